### 가진 게임을 확인하는 페이지의 말: 저희가 확실히 모르는 인쇄된 수치를 모두 살펴봐요.

ui-check-title = 내 게임 확인하기
ui-check-about = 저희는 인쇄된 게임판을 보고 옮긴 것이 아니라서 몇몇 수치는 미루어 셈한 거예요. 가진 게임을 펼쳐 놓으면 몇 분 만에 바로잡을 수 있어요. 어디를 볼지는 저희가 알려 드릴 테니, 거기 인쇄된 것을 알려 주세요.
ui-check-edition = 가진 판본
ui-check-players = 함께하는 인원
ui-check-also = 다른 인원수
ui-check-begin = 시작하기
ui-check-go-on = { ui-go-on }
ui-check-all-done = 여기 있는 것은 모두 살펴봤어요. 다시 보려면 단계를 누르세요.
ui-check-steps = 단계
ui-check-leave = 나가기
ui-check-all = 모든 단계
ui-check-back = 뒤로
ui-check-skip = 나중에
ui-check-as-printed = 여기 보이는 대로예요
ui-check-keep = 이대로 두기
ui-check-change = 고치기
ui-check-less = 하나 덜
ui-check-more = 하나 더
ui-check-take-away = 빼기
ui-check-add = 요구하는 것을 누르세요:
ui-check-words = 적힌 대로 쓰거나 단어를 누르세요:
ui-check-grid = 하나를 고른 다음, 그것이 놓인 자리를 누르세요. 한 줄 걸러 한 줄씩 반 칸 왼쪽에 있어요.
ui-check-ours = 저희가 아는 것
ui-check-differs = 내 게임에서 다른 것
ui-check-running = 새 테이블은 알려 준 수치를 써요. 이미 진행 중인 테이블에서는 메뉴의 ‘{ ui-check-title }’를 여세요. 아직 쓰지 않은 것은 거기서 바꿀 수 있어요.
ui-check-here = 이 테이블에서
ui-check-next = 이 테이블에서 곧 쓸 것
ui-check-past = 이미 썼을 수 있는 것
ui-check-unkept = 이 브라우저는 아무것도 보관하지 않아서 페이지를 닫으면 알려 준 수치가 사라져요. 그때까지는 여기서 여는 새 테이블이 그 수치를 써요. 다시 쓰려면 파일로 저장하세요.
ui-check-save = 파일로 저장
ui-check-load = 파일 열기
ui-check-load-sure = 여기에 이미 수치가 있어요. 파일의 수치로 바뀌게 돼요.
ui-check-load-yes = 파일의 수치 쓰기
ui-check-forget = 내 수치 지우기
ui-check-forget-sure = 이 판본에서 고친 것을 이 브라우저에서 모두 지워요. 저장한 파일은 그대로 있어요.
ui-check-forget-yes = 지우기
ui-check-unread = 알려 준 수치 중 쓸 수 없는 것이 있었어요
ui-check-unread-kept = 나머지는 써요. 전에 있던 것은 이 브라우저에 따로 보관해요.

check-number = { $steps }단계 중 { $number }단계
check-picture = { $title }: 볼 곳이에요. 동그라미 안의 숫자는 목록의 번호예요.
check-state-open = 볼 것 { $count }개
check-state-same = 알려진 대로
check-state-differs = { $count }개 다름
check-use = 이 테이블에서 쓰기
check-change = { $what } { $before } → { $after }
check-table-same = 이 테이블은 지금까지 알려 준 수치로 하고 있어요.
check-table-other = 이것은 테이블에서 하는 판본이 아닌 다른 판본의 수치예요.
check-table-fresh = 이 테이블에서 아직 쓰지 않아서 바꿀 수 있는 것: { $changes }.
check-table-late = 이 테이블에서 이미 써서 그대로 두는 것: { $changes }. 파일에는 알려 준 수치가 남아요. 차이가 중요하면 그 수치로 입력한 것을 고치거나, 알려 준 수치를 쓰는 새 테이블을 시작하세요.
check-kept =
    { $open ->
        [0] { $edition }: 저희가 아는 대로인 것 { $confirmed }개, 내 게임에서 다른 것 { $corrected }개.
        [1] { $edition }: 저희가 아는 대로인 것 { $confirmed }개, 내 게임에서 다른 것 { $corrected }개, 아직 볼 것 1개.
       *[other] { $edition }: 저희가 아는 대로인 것 { $confirmed }개, 내 게임에서 다른 것 { $corrected }개, 아직 볼 것 { $open }개.
    }
check-file = 어느 분이 가진 { $edition }({ $year })의 수치예요.
    줄마다 거기 인쇄된 것을 적었어요. “confirmed”라고 표시된 줄은 알려진 대로예요.
check-stay = 이 브라우저에 보관했어요. 새 테이블에서 “{ $used }”를 고를 수 있어요. 다른 곳에서 쓰려면 파일을 가져가서, 테이블의 ‘{ ui-lobby-file }’나 플레이 페이지의 ‘{ ui-copy }’에서 여세요.
check-taken =
    { $count ->
        [0] 파일의 수치를 가져왔어요. 저희가 아는 대로인 것 { $confirmed }개, 다른 것은 없어요.
       *[other] 파일의 수치를 가져왔어요. 내 게임에서 다른 것 { $count }개, 저희가 아는 대로인 것 { $confirmed }개예요.
    }
check-is-game = 이것은 저장한 게임이지 내 게임의 수치가 아니에요. 테이블의 ‘{ ui-lobby-file }’에서 여세요.
check-used = 내 게임의 수치 쓰기
check-players =
    { $count ->
        [1] 1명
       *[other] { $count }명
    }
check-believed-likely = 아마: { $value }
check-believed-reconstructed = 추측: { $value }
check-step-rulings = 테이블 규칙
check-where-rulings = 가지고 있는 게임에 든 규칙서를 보세요.
check-yours = 내 게임: { $value }
check-from-to = { $least }부터 { $most }까지
check-both = { $spot } · { $field }
check-value = { $field } { $value }
check-player = { default-name-person }
