### 노트북의 글을 페이지가 보여 주는 대로, 마크다운으로 적었어요. 페이지가 없는 곳을 위해 노트북 파일에도 같은 글이 있고,
### `python -m tests.notebooks.refreshing`이 그것을 거기 적어요.

# $title (text): the title of the page
# Titles of chapters are named by game and chapter ($village-01_setup): the words of the chapters say them.

## 시작 페이지

welcome = # 마을의 게임 테이블
welcome-about =
    보드게임을 해 보면서 배우고, 여기서 컴퓨터나 다른 사람과 함께 하고, 진짜 테이블에서는 휴대폰에 기록을 맡기세요.

    ![언덕 사이의 작은 마을: 집과 성당, 밭과 길](pictures/village.svg)
welcome-village =
    ## 빌리지의 장

    장마다 10분이 걸리지 않고, 하나씩 따로 해도 돼요. 어디까지 했는지는 브라우저가 기억해요.

    처음인가요? 먼저 [게임의 목표](00_prologue.ipynb)를 1분쯤 보세요. 누가 승리하는지, 점수는 어디서 나오는지, 턴이 무엇인지 알 수 있어요.

    1. [{ $village-01_setup }](01_setup.ipynb): 큐브 하나와 액션 하나, 가족, 그리고 질병
    2. [{ $village-02_a_round }](02_a_round.ipynb): 우물과 코인, 마지막 큐브가 없어질 때까지, 그리고 게임판에 있는 것
    3. [{ $village-03_farm_and_family }](03_farm_and_family.ipynb): 추수하기, 태어나기, 농장으로 데려오기
    4. [{ $village-04_crafts }](04_crafts.ipynb): 마차, 쟁기, 두루마리, 말과 소, 그리고 그 값
    5. [{ $village-05_market }](05_market.ipynb): 누구를 응대하고 언제 패스할지
    6. [{ $village-06_travel }](06_travel.ipynb): 여섯 도시와 길, 그리고 혜택
    7. [{ $village-07_council }](07_council.ipynb): 네 단계와 저마다의 특권
    8. [{ $village-08_time_and_death }](08_time_and_death.ipynb): 누가 죽고, 어디에 남는지
    9. [{ $village-09_church_and_mass }](09_church_and_mass.ipynb): 검정주머니와 창문, 그리고 최다
    10. [{ $village-10_the_end }](10_the_end.ipynb): 최종액션과 점수
    11. [{ $village-10b_setting_up }](10b_setting_up.ipynb): 2명, 3명, 4명, 5명일 때 게임 준비하기, 테이블에 둘 준비표
    12. [{ $village-11_first_game }](11_first_game.ipynb): 게임 한 판. 조언은 갈수록 줄어들어요. 이 장에는 시간을 넉넉히 잡으세요

    다 안다는 생각이 들면 [시험](90_exam.ipynb)을 보세요. 문제 스무 개가 맞힐수록 어려워져요.

    다 알고 싶은 사람에게:

    - [{ $village-12_editions }](12_editions.ipynb): 2011년 판과 빅 박스를 나란히
    - [{ $village-13_rare_cases }](13_rare_cases.ipynb): 웬만한 게임에서는 볼 수 없는 것
    - [{ $village-14_solo }](14_solo.ipynb): 빅 박스를 혼자 하기
welcome-stone-age =
    ## 석기시대의 장

    장마다 몇 분이면 돼요.

    처음인가요? 먼저 [게임의 목표](stone_age/00_prologue.ipynb)를 1분쯤 보세요. 누가 승리하는지, 점수는 어디서 나오는지, 라운드가 무엇인지 알 수 있어요.

    1. [{ $stone_age-01_first_round }](stone_age/01_first_round.ipynb): 일꾼을 놓고, 행동하고, 먹여 살리기
    2. [{ $stone_age-02_gathering_and_tools }](stone_age/02_gathering_and_tools.ipynb): 도구로 주사위 돕기, 일꾼 1명 늘리기
    3. [{ $stone_age-03_cards }](stone_age/03_cards.ipynb): 카드의 값, 바로 받는 것들
    4. [{ $stone_age-04_buildings }](stone_age/04_buildings.ipynb): 자원을 점수로
    5. [{ $stone_age-05_feeding }](stone_age/05_feeding.ipynb): 식량 생산량 표시, 그리고 식량이 모자랄 때
    6. [{ $stone_age-06_the_end }](stone_age/06_the_end.ipynb): 문화 상징과 사람들의 점수, 승리하는 사람
    7. [{ $stone_age-07_two_and_three }](stone_age/07_two_and_three.ipynb): 인원이 적을 때 달라지는 것
    8. [{ $stone_age-07b_setting_up }](stone_age/07b_setting_up.ipynb): 직접 게임 준비하기, 테이블에 둘 준비표
    9. [{ $stone_age-08_first_game }](stone_age/08_first_game.ipynb): 게임 한 판. 조언은 갈수록 줄어들어요

    그다음은 [시험](stone_age/90_exam.ipynb)이에요.
welcome-manitoba =
    ## 마니토바의 장

    장마다 몇 분이면 돼요.

    처음인가요? 먼저 [게임의 목표](manitoba/00_prologue.ipynb)를 1분쯤 보세요. 누가 승리하는지, 점수는 어디서 나오는지, 차례에 무엇을 하는지 알 수 있어요.

    1. [{ $manitoba-01_first_round }](manitoba/01_first_round.ipynb): 토템에서 디스크를 떼고 액션하기, 다른 사람과 계절이 하는 일
    2. [{ $manitoba-02_totem }](manitoba/02_totem.ipynb): 내 디스크, 다른 사람의 색, 크리족 깨우기
    3. [{ $manitoba-03_territory }](manitoba/03_territory.ipynb): 아무도 없는 지역, 모을 상품, 함께 모여 있기
    4. [{ $manitoba-04_paths }](manitoba/04_paths.ipynb): 네 가지 길, 첫 번째만 얻는 점수
    5. [{ $manitoba-05_storages_and_altars }](manitoba/05_storages_and_altars.ipynb): 상품을 놓는 곳, 깃털의 쓰임
    6. [{ $manitoba-06_scoring }](manitoba/06_scoring.ipynb): 계절마다 두 번 상품으로 얻는 것과 잃는 것
    7. [{ $manitoba-07_shells }](manitoba/07_shells.ipynb): 게임 중에 조가비로 할 수 있는 일
    8. [{ $manitoba-08_events_and_seasons }](manitoba/08_events_and_seasons.ipynb): 이벤트 아홉 가지, 봄과 여름의 끝
    9. [{ $manitoba-09_the_end }](manitoba/09_the_end.ipynb): 마지막 제물, 최종 점수, 승리하는 사람
    10. [{ $manitoba-09b_setting_up }](manitoba/09b_setting_up.ipynb): 직접 게임 준비하기, 테이블에 둘 준비표
    11. [{ $manitoba-10_first_game }](manitoba/10_first_game.ipynb): 게임 한 판. 조언은 갈수록 줄어들어요

    그다음은 [시험](manitoba/90_exam.ipynb)이에요. 다 알고 싶다면: [{ $manitoba-11_where_silent }](manitoba/11_where_silent.ipynb)
welcome-what =
    ## 도우미가 하는 일

    - **할 수 있는 것을 보여 줘요.** 지금 할 수 있는 것이 모두 게임판에 표시돼요. 클릭하거나 누르거나 키보드로 고르세요.
    - **왜 안 되는지 알려 줘요.** 할 수 없는 것을 해 보면 어느 규칙이 막는지, 무엇이 모자라는지 알려 줘요.
    - **함께 해요.** 비워 둔 자리에는 컴퓨터가 앉아요. 2명부터 5명까지 할 수 있고, 빅 박스는 혼자서도 할 수 있어요.
    - **아무것도 잊지 않아요.** 한 일을 무르고, 다시 하고, 게임을 저장했다가 다른 날 이어서 하세요. 시작한 게임은 모두 *내 게임들*에 남아요. 점수마다 어디서 나왔는지 기록에 알기 쉽게 적혀 있어요.

    ## 알아 두면 좋은 것

    2011년 판과 2023년의 빅 박스를 할 수 있어요. 가진 게임에 인쇄된 수치가 다르면 알려 주세요.

    하던 게임은 브라우저가 보관했다가 돌아왔을 때 이어서 하게 해 줘요. **저장**을 누르면 다른 곳에 가져갈 파일이 생겨요.

    규칙은 저희 말로 설명했고, 그림도 저희가 그렸어요. 테이블에는 진짜 게임을 놓고 싶어질 거예요. 참 아름다운 게임이고, 이것이 그 자리를 대신할 수는 없어요.

    _Village Companion은 비공식이에요. 플레이어들이 만들었고 게임의 작가나 출판사와는 관계가 없어요._

## 강좌의 페이지

learn-village =
    # 빌리지 배우기

    장마다 테이블에 앉아 무엇을 할지 직접 골라요. 차례대로 해도 되고, 하고 싶은 것부터 해도 돼요. [석기시대 강좌](stone_age/learn.ipynb)와 [마니토바 강좌](manitoba/learn.ipynb)도 있어요.
learn-stone-age =
    # 석기시대 배우기

    장마다 테이블에 앉아 무엇을 할지 직접 골라요. 차례대로 해도 되고, 하고 싶은 것부터 해도 돼요. [빌리지 강좌](../learn.ipynb)와 [마니토바 강좌](../manitoba/learn.ipynb)도 있어요.
learn-manitoba =
    # 마니토바 배우기

    장마다 테이블에 앉아 무엇을 할지 직접 골라요. 차례대로 해도 되고, 하고 싶은 것부터 해도 돼요. [빌리지 강좌](../learn.ipynb)와 [석기시대 강좌](../stone_age/learn.ipynb)도 있어요.

# $number (number): that of the chapter
first-game =
    # { $number } · { $title }

    쉬운 상대와 게임 한 판을 끝까지 해 보세요. 조언은 처음에 많고 갈수록 줄어들어요.
editions =
    ## 나란히 보기

    이 장의 첫 게임판에서 서로 다른 것 모두예요. 두 판본의 규칙에서 찾아냈어요. 어디에 적혀 있는지 보려면 “적혀 있는 곳”을 여세요.

## 많은 게임 살펴보기

analysis =
    # { $title }

    상급 컴퓨터끼리 인원수마다 200판씩 한 결과예요.
analysis-own =
    ## 내 게임

    플레이 페이지나 테이블에서 저장한 게임을 고르세요. 같은 그림을 내 테이블의 숫자로 볼 수 있어요.

## 용어집

glossary =
    # { $title }

    게임마다 쓰는 말이에요. 무엇인지, 게임판에서 어떻게 생겼는지, 다른 언어로 하는 사람은 뭐라고 부르는지 볼 수 있어요.

## 규칙서

rulebook =
    # { $title }

    모든 규칙을 우리말로 풀어 썼어요. 어디에 적혀 있는지, 테이블에서 무엇을 정할 수 있는지 알려 주고, 직접 해 볼 수 있는 상황도 보여 줘요.
