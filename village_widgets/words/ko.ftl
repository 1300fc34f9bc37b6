### 화면의 말. ui-로 시작하는 것은 페이지에 그대로 건네요.

## 스크립트가 문장, 목록, 이름표, 괄호 속 말을 잇는 기호

ui-between-sentences = {" "}
ui-comma = ,{" "}
ui-colon = :{" "}
ui-semicolon = ;{" "}
ui-bracket-open = (
ui-bracket-close = )

# What the language hangs on a word without a space, between upright lines, as Korean its particles: “은 | 는 | 에서 | 입니다”.
# Several may follow each other. Texts mark the words of the glossary with and without them.
ui-word-endings = 은 | 는 | 이 | 가 | 을 | 를 | 과 | 와 | 의 | 에 | 에서 | 에게 | 에는 | 에서는 | 으로 | 로 | 도 | 만 | 까지 | 부터 | 마다 | 보다 | 처럼 | 대로 | 만큼 | 뿐 | 밖에 | 조차 | 라도 | 이라도 | 이나 | 나 | 이든 | 든 | 이고 | 이며 | 이면 | 이라면 | 라면 | 이란 | 란 | 이라는 | 라는 | 인 | 이에요 | 예요 | 하고 | 하는 | 하면 | 해요 | 들 | 칸 | 번

## 새 게임 설정

ui-settings = 새 게임
ui-games = 어떤 게임
ui-edition = 판본
ui-players = 플레이어
ui-player-name = 이름
ui-player-colour = 색
ui-player-plays = 누가 하나요
plays-person = 사람
plays-beginner = 초급
plays-steady = 중급
plays-good = 상급
plays-strong = 고수
plays-random = 무작위
ui-add-player = 플레이어 더하기
# $rival (text): who stands against somebody who plays alone
alone = 혼자 하기
alone-against = { $rival } 상대로 혼자 하기
ui-alone-chapter = 혼자 하는 방법
ui-remove-player = 빼기
ui-otherwise = 다른 플레이어, 이름, 판본
ui-more = 테이블 규칙, 운, 내 게임
ui-rulings = 규칙서마다 다르거나 적혀 있지 않은 것
ui-seed = 게임 번호
ui-seed-about = 번호가 같으면 운도 같아요. 같은 선택을 하면 같은 게임이 돼요. 비워 두면 새 번호로 시작해요.
ui-copy = 내 게임의 수치
ui-copy-about = 가진 게임에 인쇄된 내용을 고쳐 적은 작은 파일이에요.
ui-copy-clear = 쓰지 않기
ui-begin = 게임 시작
ui-by-computer = (컴퓨터)
ui-back = 하던 게임으로 돌아가기
ui-load-instead = 또는 저장한 게임 이어서 하기:

default-name-person = 플레이어 { $number }
default-name-random = 무작위 { $number }
default-name-beginner = 초급 { $number }
default-name-steady = 중급 { $number }
default-name-good = 상급 { $number }
default-name-strong = 고수 { $number }
edition-name = { $name }({ $year }, { $least }~{ $most }명)
edition-guessed = 이 판본에 인쇄된 수치 중 몇 개는 저희의 추측이에요. 테이블에서 가진 게임과 견주어 볼 수 있어요.
edition-name-fixed = { $name }({ $year }, { $most }명)

copy-used = { $count ->
    [0] 이 파일로는 { $edition }의 아무것도 바뀌지 않아요.
   *[other] { $edition }의 수치 { $count }개를 고쳤어요.
}

problem-name-missing = 모든 플레이어에게 이름이 있어야 해요.
problem-name-long = 이름은 { $most }자까지 쓸 수 있어요.
problem-name-twice = { $name } 님이 두 명이에요.
problem-colour-twice = 같은 색({ $colour })을 두 명이 골랐어요.
problem-colour-unknown = 그런 색은 없어요.
problem-players = { $edition }({ $year }): { $least }명부터 { $most }명까지 할 수 있어요.
problem-plays = 자리마다 사람이나 컴퓨터 중 누군가 있어야 해요.
problem-ruling = 그런 테이블 규칙은 없어요.
problem-seed-long = 게임 번호는 글자와 숫자를 합해 { $most }자까지 쓸 수 있어요.
problem-file-large = 그러기에는 파일이 너무 커요.

## 테이블에서

ui-undo = 되돌리기
ui-redo = 다시 하기
ui-save = 저장
ui-load = 불러오기
ui-new = { ui-settings }
ui-charts = 그래프
ui-charts-close = 그래프 닫기
ui-back-to-board = 게임판으로 돌아가기
ui-charts-coming = 그리고 있어요. 잠시만요…
ui-pause = 잠깐 멈추기
ui-go-on = 계속하기
ui-to-the-end = 끝까지
ui-table = 게임 테이블
ui-board = 게임판
ui-thinking = 생각하고 있어요…
ui-hurry = 바로 하기
ui-agenda = 지금 정할 것
ui-meaning = 뜻
ui-bar-unfold = 지금 정할 것 더 보기
ui-meanwhile = 그동안
ui-motion = 움직임
ui-motion-off = 끔
ui-motion-calm = 차분하게
ui-motion-lively = 활기차게
ui-motion-skip = 건너뛰기
ui-motion-again = 다시 보기
ui-sound = 소리
ui-sound-off = { ui-motion-off }
ui-sound-playing = 게임에서
ui-sound-learning = 수업에서도
ui-habits = 설정
ui-habit-forced = 할 수 있는 것이 하나뿐이면 알아서 하기
ui-habit-forced-about = 고를 것이 없을 때 무엇을 할지 한 줄로 알리고 잠시 뒤에 해요. 움직임을 끄면 바로 해요. 되돌리기를 누르면 마지막으로 직접 고른 데까지 돌아가요.
ui-habit-cover = 차례가 바뀔 때 페이지 가리기
ui-habit-cover-about = 한 기기에서 여럿이 할 때 쓰세요. 숨겨야 하는 것은 주인이 받은 다음에야 보여요.
ui-uncover = 받았어요
cover-for = { $who } 님에게 넘겨주세요
# $who (text): whom this is done for; $choice (text): what is done, or just was
forced = { $who } 님은 다른 선택지가 없어요: { $choice }.
# $forced (text): what somebody can't do; $needs (text): “needs …”, what they lack for the easiest of it
# $needs (text): as in refusal-lacking
forced-easiest = { $forced } 가장 쉬운 것에도 { JOSA($needs, "이/가") } 필요해요.
idle = 거기서는 할 수 있는 것이 없어요.
idle-easiest = 거기서는 할 수 있는 것이 없어요. { JOSA($needs, "이/가") } 필요해요.
ui-wait = 기다리기
# Before what was done by itself, in the words with which it was announced (“… has no other choice: …”)
ui-forced-done = 저절로 진행됐어요.
ui-side = 현황과 선택지
ui-choices = 할 수 있는 것
ui-all-choices = 모든 선택지
ui-choices-back = 다른 선택지로 돌아가기
ui-places-around = 게임판의 장소
ui-show-board = 게임판에서 보기
ui-odds = 앞으로의 확률
ui-odds-none = 여기서는 우연에 달린 것이 없어요.
ui-coach = 코치에게 묻기
ui-coach-about = 모든 자리에 상급 플레이어가 앉았다 치고, 선택마다 두 라운드 앞까지 머릿속에서 거듭 해 봐요. 코치가 아는 것은 이 페이지에 보이는 것뿐이에요.
ui-coach-scale = 오른쪽일수록 좋은 선택이에요. 세로줄이 가장 좋은 선택이고, 막대는 예상이 얼마나 빗나갈 수 있는지 나타내요.
ui-coach-overtaken = 그 뒤로 게임이 진행됐어요. 이것은 앞선 결정에 대한 조언이에요.
# $why (text): what there is more and less of
coach-beside-next = 다음으로 좋은 선택과 견주면: { $why }
coach-beside-best = 가장 좋은 선택과 견주면
coach-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
coach-glance = 대강 훑어본 결과예요. 이제 더 살펴봐요…
coach-stuck = 대강 훑어본 결과일 뿐이에요. 지금은 코치가 여기서 더 살펴볼 수 없어요.
coach-looking = 선택마다 { $looks }번씩 살펴봤고, 계속 살펴보고 있어요…
coach-looked = 선택마다 { $looks }번씩 살펴봤어요. 더 살펴봐도 거의 달라지지 않을 거예요.
ui-costly-figures = 숫자로 보기
ui-coach-stop = 그만 살펴보기
ui-coach-stopped = 멈췄어요. 지금까지 알아낸 것이에요.
ui-costly = 가장 아쉬운 선택
ui-costly-about = 사람이 내린 모든 결정을 짧게 한 번씩 살펴보고, 손해가 컸을 법한 결정은 운을 바꿔 가며 더 오래 살펴봐요. 그때 볼 수 있었던 것만으로 판단해요.
ui-costly-go = 그 장면으로 가기
costly-looking = 게임을 훑어보고 있어요. 1~2분 걸려요. 알아낸 것은 먼저 보여 드려요.
costly-found = 손해가 가장 컸던 선택이에요.
costly-none = 손해를 본 선택을 찾지 못했어요. 더 좋은 선택이 없었어요.
costly-stuck = 여기까지 찾았어요. 지금은 코치가 더 살펴볼 수 없어요.
costly-done = 한 선택: { $move }
costly-better = 더 좋은 선택: { $move }
costly-perhaps = 더 나을 수도 있는 선택: { $move }
costly-when = { $who } 님, { $round }라운드
ui-words-of-game = 게임 용어
ui-why-not = 할 수 없는 것과 그 까닭
ui-why-nothing = 여기서는 막힌 것이 없어요. 지금 정할 것은 모두 할 수 있어요.
ui-log = 지금까지 한 일
ui-because = 왜?
ui-what-if = 만약에 …
ui-what-if-before = 어느 결정 바로 앞으로 돌아갈까요? 게임은 그대로 남아요.
ui-what-if-lines = 이 게임의 ‘만약에’
ui-what-if-own = 원래 게임으로 돌아가기
ui-what-if-more = 더 보기
ui-what-if-finish = 나머지는 컴퓨터에게 맡기기
ui-what-if-level = 나 대신 할 컴퓨터
ui-what-if-compare = 그래프로 견주기
ui-what-if-forget = 이 ‘만약에’ 지우기
ui-what-if-stop = 거기서 멈추기
# $line (text): the letter of the line; $round (number); $who (text): whose turn it was
what-if-from = 만약에 { $line }: { $round }라운드, { $who } 님 차례부터
# $round (number): how far it has come
what-if-finishing = 끝까지 진행하고 있어요: { $round }라운드…
what-if-full = ‘만약에’가 이미 { $count }개 있어요. 그래프 하나에는 여기까지 들어가요. 하나를 지우면 자리가 나요.
ui-chance = 우연
ui-barred = 지금은 안 돼요
ui-also-barred = 여기서 할 수 없는 것
ui-refused = 지금은 할 수 없어요
ui-cited = 적혀 있는 곳
ui-look-up = 규칙서에서 찾아보기
ui-close = 닫기
ui-cancel = 그만두기
ui-score = 최종 점수
ui-total = 합계
label-points = 점수
label-which = 어느 것인가요?
label-below-zero = 0점보다 낮은 점수
ui-winner = 승리
ui-used-seed = 이 게임의 번호
ui-used-seed-about = 같은 번호로 시작한 게임은 운도 같아요. 같은 선택을 하면 같은 것이 나와요. 그래서 게임을 다시 해 보거나 다른 사람을 상대로 해 볼 수 있어요.
page-unrun = 이 페이지에는 노트북이 필요해요. 셀을 실행하면 열려요.
page-unshown = 이 페이지를 보여 드리지 못했어요. 저희 쪽 잘못이고, 저장한 것은 하나도 사라지지 않았어요. 페이지를 다시 불러오면 될 수도 있어요.
ui-failed = 저희 쪽에서 문제가 생겼어요. 게임은 그대로예요.
ui-misheard = 이 페이지가 보낸 것을 알아듣지 못해서 아무것도 바꾸지 않았어요. 페이지를 다시 불러오세요.
ui-rescue = 읽은 데까지로 계속하기
ui-not-loaded = 이 게임을 불러오지 못했어요
ui-loaded = 게임을 열었어요

rescued = { $count ->
    [0] 시작하는 상황까지는 읽을 수 있었어요.
   *[other] 결정 { $count }개까지는 읽을 수 있었어요.
}
ui-still = 멈춰 있는 그림이에요. 게임을 하려면 노트북이 실행 중이어야 해요.
ui-unreached = 지금 이 페이지가 게임에 연결되지 않아요. 사라진 것은 없어요. 게임을 저장하거나 페이지를 다시 불러오세요.
note-then = 그다음: { $waiting }
showing-nothing = 게임판은 상황이나 게임을 보여 줘요. read_picture는 글자 그림으로 상황을 만들고, load는 저장한 것으로 게임을 만들어요.
board-round = { $number }라운드
board-active = 차례
board-guessed = 일부는 추측: { $areas }
told-turn = { $who } 님 차례예요.
note-purse-of = { $who } 님이 가진 것: { $held }
note-nothing = 낼 수 있는 것이 없음
strip-of = { $who } 님이 가진 것

## 이 브라우저에서 시작한 게임

ui-your-games = 내 게임들
# $name (text): an edition; $year (text): of that edition
kept-title = { $name }({ $year })
ui-game-current = 테이블에 펼쳐진 게임
ui-game-lesson = 강좌의 게임
# A label; their letters follow
ui-game-lines = ‘만약에’
ui-game-save = 파일로 저장
ui-game-delete = 지우기
ui-game-deleted = 지웠어요.
ui-game-unreadable = 읽을 수 없는 게임
ui-game-parted = 앞의 게임은 ‘{ ui-your-games }’에 남아 있어요.
ui-games-all = 모두 보기
ui-games-about = 시작한 게임은 모두 이 브라우저가 보관해요. 자리가 모자라면 끝난 게임을 오래된 것부터 비우고, 끝나지 않은 게임은 지우지 않아요.
ui-games-unkept = 이 브라우저는 페이지가 열려 있는 동안만 게임을 보관해요. 남기고 싶은 게임은 파일로 저장하세요.
ui-games-full = 이 브라우저에는 게임을 저장할 공간이 없어요
ui-games-full-about = 게임은 계속되지만 페이지가 열려 있는 동안만 남아요. 파일로 저장하거나 ‘{ ui-your-games }’에서 다른 게임을 지우세요.

## 내는 방법이 너무 많아 다 늘어놓을 수 없을 때 직접 고르기

ui-compose-more = 하나 더하기
ui-compose-less = 하나 빼기
ui-pay = 내기
ui-compose-fill = 나머지 채우기

composer-kind = { $held } 중 { $put }
composer-room = { $more ->
    [0] 더 낼 수 없음
   *[other] { $more }개까지 더
}
composer-so-far = 지금까지 { $pieces }. { $still }
composer-short = { $least }개가 더 필요해요.
composer-short-more = { $least }~{ $most }개가 더 필요해요.
composer-paid = 이만큼이면 돼요.
composer-paid-more = 이만큼이면 돼요. { $most }개까지 더 내도 돼요.

## 가리킬 수 있는 것의 이름(화면을 읽어 주는 프로그램용)

name-agenda = 지금 정할 것

## 그래프

chart-points = 지금 게임이 끝난다면 점수
chart-categories = 항목별 점수
chart-decisions = 결정
chart-compared = ‘만약에’ 견주기
chart-compared-about = 거기서 게임이 끝난다면 원래 게임과 ‘만약에’마다 몇 점인지 보여 줘요. 그래프의 점은 그때까지 얻은 점수를 나타내요.
chart-compared-categories = 항목별 ‘만약에’
chart-compared-categories-about = 저마다 지금 몇 점인지 보여 줘요. 끝나면 최종 점수예요.
chart-itself = 원래 게임
# $line (text): a letter
chart-line = 만약에 { $line }
chart-whose = 누구의 점수
chart-table = 같은 내용을 표로
chart-axis-points = 점수
chart-per-cent = 퍼센트
percent = { $percent }%
percent-little = 1% 미만
percent-nearly = 99% 초과

## 테이블 저장소
# $detail (text): what the store says, or a number

store-bad-address = VILLAGE_STORE에 적힌 저장소 주소를 이해할 수 없어요. postgresql+psycopg://user:password@host/name 이나 sqlite:///path-of-a-file 처럼 적을 수 있어요.
store-no-driver = VILLAGE_STORE의 저장소를 쓰려면 설치되지 않은 패키지가 필요해요: { $detail }.
store-no-folder = 저장소가 있어야 할 폴더가 없어요: { $detail }. 폴더를 만들거나 VILLAGE_DATA에 다른 폴더를 적으세요.
store-forbidden = 테이블을 보관하는 곳이 이 컴퓨터의 다른 사용자 것이거나 저희에게 닫혀 있어요: { $detail }. 권한을 주거나 VILLAGE_DATA에 다른 폴더를 적으세요.
store-unreachable = 데이터베이스 서버가 지금 답하지 않거나 접속을 허락하지 않아요. 입력한 것은 이 페이지에 남아 있고, 나중에 다시 보내요.
store-unwritable = 여기서는 데이터베이스에 쓸 수 없어요. 입력한 것은 이 페이지에 남아 있고, 나중에 다시 보내요.
store-full = 디스크에 남은 공간이 없어요. 입력한 것은 이 페이지에 남아 있고, 나중에 다시 보내요.
store-busy = 지금 데이터베이스가 다른 일로 바빠요. 입력한 것은 이 페이지에 남아 있고, 나중에 다시 보내요.
store-broken = 데이터베이스가 손상됐어요. 고칠 수 있도록 그대로 두고 아무것도 쓰지 않아요.
store-changed =
    { $detail ->
        [head] 이 테이블의 첫 부분이 시작할 때와 달라요. 데이터베이스가 손상됐어요. 그대로 두고 아무것도 쓰지 않아요. 어느 테이블이 온전한지는 “village check”로 알 수 있어요.
       *[other] 이 테이블의 { $detail }번째 줄이 입력한 것과 달라요. 데이터베이스가 손상됐어요. 그대로 두고 아무것도 쓰지 않아요. 어느 테이블이 온전한지는 “village check”로 알 수 있어요.
    }
store-line-too-long = 저장하기에 너무 길어요. { $detail }자까지 저장할 수 있어요.
store-bad-line = 저장할 수 없는 글자가 있어요: { $detail }.
store-bad-token = 페이지가 보낸 것에 있을 수 없는 표시가 붙어 있어요.
store-bad-codes = 이 테이블의 코드는 여기서 만든 것이 아니에요.
store-gap = 입력한 것과 테이블의 마지막 줄 사이에 빠진 것이 있어요. 테이블을 다시 보고 한 번 더 입력하세요.
store-table-full = 이 테이블은 가득 찼어요. { $detail }줄까지 들어가요. 지금 상황에서 새 테이블을 시작하세요.

## 여기까지 배운 것

progress-broken = 지금까지의 진도를 더는 읽을 수 없어요. 그 파일은 따로 두고 새로 시작해요. 수업은 전처럼 할 수 있어요.
progress-too-large = 진도 파일이 진도 파일이라기에는 너무 커요. 그 파일은 따로 두고 새로 시작해요. 수업은 전처럼 할 수 있어요.
progress-unreadable = 지금은 진도를 읽을 수 없어요. 수업은 전처럼 할 수 있어요.
progress-not-kept = 지금은 진도를 저장할 수 없어요. 수업은 전처럼 할 수 있지만, 다음번에는 진도가 남아 있지 않을 수 있어요.
progress-no-reader = 이 브라우저에는 알아볼 이름표가 없어서 진도를 기억할 수 없어요. 수업은 전처럼 할 수 있어요.

## 나란히 본 판본
# $editions (number): how many there are

compare-edition = { $name }({ $year })
compare-choices = 여기서 할 수 있는 것
compare-no-choices = { $editions ->
    [2] 여기서 할 수 있는 것은 두 판본에서 모두 할 수 있고, 결과도 같아요.
   *[other] 여기서 할 수 있는 것은 모든 판본에서 할 수 있고, 결과도 같아요.
}
compare-rules = 서로 다른 규칙
compare-no-rules = 규칙이 같아요.
compare-numbers = 인쇄된 것과 구성물
compare-no-numbers = 인쇄된 것이 모두 같아요.
compare-allowed = 할 수 있어요.
compare-allowed-for = 할 수 있어요. 드는 것: { $ways }.
compare-refused = 할 수 없어요. { $why }
compare-not-so = 이렇게는 할 수 없어요.
compare-no-rule = 그런 규칙은 없어요.
compare-players = { $edition }: { $least }명부터 { $most }명까지 하는 게임이라 이 상황을 펼칠 수 없어요.
compare-flaw = { $edition }: 이 상황을 펼칠 수 없어요. 맞지 않는 것이 있어요({ $place }).
# $mark (text): how sure we are of a number, behind it
compare-mark = ({ $mark })
mark-certain = 확실
mark-likely = 아마
mark-reconstructed = 추측
mark-corrected = 내 게임에서
printed-yes = 네
printed-no = 아니요
printed-players-0 = 최소 인원
printed-players-1 = 최대 인원

## 배우기

# Those who sit at the tables of the course, by seat. The reader is the first.

learner-0 = 에이다
learner-1 = 벨라
learner-2 = 카로
learner-3 = 도브
learner-4 = 에다

exercises-checked = 연습 문제 { $count }개를 { $seconds }초 동안 확인: 잘못 { $wrong }개, 묻지 않은 규칙 { $missing }개.
exercises-read = 독자가 받는 대로 본 연습 문제 { $count }개: 한 번에 되풀이된 문제 { $repeats }개.
exercises-spent = { $kind }: { $rule }에 대해 더 물을 새 문제가 없어요.
option-paid = { $choice }, 내는 것은 { $payment }
task-solution = 이렇게 하면 돼요: { $move }.
question-refused = { $scene } 다음 중 할 수 없는 것은 무엇인가요?
question-possible = { $scene } 다음 중 지금 할 수 있는 것은 무엇인가요?
question-by-rule = { $scene } 이것은 왜 할 수 없을까요? { $about }
claim-refused = { $choice }
claim-possible = { $choice }
claim-barred-by = { $rule }
remark-refused =
    { $free ->
        [yes] 할 수 있어요. 아무것도 들지 않아요.
       *[no] 할 수 있어요. 드는 것은 { JOSA($cost, "이에요/예요") }.
    }
remark-barred-by = 그런 규칙은 있지만, 여기서 막는 것은 그 규칙이 아니에요.
remark-number =
    { $way ->
        [more] 정답은 더 작은 수예요.
       *[fewer] 정답은 더 큰 수예요.
    }
remark-ends-with = { $points }점으로 끝나게 돼요. 더 좋은 선택이 있어요.
remark-not-alone = 그 선택으로는 혼자 승리하지 못해요.
remark-costs =
    { $miss ->
        [sort] 그것은 다른 종류의 선택이에요: “{ $choice }”.
        [free] 그것은 아무것도 들지 않아요.
       *[price] 그렇게 하면 드는 것은 { JOSA($cost, "이에요/예요") }.
    }
lesson-check = 스스로 확인하기: { $count }개 중 { $number }번
lesson-right = 지금까지 { $asked }개 중 { $right }개 맞힘
lesson-result = { $count ->
    [1] 1개 중 { $right }개를 맞혔어요.
   *[other] { $count }개 중 { $right }개를 맞혔어요. 지금까지 최고 기록은 { $best }개예요.
}
lesson-following = 다음: { $title }{ $count ->
    [0] {""}
   *[other] ({ $count }분)
}
lesson-can = 이제 할 수 있는 것:
lesson-over = 완료
lesson-heading = { $number ->
    [0] { $title }
   *[other] { $number } · { $title }
}
lesson-place = { lesson-heading }: { $step }
lesson-counted = +{ $points }: { $lines }
lesson-legal-but = 규칙에는 맞지만 과제가 바라는 것은 아니에요: { $choice }. 무르고 다시 해 보세요.
lesson-round = 그사이 { $round }라운드가 시작됐어요. 게임판에서 볼 수 있어요.
lesson-look = { $name }: 여기서는 보기만 해요. 지금 할 수 있는 것은 게임판 옆에 있어요.
lesson-lay-out = { $name }: 여기서는 + 버튼과 − 버튼으로 놓아요.
lesson-take-back = { $name }: 먼저 한 것을 무르고 다시 해 보세요.
setup-few = 모자라요
setup-many = 너무 많아요
setup-card = { $players }명일 때
setup-sheet = 준비표: 인원수별 수량
setup-foreign = { $players }명: { $edition }({ $year }).
lesson-go-on = { $name }: 이 단계는 끝났어요. 다음 단계로 가세요.
lesson-elsewhere =
    { $miss ->
        [panel] 가리킨 곳: { $name }. 찾을 것은 이것이에요: { $sought }. “{ $panel }” 그림에 있어요.
        [sort] 가리킨 곳: { $name }. 종류는 맞지만, 찾을 것은 이것이에요: { $sought }.
       *[other] 가리킨 곳: { $name }. 그림은 맞아요. 그 위에서 이것을 찾으세요: { $sought }.
    }
home-onward = { $number ->
    [0] 이어서 하기: { $title }, { $step }단계
   *[other] 이어서 하기: { $number }장, { $step }단계
}
home-check = 이어서 하기: { $number }장, 문제
home-onward-about = { $game }: { $title }
home-begin = { $number ->
    [0] 시작하기: { $title }
   *[other] 시작하기: { $number }장, { $title }
}
home-begin-about = { $game }, { $count ->
    [0] 게임 한 판
   *[other] 약 { $count }분
}
home-done = 기본 장 { $count }개 중 { $done }개를 마쳤어요{ $exams ->
    [0] .
   *[other] . 그다음은 시험이에요.
}
home-steps = { $count }단계 중 { $done }단계
home-minutes = 약 { $count }분
home-question = { $count }개 중 { $number }번 과제
home-score = { $right }/{ $count }
home-score-said = 연습 문제: { $count }개 중 { $right }개 맞힘
ui-home = 강좌
ui-ways = { ui-go-on }
ui-home-map = 장의 지도
ui-home-again = 시험에서 다시 나올 것
ui-lesson = 수업
ui-lesson-steps = 이 장의 단계
ui-lesson-done = 완료
ui-lesson-now = 지금 여기
ui-lesson-checks = 스스로 확인하기
ui-lesson-hint = 힌트
ui-lesson-hint-more = 힌트 더
ui-lesson-back = 무르기
ui-lesson-next = 다음
ui-lesson-again = 연습 문제 더
ui-lesson-repeat = 이 장 다시 하기
ui-continue-game = 하던 게임 계속하기
ui-lesson-skip = 첫 장으로 건너뛰기
ui-lesson-why = { ui-because }
ui-lesson-example = 게임판에서 보기
ui-lesson-reset = 강좌를 처음부터 다시 하기
ui-lesson-reset-sure = 모든 장에서 지금까지 한 것을 지울까요?
ui-lesson-reset-yes = 네, 처음부터
ui-lesson-whole-board = 게임판 전체 보기
ui-lesson-near-board = 여기 필요한 것만 보기
ui-lesson-reread = 다시 읽어 볼 만한 것
ui-lesson-taught = 강좌에서 본 것
ui-lesson-yes = 맞아요.
ui-lesson-no = 조금 달라요.
ui-lesson-try-again = 한 번 더 해 보세요.
ui-lesson-answers = 답
ui-lesson-lay = 놓을 것
ui-lesson-more = 하나 더
ui-lesson-less = 하나 덜
ui-lesson-check = 확인
ui-lesson-sheet-piece = 구성물
ui-lesson-contents = 모든 장
ui-lesson-advanced = 다 알고 싶은 사람에게
ui-advice-ask = 조언 듣기
ui-advice-on = 조언 다시 듣기
ui-advice-off = 조언 그만 듣기
advice-move = 이렇게 해 보세요: { $move }.
advice-then = 그다음: { $move }.
advice-priced = { $move }, 내는 것은 { $price }
advice-where = 여기를 보세요: { $place }.
advice-where-agenda = 지금 묻고 있는 것을 보세요.
advice-scoring =
    { $way ->
        [gained] 바로 점수를 얻어요.
       *[kept] 다른 선택을 하면 대부분 점수가 더 적게 남아요.
    }
advice-only = 지금 할 수 있는 것은 이것뿐이에요.
advice-enough = 지금 여기서 값을 할 만한 것은 더 없어요.
advice-even = 여기서는 여러 선택이 거의 똑같이 좋아요.

## 시작 페이지

begin-learn = 처음인가요?
begin-learn-about = 여기서 시작하세요. 해 보면서 배워요. 장마다 테이블에 앉아 무엇을 할지 고르고, 그러면 어떻게 되는지 보게 돼요.
begin-learn-link = { $game } 배우기
begin-play = 이미 할 줄 아나요?
begin-play-about = 이 화면에서 해 보세요. 규칙과 계산은 도우미가 맡아요.
begin-play-link = { $game } 플레이하기
begin-alone = 함께할 사람이 없나요? 이 장을 보세요: { $link }.
begin-alone-link = { $game } 혼자 하는 방법
begin-figures = 무엇을 하면 이득일까요? { $link } 페이지에서 상급 플레이어들의 많은 게임과 내 게임을 숫자로 볼 수 있어요.
begin-figures-link = 무엇이 이길까?
begin-table = 테이블에 진짜 게임이 있나요?
begin-table-about = 게임판 옆에 휴대폰 한 대면 되고, 저마다 한 대씩 써도 돼요. 기록과 점수는 도우미가 맡고, 입력한 것은 사라지지 않아요.
begin-table-link = 테이블에서 { $game } 기록하기

## 강좌의 길이

length-line = { $called }: { $steps }단계, 연습 문제 { $exercises }개, { $words }단어, { $minutes }분
length-core = 기본: 가르치는 장 모두
length-reckoned = 1분에 { $words }단어를 읽고, 선택 한 번에 { $seconds }초가 걸리는 것으로 계산했어요. 게임 한 판과 시험은 따로예요.

## 한눈에 보는 많은 게임

analysis-game = 게임
analysis-edition = { ui-edition }
analysis-every-edition = 모든 판본
analysis-players = { ui-players }
analysis-category = 항목
analysis-games =
    { $count ->
        [1] 상급 플레이어들의 게임 한 판이에요. 가는 선은 우연으로 값이 얼마나 달라질 수 있는지 나타내요.
       *[other] { $count }판이에요. 그림의 가는 선은 우연으로 값이 얼마나 달라질 수 있는지 나타내요. 그림 20개 중 19개에서는 참값이 모두 그 안에 있어요.
    }
analysis-games-few =
    { $count ->
        [0] 그런 게임은 없어요.
       *[other] { $count }판으로는 알 수 있는 것이 적어요. 열 판부터는 무엇이 이기는지 여기 나와요.
    }
analysis-choose = 저장한 게임 고르기
analysis-choose-about = 플레이하거나 테이블에서 저장한 파일이에요. 이름이 .jsonl로 끝나요.
analysis-running = 이 중 { $count }판은 끝나지 않아서 아직 세지 않아요.
analysis-says-lead = 승자가 가장 크게 앞서는 항목: { $category }. 같은 게임의 다른 플레이어보다 { $points }점 많아요(오차 ±{ $error }점).
analysis-says-no-lead = 우연이라고 보기 어려울 만큼 승자가 앞서는 항목은 없어요.
analysis-says-worth-more = 많을수록 이기는 항목: { $category }. { $points }점 이상일 때 승률 { $upper }, 그보다 적을 때 { $lower }.
analysis-says-worth-less = 많아도 도움이 안 되는 항목: { $category }. { $points }점 이상일 때 승률 { $upper }, 그보다 적을 때 { $lower }.
analysis-says-worth-same = 점수가 많든 적든 승패와 거의 상관없는 항목: { $category }. { $points }점 이상일 때 승률 { $upper }, 그보다 적을 때 { $lower }. 우연일 수 있어요.
analysis-says-seat = 어느 자리에 앉는지가 중요해요. 선부터 세어 { $seat }번째 자리의 승률: { $share }({ $low }~{ $high }). 공평하다면 { $fair }.
analysis-says-fair = 어느 자리에 앉는지는 승패를 가르지 않아요. 어느 자리의 승률도 공평한 값({ $fair })에서 우연이라고 볼 수 없을 만큼 벗어나지 않았어요.
analysis-says-length = 대부분 { $rounds }라운드 만에 끝나요.
analysis-says-lengths = 절반은 { $low }~{ $high }라운드 만에 끝나요.
analysis-says-ending = 가장 흔한 끝: { $ending }({ $share }, { $low }~{ $high }).
analysis-victories = 승리
analysis-fair = 공평할 때의 값
analysis-rounds = 그만큼의 라운드로 끝난 게임
analysis-leads = 승자가 앞서는 곳
analysis-leads-about = 항목마다 승자가 같은 게임의 다른 플레이어보다 평균 몇 점 앞서는지 보여 줘요.
analysis-worth = 고른 항목의 가치
analysis-worth-about = 그 항목에서 그만큼의 점수를 얻은 플레이어가 얼마나 이겼는지 보여 줘요.
analysis-seats = 어느 자리에 앉는지가 중요할까요?
analysis-seats-about = 선부터 세어 자리마다 몇 판을 이겼는지 보여 줘요.
analysis-lengths = 게임의 길이
analysis-lengths-about = 라운드 수마다 몇 판이었는지 보여 줘요.
analysis-endings = 게임이 끝나는 까닭
analysis-endings-about = 무엇 때문에 게임이 끝났는지 보여 줘요.
