### Những gì lệnh scoresheet nói.

## Số lượng, là phần của câu

count-game = { $n ->
   *[other] { $n } ván
}
count-file = { $n ->
   *[other] { $n } tệp
}
count-finding = { $n ->
   *[other] { $n } phát hiện
}
count-fault = { $n ->
   *[other] { $n } chỗ sai
}
count-error = { $n ->
   *[other] { $n } lỗi
}
count-warning = { $n ->
   *[other] { $n } cảnh báo
}
count-note = { $n ->
   *[other] { $n } ghi chú
}

## Trước câu

label-error = lỗi
label-note = ghi chú

## Khi kết thúc

summary-clean = { $games }
summary-findings = { $games }: { $findings }
summary-faulty = { $games }: { $findings } trong { $faulty }
summary-more = { $summary }; { $more }
hidden = { $n } mục không hiện (xem --max-diagnostics)
notes-hidden = -v cho hiện các ghi chú
no-faults = không có chỗ sai
check-clean = { $faults } trong { $games }
check-faulty = { $faults } ở { $faulty } trong số { $games }
can-be-mended = { $findings } có thể sửa bằng { $flag }
can-be-mended-hidden = { $findings } có thể sửa bằng { $flag } ({ $hidden } trong số đó chỉ hiện với -v)
explain-says-more = `scoresheet explain { $code }` nói thêm về { $code }
fixed = đã sửa { $findings }, còn lại { $remaining }
fixed-in-files = đã sửa { $findings } trong { $files }, còn lại { $remaining }
would-fix = sẽ sửa { $findings }, còn lại { $remaining }
would-fix-in-files = sẽ sửa { $findings } trong { $files }, còn lại { $remaining }
fix-refused = { $place }: không áp dụng cách sửa của { $code }: { $reason }
fix-refused-in-game = { $place }: không áp dụng cách sửa của { $code }: { $reason } (ván { $game })
rewritten = { $n ->
   *[other] đã viết lại { $changed }, giữ nguyên { $unchanged }
}
would-rewrite = { $n ->
   *[other] sẽ viết lại { $changed }, giữ nguyên { $unchanged }
}
interrupted = bị ngắt
interrupted-after = bị ngắt sau { $games }
interrupted-file-stays = bị ngắt sau { $games }; `{ $file }` giữ nguyên như trước
interrupted-no-file = bị ngắt sau { $games }; `{ $file }` không được ghi
interrupted-rewrite = bị ngắt; `{ $file }` giữ nguyên

## Những gì không làm được

reading-terminal = đang đọc ván cờ từ thiết bị đầu cuối; Ctrl-D để kết thúc
output-fails = không ghi được đầu ra: { $error }
file-fails = không ghi được `{ $file }`: { $error }
file-read-only = không ghi được `{ $file }`: tệp chỉ cho đọc
file-unreadable = không đọc được `{ $file }`: { $error }
file-not-rewritten = không viết lại được `{ $file }`: { $error }
output-is-folder = cần một tệp để ghi, nhưng `{ $file }` là thư mục
output-is-input = cần một tệp khác để ghi, nhưng `{ $file }` cũng là đầu vào; hãy ghi vào tệp mới rồi đổi tên
output-compressed = cần một tên không có .{ $ending }: đầu ra không được nén; hãy bỏ -o out và chuyển qua ống dẫn tới chương trình nén
json-encoding = cần --output-encoding UTF-8 với --to { $format }: JSON không có bảng mã khác
unwritten = { $n ->
   *[other] { $n } ký tự không viết được trong { $encoding } và đã thành `?`
}
rewrite-no-file = cần một tệp có thể viết lại, nhưng `{ $file }` không phải; hãy đưa nó vào đầu vào chuẩn
rewrite-left-out = `{ $file }` đã nén nên được bỏ qua
rewrite-compressed = `{ $file }` đã nén nên không được viết lại tại chỗ; `scoresheet convert { $file } -o OUT` ghi ra tệp không nén
rewrite-not-pgn = cần PGN để viết lại, nhưng `{ $file }` chứa { $found }; `scoresheet convert` chuyển nó thành PGN
would-be-utf8 = { $file }: sẽ được ghi bằng UTF-8, các dòng hiện theo UTF-8
would-be-utf8-unchanged = { $file }: sẽ được ghi bằng UTF-8; các dòng giữ nguyên
settings-unreadable = không đọc được thiết lập `{ $file }`: { $error }
no-such-command = cần một lệnh của scoresheet, nhưng gặp `{ $name }`

## Bảng của `scoresheet stats`

stats-games = ván
stats-white-wins = Trắng thắng
stats-black-wins = Đen thắng
stats-draws = hòa
stats-no-result = không kết quả
stats-without-moves = không nước đi
stats-begin-elsewhere = thế khác
stats-plies = nửa nước
stats-plies-a-game = { $mean } mỗi ván
stats-the-most = nhiều nhất
stats-in-game = ở ván { $game }
stats-in-games = trong { $games }
stats-variations = biến
stats-plies-in-them = nửa nước ở đó
stats-comments = bình luận
stats-faults = chỗ sai

## Trợ giúp

heading-usage = Cách dùng
heading-commands = Lệnh
heading-arguments = Đối số
heading-options = Tùy chọn
heading-examples = Ví dụ
heading-messages = Thông báo
heading-output = Đầu ra
heading-what-to-write = Ghi những gì
heading-input = Đầu vào
heading-which-findings = Phát hiện nào
heading-fixes = Sửa
heading-settings = Thiết lập
default-value = [mặc định: { $values }]
possible-values = [giá trị: { $values }]
arg-ui_lang = Ngôn ngữ của trợ giúp và thông báo: en, ko, vi hoặc ja; mặc định: theo môi trường
arg-help = Hiện trợ giúp ('--help' nói thêm)
arg-version = Hiện phiên bản
arg-width = Dòng nước đi dài nhất, tính theo ký tự; mặc định: 79
arg-inputs = Tệp, thư mục, hoặc `-` là đầu vào chuẩn; .gz, .bz2, .zst và .xz được đọc như vốn có
arg-from = Đầu vào được viết theo dạng nào: pgn, json, epd, một lối ghi (xem `scoresheet notations`), hoặc auto cho bất cứ gì đi được; mặc định: theo tên hoặc các byte đầu tiên
arg-from_lang = Ngôn ngữ của nước đi được đọc; xem `scoresheet languages`
arg-start_fen = Thế cờ bắt đầu của những ván không nêu thế nào
arg-encoding = Bảng mã của đầu vào; mặc định: tìm ra cho từng ván
arg-follow_illegal = Đi nước sai luật đã được công nhận như nó được viết; nếu không, phần sau được giữ làm văn bản
arg-threads = Dùng bao nhiêu luồng; mặc định: mỗi bộ xử lý một luồng
arg-strict = Coi mọi điều khác chuẩn là lỗi
arg-quiet = Không nói gì ngoài những gì không đọc hoặc không ghi được
arg-verbose = Nói cả những vấn đề hình thức
arg-color = Khi nào dùng màu; tự nó là ở thiết bị đầu cuối, trừ khi có NO_COLOR
arg-max_diagnostics = Không hiện quá ngần này chẩn đoán
arg-config = Lấy thiết lập từ tệp này; mặc định: scoresheet.toml ở thư mục này hoặc thư mục bao ngoài
arg-no_config = Không lấy thiết lập từ tệp
scoresheet-about = Đọc ván cờ vua dù ai ghi thế nào và viết ra theo dạng ai cần
scoresheet-after-examples =
    Ví dụ:
      scoresheet convert games.pgn -o clean.pgn     mọi nước được kiểm, ở dạng xuất
      scoresheet check games.pgn                    sai gì, ở đâu, vì sao
      scoresheet check --fix games.pgn              sửa những gì chắc chắn ghi nhầm
      scoresheet fmt games.pgn                      viết lại tệp ở dạng chuẩn
      scoresheet explain M001                       ý nghĩa của một chẩn đoán
      scoresheet languages                          ở đâu ghi nước đi thế nào
      scoresheet notations                          các lối ghi đọc và viết được
      scoresheet stats games/                       một thư mục ván cờ có gì
scoresheet-after-each = Mỗi lệnh tự giải thích: scoresheet help convert
convert-about = Viết ván cờ ở dạng khác, mọi nước đều được kiểm
convert-more = Đọc PGN, JSON hoặc EPD, tìm nước đi hợp lệ sau mỗi từ và viết ván cờ thành PGN dạng xuất hoặc dạng khác. Điều lạ được nói ở đầu ra lỗi; nước không thể đi được giữ làm bình luận cùng với phần sau nó, và không mất gì khác.
convert-after-formats =
    Định dạng:
      pgn        dạng xuất: bảy thẻ trước, dòng dài tới 79 ký tự
      pgn-line   như trên, mọi nước của một ván trên một dòng
      jsonl      mỗi ván một đối tượng JSON: thẻ, nước đi, biến, bình luận, chẩn đoán
      json       như trên, thành một tài liệu
      uci, san   các nước của biến chính, mỗi dòng một ván
      fen        thế cờ cuối của mỗi ván
      fens       mọi thế cờ của mỗi ván
      epd        mọi thế cờ với nước đã đi và tên
      lối ghi    như long, figurine, descriptive, iccf, spoken: `scoresheet notations` kê ra
convert-after-layouts =
    Cách bày của một lối ghi:
      text       các thẻ, rồi các nước theo dòng
      line       mỗi dòng một ván
      columns    tiêu đề, nước của Trắng và Đen cạnh nhau
      table      như trên, bằng Markdown
convert-after-only = Chỉ nói những gì gặp khi đọc; `scoresheet check` tìm thêm.
convert-after-exit =
    Mã thoát: 0 sạch, 1 có lỗi trong ván, 2 dùng sai, 3 có gì không đọc hoặc không ghi được,
    130 bị ngắt. Nếu bên đọc đầu ra đóng nó lại, như head, thì đó không phải là lỗi.
check-about = Nói ván cờ sai gì, ở đâu, vì sao
check-more = In từng chỗ sai cùng vị trí, như trình biên dịch, và dòng của tệp chứa nó. Vấn đề hình thức, như 0-0 thay cho O-O, hiện với -v. Những gì sửa được mà không đổi nghĩa thì được sửa bằng --fix; ý nghĩa của mã do `scoresheet explain` nói.
check-after-examples =
    Ví dụ:
      scoresheet check games.pgn
      scoresheet check -v games.pgn | less
      scoresheet check --select M,R --ignore M003 games.pgn
      scoresheet check --format jsonl games/ > faults.jsonl
      scoresheet check --format sarif games/ > faults.sarif
      scoresheet check --fix --diff games.pgn            sẽ sửa những gì
      scoresheet check --fix games.pgn                   sửa trong tệp
      scoresheet check -q new.pgn && mv new.pgn checked/
check-after-exit =
    Mã thoát: 0 sạch, 1 có lỗi hoặc cảnh báo (với --fix: còn lại), 2 dùng sai hoặc thiết lập vô nghĩa,
    3 có gì không đọc hoặc không ghi được, 130 bị ngắt. Nếu bên đọc đầu ra đóng nó lại, như head, thì
    đó không phải là lỗi.
fmt-about = Viết lại PGN ở dạng chuẩn, tại chỗ
fmt-more = Dạng chuẩn là dạng xuất của tiêu chuẩn PGN, với cách bày bình luận và biến mà tiêu chuẩn để ngỏ được định một lần (docs/fmt.md): ai ghi ván cờ cũng vậy, cùng một ván cho ra cùng các byte. Không mất gì; những gì không đọc được thành nước đi thì giữ làm bình luận. Đầu vào chuẩn được ghi ra đầu ra chuẩn. Chỉ nói những chỗ sai gặp khi đọc; `scoresheet check` tìm thêm.
fmt-after-examples =
    Ví dụ:
      scoresheet fmt games.pgn
      scoresheet fmt --check games/           kê những tệp không ở dạng chuẩn
      scoresheet fmt --diff games.pgn
      pbpaste | scoresheet fmt
fmt-after-exit =
    Mã thoát: 0 xong, hoặc với --check mọi tệp đều chuẩn; 1 có lỗi trong ván, hoặc với --check có tệp
    sẽ đổi; 2 dùng sai; 3 có gì không đọc hoặc không ghi được; 130 bị ngắt
explain-about = Nói một chẩn đoán có nghĩa gì và nên làm gì
explain-more = Không có mã thì kê tất cả.
languages-about = Nói nước đi được ghi thế nào trong mỗi ngôn ngữ
languages-more = Mỗi dòng có mã và tên ngôn ngữ, các chữ từ vua đến tốt, cùng một nước mã, nhập thành cánh hậu và một tốt phong hậu.
notations-about = Kê các lối ghi đọc và viết được
notations-more = Mỗi dòng có tên một lối ghi, nó là gì, và vài nước theo lối đó.
stats-about = Đếm ván, nửa nước, kết quả và chỗ sai
stats-more = Chỗ sai là những gì gặp khi đọc; `scoresheet check` tìm thêm và đếm được nhiều hơn.
help-about = Hiện thông báo này hoặc trợ giúp của lệnh
scoresheet-arg-help = Hiện trợ giúp
convert-arg-output = Ghi vào tệp này, chỉ hiện ra khi đã xong; mặc định: đầu ra chuẩn
convert-arg-to = Định dạng hoặc lối ghi; mặc định: theo đuôi của OUT, nếu không thì pgn
convert-arg-layout = Cách bày các ván trong một lối ghi; mặc định: như thường dùng
convert-arg-lang = Ngôn ngữ của nước đi trong một lối ghi; xem `scoresheet languages`
convert-arg-output_encoding = Bảng mã để ghi; ký tự nó không có thành `?`
convert-arg-limit = Dừng sau ngần này ván
convert-arg-no_comments = Bỏ bình luận
convert-arg-no_variations = Bỏ biến
convert-arg-no_nags = Bỏ ký hiệu như $1 và !?
convert-arg-no_tags = Bỏ mọi thẻ
convert-arg-roster = Chỉ ghi bảy thẻ mà ván nào cũng có
convert-arg-no_numbers = Bỏ số thứ tự nước đi
convert-arg-no_results = Bỏ kết quả sau các nước đi
check-arg-select = Chỉ tìm các mã này, hoặc các mã bắt đầu như vậy: M,T00
check-arg-ignore = Không tìm các mã này, hoặc các mã bắt đầu như vậy
check-arg-severity = Mức nặng thấp nhất được hiện và coi là sai; mặc định: warning
check-arg-max_diagnostics = Không hiện quá ngần này chẩn đoán; mặc định: tất cả
check-arg-fix = Sửa trong tệp những gì chắc chắn ghi nhầm; `likely` sửa cả những gì có lẽ nhầm
check-arg-fix-more = Đầu vào chuẩn được sửa và ghi ra đầu ra chuẩn. Sau mỗi lần sửa, ván cờ được đọc lại: cách sửa nào khiến ván có nước đi, biến hoặc thế cờ bắt đầu khác thì không được áp dụng, và điều đó được nói ra.
check-arg-diff = Cùng với --fix: không đổi gì, in các khác biệt
check-arg-format = In văn bản, mỗi phát hiện một dòng, mỗi dòng một đối tượng JSON, hoặc nhật ký SARIF
check-arg-format-more = Khi ván đã sửa hoặc khác biệt ra đầu ra chuẩn thì báo cáo ra đầu ra lỗi. Khi đó bên cạnh JSON và SARIF không có câu nào, trừ khi có gì không đọc hoặc không ghi được.
fmt-arg-check = Không đổi gì; kê những tệp sẽ đổi
fmt-arg-diff = Không đổi gì; in các khác biệt
fmt-arg-stdout = Không đổi gì; in dạng chuẩn
explain-arg-codes = Các mã, như M001
stats-arg-format = In bảng cho người đọc hoặc một đối tượng JSON
