### scoresheet コマンドが話す言葉。

## 数、文の一部

count-game = { $n ->
   *[other] 対局 { $n } 局
}
count-file = { $n ->
   *[other] ファイル { $n } 個
}
count-finding = { $n ->
   *[other] 指摘 { $n } 件
}
count-fault = { $n ->
   *[other] 不備 { $n } 件
}
count-error = { $n ->
   *[other] エラー { $n } 件
}
count-warning = { $n ->
   *[other] 警告 { $n } 件
}
count-note = { $n ->
   *[other] 注記 { $n } 件
}

## 文の前

label-error = エラー
label-note = 注記

## 実行の終わり

summary-clean = { $games }
summary-findings = { $games }: { $findings }
summary-faulty = { $games }: { $findings } ({ $faulty }で)
summary-more = { $summary }; { $more }
hidden = { $n } 件は表示していません (--max-diagnostics を参照)
notes-hidden = 注記は -v で表示します
no-faults = 不備なし
check-clean = { $games }: { $faults }
check-faulty = { $games }のうち { $faulty } 局に{ $faults }
can-be-mended = { $flag } で直せる{ $findings }
can-be-mended-hidden = { $flag } で直せる{ $findings } (うち { $hidden } 件は -v でのみ表示)
explain-says-more = { $code } の詳しい説明: `scoresheet explain { $code }`
fixed = { $findings }を修正、残り { $remaining } 件
fixed-in-files = { $files }で{ $findings }を修正、残り { $remaining } 件
would-fix = { $findings }を修正することになります、残り { $remaining } 件
would-fix-in-files = { $files }で{ $findings }を修正することになります、残り { $remaining } 件
fix-refused = { $place }: { $code } の修正は適用しません: { $reason }
fix-refused-in-game = { $place }: { $code } の修正は適用しません: { $reason } (対局 { $game })
rewritten = { $n ->
   *[other] { $changed }を書き直し、{ $unchanged }はそのまま
}
would-rewrite = { $n ->
   *[other] { $changed }を書き直すことになり、{ $unchanged }はそのまま
}
interrupted = 中断しました
interrupted-after = { $games }の後で中断しました
interrupted-file-stays = { $games }の後で中断しました; `{ $file }` は元のままです
interrupted-no-file = { $games }の後で中断しました; `{ $file }` は書きません
interrupted-rewrite = 中断しました; `{ $file }` は元のままです

## できないこと

reading-terminal = 端末から対局を読んでいます; Ctrl-D で終わります
output-fails = 出力を書けません: { $error }
file-fails = `{ $file }` に書けません: { $error }
file-read-only = `{ $file }` に書けません: 読み取り専用です
file-unreadable = `{ $file }` を読めません: { $error }
file-not-rewritten = `{ $file }` を書き直せません: { $error }
output-is-folder = 書き込むファイルが必要ですが、`{ $file }` はフォルダーです
output-is-input = 別の出力ファイルが必要ですが、`{ $file }` は入力でもあります; 新しいファイルに書いてから名前を変えてください
output-compressed = .{ $ending } の付かない名前が必要です: 出力は圧縮しません; -o out を省き、圧縮するプログラムにパイプで渡してください
json-encoding = --to { $format } には --output-encoding UTF-8 が必要です: JSON に他の符号化はありません
unwritten = { $n ->
   *[other] { $encoding } で書けない { $n } 文字を `?` にしました
}
rewrite-no-file = 書き直せるファイルが必要ですが、`{ $file }` は違います; 標準入力に送ってください
rewrite-left-out = `{ $file }` は圧縮されているので除きます
rewrite-compressed = `{ $file }` は圧縮されているのでその場では書き直しません; `scoresheet convert { $file } -o OUT` で圧縮しないファイルを書けます
rewrite-not-pgn = 書き直すには PGN が必要ですが、`{ $file }` は { $found } です; `scoresheet convert` で PGN にできます
would-be-utf8 = { $file }: UTF-8 で書くことになり、行は UTF-8 で示します
would-be-utf8-unchanged = { $file }: UTF-8 で書くことになり、行はそのままです
settings-unreadable = 設定 `{ $file }` を読めません: { $error }
no-such-command = scoresheet のコマンドが必要ですが、`{ $name }` があります

## `scoresheet stats` の表

stats-games = 対局
stats-white-wins = 白勝ち
stats-black-wins = 黒勝ち
stats-draws = 引き分け
stats-no-result = 結果なし
stats-without-moves = 指し手なし
stats-begin-elsewhere = 別の開始局面
stats-plies = 手数
stats-plies-a-game = 一局に { $mean }
stats-the-most = 最多
stats-in-game = 対局 { $game }
stats-in-games = { $games }で
stats-variations = 変化手順
stats-plies-in-them = その中の手数
stats-comments = 注釈
stats-faults = 不備

## ヘルプ

heading-usage = 使い方
heading-commands = コマンド
heading-arguments = 引数
heading-options = オプション
heading-examples = 例
heading-messages = メッセージ
heading-output = 出力
heading-what-to-write = 書く内容
heading-input = 入力
heading-which-findings = どの指摘を
heading-fixes = 修正
heading-settings = 設定
default-value = [既定値: { $values }]
possible-values = [指定できる値: { $values }]
arg-ui_lang = ヘルプとメッセージの言語: en, ko, vi, ja; 既定: 環境変数に従う
arg-help = ヘルプを表示 ('--help' でより詳しく)
arg-version = バージョンを表示
arg-width = 指し手の行の最大の長さ (文字数); 既定: 79
arg-inputs = ファイル、フォルダー、または標準入力を表す `-`; .gz、.bz2、.zst、.xz はそのまま読む
arg-from = 入力の形式: pgn、json、epd、棋譜法 (`scoresheet notations` を参照)、または指せるものを探す auto; 既定: 名前または最初のバイトから判断
arg-from_lang = 読む指し手の言語; `scoresheet languages` を参照
arg-start_fen = 開始局面を示さない対局の開始局面
arg-encoding = 入力の文字符号化; 既定: 対局ごとに判断
arg-follow_illegal = 成立した反則手を書かれたとおりに進める; なければその後は文章として残す
arg-threads = 使うスレッドの数; 既定: プロセッサーごとに一つ
arg-strict = 標準から外れるものをすべてエラーとする
arg-quiet = 読めない、書けないもの以外は何も言わない
arg-verbose = 形式の問題も言う
arg-color = 色を使う場合; 既定では端末で、NO_COLOR がないとき
arg-max_diagnostics = 診断をこの数までしか表示しない
arg-config = このファイルから設定を取る; 既定: このフォルダーまたは上のフォルダーの scoresheet.toml
arg-no_config = ファイルから設定を取らない
scoresheet-about = 誰がどう書いたチェスの対局でも読み、必要な形で書きます
scoresheet-after-examples =
    例:
      scoresheet convert games.pgn -o clean.pgn     すべての手を確かめ、エクスポート形式で
      scoresheet check games.pgn                    何がどこでなぜ誤っているか
      scoresheet check --fix games.pgn              明らかな書き誤りを直す
      scoresheet fmt games.pgn                      ファイルを正規形に書き直す
      scoresheet explain M001                       診断の意味
      scoresheet languages                          各国での指し手の書き方
      scoresheet notations                          読み書きできる棋譜法
      scoresheet stats games/                       フォルダーの対局に何があるか
scoresheet-after-each = 各コマンドに説明があります: scoresheet help convert
convert-about = すべての手を確かめながら、対局を別の形で書く
convert-more = PGN、JSON、EPD を読み、各語の合法手を見つけて、PGN のエクスポート形式または別の形式で書きます。おかしな点は標準エラーに出します。指せない手は続くものと共に注釈として残り、ほかは失われません。
convert-after-formats =
    形式:
      pgn        エクスポート形式: 七つのタグが先、一行 79 文字まで
      pgn-line   同じで、一局の指し手をすべて一行に
      jsonl      一局に JSON オブジェクト一つ: タグ、指し手、変化手順、注釈、診断
      json       同じものを一つの文書に
      uci, san   本譜の指し手、一行に一局
      fen        各対局の最後の局面
      fens       各対局のすべての局面
      epd        すべての局面と指した手、名前
      棋譜法     long、figurine、descriptive、iccf、spoken など: `scoresheet notations` が並べる
convert-after-layouts =
    棋譜法の配置:
      text       タグ、続いて数行の指し手
      line       一行に一局
      columns    見出し、白と黒の指し手を並べて
      table      同じものを Markdown で
convert-after-only = 読むときに出会ったことだけを言います。さらに調べるには `scoresheet check` を使ってください。
convert-after-exit =
    終了コード: 0 問題なし、1 対局にエラー、2 誤った使い方、3 読めないか書けないものがある、
    130 中断。head のように出力の読み手が閉じても、誤りではありません。
check-about = 対局の何がどこでなぜ誤っているかを言う
check-more = コンパイラーのように、不備ごとに場所とファイルのその行を示します。O-O を 0-0 と書くような形式の問題は -v で示します。意味を変えずに直せるものは --fix で直します。コードの意味は `scoresheet explain` が説明します。
check-after-examples =
    例:
      scoresheet check games.pgn
      scoresheet check -v games.pgn | less
      scoresheet check --select M,R --ignore M003 games.pgn
      scoresheet check --format jsonl games/ > faults.jsonl
      scoresheet check --format sarif games/ > faults.sarif
      scoresheet check --fix --diff games.pgn            何が直されるか
      scoresheet check --fix games.pgn                   ファイルの中で直す
      scoresheet check -q new.pgn && mv new.pgn checked/
check-after-exit =
    終了コード: 0 問題なし、1 エラーまたは警告 (--fix では残ったもの)、2 誤った使い方か意味をなさない設定、
    3 読めないか書けないものがある、130 中断。head のように出力の読み手が閉じても、誤りではありません。
fmt-about = PGN をその場で正規形に書き直す
fmt-more = 正規形は PGN 標準のエクスポート形式で、標準が定めない注釈と変化手順の配置を一つに決めたものです (docs/fmt.md)。誰が書いた対局でも、同じ対局は同じバイトになります。失われるものはなく、指し手として読めないものは注釈として残ります。標準入力は標準出力に書きます。読むときに出会った不備だけを言います。さらに調べるには `scoresheet check` を使ってください。
fmt-after-examples =
    例:
      scoresheet fmt games.pgn
      scoresheet fmt --check games/           正規形でないファイルを並べる
      scoresheet fmt --diff games.pgn
      pbpaste | scoresheet fmt
fmt-after-exit =
    終了コード: 0 完了、--check ではすべて正規形; 1 対局にエラー、--check では変わるファイルがある;
    2 誤った使い方; 3 読めないか書けないものがある; 130 中断
explain-about = 診断の意味と対処を説明する
explain-more = コードがなければすべてを並べます。
languages-about = 各言語での指し手の書き方を示す
languages-more = 各行に言語のコードと名前、キングからポーンまでの文字、ナイトの手、クイーンサイドのキャスリング、クイーンになるポーンの手があります。
notations-about = 読み書きできる棋譜法を並べる
notations-more = 各行に棋譜法の名前、説明、その書き方での数手があります。
stats-about = 対局、手数、結果、不備を数える
stats-more = 不備は読むときに出会うものです。`scoresheet check` はさらに調べ、より多く数えます。
help-about = この文またはコマンドのヘルプを表示
scoresheet-arg-help = ヘルプを表示
convert-arg-output = このファイルに書く。完成してから現れる; 既定: 標準出力
convert-arg-to = 形式または棋譜法; 既定: OUT の拡張子による。なければ pgn
convert-arg-layout = 棋譜法で書く対局の配置; 既定: その棋譜法で普通のもの
convert-arg-lang = 棋譜法で書く指し手の言語; `scoresheet languages` を参照
convert-arg-output_encoding = 書くときの文字符号化; そこにない文字は `?` になる
convert-arg-limit = この数の対局で止める
convert-arg-no_comments = 注釈を除く
convert-arg-no_variations = 変化手順を除く
convert-arg-no_nags = $1 や !? などの記号を除く
convert-arg-no_tags = すべてのタグを除く
convert-arg-roster = タグはどの対局にもある七つだけを書く
convert-arg-no_numbers = 手番号を除く
convert-arg-no_results = 指し手の後の結果を除く
check-arg-select = このコード、またはこう始まるコードだけを調べる: M,T00
check-arg-ignore = このコード、またはこう始まるコードは調べない
check-arg-severity = 表示し、不備とみなす最低の重大度; 既定: warning
check-arg-max_diagnostics = 診断をこの数までしか表示しない; 既定: すべて
check-arg-fix = 明らかな書き誤りをファイルの中で直す; `likely` はありそうなものも
check-arg-fix-more = 標準入力は直して標準出力に書きます。修正のたびに対局を読み直し、指し手、変化手順、開始局面が変わってしまう修正は適用せず、そのことを言います。
check-arg-diff = --fix と共に: 何も変えず、差分を表示する
check-arg-format = 文章、指摘ごとに一行、行ごとに JSON オブジェクト、または SARIF ログで表示する
check-arg-format-more = 直した対局や差分が標準出力に出るときは、報告は標準エラーに出ます。そのとき JSON と SARIF のそばに文はありません。読めないか書けないものがあるときは別です。
fmt-arg-check = 何も変えず、変わるファイルを並べる
fmt-arg-diff = 何も変えず、差分を表示する
fmt-arg-stdout = 何も変えず、正規形を表示する
explain-arg-codes = M001 などのコード
stats-arg-format = 人のための表、または JSON オブジェクトで表示する
