### 규칙서에 들어가는 빌리지의 말: 규칙 묶음, 찾는 사람이 규칙을 부르는 말, 사람들이 묻는 질문과 답.
###
### In find-<rule> the words of players stand between upright lines: what one sees, slang, other names, verbs; not the words that the
### rule's own wording has. A question is asked as at the table; its answer may use any number of the edition under its dotted name
### with hyphens, as rules do.

## 규칙 묶음, 게임 순서대로

rules-setup = 게임 준비와 새 라운드
rules-turn = 턴, 우물, 코인
rules-farm = 추수와 가족
rules-crafts = 기술과 제분소
rules-market = 장날
rules-travel = 여행
rules-council = 의회와 특권
rules-church = 성당과 미사
rules-dying = 타임과 죽음
rules-end = 게임의 끝
rules-score = 점수, 승리, 동점
rules-solo = 카를라와 하는 1인 게임

## 그냥 있는 규칙에서 볼 것

see-setup-customers = 첫 차례 전이에요. 사용하는 가판대마다 손님이 있고 대기 줄도 꽉 찼어요.
see-setup-family = 아무 농장이나 보세요. 모두 이렇게 시작해요.
see-setup-start-player = 이 테이블에서는 에이다 님이 나이가 가장 많아서 첫 차례를 해요.
see-turn-time = 에이다 님은 지금까지 6타임을 썼어요. 마커가 타임트랙을 6칸 나아갔어요.
see-supply-unlimited = 에이다 님에게 소가 9개 있어요. 농장에 아무리 많아도 만든 사람은 소를 받아요.
see-farm-unlimited = 에이다 님의 농장에는 이렇게 많아도 더 둘 수 있어요. 곡식만 자리가 없어요.
see-place-unlimited = 한 건물에 세 가족의 가족원 4명이 있어요. 더 와도 돼요.
see-trade-none = 에이다 님에게는 곡식이, 벨라 님에게는 코인이 있지만 서로 바꿀 방법은 없어요.
see-score-nothing = 농장의 상품, 곡식, 영향력 큐브와 무덤은 게임이 끝나도 점수가 없어요.

## 찾는 말: 게임 준비, 라운드, 턴

find-setup-customers = 시장 세팅 | 처음 고객 | 시작할 때 시장 | 셋팅 | 초기 배치 | 고객 타일 몇 장
find-setup-family = 처음에 받는 것 | 시작 자원 | 초기 세팅 | 돈 얼마로 시작 | 시작할 때 말 | 첫 세대
find-setup-seats = 순서 보정 | 후공 보너스 | 핸디캡 | 뒤 순서 이득 | 시작 자원 | 선 플레이어 불공평 | 꼴찌 순서 | 밸런스
find-setup-start-player = 누구부터 시작 | 연장자 | 제일 나이 많은 | 첫 플레이어 정하기
find-round-bag = 리필 | 보충 | 큐브 채우기 | 색깔별 몇 개 | 검은 큐브 다시 | 가방 | 자루에 넣기
find-round-seeding = 칸마다 몇 개 | 게임판 채우기 | 리필 | 랜덤 배치 | 큐브 깔기 | 빈 보드 보충
find-round-start-player = 누가 먼저 | 선플레이어 | 첫 번째 차례 | 시작 플레이어 토큰 | 선이 왼쪽으로 넘어가나 | 스타트 플레이어
find-round-end = 라운드 언제 끝나 | 게임판이 비면 | 큐브가 다 없어지면 | 다음 라운드
find-turn-take = 내 차례에 뭐 하나 | 차례 넘기기 | 큐브 두 개 | 여러 개 | 꼭 집어야 하나 | 패스 | 강제 | 건너뛰기
find-turn-plague = 검은 큐브 | 검정 큐브 | 검은색 | 흑사병 | 전염병 | 페스트 | 역병 | 벌칙 | 병에 걸림
find-turn-leave = 액션 생략 | 액션 건너뛰기 | 안 해도 되나 | 큐브만 먹기 | 강제 | 의무 | 거절 | 포기
find-turn-time = 시간 | 몇 칸 움직여 | 시계 | 수명 트랙 길이 | 한 바퀴
find-well = 샘 | 분수 | 세 개 버리기 | 큐브 안 가져오고 | 빈 칸 액션 | 동일 색상 3개 | 만능 행동
find-well-cubes = 우물 막힘 | 우물 사용 조건 | 큐브 없음 | 보드가 비었을 때 | 우물 금지
find-well-coins = 우물에 돈 | 동전 세 개 | 돈으로 우물 | 골드
find-coin-joker = 조커 | 만능 | 와일드 | 동전 | 돈으로 대체 | 코인으로 큐브 | 골드 | 색이 모자랄 때 | 금화
find-supply-influence = 은행에 큐브 없음 | 재고 | 바닥남 | 품절 | 색깔 부족
find-supply-limited = 재고 | 품절 | 은행에 돈 없음 | 동전 부족 | 타일 모자람 | 무제한 | 구성물 한정 | 바닥남
find-supply-unlimited = 품절 | 상품이 모자라면 | 동전 부족 | 대체품 | 무제한
find-farm-unlimited = 보관 한도 | 손 제한 | 몇 개까지 | 쌓아 두기 | 버려야 하나
find-place-unlimited = 자리가 찼나 | 같이 설 수 있나 | 막히나 | 자리 제한 | 겹쳐 놓기
find-trade-none = 교환 | 거래 | 협상 | 다른 사람에게 주기 | 바꾸기
find-member-from-farm = 집에 아무도 없음 | 일꾼 없음 | 빈집 | 미플 부족 | 누구를 보내나 | 다 나갔을 때 | 보낼 사람

## 찾는 말: 추수와 가족

find-harvest = 밀 | 수확 | 농사 | 식량 | 포대 | 들판 | 밭 | 곡물
find-harvest-home = 집에 아무도 없음 | 농부 | 일꾼 없이 수확 | 빈집 | 미플이 다 나감 | 누가 일하나
find-harvest-horse = 말과 쟁기 | 세 포대 | 동물 | 가축 | 수확 보너스 | 소모되나 | 쟁기질 | 밭갈이
find-harvest-ox = 소와 쟁기 | 황소 | 네 포대 | 가축 | 동물 | 수확 최대 | 말과 소 둘 다 | 소모되나
find-harvest-limit = 수확 제한 | 최대 보유 | 저장 한도 | 창고 | 넘치면 | 상한 | 더 못 받음 | 용량
find-family-birth = 아기 | 아이 | 출산 | 자식 | 미플 추가 | 일꾼 늘리기 | 결혼 | 임신 | 새 식구
find-family-smallest = 어떤 아이부터 | 몇 세대 | 순서 건너뛰기 | 세대 고르기 | 손자 | 3부터
find-family-all-born = 더 낳을 수 없음 | 아이가 없음 | 미플 다 씀 | 전원 출생 | 열한 명
find-family-home = 집으로 | 회수 | 복귀 | 불러들이기 | 되돌리기 | 일꾼 돌아오기 | 미플 가져오기 | 귀가
find-family-not-bag = 주머니에서 꺼내기 | 수도사 회수 | 성당에서 나오기 | 신부 귀가 | 자루 속 미플

## 찾는 말: 기술

find-crafts-training = 교육 | 견습 | 배우기 | 일꾼 보내기 | 기술자 | 훈련 | 나중에 생산 | 수습
find-crafts-time = 생산 | 제작 | 모래시계 | 물건 만드는 시간 | 공방 | 제조 | 장인
find-crafts-trained = 누가 만들 수 있나 | 다른 공방 | 대장장이가 마차 | 전문가 | 장인 | 기술자 없이
find-crafts-price = 구매 | 구입 | 큐브로 쟁기 | 일꾼 없이 | 돈 주고 | 공방에 사람 없을 때 | 말 가격 | 교환
find-crafts-product = 두 개 만들기 | 물건 여러 개 | 대장장이 둘 | 생산량 | 동시에 | 한꺼번에
find-crafts-mill = 방앗간 | 물레방아 | 풍차 | 밀가루 | 돈 벌기 | 동전 만들기 | 빻기 | 환전 | 수입
find-crafts-mill-nobody = 방앗간 일꾼 | 제분업자 | 풍차에 미플 | 교육 | 아무도 없이

## 찾는 말: 시장

find-market-day = 거래 | 판매 | 장사 | 마켓 | 다 같이 | 물건 없이 시장 | 강제 | 아무도 안 팔면
find-market-free-sale = 무료 판매 | 공짜 | 액션한 사람 이득 | 녹색 큐브 없이 | 시장 연 사람 | 첫 거래
find-market-demand = 고객이 원하는 것 | 주문 | 납품 | 타일 가격 | 비용 | 지불 | 일부만
find-market-surcharge = 녹색 큐브 | 초록 큐브 | 수수료 | 모래시계 | 세금 | 추가금 | 두 번째 거래 | 남의 장날 | 페널티
find-market-queue = 줄 서 있는 고객 | 웨이팅 | 노란 칸 | 파란 칸 | 뒤쪽 고객 | 새치기 | 대기열 | 대기 고객
find-market-serve = 판매 순서 | 몇 번 파나 | 고객 타일 비공개 | 바로 점수 | 번갈아 | 여러 번
find-market-pass = 그만 팔기 | 포기 | 다시 참여 | 거르기 | 나가기 | 한 번 거르고
find-market-refill = 고객 보충 | 리필 | 당겨지기 | 새 타일 | 빈자리 | 채우기 | 언제 이동

## 찾는 말: 여행

find-travel-toll = 수레 | 카트 | 모래시계 | 여행 가격 | 탈것 없이 | 교통비
find-travel-influence = 길 비용 | 큐브 색깔 | 통행료 | 도로 | 갈색 | 분홍 | 주황 | 경로
find-travel-road = 두 도시 한 번에 | 인접 | 옆 도시 | 건너뛰기 | 통과 | 어디까지 | 지도 | 거리
find-travel-no-return = 집으로 | 귀환 | 복귀 | 귀가 | 되돌아가기 | 여행자 회수
find-travel-move = 누가 가나 | 여행자 두 명 | 미플 이동 | 이어서 가기 | 모험가 | 출발지
find-travel-reward = 보너스 | 보상 | 도착 | 도시에서 뭐 받나 | 방문 | 점수 | 선물
find-travel-once = 두 번째 방문 | 재방문 | 같은 도시 | 깃발 | 남이 먼저 간 곳 | 두 번 | 또 가면

## 찾는 말: 의회

find-council-price = 녹색 큐브 | 초록 큐브 | 시청 | 회의장 | 정치 | 승진 비용 | 문서
find-council-time = 모래시계 | 시청 | 얼마나 걸리나 | 칸별 시간 | 승진 시간
find-council-enter = 시청 | 의원 | 정치인 | 새로 들이기 | 바로 2단계 | 입장
find-council-advance = 승진 | 진급 | 두 칸 | 이동 | 건너뛰기 | 출세 | 다음 칸
find-council-top = 시장님 | 촌장 | 마지막 칸 | 최고 | 5단계 | 끝까지 간 의원
find-council-member = 의원 없이 | 정치인 | 아무도 없을 때 | 빈 의회 | 보너스만
find-council-stay = 무료 | 제자리 | 가만히 | 승진 안 하고 | 능력만 쓰기 | 공짜 | 반복
find-privilege-stage = 특권 두 개 | 보너스 | 여러 개 | 둘 다 | 낮은 것 | 의원 능력 | 혜택
find-privilege-ring = 선플레이어 | 선 마커 | 시작 플레이어 | 먼저 하기 | 선 토큰 | 다음 차례 | 선 먹기
find-privilege-ring-taken = 선 마커 없음 | 이미 가져감 | 1단계 쓸모없음 | 뺏기 | 보너스 없음
find-privilege-influence = 공짜 큐브 | 아무거나 두 개 | 색깔 고르기 | 같은 색 둘 | 은행에서
find-privilege-different = 같은 색 둘 | 동일한 색 | 녹색 두 개 | 중복
find-privilege-good = 공짜 쟁기 | 무료 타일 | 말 받기 | 마차 받기 | 물건 | 아무거나
find-privilege-prestige = 점수 사기 | 돈으로 점수 | 동전 | 승점 | 두 번 바꾸기 | 6점 | 환전

## 찾는 말: 성당과 미사

find-church-price = 교회 | 수도사 되기 | 신부 | 사제 | 갈색 큐브 | 수도원 | 입장료 | 기부
find-church-time = 모래시계 | 갈색 큐브 없이 | 교회 | 기도 | 큐브 대신
find-church-bag = 교회 | 자루 | 수도사 | 신부 | 어디로 가나 | 몇 세대 | 4도 되나 | 가방
find-mass-buy-out = 몸값 | 돈으로 빼내기 | 동전 | 확정 | 교회에서 빼기 | 운 없이 | 사기
find-mass-draw = 추첨 | 몇 개 뽑나 | 랜덤 | 확률 | 운 | 제비 | 예배 | 교회
find-mass-monks = 검은 말 | 검정 미플 | 중립 | 꽝 | 다시 넣기 | 사제
find-mass-rise = 승진 | 전진 | 주교 | 이동 | 두 칸 | 헌금 | 식량 바치기 | 교회 트랙 | 포대
find-mass-top = 주교 | 마지막 칸 | 최고 | 꼭대기 | 다섯 번째
find-mass-majority = 1등 | 다수 | 2점 | 교회 보너스 | 수도사 많은 사람 | 과반
find-mass-majority-tie = 동점 | 동수 | 비김 | 같은 수 | 누가 앞서나 | 타이브레이커
find-mass-majority-shared = 둘 다 받나 | 완전 동점 | 반씩 | 비김 | 공동 1등

## 찾는 말: 죽음

find-dying-after-action = 사망 | 한 바퀴 | 언제 죽나 | 수명 | 모래시계 트랙 | 생명 트랙 | 시계 | 과로 | 마지막 칸
find-dying-at-once = 시장에서 사망 | 즉시 | 팔다가 | 도중에 | 거래 중
find-dying-eldest = 누가 먼저 죽나 | 할아버지 | 늙은 | 나이 | 세대 | 고르기 | 어떤 미플 | 수명
find-dying-visible = 수도사도 죽나 | 안전 | 숨기 | 보호 | 주머니 속 | 신부 사망 | 태어나기 전
find-dying-nobody = 전부 주머니 | 면제 | 밀린 죽음 | 나중에 갚기 | 건너뛰기 | 죽을 사람 없음
find-dying-chronicle = 역사책 | 책 | 죽으면 어디로 | 사망한 일꾼 | 명예 | 색깔별 칸 | 묻기
find-dying-grave = 묘지 | 공동묘지 | 무덤 고르기 | 책이 꽉 참 | 묘비 | 이름 없는
find-dying-no-room = 묘지 꽉 참 | 제거 | 상자로 | 갈 곳 없음 | 자리 없음
find-dying-last-turns = 마지막에 사망 | 제거 | 마지막 라운드 | 종료 후 죽음

## 찾는 말: 끝과 점수

find-end-chronicle = 언제 끝나나 | 책 꽉 참 | 역사책 | 트리거 | 한 줄이 다 참 | 엔딩
find-end-graves = 묘지 꽉 참 | 공동묘지 | 언제 끝나나 | 트리거 | 엔딩
find-end-last-turns = 마지막 라운드 | 한 번 더 | 누가 더 하나 | 마지막 차례 | 종료 후 | 공평한 턴
find-end-market-caller = 시장에서 종료 | 시장 연 사람 사망 | 팔다가 끝 | 트리거
find-end-market-other = 남의 시장에서 사망 | 손님으로 종료 | 누가 마지막 | 트리거
find-end-cubes-out = 빈 보드 | 아무 행동 | 리필 없음 | 공짜 액션 | 가져올 것이 없음
find-end-final-mass = 마지막 교회 | 종료 예배 | 점수 전에 | 끝나고 수도사 뽑기
find-score-prestige = 승점 | 점수 트랙 | 현재 점수 | 점수 말 | 중간 점수
find-score-travel = 여행 점수 | 마커 개수 | 승점 | 지도 점수 | 전부 방문
find-score-council = 의원 점수 | 시청 | 승점 | 정치인 | 칸별 점수
find-score-church = 교회 점수 | 수도사 | 신부 | 승점 | 주교
find-score-chronicle = 죽은 사람 점수 | 책 점수 | 역사책 | 승점 | 조상 | 12점 | 묘지도 세나
find-score-customers = 고객 점수 | 시장 점수 | 판매 | 승점 | 거래
find-score-coins = 돈 점수 | 동전 | 골드 | 남은 돈 | 잔액 | 승점 | 재산
find-score-nothing = 남은 자원 점수 | 무덤 점수 | 쓸모없는 것 | 남은 물건 | 0점
find-win-most = 승자 | 우승 | 누가 이기나 | 이기는 조건 | 목표 | 승점 | 최고점
find-tie-customers = 동률 | 타이브레이커 | 비김 | 무승부 | 고객 수 | 판매 수
find-tie-grain = 동률 | 타이브레이커 | 비김 | 무승부 | 밀 | 포대
find-tie-living = 동률 | 타이브레이커 | 비김 | 생존자 | 산 사람 | 두 번째 기준
find-tie-shared = 동률 | 공동 우승 | 무승부 | 비김 | 둘 다 승리 | 타이브레이커

## 찾는 말: 카를라

find-solo-setup = 솔로 | 혼자 | 싱글 | 봇 | 오토마 | 세팅 | 가상 플레이어
find-solo-start = 솔로 | 혼자 | 누가 먼저 | 선플레이어 | 시작 순서
find-solo-order = 혼자 할 때 순서 | 다음 공간 | 카를라가 찾는 순서 | 솔로 방향
find-solo-ring = 솔로 | 혼자 | 선 마커 용도 | 돈 대신 | 조커 | 동전
find-solo-ring-spent = 솔로 | 다시 먹기 | 사용한 마커 | 두 번 | 어디로
find-solo-match = 솔로 | 봇 | 상대 턴 | 무엇을 가져가나 | 따라 하기 | 오토마
find-solo-match-next = 봇 | 없을 때 | 다른 칸 | 칸 순서 | 오토마
find-solo-any = 봇 | 그 색이 없을 때 | 내가 고르나 | 다른 색 | 오토마
find-solo-any-next = 봇 | 거기도 없을 때 | 칸 순서 | 다음 칸 | 오토마
find-solo-die = 다이스 | 랜덤 | 변형 규칙 | 굴림 | d4 | 봇 | 어려운 모드
find-solo-die-cube = 다이스 결과 | 눈 | 나온 색 없을 때 | d4 | 봇
find-solo-die-one = 다이스 안 굴림 | 마지막 색 | d4 | 봇
find-solo-track = 봇 트랙 | 큐브 어디에 놓나 | 열두 칸 | 원형 | 시계
find-solo-fate = 토큰 뒤집기 | 복불복 | 언제 공개 | 봇 사망 | 통과 | 확률
find-solo-quill = 깃털 | 누가 죽나 | 봇 사망 | 상대 미플
find-solo-shuffle = 다시 섞기 | 리셋 | 다 공개됨 | 초기화 | 셔플
find-solo-dying = 봇 사망 | 상대 미플 | 책 | 역사책 | 어느 줄
find-solo-dying-market = 봇 사망 | 묘지 | 공동묘지 | 상대 미플
find-solo-market-serve = 봇 판매 | 고객 | 상대는 어떤 타일 | 첫 번째 가판대 | 오토마
find-solo-market-call = 봇 판매 | 상대 장날 | 나도 참여 | 오토마 | 마켓
find-solo-church = 교회 | 봇 수도사 | 상대 미플 | 오토마
find-solo-church-nobody = 교회 | 봇 수도사 없음 | 다 떨어짐 | 오토마
find-solo-well = 봇 건너뜀 | 쉬기 | 상대 반응 | 오토마
find-solo-window = 교회 | 봇 수도사 | 상대 미플 | 어느 칸
find-solo-windows-full = 교회 | 다섯 번째 수도사 | 봇 미플 | 자리 없음
find-solo-majority = 교회 1등 | 2점 | 다수 | 봇 점수 | 상대가 더 많을 때
find-solo-new-round = 봇 판 정리 | 큐브 치우기 | 리셋 | 라운드 사이
find-solo-rank = 등급 | 몇 점이면 | 솔로 승리 조건 | 결과표 | 레벨 | 이겼나
