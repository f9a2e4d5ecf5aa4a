### scoresheet 명령이 하는 말.

## 수, 문장의 일부

count-game = { $n ->
   *[other] 게임 { $n }개
}
count-file = { $n ->
   *[other] 파일 { $n }개
}
count-finding = { $n ->
   *[other] 지적 { $n }개
}
count-fault = { $n ->
   *[other] 결함 { $n }개
}
count-error = { $n ->
   *[other] 오류 { $n }개
}
count-warning = { $n ->
   *[other] 경고 { $n }개
}
count-note = { $n ->
   *[other] 참고 { $n }개
}

## 문장 앞

label-error = 오류
label-note = 참고

## 실행이 끝날 때

summary-clean = { $games }
summary-findings = { $games }: { $findings }
summary-faulty = { $games }: { $findings } ({ $faulty }에서)
summary-more = { $summary }; { $more }
hidden = { $n }개는 표시하지 않음 (--max-diagnostics 참조)
notes-hidden = 참고는 -v로 표시
no-faults = 결함 없음
check-clean = { $games }: { $faults }
check-faulty = { $games } 중 { $faulty }개에서 { $faults }
can-be-mended = { $findings }를 { $flag }로 고칠 수 있음
can-be-mended-hidden = { $findings }를 { $flag }로 고칠 수 있음 (그중 { $hidden }개는 -v로만 표시)
explain-says-more = { $code }에 대한 자세한 설명: `scoresheet explain { $code }`
fixed = { $findings } 고침, { $remaining }개 남음
fixed-in-files = { $files }에서 { $findings } 고침, { $remaining }개 남음
would-fix = { $findings }를 고치게 됨, { $remaining }개 남음
would-fix-in-files = { $files }에서 { $findings }를 고치게 됨, { $remaining }개 남음
fix-refused = { $place }: { $code }의 수정을 적용하지 않음: { $reason }
fix-refused-in-game = { $place }: { $code }의 수정을 적용하지 않음: { $reason } (게임 { $game })
rewritten = { $n ->
   *[other] { $changed } 다시 씀, { $unchanged } 그대로 둠
}
would-rewrite = { $n ->
   *[other] { $changed }를 다시 쓰게 됨, { $unchanged }는 그대로 둠
}
interrupted = 중단됨
interrupted-after = { $games } 뒤에 중단됨
interrupted-file-stays = { $games } 뒤에 중단됨; `{ $file }`은(는) 그대로 남음
interrupted-no-file = { $games } 뒤에 중단됨; `{ $file }`은(는) 쓰지 않음
interrupted-rewrite = 중단됨; `{ $file }`은(는) 그대로 남음

## 할 수 없는 일

reading-terminal = 터미널에서 게임을 읽는 중; Ctrl-D로 끝냄
output-fails = 출력을 쓸 수 없음: { $error }
file-fails = `{ $file }`에 쓸 수 없음: { $error }
file-read-only = `{ $file }`에 쓸 수 없음: 읽기 전용
file-unreadable = `{ $file }`을(를) 읽을 수 없음: { $error }
file-not-rewritten = `{ $file }`을(를) 다시 쓸 수 없음: { $error }
output-is-folder = 쓸 파일이 필요한데 `{ $file }`은(는) 폴더임
output-is-input = 다른 출력 파일이 필요한데 `{ $file }`은(는) 입력이기도 함; 새 파일에 쓴 뒤 이름을 바꾸십시오
output-compressed = .{ $ending } 없는 이름이 필요함: 출력은 압축되지 않음; -o out 없이 압축 프로그램에 파이프로 넘기십시오
json-encoding = --to { $format }에는 --output-encoding UTF-8이 필요함: JSON에는 다른 인코딩이 없음
unwritten = { $n ->
   *[other] { $encoding }(으)로 쓸 수 없는 문자 { $n }개가 `?`(으)로 바뀜
}
rewrite-no-file = 다시 쓸 수 있는 파일이 필요한데 `{ $file }`은(는) 그렇지 않음; 표준 입력으로 보내십시오
rewrite-left-out = `{ $file }`은(는) 압축되어 있어 제외함
rewrite-compressed = `{ $file }`은(는) 압축되어 있어 제자리에서 다시 쓰지 않음; `scoresheet convert { $file } -o OUT`이 압축하지 않은 파일을 씀
rewrite-not-pgn = 다시 쓰려면 PGN이 필요한데 `{ $file }`에는 { $found }이(가) 있음; `scoresheet convert`로 PGN을 만들 수 있음
would-be-utf8 = { $file }: UTF-8로 쓰게 되며, 줄은 UTF-8로 표시됨
would-be-utf8-unchanged = { $file }: UTF-8로 쓰게 되며, 줄은 그대로임
settings-unreadable = 설정 `{ $file }`을(를) 읽을 수 없음: { $error }
no-such-command = scoresheet의 명령이 필요한데 `{ $name }`이(가) 주어짐

## `scoresheet stats`의 표

stats-games = 게임
stats-white-wins = 백 승
stats-black-wins = 흑 승
stats-draws = 무승부
stats-no-result = 결과 없음
stats-without-moves = 수 없음
stats-begin-elsewhere = 다른 시작
stats-plies = 반수
stats-plies-a-game = 게임당 { $mean }
stats-the-most = 최다
stats-in-game = 게임 { $game }
stats-in-games = { $games }에서
stats-variations = 변화수순
stats-plies-in-them = 그 안의 반수
stats-comments = 주석
stats-faults = 결함

## 도움말

heading-usage = 사용법
heading-commands = 명령
heading-arguments = 인수
heading-options = 옵션
heading-examples = 예
heading-messages = 메시지
heading-output = 출력
heading-what-to-write = 쓸 내용
heading-input = 입력
heading-which-findings = 어떤 지적을
heading-fixes = 수정
heading-settings = 설정
default-value = [기본값: { $values }]
possible-values = [가능한 값: { $values }]
arg-ui_lang = 도움말과 메시지의 언어: en, ko, vi, ja; 기본값: 환경 변수에 따름
arg-help = 도움말 표시 ('--help'는 더 자세히)
arg-version = 버전 표시
arg-width = 수를 적는 줄의 최대 길이, 문자 수; 기본값: 79
arg-inputs = 파일, 폴더, 또는 표준 입력을 뜻하는 `-`; .gz, .bz2, .zst, .xz는 그대로 읽음
arg-from = 입력의 형식: pgn, json, epd, 기보법(`scoresheet notations` 참조), 또는 둘 수 있는 것을 찾는 auto; 기본값: 이름이나 첫 바이트로 알아냄
arg-from_lang = 읽는 수의 언어; `scoresheet languages` 참조
arg-start_fen = 시작 포지션을 적지 않은 게임의 시작 포지션
arg-encoding = 입력의 인코딩; 기본값: 게임마다 알아냄
arg-follow_illegal = 인정되고 지나간 규칙 위반 수를 적힌 대로 둠; 없으면 그 뒤는 글로 남김
arg-threads = 사용할 스레드 수; 기본값: 프로세서마다 하나
arg-strict = 표준에서 벗어난 것은 모두 오류로 봄
arg-quiet = 읽거나 쓸 수 없는 것 말고는 알리지 않음
arg-verbose = 형식 문제도 알림
arg-color = 색을 쓸 때; 기본은 터미널에서, NO_COLOR가 없을 때
arg-max_diagnostics = 진단을 이 수까지만 표시
arg-config = 이 파일에서 설정을 가져옴; 기본값: 이 폴더나 상위 폴더의 scoresheet.toml
arg-no_config = 파일에서 설정을 가져오지 않음
scoresheet-about = 누가 어떻게 적었든 체스 게임을 읽고, 필요한 형태로 씁니다
scoresheet-after-examples =
    예:
      scoresheet convert games.pgn -o clean.pgn     모든 수를 확인하여 내보내기 형식으로
      scoresheet check games.pgn                    무엇이 어디서 왜 잘못되었는지
      scoresheet check --fix games.pgn              분명히 잘못 적힌 것을 고침
      scoresheet fmt games.pgn                      파일을 표준형으로 다시 씀
      scoresheet explain M001                       진단의 뜻
      scoresheet languages                          나라마다 수를 적는 법
      scoresheet notations                          읽고 쓰는 기보법
      scoresheet stats games/                       폴더의 게임에 무엇이 있는지
scoresheet-after-each = 명령마다 설명이 있습니다: scoresheet help convert
convert-about = 모든 수를 확인하며 게임을 다른 형태로 쓰기
convert-more = PGN, JSON, EPD를 읽고 단어마다 규칙에 맞는 수를 찾아 PGN 내보내기 형식이나 다른 형식으로 씁니다. 이상한 점은 표준 오류에 알립니다. 둘 수 없는 수는 뒤따르는 것과 함께 주석으로 남으며, 다른 것은 잃지 않습니다.
convert-after-formats =
    형식:
      pgn        내보내기 형식: 일곱 태그 먼저, 한 줄에 79자까지
      pgn-line   같은 형식, 한 게임의 수를 모두 한 줄에
      jsonl      한 게임에 JSON 객체 하나: 태그, 수, 변화수순, 주석, 진단
      json       같은 내용을 한 문서로
      uci, san   본선의 수, 한 줄에 한 게임
      fen        게임마다 마지막 포지션
      fens       게임마다 모든 포지션
      epd        모든 포지션과 둔 수, 이름
      기보법     long, figurine, descriptive, iccf, spoken 등: `scoresheet notations`가 나열함
convert-after-layouts =
    기보법의 배치:
      text       태그, 이어서 여러 줄의 수
      line       한 줄에 한 게임
      columns    제목, 백과 흑의 수를 나란히
      table      같은 것을 Markdown으로
convert-after-only = 읽으면서 만난 것만 알립니다. 더 찾으려면 `scoresheet check`를 쓰십시오.
convert-after-exit =
    종료 코드: 0 이상 없음, 1 게임에 오류, 2 잘못된 사용, 3 읽거나 쓸 수 없음, 130 중단됨.
    head처럼 출력을 읽던 쪽이 닫는 것은 잘못이 아닙니다.
check-about = 게임에서 무엇이 어디서 왜 잘못되었는지 알리기
check-more = 컴파일러처럼 결함마다 위치와 파일의 그 줄을 보여 줍니다. O-O를 0-0으로 적는 것 같은 형식 문제는 -v로 표시합니다. 뜻을 바꾸지 않고 고칠 수 있는 것은 --fix로 고칩니다. 코드의 뜻은 `scoresheet explain`이 설명합니다.
check-after-examples =
    예:
      scoresheet check games.pgn
      scoresheet check -v games.pgn | less
      scoresheet check --select M,R --ignore M003 games.pgn
      scoresheet check --format jsonl games/ > faults.jsonl
      scoresheet check --format sarif games/ > faults.sarif
      scoresheet check --fix --diff games.pgn            무엇이 고쳐질지
      scoresheet check --fix games.pgn                   파일에서 고침
      scoresheet check -q new.pgn && mv new.pgn checked/
check-after-exit =
    종료 코드: 0 이상 없음, 1 오류나 경고(--fix에서는 남은 것), 2 잘못된 사용이나 말이 되지 않는 설정,
    3 읽거나 쓸 수 없음, 130 중단됨. head처럼 출력을 읽던 쪽이 닫는 것은 잘못이 아닙니다.
fmt-about = PGN을 제자리에서 표준형으로 다시 쓰기
fmt-more = 표준형은 PGN 표준의 내보내기 형식이며, 표준이 열어 둔 주석과 변화수순의 배치를 한 번 정한 것입니다(docs/fmt.md). 누가 적은 게임이든 같은 게임은 같은 바이트가 됩니다. 잃는 것은 없으며, 수로 읽을 수 없는 것은 주석으로 남습니다. 표준 입력은 표준 출력으로 씁니다. 읽으면서 만난 결함만 알립니다. 더 찾으려면 `scoresheet check`를 쓰십시오.
fmt-after-examples =
    예:
      scoresheet fmt games.pgn
      scoresheet fmt --check games/           표준형이 아닌 파일을 나열
      scoresheet fmt --diff games.pgn
      pbpaste | scoresheet fmt
fmt-after-exit =
    종료 코드: 0 완료, --check에서는 모두 표준형; 1 게임에 오류, --check에서는 바뀔 파일이 있음;
    2 잘못된 사용; 3 읽거나 쓸 수 없음; 130 중단됨
explain-about = 진단의 뜻과 대처 방법 설명
explain-more = 코드가 없으면 모두 나열합니다.
languages-about = 언어마다 수를 적는 법
languages-more = 줄마다 언어의 코드와 이름, 킹에서 폰까지의 글자, 그리고 나이트의 수, 퀸사이드 캐슬링, 퀸이 되는 폰이 있습니다.
notations-about = 읽고 쓰는 기보법 나열
notations-more = 줄마다 기보법의 이름과 설명, 그 기보법으로 적은 몇 수가 있습니다.
stats-about = 게임, 반수, 결과, 결함 세기
stats-more = 결함은 읽으면서 만난 것입니다. `scoresheet check`는 더 찾고 더 셉니다.
help-about = 이 글이나 명령의 도움말 표시
scoresheet-arg-help = 도움말 표시
convert-arg-output = 이 파일에 쓰며, 완성되어야 나타남; 기본값: 표준 출력
convert-arg-to = 형식이나 기보법; 기본값: OUT의 확장자에 따르고, 없으면 pgn
convert-arg-layout = 기보법으로 적은 게임의 배치; 기본값: 그 기보법에서 흔한 대로
convert-arg-lang = 기보법으로 적는 수의 언어; `scoresheet languages` 참조
convert-arg-output_encoding = 쓸 인코딩; 거기에 없는 문자는 `?`가 됨
convert-arg-limit = 이만큼의 게임 뒤에 멈춤
convert-arg-no_comments = 주석 제외
convert-arg-no_variations = 변화수순 제외
convert-arg-no_nags = $1이나 !? 같은 기호 제외
convert-arg-no_tags = 모든 태그 제외
convert-arg-roster = 태그는 모든 게임에 있는 일곱 개만 씀
convert-arg-no_numbers = 수 번호 제외
convert-arg-no_results = 수 뒤의 결과 제외
check-arg-select = 이 코드나 이렇게 시작하는 코드만 찾음: M,T00
check-arg-ignore = 이 코드나 이렇게 시작하는 코드는 찾지 않음
check-arg-severity = 표시하고 결함으로 보는 최소 심각도; 기본값: warning
check-arg-max_diagnostics = 진단을 이 수까지만 표시; 기본값: 모두
check-arg-fix = 분명히 잘못 적힌 것을 파일에서 고침; `likely`는 그럴듯한 것까지
check-arg-fix-more = 표준 입력은 고쳐서 표준 출력으로 씁니다. 고칠 때마다 게임을 다시 읽으며, 수나 변화수순이나 시작 포지션이 달라지게 하는 수정은 적용하지 않고 그 사실을 알립니다.
check-arg-diff = --fix와 함께: 아무것도 바꾸지 않고 차이를 표시
check-arg-format = 글, 지적마다 한 줄, 줄마다 JSON 객체, 또는 SARIF 로그로 표시
check-arg-format-more = 고친 게임이나 차이가 표준 출력으로 가면 보고는 표준 오류로 갑니다. 그때 JSON과 SARIF 옆에는 문장이 없으며, 읽거나 쓸 수 없는 것이 있을 때만 예외입니다.
fmt-arg-check = 아무것도 바꾸지 않고 바뀔 파일을 나열
fmt-arg-diff = 아무것도 바꾸지 않고 차이를 표시
fmt-arg-stdout = 아무것도 바꾸지 않고 표준형을 표시
explain-arg-codes = M001 같은 코드
stats-arg-format = 사람을 위한 표나 JSON 객체로 표시
