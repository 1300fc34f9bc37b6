### 핵심이 스스로 하는 말: 명령, 그리고 글자 그림의 잘못.

## 명령: 무엇에 쓰는지

cli-about = 명령줄에서 하는 보드게임: 컴퓨터끼리 하는 게임, 저장한 게임, 상황.
cli-command = 할 일. 명령마다 --help가 있어요.
cli-language = 쓸 언어, 예를 들면 ko(적지 않으면 시스템의 언어)
cli-simulate = 컴퓨터끼리 게임을 하게 하고 점수, 라운드, 끝나는 까닭의 분포를 보여 줘요.
cli-replay = 저장한 게임을 처음부터 최종 점수까지 들려줘요.
cli-position = 상황을 글자 그림으로, 거기서 할 수 있는 모든 것과 함께 보여 줘요.
cli-check = 공유 테이블 중 어느 것이 온전한지, 또는 저장한 게임이 온전한지, 아니라면 몇 번째 줄부터 잘못됐는지 알려 줘요.
cli-check-file = 저장한 게임, 또는 “village backup”이 만든 사본. 적지 않으면 페이지가 보관하는 테이블
cli-backup = 페이지는 그대로 두고 모든 공유 테이블을 새 파일로 복사해요.
cli-backup-file = 새 파일
cli-restore = 페이지는 그대로 두고 공유 테이블을 사본에 있던 대로 되돌려요. 지금 것은 먼저 따로 치워 둬요.
cli-restore-file = “village backup”이 만든 사본
cli-forget = 오랫동안 아무도 쓰지 않은 공유 테이블을 알려 주고, 그러라고 하면 지워요.
cli-untouched = 아무도 시작하거나 열거나 입력하지 않은 기간: 일, 주, 년을 180d, 26w, 1y처럼
cli-remove = 아주 지우기. 적지 않으면 목록만 보여 줘요
cli-perft = 상황에서 이어지는 모든 갈래를 깊이별로 세어 줘요.
cli-coach = 상황에서 어느 선택이 가장 좋은지, 몇 점을 무엇에서 더 얻는지 알려 줘요. 선택마다 머릿속에서 거듭 이어 봐요.
cli-games = 게임 수(적지 않으면 1000)
cli-game = 어느 게임(적지 않으면 첫 번째 게임)
cli-edition = 어느 판본(적지 않으면 게임의 첫 번째 판본, 또는 내 게임의 판본)
cli-players = 플레이어 수(적지 않으면 4, 또는 판본에 앉을 수 있는 만큼)
cli-seed = 시드 번호. 번호가 같으면 게임도 같아요
cli-jobs = 동시에 게임을 하는 프로세스 수(적지 않으면 1)
cli-seats = 자리마다 누가 하는지: { $levels }. 남은 자리에는 모두 마지막 것이 앉아요(적지 않으면 무작위)
cli-ruling = 테이블에서 정할 수 있는 규칙의 이름과 값. 잘못 적으면 쓸 수 있는 것을 모두 알려 줘요. 여러 개 적어도 돼요
cli-cluster = 일을 나누어 맡을 Dask 스케줄러의 주소
cli-out = 결과를 담을 파일. .csv나 .parquet이고, 게임의 자리마다 한 줄이에요. 중간에 멈췄으면 같은 명령으로 이어서 해요
cli-plays-beginner =
    { $count ->
        [1] 초급 1명
       *[other] 초급 { $count }명
    }
cli-plays-steady =
    { $count ->
        [1] 중급 1명
       *[other] 중급 { $count }명
    }
cli-plays-good =
    { $count ->
        [1] 상급 1명
       *[other] 상급 { $count }명
    }
cli-plays-strong =
    { $count ->
        [1] 고수 1명
       *[other] 고수 { $count }명
    }
cli-plays-random =
    { $count ->
        [1] 무작위 1명
       *[other] 무작위 { $count }명
    }
cli-copy = 내 게임의 수치를 적은 파일
cli-quiet = 진행 막대 없이
cli-save-file = 저장한 게임 또는 그 링크. -는 표준 입력에서 읽어요
cli-position-file = 글자 그림이나 JSON으로 된 상황, 저장한 게임, 또는 그 링크. -는 표준 입력에서 읽어요
cli-at = 저장한 게임에서 결정을 이만큼 한 뒤의 상황(적지 않으면 마지막)
cli-why = 할 수 없는 것과 그 까닭도 보여 주기
cli-write = 상황을 글자 그림이나 JSON으로 적기만 하기
cli-depth = 몇 번의 결정까지 볼지(적지 않으면 2)
cli-divide = 선택지마다 그 아래도 세기
cli-seconds = 몇 초 뒤에 그만 살펴볼지(적지 않으면 10)
cli-moves-seed = 시드 번호. 번호가 같으면 같은 경우들을 살펴봐요
cli-costly = 파일의 게임 전체를 훑어보고 어느 결정의 손해가 가장 컸는지 알려 줘요

## 명령: 무작위 게임

cli-simulated =
    { $games ->
        [1] { $edition } 게임 1판, { $players }, 번호 { $seed }
       *[other] { $edition } 게임 { $games }판, { $players }, 번호 { $seed }
    }
cli-progress = 게임
cli-points = 플레이어의 점수
cli-winning-points = 승자의 점수
cli-rounds = 라운드
cli-decisions = 결정(뽑기까지)
cli-seat = 플레이어 { $letter }
cli-mean = 평균 { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }, 표준편차 { NUMBER($deviation, minimumFractionDigits: 1, maximumFractionDigits: 1) }
cli-quantile =
    { $percent ->
        [0] 최소 { $value }
        [25] 25% { $value }
        [50] 중앙 { $value }
        [75] 75% { $value }
        [100] 최대 { $value }
       *[other] { $percent }% { $value }
    }
cli-class = { $low }~{ $high }
cli-endings = 게임 종료조건이 채워진 방식
cli-last-turns = 그다음
cli-shared-wins = 함께 승리함
cli-ranks = 칭호
cli-rung-by = 게임 종료조건을 채운 사람
cli-by-seat = 선부터 센 자리마다 점수와 승리
cli-victories = 평균 { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) }, 모든 승리의 { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
cli-share = { NUMBER($percent, minimumFractionDigits: 1, maximumFractionDigits: 1) }%

## 명령: 저장한 게임과 상황

cli-replay-head = { $edition }: { $players }
cli-replay-decisions =
    { $count ->
        [1] 결정 1개.
       *[other] 결정 { $count }개.
    }
cli-final-score = 최종 점수
cli-total = 합계
cli-choices = 할 수 있는 것:
cli-refusals = 할 수 없는 것:
# $cited (text): passages of rule texts
cli-refused = { $why } [{ $cited }]
cli-or = { $first } 또는 { $last }
cli-coached =
    { $looks ->
        [1] 선택마다 1번씩 살펴봤어요:
       *[other] 선택마다 { $looks }번씩 살펴봤어요:
    }
cli-lead =
    { $ahead ->
        [yes] +{ NUMBER($lead, minimumFractionDigits: 1, maximumFractionDigits: 1) }
       *[no] { NUMBER($lead, minimumFractionDigits: 1, maximumFractionDigits: 1) }
    }
cli-coached-move =
    { $others ->
        [0] { $number }. { $move }: { cli-lead }점
       *[other] { $number }. { $move }: 다른 플레이어 중 1위와 견주어 { cli-lead }점
    }
cli-coached-figures = { $figures }.
cli-coached-then = 그다음 { $move }
cli-costly-found =
    { $count ->
        [0] 손해를 본 결정을 찾지 못했어요.
        [1] 손해가 가장 컸던 결정:
       *[other] 손해가 가장 컸던 결정 { $count }개:
    }
cli-costly-done = { $step }. { $who } 님: { $move }. { $verdict }
cli-costly-better = 더 좋은 선택: { $move }
cli-nobody-decides = 이 상황에서는 플레이어가 정할 것이 없어요. 무언가를 뽑을 차례이거나 게임이 끝났어요.
cli-depth-line = 깊이 { $depth }: { $leaves }

## 명령: 테이블 저장소

cli-store-tables = 테이블 { $tables ->
    [1] 1개
   *[other] { $tables }개
    }, { $lines ->
    [1] 1줄
   *[other] { $lines }줄
    }
cli-store-unsealed = 테이블 { $tables ->
    [1] 1개
   *[other] { $tables }개
    }의 { $lines ->
    [1] 1줄
   *[other] { $lines }줄
    }은 줄마다 봉인을 넣기 전에 기록된 것이라, 바뀌었는지 알 수 없어요.
cli-store-wrong = { $table }: 처음부터 읽을 수 없음
cli-store-wrong-from = { $table }: { $line }번째 줄이 입력한 것과 다름. 그 앞의 { $sound ->
    [1] 1줄
   *[other] { $sound }줄
    }은 온전함
cli-store-readers-wrong = { $readers ->
    [1] 학습자 1명
   *[other] 학습자 { $readers }명
    }의 진도가 보관한 것과 달라요. 그 페이지는 보관한 것을 따로 두고 브라우저에 있는 것으로 계속해요.
cli-save-read = { $count ->
    [0] 아직 결정이 없고
    [1] 결정이 1개이고
   *[other] 결정이 { $count }개이고
    }, 끝까지 읽었어요.
cli-save-sound = 모든 줄이 저장했을 때와 같아요.
cli-store-sound = 모두 온전해요.
cli-backed-up = { $file }에 복사했어요.
cli-put-aside = 이전 테이블을 둔 곳: { $files }.
cli-restored = { $file }: 사본과 똑같이 되돌렸어요.

cli-forget-table = { $table }: { $lines ->
    [1] 1줄
   *[other] { $lines }줄
    }, { $day }부터 쓰지 않음
cli-forget-would = { $tables ->
    [1] 이 테이블이
   *[other] 이 테이블 { $tables }개가
    } 지워질 거예요. 아직 아무것도 지우지 않았어요. 같은 명령에 --remove를 붙이면 아주 지워요.
cli-forget-none = 그만큼 오래 쓰지 않은 테이블은 없어요.
cli-forgotten = { $tables ->
    [0] 아무것도 지우지 않았어요.
    [1] 테이블 1개를 지웠어요.
   *[other] 테이블 { $tables }개를 지웠어요.
    }

## 명령: 잘못되는 것

cli-store-damaged = { $tables ->
    [0] 학습자의 글이 손상됐어요.
    [1] 테이블 1개가 손상됐어요.
   *[other] 테이블 { $tables }개가 손상됐어요.
    }
cli-store-unusable = 저장소를 쓸 수 없어요: { $detail }
cli-store-on-server = 테이블이 데이터베이스 서버에 있어요. 서버에는 따로 복사하는 방법이 있어요(PostgreSQL은 pg_dump).

cli-error = village: { $said }
cli-bad-language = 여기에 { $language } 언어는 없어요. 쓸 수 있는 언어: { $known }.
cli-too-many-seats = 자리는 { $players }개인데 수준이 { $seats }개예요.
cli-bad-ruling = 그런 테이블 규칙은 없어요: { $ruling }. 쓸 수 있는 것: { $rulings }.
cli-out-kind = { $file }: 이름이 { JOSA($kinds, "으로/로") } 끝나야 해요.
cli-out-there = 이미 있는 파일이에요: { $file }.
cli-out-other = { $file }: 다른 게임으로 시작한 파일이에요. 이 게임들을 시작하려면 다른 곳으로 옮기세요.
cli-not-installed = 설치되지 않은 패키지가 필요해요: { $package }.
cli-pages-missing = 페이지에 필요한 { JOSA($package, "이/가") } 여기 설치되어 있지 않아요. 명령은 그것 없이도 써요: village --help
cli-no-days = { $said }: 기간이 아니에요. 일, 주, 년을 180d, 26w, 1y처럼 적으세요
cli-no-cluster = { $address }에서 답하는 스케줄러가 없어요.
cli-no-file = 그런 파일은 없어요: { $file }.
cli-unreadable = { $file }: 읽을 수 없어요. { $detail }
cli-in-file = { $file }: { $said }
cli-in-line = { $line }번째 줄: { $said }
cli-bad-json = 상황도 저장한 게임도 아니에요: { $detail }
cli-impossible = 그런 상황은 있을 수 없어요. 맞지 않는 것: { $detail }.
cli-other-edition = { $file }: 고른 판본이 아니라 { $edition } 판본의 파일이에요.
cli-not-a-game = --at은 저장한 게임에만 쓸 수 있어요.
cli-no-such-step =
    { $count ->
        [1] 이 게임에는 결정이 1개 있어서 --at에는 0이나 1을 쓸 수 있어요.
       *[other] 이 게임에는 결정이 { $count }개 있어서 --at에는 0부터 { $count }까지 쓸 수 있어요.
    }
cli-too-small = { JOSA($name, "은/는") } { $least } 이상이어야 해요.
cli-rescued =
    { $count ->
        [0] 위의 상황까지는 읽을 수 있었어요.
        [1] 결정 1개까지는 읽을 수 있어서 위에 적었어요.
       *[other] 결정 { $count }개까지는 읽을 수 있어서 위에 적었어요.
    }

## 명령줄을 읽는 말

cli-parser-usage = 사용법: { "" }
cli-parser-arguments = 인자
cli-parser-options = 옵션
cli-parser-help = 이 도움말을 보여 주고 끝내기
cli-parser-argument = 인자 { $argument-name }: { $message }
cli-parser-error = { $prog }: 오류: { $message }
cli-parser-unknown = 알 수 없는 인자: { $said }
cli-parser-required = 꼭 적어야 하는 인자: { $said }
cli-parser-one = 값을 하나 적어야 해요
cli-parser-optional = 값을 하나까지만 적을 수 있어요
cli-parser-some = 값을 하나 이상 적어야 해요
cli-parser-ambiguous = 어느 옵션인지 알 수 없어요: { $option }. 맞을 수 있는 것: { $matches }
cli-parser-ignored = 쓰지 않는 값이에요: “{ $said }”
cli-parser-choice = 쓸 수 없는 값이에요: '{ $value }'(쓸 수 있는 값: { $choices })
cli-parser-command = 그런 명령은 없어요: “{ $parser-name }”(쓸 수 있는 명령: { $choices })
cli-parser-number = 정수가 아니에요: “{ $value }”

## 글자 그림: 어느 줄의 잘못

picture-other-game = 다른 게임의 그림이에요: { $detail }.
picture-players = { copy-players }
picture-bad-number = “{ $detail }” 자리에는 수를 적어야 해요.
picture-bad-correction = 고친 수치는 “track.time.1 = 3”처럼 점으로 나눈 이름과 값으로 적어요.
picture-unknown-line = “{ $detail }”: 그림에 이렇게 시작하는 줄은 없어요.
picture-unknown-part = “{ $detail }”: 여기서는 쓰지 않는 값이에요.
picture-unknown-seat = “{ $detail }”: 거기에는 아무도 앉지 않아요. 자리는 a, b, c처럼 적어요.
picture-unknown-frame = “{ $detail }”: 지금 정할 것에 올 수 없어요.
picture-bad-frame = “{ $detail }”: 지금 정할 것에 맞지 않아요. 남거나 모자라거나 잘못된 것이 있어요.
picture-twice = “{ $detail }” 줄이 두 개예요.
picture-no-winners = 점수는 있는데 승자가 없어요.
picture-no-score = “{ $detail }”의 점수가 없어요.
picture-too-many = 상자에는 그만큼 들어 있지 않아요: { $detail }.
## 사람들이 가져오는 파일과 링크의 잘못

file-empty = 이 파일에는 아무것도 없어요.
file-too-large = 파일이 너무 커요. 저장한 게임은 몇백 킬로바이트이고, { $detail }메가바이트가 넘는 것은 열어 보지 않아요.
file-too-many-lines = 저장한 게임이 { $detail }줄이 넘어요. 그렇게 긴 게임은 없어서 열지 않았어요.
file-packed = 압축한 파일이에요({ $detail }). 먼저 압축을 풀고 안에 있는 파일을 고르세요.
file-document = 저장한 게임이 아니라 워드나 스프레드시트 같은 다른 프로그램의 문서예요. 저장한 게임은 이름이 .jsonl로 끝나요.
file-picture = 그림이나 인쇄용 페이지예요. QR 코드를 열려면 휴대폰 카메라로 비추고, 게임을 열려면 이름이 .jsonl로 끝나는 파일을 고르세요.
file-binary = 글로 된 파일이 아니어서 저장한 게임일 수 없어요.
file-web-page = 웹페이지예요. 저장한 게임은 이름이 .jsonl로 끝나는 파일이에요.
file-is-code = 공유 테이블의 코드예요. 테이블에 참가하는 곳에 적으세요.
file-is-copy = 이 파일에는 게임이 아니라 내 게임의 수치가 들어 있어요. 테이블에서는 ‘내 게임 확인하기’에서 여세요. 플레이 페이지의 새 게임에서는 ‘내 게임의 수치’에서 고르세요.
link-foreign = 웹 주소이지만 게임의 링크는 아니에요. 게임의 링크에는 “#game=” 뒤에 글자가 길게 이어져요.
link-damaged = 링크가 온전하지 않아요. 글자가 빠졌거나 바뀌었어요. 전체를 다시 복사하거나, 저장한 게임을 파일로 여세요.
link-too-long = 링크가 너무 길어서 저희 것일 수 없어요({ $detail }자까지예요).
link-too-new = 더 새로운 버전의 프로그램으로 만든 링크예요(형식 { $detail }). 이 버전으로는 아직 읽을 수 없어요.
link-other-engine = 규칙이 다른 버전({ $detail })에서 만든 링크예요. 여기 규칙으로는 다른 게임이 돼요. 만든 곳에서 열어 파일로 저장하고, 그 파일을 여기서 여세요.
