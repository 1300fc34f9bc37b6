### 테이블의 상황을 직접 입력하는 양식의 말. ui-로 시작하는 것은 페이지에 그대로 건네요.

## 양식

ui-laying = 테이블 상황 입력하기
ui-laying-next = { ui-lesson-next }
ui-laying-previous = { ui-check-back }
ui-laying-overview = 한눈에 보기
ui-laying-lay = 이 상황으로 바꾸기
ui-laying-leave = 일단 그만두기
ui-laying-afresh = 도우미가 아는 것부터 다시 시작
ui-laying-resume = 입력하던 것으로 돌아가기
ui-laying-kept = 전에 입력한 것이 그대로 있어요.
ui-laying-set-aside = 이것은 도우미가 아는 것이에요. 입력한 것은 사라지지 않았어요.
ui-laying-enter = 점선: 아직 입력하지 않음
ui-laying-plus = 하나 늘리기
ui-laying-minus = 하나 줄이기
ui-laying-onward = 다음 숫자
ui-laying-erase = 지우기
ui-laying-digits = 숫자
ui-laying-seen = 살펴봄
ui-laying-unseen = 아직 안 봄
ui-laying-wrong = 맞지 않는 것이 있음
ui-laying-fine = 모두 잘 맞아요. 상자에 든 구성물이 빠짐없이 어딘가에 있어요.
ui-laying-fine-unseen = 여기 있는 것은 서로 맞아요. 동그라미가 빈 것은 아직 보지 않은 것이에요.
ui-laying-not-looked = 아직 확인하지 않은 것:
ui-laying-look = 살펴보기
ui-laying-as-it-stands = 지금 이대로 맞아요
ui-laying-unsure = 아직 맞지 않는 곳이 있어요. 줄을 누르면 그곳으로 가요. 입력한 것은 하나도 사라지지 않았어요.
ui-laying-empty-slot = 비었음
ui-laying-take-away = { ui-check-take-away }

laying-progress = { $count }개 중 { $number }번
laying-round = 라운드
laying-round-missing = 첫 라운드는 1라운드예요.
laying-section-overview = { ui-laying-overview }
    .about = 모두 맞으면 이 상황으로 바꾸세요. 게임은 거기서 이어져요.
laying-cell = { $where }, { $what }

## 있을 수 없는 것

laying-not-a-number = 정수를 적어야 해요({ $where }).
laying-not-a-choice = 고를 수 있는 답이 아니에요({ $where }).
laying-below-zero = 0보다 적을 수는 없어요({ $where }).
laying-too-high = 너무 많아요. { $most }까지 돼요({ $where }).
laying-nobody = 거기에는 아무도 앉지 않아요({ $where }).
