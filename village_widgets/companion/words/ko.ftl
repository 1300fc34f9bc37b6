### 테이블 도우미의 페이지: 테이블 목록, 테이블의 머리, 기록, 테이블로 오는 길. ui-로 시작하는 것은 페이지에 그대로 건네요.

## 테이블 목록

ui-lobby = 테이블에서
ui-lobby-about = 게임은 진짜 구성물로 해요. 번거롭거나 잊기 쉬운 것은 도우미가 맡아요. 휴대폰은 한 대만 있어도 되고, 저마다 한 대씩 써도 돼요.
ui-lobby-new = 새 테이블
ui-lobby-edition = { ui-edition }
ui-lobby-players = 누가 어디에 앉나요(시계방향)
ui-lobby-starts = 선
ui-lobby-starts-ask = 선?
ui-lobby-starts-seat = 이 플레이어부터 시작
ui-lobby-starter = 누가 먼저 시작하나요
ui-lobby-name = 플레이어 이름
ui-lobby-colour = 플레이어 색
ui-lobby-up = 한 자리 앞으로
ui-lobby-remove = { ui-check-take-away }
ui-lobby-add = { ui-add-player }
ui-lobby-setup = 준비표
ui-lobby-no-place = 자리가 모자라요. 적힌 플레이어가 모두 앉을 수 있을 때까지 빼거나, 자리가 더 많은 판본이나 게임을 고르세요.
ui-lobby-depth = 도우미가 어디까지 기록할까요
ui-lobby-more = 우리 테이블의 규칙
ui-lobby-rulings-about = 규칙서마다 다르거나 적혀 있지 않은 것은 테이블에서 정해요.
ui-lobby-owned = { check-used }
ui-lobby-check = { ui-check-title }
ui-lobby-check-about = 인쇄된 수치 중 저희가 확실히 모르는 것을 짧게 훑어봐요.
ui-lobby-create = 테이블 열기
ui-lobby-join = 테이블에 참가
ui-lobby-code = 코드
ui-lobby-code-about = 글자와 숫자 열 개예요. 테이블의 ‘{ ui-share }’에 나와 있어요.
ui-lobby-enter = 참가
ui-lobby-several = 한 테이블에 휴대폰 여러 대
ui-lobby-only-here = 이 페이지에는 서버가 없어서 테이블이 이 브라우저에만 있어요. 한 테이블에서 휴대폰을 여러 대 쓰려면 컴퓨터에서 도우미를 시작하세요(명령은 village). 거기 표시되는 것을 휴대폰으로 찍으면 돼요.
ui-lobby-known = 이 브라우저의 테이블
ui-lobby-go-on-at = 마지막 테이블에서 계속하기
ui-lobby-look-at = 마지막 테이블 보기
ui-lobby-over = 끝난 게임
ui-lobby-forget = 목록에서 빼기
ui-lobby-forget-sure = 이 브라우저의 사본만 사라져요. 테이블은 서버에 남아 있고, 코드를 아는 사람은 누구나 열 수 있어요.
ui-lobby-forget-here = 이 테이블은 다른 누구에게도 없고, 다시 찾을 길도 없어요. 나중에 필요할 것 같으면 먼저 열어서 파일로 저장하세요.
ui-lobby-forget-yes = 빼기
ui-lobby-viewing = 구경만 하는 테이블
ui-lobby-file = 게임 열기
ui-lobby-file-about = 도우미가 저장한 파일이나 게임 전체의 링크를 열어요. 내 게임의 수치가 든 파일은 새 테이블을 위해 보관해요.
ui-lobby-load = { ui-check-load }
ui-lobby-link = 게임 링크
ui-lobby-link-open = 링크 열기
ui-lobby-go-on = 새 테이블에서 이어 하기
ui-lobby-only-part = 일부만 읽을 수 있었어요.
ui-lobby-forgotten = 이 서버에 그 테이블이 없어요
ui-lobby-forgotten-about = 이 브라우저는 지금까지 본 것을 모두 사본으로 보관하고 있어서 그중에 사라진 것은 없어요. 되돌려 놓으면 모두 같은 코드로 계속할 수 있어요. 다른 사람이 되돌려 놓으면 이 페이지도 저절로 이어져요.
ui-lobby-forgotten-viewer = 이 브라우저는 지금까지 본 것을 사본으로 보관하고 있어요. 되돌려 놓으면 모두 다시 볼 수 있고, 참가자 중 누군가 테이블의 코드를 가지고 오면 바로 이어서 할 수 있어요. 아니면 새 코드를 받아 새 테이블로 이어서 하세요.
ui-lobby-restore = 테이블 복원하기
ui-lobby-elsewhere = 사본을 새 테이블로 열기

lobby-depth-full = 전체 기록
lobby-depth-full-about = 모두 입력해요. 도우미가 무엇을 할 수 있고 무엇이 드는지 알려 줘요.
lobby-depth-tracked = 간단 기록

lobby-problem-start = 테이블에 앉은 사람 중에서 시작해야 해요.
lobby-problem-depth = 그 게임은 이렇게 기록할 수 없어요.
lobby-no-code = “{ $text }”에는 테이블 코드가 없어요. 코드는 글자와 숫자 열 개이고, 다섯 개씩 두 묶음이에요. 링크로 받았다면 잘렸거나 바뀐 것이니 다시 보내 달라고 하세요.
lobby-no-game = 링크에 적힌 게임이 여기에는 없어요: “{ $detail }”. 아래에서 게임을 고르거나 링크를 다시 받으세요.
lobby-unknown = 여기에는 그 코드를 쓰는 테이블이 없어요. 표시된 대로 적었는지 살펴보세요.
lobby-unknown-here = 그 테이블은 다른 브라우저에 있어요. 이 페이지에는 서버가 없어서 다른 곳의 테이블에 참가할 수 없어요. 테이블을 가진 사람이 테이블의 ‘{ ui-share }’에서 게임 전체를 링크로 보내 줄 수 있어요.
lobby-too-much =
    같은 네트워크에서 테이블을 아주 많이 시작했거나 틀린 코드를 여러 번 적어서 서버가 잠깐 쉬고 있어요. { $minutes ->
        [1] 1분
       *[other] { $minutes }분
    } 뒤에 다시 해 보세요. 입력한 것은 하나도 사라지지 않았어요.
lobby-opened =
    { $count ->
        [0] 아직 맨 처음이에요.
        [1] 지금까지 한 번 입력했어요.
       *[other] 지금까지 { $count }번 입력했어요.
    }
lobby-opened-other = { $game } 게임이에요.

## 테이블의 머리

ui-table-tools = 테이블
ui-table-menu = { ui-what-if-more }
ui-table-undo = { ui-undo }
ui-table-redo = { ui-redo }
ui-pad-undo = 마지막 입력 무르기
ui-table-history = { ui-history }
ui-table-share = { ui-share }
ui-table-leave = 테이블에서 나가기
ui-table-leave-about = 아무것도 사라지지 않아요. 테이블은 이 브라우저의 목록에 남아요.
ui-table-leave-unkept = 이 브라우저는 테이블 목록을 보관하지 않아요. 나중에 돌아오려면 ‘{ ui-share }’의 코드를 적어 두거나 게임을 파일로 저장하세요.
ui-table-away = { ui-exports }
ui-table-undecided = 정할 것이 있어요
ui-table-language = 언어
ui-table-awake = 화면 켜 두기
ui-table-awake-on = 켜짐: 화면이 꺼지지 않아요.
ui-table-awake-off = 꺼짐: 화면이 꺼질 수 있어요.
ui-table-awake-not = 여기서는 할 수 없어요. 브라우저는 https로 연 페이지에서만 이것을 허락하고, 아예 못 하는 브라우저도 있어요. 휴대폰 설정에서 화면이 꺼지지 않게 하거나 충전기를 꽂아 두세요.
ui-table-whose = 누구의 휴대폰인가요?
ui-table-whose-about = 입력하면 기록에 이름이 남고, 숨겨진 내 타일은 여기서 앞면으로 보여요.
ui-table-everybody = 테이블에 놓고 함께 써요
ui-table-again = 같은 사람끼리 다시 하기
ui-table-again-about = 판본과 테이블 규칙이 같은 새 테이블이에요. 이 테이블은 목록에 남아요.
ui-table-led = 같은 사람끼리 다시 해요. 이것이 새 테이블이에요.
ui-table-back-to-last = 지난 게임으로 돌아가기
ui-table-next-begun = 같은 사람끼리 새 테이블에서 다시 해요.
ui-table-go-along = 따라가기
ui-table-laying = 테이블 바로잡기
ui-table-rules = 규칙 찾아보기
ui-table-rules-about = 모든 규칙에서 찾을 수 있어요. 입력하던 것은 그대로 남아요.
ui-table-rules-coming = 규칙을 불러오고 있어요.
ui-table-check = { ui-check-title }
ui-table-check-about = 이 테이블에서 곧 쓸 것이 먼저 나와요. 그것은 아직 바꿀 수 있어요.
ui-table-looking = 구경만 하고 있어요. 여기서는 아무것도 입력할 수 없어요.
ui-table-saving = 저장하고 있어요…
ui-table-saved = 저장됨
ui-table-waiting = 아직 저장되지 않았어요. 이 페이지에 보관했다가 다시 보내요.
ui-table-failed = 저희 쪽에서 문제가 생겼어요. 테이블은 그대로예요.
ui-table-wrong = 그것은 입력할 수 없어요
ui-table-unproven = 서버에서 이 테이블이 사라져서, 구경만 하던 기기가 되돌려 놓았어요. 기록에서 마지막 입력들을 살펴보세요. 다음 입력을 하면 맞는 것으로 봐요.
ui-table-no-copy = 이 브라우저는 사본을 보관하지 않아요.

table-unread = 이 테이블의 { $number }번째 줄은 지금 버전의 도우미가 읽을 수 없어요. 그 앞까지만 보여 드리고, 아무것도 입력할 수 없어요.
table-misfit = 그러면 테이블이 있을 수 없는 상황이 돼요. 다시 살펴보세요. ({ $detail })
table-only-looking = 이 페이지는 구경만 해요. 여기서는 아무것도 입력할 수 없어요.

## 기다리는 것

ui-waiting = 저장을 기다리는 것
ui-waiting-take = 무르기
ui-waiting-sent = 보내는 중
ui-waiting-entry = 입력
ui-waiting-undo = { ui-undo }
ui-waiting-redo = { ui-redo }
ui-waiting-chance = { ui-handful-draw }
ui-waiting-lay = 직접 차린 테이블
ui-waiting-copy = 내 게임의 수치
ui-waiting-correct = 고친 입력

## 다른 사람이 더 빨랐을 때

ui-drawn = 대신 뽑은 것
ui-conflict = 다른 사람이 더 빨랐어요
ui-conflict-about = 입력하는 사이에 이것이 먼저 입력됐어요:
# What came before an input is all from the same page
ui-conflict-before = 그래도 맞나요?
ui-conflict-before-about = 이 페이지가 그 앞에 입력한 것:
ui-conflict-somebody = 누군가
conflict-own = 이 페이지
ui-conflict-mine = 입력하려던 것:
ui-conflict-still = 그래도 입력하기
ui-conflict-leave = 입력하지 않기
ui-conflict-later = 나중에 정하기
ui-conflict-several = 정해야 할 입력이 여러 개 있어요
# Two pages told the same turn in two ways
ui-conflict-which = 어느 쪽이 맞나요?
ui-conflict-which-about = 둘이 같은 일을 입력했을 수도 있어요. 먼저 입력된 것:
ui-conflict-instead = 내 것이 맞아요
ui-conflict-keep = 먼저 것이 맞아요
ui-conflict-both = 둘 다 있었던 일이에요
ui-conflict-behind = 그 뒤에 내가 입력한 것:
ui-conflict-look = 테이블이 바뀌었어요. 살펴보고 나서 입력하세요.

conflict-correct = { ui-correct }
conflict-undo =
    { $count ->
        [1] 되돌리기
       *[other] 입력 { $count }개 되돌리기
    }
conflict-redo =
    { $count ->
        [1] 다시 하기
       *[other] 입력 { $count }개 다시 하기
    }

## 우연이 가져온 것, 규칙이 막는 것

ui-handful-draw = 대신 뽑아 주기
ui-anyway = 그래도 실제로 그렇게 했어요
ui-put-right = 테이블 바로잡기
ui-tracker-pad = 있었던 일 입력하기
ui-tracker-for = 누구의 입력
ui-tracker-entered = 입력함
ui-tracker-news = 마지막 입력
anyway-line = ✱ 규칙과 다르게: { $said }
laid-line = ✎ 테이블의 상황을 직접 입력했어요.
copy-line = ✎ 내 게임의 수치를 바꿨어요: { $changes }
anyway-free = 아무것도 내지 않음
anyway-asked = { $paid }(규칙대로)
anyway-impossible = 그렇다 해도 여기에 쓸 구성물이 없어요.
anyway-put-right = 테이블이 여기 보이는 것과 다르면 먼저 바로잡고 나서 다시 입력하세요.

## 기록

ui-history = 기록
ui-history-about = 입력한 것이 모두 있어요. 무른 것도 줄을 그어 남겨 둬요.
ui-history-empty = 아직 입력한 것이 없어요.
ui-history-back = 여기로 돌아가기
ui-history-back-sure = 이 뒤의 것을 모두 물러요. 지워지는 것은 없고, ‘{ ui-redo }’로 되살릴 수 있어요.
ui-history-back-yes = 돌아가기
ui-history-forth = 여기까지 되살리기
ui-history-news = 새로 입력된 것이 있어요: 보기
ui-history-undone = 무른 입력
ui-history-change = { ui-check-change }
ui-correct = 입력 고치기
ui-correct-about = 실제로는 어떻게 됐나요? 그 뒤의 것은 도우미가 알아서 다시 입력해요.
ui-correct-leave = 없었던 일이에요: 빼기
ui-correct-others = 다른 일이 있었어요
ui-correct-whose = 누구의 입력인가요?
ui-correct-nobody = 누구의 것도 아님
ui-correct-adds = 그 앞에 빠뜨린 것이 있어요
ui-corrected = 고쳤어요
ui-corrected-undo = 고친 것 되돌리기
ui-corrected-later = 이 때문에 뒤에서 달라지는 것
ui-corrected-same = 그 뒤의 것은 모두 그대로예요.
ui-corrected-lines = 이 때문에 일어난 일 모두
ui-unfit = 이것은 이제 맞지 않아요
ui-unfit-about = 뒤의 입력을 모두 정리할 때까지는 아무것도 바뀌지 않아요. 그대로 두려면 닫으세요.
ui-unfit-leave = 빼기
ui-unfit-anyway = 그래도 그렇게 했어요: 남기기
ui-unfit-asked = 먼저 정할 것

history-corrected-was = 고치기 전 · { $what }
history-corrected-now = 고친 뒤 · { $what }
history-corrected-added = 나중에 더함 · { $what }
history-corrected-left = 나중에 뺌 · { $what }
# Several entries: those said so far, and one more
history-several = { $first }; { $last }
entry-paid = { $said }, 낸 것은 { $paid }
back-said = { $who }: { $said }
back-corrected = 입력 하나를 고쳤어요.
back-already = 이미 입력된 것이에요({ $who }): { $said }
back-somebody = { ui-conflict-somebody }
history-turn = { $where } · { $who }
history-turn-count = 입력 { $count }개

history-undo =
    { $count ->
        [1] 입력 하나를 물렀어요.
       *[other] 입력 { $count }개를 물렀어요.
    }
history-undo-what = 무름 · { $what }
history-redo-what = 되살림 · { $what }
history-times = { $line }(×{ $count })
history-redo =
    { $count ->
        [1] 입력 하나를 되살렸어요.
       *[other] 입력 { $count }개를 되살렸어요.
    }
history-checked = 테이블의 기록이 서로 맞는지 확인했어요.

## 테이블로 오는 길

ui-share = 공유
ui-share-copy = 링크 복사
ui-share-copied = 복사됨
ui-share-copy-code = 코드 복사
ui-share-copy-by-hand = 골라서 직접 복사하세요:
ui-share-too-long = 카메라가 읽을 QR 코드로는 너무 길어요. 링크를 복사하세요.
ui-share-own = 지금은 답하는 곳이 없어요. 이 페이지가 스스로 아는 방법이에요.
ui-share-own-table = { share-table }
ui-share-own-viewer = { share-viewer }
ui-share-picture = QR 코드
ui-share-show = QR 코드 보기
ui-share-show-still = 그래도 QR 코드 보기

share-table = 참가자용
share-table-about = 이 코드가 있으면 누구나 입력할 수 있어요.
share-viewer = 구경하는 사람용
share-viewer-about = 이 코드가 있으면 모두 볼 수 있지만 아무것도 입력할 수 없어요.
share-game = 게임 전체를 링크로
share-game-about = 지금까지의 모든 것이 { $count }자에 들어 있어요. 이 서버 없이도 어느 도우미에서나 열 수 있어요.
share-game-long = 이 게임은 링크로 하기에는 너무 길어졌어요. 메뉴의 ‘{ ui-exports }’에서 파일로 저장하세요.
share-only-here = 이 페이지에는 서버가 없어서 테이블이 이 브라우저에만 있어요. 한 테이블에서 휴대폰을 여러 대 쓰려면 컴퓨터에서 도우미를 시작하세요(명령은 village). 거기 표시되는 것을 휴대폰으로 찍으면 돼요. 지금까지의 게임 전체는 다른 기기로 보낼 수 있어요:
share-only-here-looking = 이 테이블은 이 브라우저에만 있어요. 지금까지의 게임 전체는 다른 기기로 보낼 수 있어요:
share-start = 휴대폰으로 들어오게 하려면 village 명령으로 도우미를 시작하고, 휴대폰용으로 표시되는 주소를 여세요. 거기서 코드로 이 테이블을 찾을 수 있어요.
share-no-page = { share-no-page-looking } { share-start }
share-no-page-looking = 노트북에는 휴대폰으로 열 수 있는 주소가 없어요.
share-alone = { share-alone-looking } { share-start }
share-alone-looking = 이 페이지의 주소는 이 컴퓨터에서만 열려서 휴대폰으로는 열 수 없어요.

## 기록한 게임의 마지막 점수표

ui-tally = { ui-score }
ui-tally-total = { ui-total }
ui-tally-ties = 동점
ui-tally-ties-about = 합계가 가장 높은 사람이 여럿이에요. 이 줄들이 위에서부터 차례로 승자를 가려요.
ui-tally-known = 입력한 것으로 계산함
ui-tally-told = 직접 입력함
ui-tally-number = 표시된 수는 쓸 수 없어요. 세 자리까지의 정수를 적어야 해요. 입력한 다른 것은 하나도 사라지지 않았어요.
ui-tally-empty = 빈칸이 아직 남았어요. 세어서 적고, 남은 것이 없으면 0을 적으세요.
ui-tally-back = 숫자로 돌아가기
ui-tally-done = 점수표가 맞아요. 누가 승리하나요?
ui-tally-print = 점수표 인쇄
ui-tally-why = 승자를 가리는 법
ui-tally-wins = 승리
standing-alone = 지금대로라면: { $who } 님, { $score }
standing-shared = 지금대로라면: { $who } 님이 { JOSA($score, "으로/로") } 함께 승리해요.
tally-title = { ui-score }
tally-over = 게임이 끝났어요
tally-about = 게임 중에 입력한 것은 채워 두었어요. 빈칸은 직접 세어 적고, 숫자를 고치려면 누르세요.
tally-missing =
    { $count ->
        [1] 숫자 하나가 아직 없어요. 그것만 채우면 승자가 나와요.
       *[other] 숫자 { $count }개가 아직 없어요. 모두 채우면 승자가 나와요.
    }
