### 빌리지의 말: 규칙, 이름, 선택지, 값, 결정, 일어난 일, 끝.
###
### A rule's wording may use any number of the edition under its dotted name with hyphens: farm.grain is $farm-grain, the
### second church.grain is $church-grain-1. A ruling is $rulings-tie and so on ("yes" and "no" where it is a switch), and
### $lap-end is bridge or quill. A place has the forms .at (…에; where something is
### done there, a text says { $place-at }서), .from (…에서) and .to (…으로), a good and a cube have .a (1개).

## 규칙: 게임 준비와 라운드

setup-customers = 첫 라운드 전에, 사용하는 가판대와 대기 줄 { $market-queue }칸에 손님타일을 한 장씩 공개해요.
setup-family = 모두 농장에 1세대 가족원 { $box-family-0 }명과 { $farm-coins }코인을 두고, 마커를 타임트랙 첫 칸에 놓고 시작해요. 영향력, 상품, 곡식은 없어요.
setup-seats = 그렇게 정한 테이블에서는 나중에 시작하는 사람이 보상을 받아요. 두 번째 사람은 곡식 1자루, 세 번째 사람은 무작위 영향력 큐브 1개, 네 번째 사람은 원하는 영향력 큐브 1개, 다섯 번째 사람은 1코인을 더 받아요.
setup-start-player = 여럿이 할 때는 나이가 가장 많은 사람이 첫 라운드의 선이에요.
round-bag = 라운드를 시작할 때 셋업카드에 표시된 영향력 큐브와 공급처의 질병 큐브 전부를 녹색주머니에 넣어요. 모자란 색은 있는 만큼만 넣어요.
round-seeding = 녹색주머니에서 큐브를 보지 않고 뽑아, 셋업카드에 표시된 수만큼 각 액션공간에 놓아요. 주머니의 큐브가 모자라면 있는 만큼만 놓아요.
round-start-player = 반지를 가진 사람이 새 라운드의 선이 되고, 반지는 의회에 되돌려 놓아요. 가진 사람이 없으면 선은 그대로예요.
round-end = 액션공간의 마지막 큐브를 가져온 사람은 액션까지 할 수 있어요. 그러면 라운드가 끝나고 미사를 해요. 다만 최종액션 중에는 그렇지 않아요.

## 규칙: 턴

turn-take = 자기 턴에는 큐브가 있는 액션공간에서 큐브를 딱 1개 가져오거나, 그 대신 우물에 가요.
turn-plague = 질병 큐브는 곧바로 공급처로 돌아가고, 가져온 사람은 { $turn-plague-time }타임을 써요.
turn-leave = 액션은 하지 않아도 되고, 특권도 쓰지 않아도 돼요. 다만 장날은 반드시 열어야 해요.
turn-time = 모래시계 하나는 1타임이고, 1타임마다 마커가 타임트랙을 한 칸 나아가요. 타임트랙 한 바퀴는 { $farm-lap }칸이에요.
well = 우물에서는 큐브를 가져오는 대신 같은 색 영향력 큐브 { $turn-well }개를 내고 원하는 액션을 하나 해요. 액션공간에 큐브가 없는 액션도 할 수 있어요.
well-cubes = 우물은 액션공간에 큐브가 1개라도 있을 때만 갈 수 있어요. 최종액션 중에 큐브가 다 떨어지면 어차피 큐브 없이 아무 액션이나 할 수 있어요.
well-coins =
    { $rulings-well-coins ->
        [no] 이 테이블에서는 우물에서 코인을 영향력 대신 쓸 수 없어요.
       *[yes] 우물에서도 코인을 영향력 대신 쓸 수 있어요. 전부 코인으로 내도 돼요.
    }
coin-joker = 영향력을 내는 곳이라면 어디서나 1코인을 아무 색 영향력 큐브 1개 대신 쓸 수 있어요. 곡식이나 상품, 타임 대신 쓸 수는 없어요.
supply-influence = 영향력은 공급처에 있는 만큼만 가져와요. 다 떨어진 색은 가져올 수 없어요.
supply-limited = 2011년 판에서 상품과 코인은 게임에 들어 있는 만큼뿐이에요. 다 떨어진 것은 만들거나 가져올 수 없고, 코인이 모자라면 남은 만큼만 받아요.
supply-unlimited = 빅 박스에서는 상품과 코인이 떨어지지 않아요. 공급처에 없으면 다른 것으로 대신해요.
farm-unlimited = 농장에는 영향력 큐브, 상품, 코인을 몇 개든 둘 수 있어요. 곡식에만 한도가 있어요.
place-unlimited = 건물, 도시, 의회의 각 단계, 성당의 각 창문에는 플레이어의 가족원이 몇 명이든 있을 수 있어요. 한 가족이든 여러 가족이든 상관없어요.
trade-none = 플레이어끼리는 아무것도 주고받지 않아요. 내는 것은 모두 공급처로 가고, 얻는 것은 모두 공급처에서 와요.
member-from-farm = 게임판이나 검정주머니로 가는 가족원은 자기 농장에서 출발해요. 그래서 농장에 누군가 있어야 해요.

## 규칙: 추수와 가족

harvest = 추수를 하면 농장에 곡식 { $farm-harvest }자루가 들어와요.
harvest-home = 추수를 하려면 농장에 가족원이 1명 이상 있어야 해요.
harvest-horse = 농장에 쟁기와 말이 있으면 추수로 곡식 { $farm-harvest-horse }자루가 들어와요. 쟁기와 말은 그대로 남아요.
harvest-ox = 농장에 쟁기와 소가 있으면 추수로 곡식 { $farm-harvest-ox }자루가 들어와요. 쟁기와 소는 그대로 남아요.
harvest-limit = 농장에는 곡식을 { $farm-grain }자루까지만 둘 수 있어요.
family-birth = 새 가족원이 태어나 농장에 놓여요.
family-smallest = 가족원은 순서대로 태어나요. 다음은 언제나 공급처에 남은 가장 작은 숫자예요.
family-all-born = 아직 태어나지 않은 가족원이 있어야 하는데, 가족이 모두 태어났어요.
family-home = 새 가족원이 태어나는 대신, 게임판 어디에서든 살아 있는 가족원 1명을 농장으로 데려와도 돼요.
family-not-bag = 검정주머니에 있는 가족원은 농장으로 데려올 수 없어요. 미사 때에만 나올 수 있어요.

## 규칙: 기술과 시장

crafts-training = 수련을 하려면 농장의 가족원이 건물로 가서 수련에 드는 타임을 써요. 이어서 바로 상품을 만들어도 되고, 만들지 않아도 돼요.
crafts-time = 수련을 마친 가족원은 그 건물에 표시된 타임을 쓰고 상품을 만들어요.
crafts-trained = 타임을 내고 상품을 만들려면 바로 그 건물에 수련을 마친 자기 가족원이 있어야 해요.
crafts-price = 건물에 가족원이 있든 없든, 그곳에 표시된 영향력이나 곡식을 내고 상품을 살 수 있어요.
crafts-product = 기술 액션 한 번에 상품은 많아야 1개예요. 거기서 일하는 가족원이 몇 명이든 마찬가지예요.
crafts-mill = 제분소에서는 곡식 { $crafts-mill-grain }자루와 { $crafts-mill-time }타임을 쓰고 { $crafts-mill-coins }코인을 받아요.
crafts-mill-nobody = 제분소에서는 수련할 수 없어요. 가족원을 놓는 일도 없어요.
market-day = 시장에 가면 장날이 열려요. 장날은 반드시 열어야 하고, 모든 플레이어가 참여할 수 있어요.
market-free-sale = 장날의 맨 첫 턴에 개최자는 손님 1명을 추가 비용 없이 응대할 수 있어요.
market-demand = 손님을 응대하려면 타일에 그려진 상품과 곡식을 모두 내요.
market-surcharge = 개최자의 첫 판매가 아니라면, 팔 때마다 손님의 요구품 말고도 설득 { $market-surcharge-persuasion }개와 { $market-surcharge-time }타임이 더 들어요.
market-queue = 가판대에 있는 손님만 응대할 수 있어요. 대기 줄의 손님은 차례를 기다려요.
market-serve = 장날에 남아 있는 사람은 시계방향으로 돌아가며 손님을 1명씩 응대하고, 타일은 뒤집어 게임이 끝날 때까지 가지고 있어요.
market-pass = 패스한 사람은 이번 장날에서 빠져요.
market-refill = 장날이 끝나면 대기 줄의 손님이 빈 가판대로 옮겨 오고, 더미에서 새 손님이 줄을 서요.

## 규칙: 여행

travel-toll = 여행할 때마다 { $travel-time }타임과 마차 { $travel-wagons }대가 들어요.
travel-influence = 길에는 옆에 그려진 영향력도 내야 해요.
travel-road = 여행 한 번에 길을 하나 따라 다음 도시로 가요. 마을에서는 가장 가까운 두 도시로만 길이 나 있어요.
travel-no-return = 마을로 돌아오는 여행은 없어요. 가족 액션으로만 가족원을 데려올 수 있어요.
travel-move = 가족원 1명이 농장에서, 또는 지금 있는 도시에서 여행을 떠나요.
travel-reward = 도시에 처음 들르면 거기 표시된 혜택을 받아요.
travel-once = 마커와 혜택은 도시마다 한 번뿐이에요. 다시 가면 비용은 똑같이 들지만 얻는 것은 없어요.

## 규칙: 의회와 성당

council-price = 의회에 들어가거나 올라가려면 설득 { $council-persuasion }개 또는 두루마리 { $council-scrolls }개를 내요.
council-time = 의회의 각 단계에 들어갈 때는 타임도 들어요. 1단계부터 4단계까지 차례로 { $council-time-0 }, { $council-time-1 }, { $council-time-2 }, { $council-time-3 }타임이에요.
council-enter = 농장의 가족원이 의회 1단계로 들어가요.
council-advance = 의회의 가족원은 한 번에 한 단계씩 올라가요.
council-top = 4단계가 가장 높아요. 거기서는 더 올라갈 곳이 없어요.
council-member = 움직이지 않고 특권을 쓰려면 의회에 자기 가족원이 있어야 해요.
council-stay = 움직이지 않고 특권을 쓸 때는 비용이 들지 않아요. 액션 한 번이면 돼요.
privilege-stage = 특권은 하나만 쓸 수 있어요. 들어가거나 올라간 뒤에는 그 가족원이 다다른 단계나 그보다 아래 단계의 특권이고, 움직이지 않을 때는 의회에서 가장 높이 있는 자기 가족원의 단계나 그보다 아래 단계의 특권이에요.
privilege-ring =
    { $alone ->
        [yes] 첫 번째 특권으로 반지를 가져올 수 있어요. 새 라운드가 시작될 때까지 코인처럼 쓸 수 있어요.
       *[no] 첫 번째 특권으로 반지를 가져올 수 있어요. 다음 라운드의 선이 돼요.
    }
privilege-ring-taken = 반지는 하나뿐이에요. 누가 가져가면 첫 번째 특권으로는 다음 라운드까지 받을 것이 없어요.
privilege-influence =
    두 번째 특권으로 { $rulings-second-privilege ->
        [different] 서로 다른 색의 원하는 영향력 큐브 { $council-influence }개를
       *[any] 원하는 영향력 큐브 { $council-influence }개를
    } 받아요.
privilege-different = 두 번째 특권으로 받는 영향력은 서로 다른 색이어야 해요.
privilege-good = 세 번째 특권으로 원하는 상품 1개를 받아요.
privilege-prestige = 네 번째 특권으로 정확히 { $council-coins }코인을 내고 명성 { $council-prestige }점을 받아요. 쓸 때마다 한 번만 바꿀 수 있어요.
church-price = 성당에 들어가려면 신앙 { $church-faith }개, 또는 그 대신 { $church-time }타임이 들어요.
church-time = 성당에 들어갈 때는 신앙 대신 { $church-time }타임을 써도 돼요.
church-bag = 성당에 들어가는 가족원은 농장에서 검정주머니로 가서 미사를 기다려요.

## 규칙: 죽음

dying-after-action =
    자기 마커가 타임트랙의 { $lap-end ->
        [quill] 깃펜을
       *[bridge] 다리를
    } 넘으면, 액션을 마친 뒤 턴이 끝날 때 숫자가 가장 작은 가족원 1명이 죽어요.
dying-at-once =
    장날 중에 자기 마커가 타임트랙의 { $lap-end ->
        [quill] 깃펜을
       *[bridge] 다리를
    } 넘으면, 숫자가 가장 작은 가족원 1명이 바로 죽어요.
dying-eldest = 가장 작은 숫자부터 죽어요. 같은 숫자가 여럿이면 주인이 골라요.
dying-visible = 농장이나 게임판에 보이는 가족원만 죽을 수 있어요. 검정주머니에 있는 가족원은 죽지 않아요.
dying-nobody = 농장에도 게임판에도 보이는 가족원이 없으면 아무도 죽지 않아요. 나중에도요.
dying-chronicle = 죽은 가족원은, 있던 곳에 해당하는 마을 연대기 기록란에 빈칸이 있으면 그 기록란에 남아요.
dying-grave = 죽은 가족원이 있던 곳의 연대기 기록란이 꽉 찼으면, 그 가족원은 무명무덤에 묻혀요.
dying-no-room = 연대기의 그 기록란에도 무덤에도 빈칸이 없으면, 죽은 가족원은 게임에서 빠져요.
dying-last-turns = 그렇게 정한 테이블에서는 최종액션 중에 죽은 가족원이 그대로 게임에서 빠져요.

## 규칙: 미사

mass-buy-out = 뽑기 전에 선부터 차례로, 1명마다 { $church-coins }코인을 내고 자기 가족원을 검정주머니에서 꺼낼 수 있어요. 모두 합해 4명까지예요.
mass-draw = 미사 때는 검정주머니에서 4명이 나와요. 코인을 내고 꺼낸 수를 뺀 나머지는 보지 않고 뽑아요.
mass-monks = 뽑힌 수도사는 검정주머니로 돌아가요.
mass-rise = 선부터 차례로 한 번씩, 곡식을 낼 수 있는 만큼 자기 가족원들을 성당의 더 높은 창문으로 올릴 수 있어요. 한 칸마다 차례로 곡식 { $church-grain-0 }, { $church-grain-1 }, { $church-grain-2 }자루가 들어요.
mass-top = 네 번째 창문이 가장 높아요. 더 올라갈 곳은 없어요.
mass-majority = 미사가 끝날 때 성당에 가족원이 가장 많은 플레이어가 명성 { $church-majority }점을 받아요.
mass-majority-tie = 성당에 가족원이 가장 많은 플레이어가 여럿이면, 그중 가장 높은 가족원이 더 위에 있는 쪽이 명성을 받아요.
mass-majority-shared = 성당에서 동률인 플레이어들의 가장 높은 가족원이 같은 높이에 있으면, 명성을 나누지 않고 각자 다 받아요.

## 규칙: 끝과 점수

end-chronicle = 마을 연대기의 마지막 빈칸이 차면 게임 종료조건이 채워져요.
end-graves = 무명무덤의 마지막 빈칸이 차면 게임 종료조건이 채워져요.
end-last-turns = 연대기나 무덤의 마지막 칸을 채운 사람은 턴이 더 없고, 나머지는 시계방향으로 한 턴씩 더 해요.
end-market-caller = 장날 개최자가 그 장날에 연대기나 무덤의 마지막 칸을 채우면, 먼저 장날을 마저 하고 나서 나머지가 한 턴씩 더 해요.
end-market-other =
    장날에 개최자가 아닌 사람이 연대기나 무덤의 마지막 칸을 채우면, 먼저 장날을 마저 하고 나서 모두가 한 턴씩 더 해요. { $rulings-market-trigger ->
        [trigger-last] 마지막 칸을 채운 사람의 다음 사람부터 시작하고, 채운 사람이 맨 끝이에요
       *[caller-last] 개최자의 다음 사람부터 시작하고, 개최자가 맨 끝이에요
    }.
end-cubes-out = 최종액션 중에 큐브가 떨어져도 다시 채우지 않고 미사도 하지 않아요. 아직 차례가 남은 사람은 큐브를 가져오지 않고 원하는 액션을 할 수 있어요.
end-final-mass = 최종액션이 모두 끝나면 마지막 미사를 하고 점수를 계산해요.
score-prestige = 게임 중에 얻은 명성점수는 그대로 들어가요.
score-travel = 들른 도시가 1곳부터 6곳까지면 차례로 명성 { $travel-points-0 }, { $travel-points-1 }, { $travel-points-2 }, { $travel-points-3 }, { $travel-points-4 }, { $travel-points-5 }점이에요.
score-council = 의회의 가족원은 1명마다 1단계부터 4단계까지 차례로 명성 { $council-points-0 }, { $council-points-1 }, { $council-points-2 }, { $council-points-3 }점이에요.
score-church = 성당의 가족원은 1명마다 첫 번째부터 네 번째 창문까지 차례로 명성 { $church-points-0 }, { $church-points-1 }, { $church-points-2 }, { $church-points-3 }점이에요.
score-chronicle = 마을 연대기에 남은 가족원이 0, 1, 2, 3, 4명, 5명 이상이면 차례로 명성 { $chronicle-points-0 }, { $chronicle-points-1 }, { $chronicle-points-2 }, { $chronicle-points-3 }, { $chronicle-points-4 }, { $chronicle-points-5 }점이에요.
score-customers = 응대한 손님타일을 뒤집어, 타일에 적힌 명성점수를 더해요.
score-coins = 남은 코인은 1코인마다 명성 1점이에요.
score-nothing = 게임이 끝날 때 무덤, 상품, 곡식, 영향력 큐브는 점수가 없어요. 농장, 건물, 도시, 검정주머니에 있는 가족원도 점수가 없어요.
win-most = 명성점수가 가장 많은 사람이 승리해요.
tie-customers = 명성점수가 가장 많은 사람이 여럿이면, 그중 손님을 더 많이 응대한 사람이 승리해요.
tie-grain = 명성점수가 가장 많은 사람이 여럿이면, 그중 곡식이 더 많이 남은 사람이 승리해요.
tie-living = 명성점수가 가장 많은 사람들이 첫 번째 동점 기준으로도 갈리지 않으면, 그중 살아 있는 가족원이 더 많은 사람이 승리해요. 검정주머니에 있는 가족원은 세고, 태어나기 전 가족원은 세지 않아요.

## 규칙: 카를라와 하는 1인 게임

solo-setup = 1인 게임은 2인 게임처럼 준비해요. 카를라의 가족 중 나이 든 쪽은 카를라 판 옆에 서고 젊은 쪽은 성당에서 기다려요. 카를라에게는 코인도 상품도 없어요.
solo-start = 1인 게임에서는 게임 내내 자기가 선이에요.
solo-order = 카를라 판의 액션공간은 시계방향으로 { $solo-order } 순서이고, 그다음은 처음으로 돌아가요.
solo-ring = 1인 게임에서는 가져온 반지를 새 라운드가 시작될 때까지 코인처럼 쓸 수 있어요. 쓰지 않으면 그때 의회로 돌아가요.
solo-ring-spent = 코인처럼 쓴 반지는 공급처에 놓이고, 다음 라운드가 되어야 다시 가져올 수 있어요.
solo-match = 큐브를 가져오면 액션을 하든 안 하든 카를라도 같은 액션공간에서 같은 색 큐브를 1개 가져가요. 질병 큐브를 가져오면 카를라도 질병 큐브를 가져가요.
solo-match-next = 큐브를 가져온 공간에 같은 색 큐브가 더 없으면, 카를라는 시계방향으로 그 색 큐브가 있는 다음 액션공간에서 1개 가져가요.
solo-any = 게임판에 그 색 큐브가 하나도 없으면, 카를라는 같은 공간에서 아무 큐브나 1개 가져가요. 어느 것일지는 카를라 대신 골라 주세요.
solo-any-next = 게임판에 그 색 큐브가 없고 큐브를 가져온 공간도 비었으면, 시계방향으로 큐브가 있는 다음 액션공간에서 카를라의 큐브를 골라요.
solo-die =
    { $rulings-rival-cube ->
        [die] 큐브를 가져온 뒤 4면 주사위로 카를라가 가져갈 색을 정해요. 게임판에 있는 색이 나올 때까지 다시 굴려요.
       *[match] 원한다면 4면 주사위로 카를라가 가져갈 색을 정해요. 게임판에 있는 색이 나올 때까지 다시 굴려요.
    }
solo-die-cube = 카를라는 내가 큐브를 가져온 공간에서 주사위에 나온 색을 가져가요. 거기 없으면 시계방향으로 그 색이 있는 다음 액션공간에서 가져가요.
solo-die-one = 게임판에 남은 영향력이 한 가지 색뿐이면 주사위를 굴리지 않아요. 내가 큐브를 가져온 공간이나, 시계방향으로 큐브가 있는 다음 공간에서 카를라의 큐브를 골라요.
solo-track = 카를라가 가져간 큐브는 카를라의 타임트랙 다음 칸에 놓아요. 맨 처음 큐브는 의회 옆 칸에 놓아요.
solo-fate = 큐브가 카를라의 운명 타일을 지나 놓이면 그 타일을 바로 뒤집어요. 3장 한 묶음 중 1장 뒤에는 깃펜이 있고, 나머지 2장은 빈 면이에요.
solo-quill = 깃펜이 나오면 카를라의 가족원 1명이 죽어요. 카를라 판 옆의 가장 작은 숫자, 다음은 성당에서 기다리는 가장 작은 숫자, 그다음은 성당의 가장 낮은 창문에 선 가족원이에요. 검정주머니에서는 죽지 않아요.
solo-shuffle = 한 묶음의 타일 3장이 모두 앞면이 되면 바로 섞어서 다시 뒤집어 놓아요.
solo-dying = 카를라의 죽은 가족원은 깃펜을 지난 큐브가 있던 액션공간에 해당하는 연대기 기록란에 남아요. 추수와 가족은 둘 다 농장이에요.
solo-dying-market = 깃펜을 지나 놓인 큐브가 시장에서 왔으면 카를라의 가족원은 무명무덤에 묻혀요.
solo-market-serve = 카를라는 장날에 맨 앞 손님 1명을 공짜로 응대해요. 내가 연 장날에는 내 첫 턴이 끝난 뒤에 해요.
solo-market-call =
    카를라의 큐브가 시장에서 오면 카를라가 장날을 열어요. 카를라가 먼저 손님을 응대하고{ $rulings-rival-market ->
        [no] , 다른 사람은 팔지 못해요
       *[yes] , 그다음에 나도 추가 비용을 내고 팔 수 있어요
    }.
solo-church = 카를라의 큐브가 성당에서 오면, 거기서 기다리던 가장 작은 숫자가 공짜로 검정주머니에 들어가요.
solo-church-nobody = 성당에서 기다리는 카를라의 가족원이 더 없으면, 카를라는 게임이 끝날 때까지 그 액션을 하지 않아요.
solo-well =
    우물을 쓴 턴 뒤에는 카를라가 큐브를 가져가지 않고 아무것도 하지 않아요{ $rulings-rival-well ->
        [yes] . 다만 우물로 연 장날에는 와요
       *[no] . 우물로 연 장날에도 오지 않아요
    }.
solo-window = 미사 때 뽑힌 카를라의 가족원은 카를라의 가족원이 아직 없는 가장 낮은 창문으로 가요.
solo-windows-full = 성당의 모든 창문에 이미 카를라의 가족원이 있으면, 다음에 뽑힌 카를라의 가족원은 검정주머니로 돌아가요.
solo-majority = 성당에 가족원이 가장 많은 쪽을 따질 때 카를라도 세지만, 카를라가 명성을 받지는 않아요.
solo-new-round = 새 라운드가 되면 카를라 판의 큐브는 마지막 1개만 남기고 모두 공급처로 돌아가요. 카를라의 다음 큐브는 그다음 칸에 놓아요.
solo-rank = 1인 게임에서는 얻은 명성점수에 따라 칭호를 받아요.

## 이름: 판본, 영향력, 말과 수량

edition-first_2011 = 빌리지
edition-big_box_2023 = 빌리지: 빅 박스
influence-skill = 숙련
influence-persuasion = 설득
influence-faith = 신앙
influence-knowledge = 지식
colour-orange = 주황
colour-green = { colour-name-green }
colour-brown = 갈색
colour-pink = 분홍
cube-skill = 숙련({ $colour })
    .a = 숙련({ $colour }) 큐브 1개
cube-persuasion = 설득({ $colour })
    .a = 설득({ $colour }) 큐브 1개
cube-faith = 신앙({ $colour })
    .a = 신앙({ $colour }) 큐브 1개
cube-knowledge = 지식({ $colour })
    .a = 지식({ $colour }) 큐브 1개
cube-plague = 질병(검정)
    .a = 질병(검정) 큐브 1개
good-scroll = 두루마리
    .a = 두루마리 1개
good-wagon = 마차
    .a = 마차 1대
good-plow = 쟁기
    .a = 쟁기 1개
good-horse = 말
    .a = 말 1마리
good-ox = 소
    .a = 소 1마리
good-coin = 코인
rival-name = 카를라
rival-beside = 카를라 판 옆에
rival-waiting = 성당 앞에
# $cube (text): a cube's name with its colour
amount-cubes = { $cube } { $count }개
amount-skill = 숙련 { $count }개
amount-persuasion = 설득 { $count }개
amount-faith = 신앙 { $count }개
amount-knowledge = 지식 { $count }개
amount-plague = 질병 { $count }개
amount-grain = 곡식 { $count }자루
amount-coin = { $count }코인
amount-scroll = 두루마리 { $count }개
amount-wagon = 마차 { $count }대
amount-plow = 쟁기 { $count }개
amount-horse = 말 { $count }마리
amount-ox = 소 { $count }마리
amount-prestige = 명성 { $count }점
amount-joker = 영향력 대신 { $count }코인
amount-ring = 반지
amount-ring-joker = 영향력 대신 반지
## 이름: 공간, 장소, 사람

space-harvest = 추수
    .at = 추수 공간에
    .from = 추수 공간에서
space-family = 가족
    .at = 가족 공간에
    .from = 가족 공간에서
space-crafts = 기술
    .at = 기술 공간에
    .from = 기술 공간에서
space-market = 시장
    .at = 시장에
    .from = 시장에서
space-travel = 여행
    .at = 여행 공간에
    .from = 여행 공간에서
space-council = 의회
    .at = 의회에
    .from = 의회에서
space-church = 성당
    .at = 성당에
    .from = 성당에서
member = ‘{ $generation }’
place-unborn = 태어나기 전
    .at = 태어나기 전에
    .from = 공급처에서
    .to = 공급처로
place-farm = 농장
    .at = 농장에
    .from = 농장에서
    .to = 농장으로
place-wainwright = 마차 공방
    .at = 마차 공방에
    .from = 마차 공방에서
    .to = 마차 공방으로
place-stable = 외양간
    .at = 외양간에
    .from = 외양간에서
    .to = 외양간으로
place-office = 사무소
    .at = 사무소에
    .from = 사무소에서
    .to = 사무소로
place-smithy = 대장간
    .at = 대장간에
    .from = 대장간에서
    .to = 대장간으로
place-mill = 제분소
    .at = 제분소에
    .from = 제분소에서
    .to = 제분소로
place-city-a = 도시 A
    .at = 도시 A에
    .from = 도시 A에서
    .to = 도시 A로
place-city-b = 도시 B
    .at = 도시 B에
    .from = 도시 B에서
    .to = 도시 B로
place-city-c = 도시 C
    .at = 도시 C에
    .from = 도시 C에서
    .to = 도시 C로
place-city-d = 도시 D
    .at = 도시 D에
    .from = 도시 D에서
    .to = 도시 D로
place-city-e = 도시 E
    .at = 도시 E에
    .from = 도시 E에서
    .to = 도시 E로
place-city-f = 도시 F
    .at = 도시 F에
    .from = 도시 F에서
    .to = 도시 F로
place-council-1 = 의회 1단계
    .at = 의회 1단계에
    .from = 의회 1단계에서
    .to = 의회 1단계로
place-council-2 = 의회 2단계
    .at = 의회 2단계에
    .from = 의회 2단계에서
    .to = 의회 2단계로
place-council-3 = 의회 3단계
    .at = 의회 3단계에
    .from = 의회 3단계에서
    .to = 의회 3단계로
place-council-4 = 의회 4단계
    .at = 의회 4단계에
    .from = 의회 4단계에서
    .to = 의회 4단계로
place-bag = 검정주머니
    .at = 검정주머니에
    .from = 검정주머니에서
    .to = 검정주머니로
place-church-1 = 성당 첫 번째 창문
    .at = 성당 첫 번째 창문에
    .from = 성당 첫 번째 창문에서
    .to = 성당 첫 번째 창문으로
place-church-2 = 성당 두 번째 창문
    .at = 성당 두 번째 창문에
    .from = 성당 두 번째 창문에서
    .to = 성당 두 번째 창문으로
place-church-3 = 성당 세 번째 창문
    .at = 성당 세 번째 창문에
    .from = 성당 세 번째 창문에서
    .to = 성당 세 번째 창문으로
place-church-4 = 성당 네 번째 창문
    .at = 성당 네 번째 창문에
    .from = 성당 네 번째 창문에서
    .to = 성당 네 번째 창문으로
place-chronicle-farm = 마을 연대기 농장 기록란
    .at = 마을 연대기의 농장 기록란에
    .from = 마을 연대기의 농장 기록란에서
    .to = 마을 연대기의 농장 기록란으로
place-chronicle-crafts = 마을 연대기 기술 기록란
    .at = 마을 연대기의 기술 기록란에
    .from = 마을 연대기의 기술 기록란에서
    .to = 마을 연대기의 기술 기록란으로
place-chronicle-travel = 마을 연대기 여행 기록란
    .at = 마을 연대기의 여행 기록란에
    .from = 마을 연대기의 여행 기록란에서
    .to = 마을 연대기의 여행 기록란으로
place-chronicle-church = 마을 연대기 성당 기록란
    .at = 마을 연대기의 성당 기록란에
    .from = 마을 연대기의 성당 기록란에서
    .to = 마을 연대기의 성당 기록란으로
place-chronicle-council = 마을 연대기 의회 기록란
    .at = 마을 연대기의 의회 기록란에
    .from = 마을 연대기의 의회 기록란에서
    .to = 마을 연대기의 의회 기록란으로
place-grave = 무명무덤
    .at = 무명무덤에
    .from = 무명무덤에서
    .to = 무명무덤으로
place-gone = 게임에서 빠짐
    .at = 게임 밖에
    .from = 게임 밖에서
    .to = 게임 밖으로
customer = { $demand }({ $prestige })

## 단추에 쓰는 선택지

choice-take =
    { $what ->
        [nothing] { $space-from } 큐브 가져오기
       *[cube] { $space-from } { $cube } 가져오기
    }
choice-well =
    { $what ->
        [nothing] 코인만 내고 우물 쓰기
       *[influence] { JOSA($influence, "으로/로") } 우물 쓰기
    }
choice-leave = 액션 하지 않기
choice-harvest = 추수하기
choice-birth = { $member } 태어나게 하기
choice-bring-home = { $place-from } { $member } 농장으로 데려오기
choice-train =
    { $what ->
        [nothing] { $building-at }서 { $member } 수련시키기
       *[product] { $building-at }서 { $member } 수련시키고 { $product-a } 만들기
    }
choice-produce = { $building-at }서 { $product-a } 만들기
choice-buy = { $building-at }서 { $product-a } 사기
choice-grind = 제분소에서 곡식 빻기
choice-hold-market = 장날 열기
choice-serve = 손님 응대하기: { $customer }
choice-pass = 이번 장날은 패스하기
choice-travel = { $start-from } { $end-to } { $member } 보내기
choice-enter-council = 의회에 { $member } 들여보내기
choice-advance = { $start-from } { $member } 한 단계 올리기
choice-stay-in-council = 움직이지 않고 특권 쓰기
choice-take-ring =
    { $alone ->
        [yes] 반지 가져오기(새 라운드까지 코인처럼)
       *[no] 반지 가져와 다음 라운드 선 되기
    }
choice-take-influence = { $kinds } 가져오기
choice-take-good = { $good-a } 가져오기
choice-buy-prestige = { $prestige } 사기
choice-decline = 특권 쓰지 않기
choice-join-church = 검정주머니에 { $member } 넣기
choice-bury =
    { $rest ->
        [nothing] { $place-at } 있는 { $member } 죽게 하기
       *[place] { $place-at } 있는 { $member } 죽게 하기: { $rest }
    }
choice-buy-out = 검정주머니에서 { $member } 꺼내기
choice-rise = { $start-from } { $member } 한 칸 올리기
choice-done = 여기서 멈추기
choice-spend =
    { $who } 님: { $time }타임{ $why ->
        [nothing] { "" }
       *[other] , { $why }
    }
choice-send =
    { $time ->
        [0] { $who } 님: { $start-from } { $end-to } { $member } 보내기
       *[other] { $who } 님: { $start-from } { $end-to } { $member } 보내기, { $time }타임
    }
choice-note =
    { $turn ->
        [more] { $who } 님: { $pieces } 늘어남
       *[fewer] { $who } 님: { $pieces } 줄어듦
    }
choice-sold = { $who } 님의 손님 응대: { $customer }
choice-claim-ring = { $who } 님이 반지를 가져감
choice-end-turn = 턴이 끝남
choice-end-round = 턴이 끝나고 게임판에 큐브가 없음
choice-nobody-dies = 아무도 죽지 않음
choice-reveal = 공개된 손님: { $customer }
choice-seed = { $space }: { $cubes }
choice-draw-member = { $who } 님의 { $member }
choice-draw-monk = 수도사
choice-draw-influence = { $influence }
choice-turn-fate =
    { $fate ->
        [quill] 깃펜
       *[blank] 빈 면
    }

## 값, 할 수 없는 까닭, 출처

lack-influence =
    { $has ->
        [0] { $needed }(지금은 없음)
       *[other] { $needed }(지금은 코인까지 합해 { $has }개)
    }
lack-harvest-limit = 지금 농장에 { $has }자루가 있어요.
lack-supply-limited = 지금 공급처에 남은 { JOSA($good, "이/가") } 없어요.
lack-privilege-stage = 지금 가족원이 있는 가장 높은 단계는 { $has }단계인데, { $needed }단계가 필요해요.
lack-seeding-count = 여기에는 큐브가 { $has }개가 아니라 { $needed }개 놓여야 해요.
lack-seeding-colour =
    { $has ->
        [0] { JOSA($needed, "이/가") } 필요한데 녹색주머니에는 그 색이 없어요.
       *[other] { JOSA($needed, "이/가") } 필요한데 녹색주머니에는 그 색이 { $has }개뿐이에요.
    }
text-000 = 한 플레이어가 정리한 규칙(한국어)
text-002 = 규칙 요약본(독일어)
text-004 = 출판사의 빅 박스 규칙서(중국어판)
text-EN = 출판사의 영어 규칙(저희가 정리한 것)

## 결정

decision-turn = { $who } 님, 액션공간에서 큐브를 1개 가져오거나 우물에 가세요.
decision-acting = { $who } 님, { $space-at }서 액션을 하거나 하지 않고 넘어가세요.
decision-acting-any = { $who } 님, 원하는 액션을 하나 하거나 하지 않고 넘어가세요.
decision-privileges =
    { $stage ->
        [1] { $who } 님, 1단계의 특권을 쓰거나 쓰지 않고 넘어가세요.
       *[other] { $who } 님, 1단계부터 { $stage }단계까지의 특권 중 하나를 쓰거나 쓰지 않고 넘어가세요.
    }
decision-rewarded = { $who } 님, 원하는 영향력 큐브를 { $count }개 가져가세요.
decision-market-day = { $who } 님, 추가 비용을 내고 손님을 응대하거나 이번 장날은 패스하세요.
decision-market-day-called = { $caller } 님이 장날을 열었어요. { $who } 님, 추가 비용을 내고 손님을 응대하거나 이번 장날은 패스하세요.
decision-market-day-called-rival = { $who } 님, { JOSA($caller, "이/가") } 장날을 열었어요. 추가 비용을 내고 손님을 응대하거나 이번 장날은 패스하세요.
decision-market-day-free = { $who } 님, 추가 비용 없이 손님을 응대하거나 이번 장날은 패스하세요.
decision-dying = { $who } 님, 숫자가 가장 작은 가족원 중 누가 죽을지 고르세요.
decision-buying-out = { $who } 님, 1명에 1코인을 내고 검정주머니에서 가족원을 꺼낼까요? 아직 { $left }명까지 꺼낼 수 있어요.
decision-rising = { $who } 님, 곡식을 내고 성당에서 가족원을 올리거나 멈추세요.
decision-revealing = 무작위: 더미에서 손님을 1명 공개해요.
decision-seeding = 무작위: { $space }에 놓을 큐브를 { $count }개 뽑아요.
decision-drawing = 무작위: 검정주머니에서 { $left }명을 더 뽑아요.
decision-drawing-influence = 무작위: { $who } 님이 무작위 영향력 큐브를 1개 받아요.
decision-answering = { $who } 님, 카를라가 가져갈 큐브를 고르세요.
decision-rolling = 무작위: 카를라가 가져갈 색을 주사위로 정해요.
decision-turning-fate = 무작위: 카를라의 운명 타일을 1장 뒤집어요.
waiting-reacting = 카를라가 장날에 오거나 누군가를 성당에 보낼 수도 있음
waiting-turning-fate = 카를라의 운명 타일 뒤집기
waiting-answering = 카를라의 큐브 가져가기
waiting-rolling = 카를라가 가져갈 색을 주사위로 정하기
waiting-turn = { $who } 님의 턴
waiting-revealing = 새 손님 공개
waiting-seeding = 액션공간 채우기
waiting-buying-out = 검정주머니에서 가족원 꺼내기
waiting-drawing = 검정주머니에서 뽑기
waiting-rising = 성당에서 올라가기
waiting-acting = { $who } 님의 액션
waiting-privileges = { $who } 님의 특권
waiting-rewarded = { $who } 님의 영향력 가져오기
waiting-market-day = 장날 계속
waiting-dying = { $who } 님 가족원 중 숫자가 가장 작은 1명의 죽음
waiting-drawing-influence = { $who } 님의 무작위 영향력 큐브 받기
waiting-compensating = 나중 차례 보상
waiting-new-round = 새 라운드 시작
waiting-last-turns =
    { $left ->
        [0] 마지막 미사
       *[other] { $order } 님의 최종액션
    }
waiting-scoring = { waiting-tallying }
decision-tracking = { $who } 님의 턴이에요.
decision-laid-to-rest = { $who } 님, 숫자가 가장 작은 가족원 중 누가 죽었고, 그 가족원은 어디에 있었나요?
decision-tallying = 함께 세어 보세요. 점수표의 줄마다 몇 점인가요?
waiting-tracking = { waiting-turn }
waiting-laid-to-rest = { waiting-dying }

## 일어난 일

event-cube-taken = { $who } 님이 { $space-from } { JOSA($cube-a, "을/를") } 가져왔어요.
event-cube-taken-rival = { JOSA($who, "이/가") } { $space-from } { JOSA($cube-a, "을/를") } 가져왔어요.
event-rival-came = 카를라가 왔어요. 가족 중 나이 든 쪽은 카를라 판 옆에 서고, 젊은 쪽은 성당에서 기다려요.
event-round-began-solo-start = 새 라운드가 시작됐어요. 선은 나예요.
event-unanswered = 카를라는 우물을 따라 하지 않아요.
event-die-rolled = 카를라가 가져갈 색이 주사위로 정해졌어요: { $influence }.
event-track-moved = 큐브가 카를라의 타임트랙 { $spot }번 칸에 놓였어요.
event-fate-turned-solo-fate = 큐브가 운명 타일을 지났어요. 빈 면이에요.
event-fate-turned-solo-quill = 큐브가 운명 타일을 지났고, 깃펜이 나왔어요. 카를라의 가족원 1명이 죽어요.
event-fate-shuffled = 이 묶음의 타일 3장이 모두 앞면이 됐어요. 섞어서 다시 뒤집어 놓았어요.
event-ring-spent = { $who } 님이 반지를 코인처럼 썼어요.
event-track-cleared = 카를라 판에서 공급처로 돌아간 큐브: { $cubes }.
event-market-called-solo-market-call = 카를라가 장날을 열었어요.
event-customer-served-solo-market-serve = 카를라가 맨 앞 손님을 응대했어요: { $customer }.
event-action-left-solo-church-nobody = 성당에서 기다리는 카를라의 가족원이 없어서, 카를라는 액션을 하지 않았어요.
event-time-passed = { $who } 님이 { $time }타임을 썼어요.
event-time-passed-turn-plague = { $who } 님이 질병 때문에 { $time }타임을 썼어요.
event-time-passed-crafts-product = { $who } 님이 기술 액션에 { $time }타임을 썼어요.
event-time-passed-crafts-training = { $who } 님이 수련에 { $time }타임을 썼어요.
event-time-passed-crafts-time = { $who } 님이 상품을 만드는 데 { $time }타임을 썼어요.
event-time-passed-crafts-mill = { $who } 님이 제분소에서 { $time }타임을 썼어요.
event-time-passed-market-surcharge = { $who } 님이 파는 데 { $time }타임을 썼어요.
event-time-passed-travel-toll = { $who } 님이 여행에 { $time }타임을 썼어요.
event-time-passed-travel-move = { event-time-passed-travel-toll }
event-time-passed-council-time = { $who } 님이 의회에서 { $time }타임을 썼어요.
event-time-passed-council-price = { event-time-passed-council-time }
event-time-passed-council-enter = { event-time-passed-council-time }
event-time-passed-council-advance = { event-time-passed-council-time }
event-time-passed-church-time = { $who } 님이 성당에 들어가는 데 { $time }타임을 썼어요.
event-time-passed-church-price = { event-time-passed-church-time }
event-time-passed-church-bag = { event-time-passed-church-time }
event-paid-well = { $who } 님이 우물에 가서 { JOSA($spent, "을/를") } 냈어요.
event-board-seeded = 액션공간에 큐브가 채워졌어요.
event-board-emptied = 게임판에 큐브가 없어요.
event-noted =
    { $turn ->
        [more] { $who } 님이 { JOSA($pieces, "을/를") } 얻었어요.
       *[fewer] { $who } 님이 { JOSA($pieces, "을/를") } 잃었어요.
    }
event-noted-crafts-mill =
    { $turn ->
        [more] { $who } 님이 제분소에서 { JOSA($pieces, "을/를") } 얻었어요.
       *[fewer] { $who } 님이 제분소에서 { JOSA($pieces, "을/를") } 냈어요.
    }
event-noted-market-demand =
    { $turn ->
        [more] { $who } 님이 { JOSA($pieces, "을/를") } 얻었어요.
       *[fewer] { $who } 님이 손님에게 { JOSA($pieces, "을/를") } 내주었어요.
    }
event-noted-travel-reward =
    { $turn ->
        [more] { $who } 님이 도시혜택으로 { JOSA($pieces, "을/를") } 받았어요.
       *[fewer] { $who } 님이 { JOSA($pieces, "을/를") } 잃었어요.
    }
event-noted-elsewhere = { $who } 님이 { $start-from } { JOSA($member, "을/를") } 옮겼지만, 입력되지는 않았어요.
event-coin-stood-in = { $count }코인은 영향력 대신 낸 거예요.
event-gained = { $who } 님이 { JOSA($pieces, "을/를") } 받았어요.
event-gained-harvest = { $who } 님이 { JOSA($pieces, "을/를") } 추수했어요.
event-gained-harvest-horse = { $who } 님이 쟁기와 말로 { JOSA($pieces, "을/를") } 추수했어요.
event-gained-harvest-ox = { $who } 님이 쟁기와 소로 { JOSA($pieces, "을/를") } 추수했어요.
event-gained-crafts-product = { $who } 님이 { JOSA($pieces, "을/를") } 만들었어요.
event-gained-crafts-mill = { $who } 님이 제분소에서 곡식을 { JOSA($pieces, "으로/로") } 바꿨어요.
event-gained-travel-reward = { $who } 님이 도시혜택으로 { JOSA($pieces, "을/를") } 받았어요.
event-gained-privilege-influence = { $who } 님이 특권으로 { JOSA($pieces, "을/를") } 받았어요.
event-gained-privilege-good = { event-gained-privilege-influence }
event-gained-setup-seats = { $who } 님이 나중 차례 보상으로 { JOSA($pieces, "을/를") } 받았어요.
event-prestige-gained = { $who } 님이 { JOSA($prestige, "을/를") } 얻었어요.
event-prestige-gained-travel-reward = { $who } 님이 도시혜택으로 { JOSA($prestige, "을/를") } 얻었어요.
event-prestige-gained-privilege-prestige = { $who } 님이 코인을 내고 { JOSA($prestige, "을/를") } 얻었어요.
event-moved = { $who } 님이 { $start-from } { $end-to } { JOSA($member, "을/를") } 옮겼어요.
event-moved-family-birth = { $who } 님의 { JOSA($member, "이/가") } 태어났어요.
event-moved-family-home = { $who } 님이 { $start-from } { JOSA($member, "을/를") } 농장으로 데려왔어요.
event-moved-crafts-training = { $who } 님이 { JOSA($member, "을/를") } { $end-to } 보내 수련시켰어요.
event-moved-travel-move = { $who } 님의 { JOSA($member, "이/가") } { $start-from } { $end-to } 여행했어요.
event-moved-council-enter = { $who } 님의 { JOSA($member, "이/가") } 의회에 들어갔어요.
event-moved-council-advance = { $who } 님의 { JOSA($member, "이/가") } { $end-to } 올라갔어요.
event-moved-church-bag = { $who } 님의 { JOSA($member, "이/가") } 성당에 들어가 검정주머니에 담겼어요.
event-moved-dying-chronicle = { $who } 님의 { JOSA($member, "이/가") } { $start-at }서 죽어 { $end-at } 남았어요.
event-moved-dying-grave = { $who } 님의 { JOSA($member, "이/가") } { $start-at }서 죽어 무명무덤에 묻혔어요.
event-moved-dying-grave-rival = { $who }의 { JOSA($member, "이/가") } { $start-at }서 죽어 무명무덤에 묻혔어요.
event-moved-dying-no-room = { $who } 님의 { JOSA($member, "이/가") } { $start-at }서 죽었는데, 남은 자리가 없어 게임에서 빠졌어요.
event-moved-dying-no-room-rival = { $who }의 { JOSA($member, "이/가") } { $start-at }서 죽었는데, 남은 자리가 없어 게임에서 빠졌어요.
event-moved-dying-last-turns = { $who } 님의 { JOSA($member, "이/가") } 최종액션 중에 { $start-at }서 죽어 게임에서 빠졌어요.
event-moved-dying-last-turns-rival = { $who }의 { JOSA($member, "이/가") } 최종액션 중에 { $start-at }서 죽어 게임에서 빠졌어요.
event-moved-mass-buy-out = { $who } 님이 코인을 내고 검정주머니에서 { JOSA($member, "을/를") } 꺼내 성당 첫 번째 창문에 세웠어요.
event-moved-mass-draw = { $who } 님의 { JOSA($member, "이/가") } 검정주머니에서 뽑혀 성당 첫 번째 창문에 섰어요.
event-moved-mass-rise = { $who } 님의 { JOSA($member, "이/가") } { $end-to } 올라갔어요.
event-moved-solo-church = { $who }의 { JOSA($member, "이/가") } 검정주머니에 들어갔어요.
event-moved-solo-window = { $who }의 { JOSA($member, "이/가") } 검정주머니에서 뽑혀 { $end-at } 섰어요.
event-moved-solo-windows-full = { $who }의 { JOSA($member, "이/가") } 뽑혔지만 모든 창문에 이미 카를라의 가족원이 있어서 검정주머니로 돌아갔어요.
event-moved-solo-dying = { $who }의 { JOSA($member, "이/가") } 죽어 { $end-at } 남았어요.
event-moved-solo-dying-market = { $who }의 { JOSA($member, "이/가") } 죽어 무명무덤에 묻혔어요.
event-visited = { $who } 님이 { $city-at } 마커를 하나 올렸어요.
event-ring-taken =
    { $alone ->
        [yes] { $who } 님이 반지를 가져왔어요. 새 라운드까지 코인처럼 쓸 수 있어요.
       *[no] { $who } 님이 반지를 가져왔어요. 다음 라운드의 선이 돼요.
    }
event-action-left = { $who } 님이 더 하지 않고 넘어갔어요.
event-market-called = { $who } 님이 시장에 가서 장날을 열었어요. { $who } 님부터 모두 팔 수 있어요.
event-customer-served = { $who } 님이 손님을 응대했어요: { $customer }.
event-passed = { $who } 님이 패스해서 이번 장날에서 빠졌어요.
event-queue-moved = 대기 줄의 손님이 빈 가판대로 옮겨 왔어요.
event-customer-revealed = 새 손님이 왔어요: { $customer }.
event-crossed =
    { $lap-end ->
        [quill] { $who } 님의 마커가 타임트랙의 깃펜을 넘었어요. 숫자가 가장 작은 가족원 1명이 죽어요.
       *[bridge] { $who } 님의 마커가 타임트랙의 다리를 넘었어요. 숫자가 가장 작은 가족원 1명이 죽어요.
    }
event-forgotten = { $who } 님에게는 보이는 가족원이 없어서 아무도 죽지 않아요.
event-forgotten-rival = { $who }에게는 보이는 가족원이 없어서 아무도 죽지 않아요.
event-end-rung-in =
    { $filled ->
        [graves] { $who } 님이 마지막 무명무덤을 채웠어요. 이것으로 게임 종료조건이 채워졌어요.
       *[chronicle] { $who } 님이 마을 연대기의 마지막 칸을 채웠어요. 이것으로 게임 종료조건이 채워졌어요.
    }
event-end-rung-in-rival =
    { $filled ->
        [graves] { JOSA($who, "이/가") } 마지막 무명무덤을 채웠어요. 이것으로 게임 종료조건이 채워졌어요.
       *[chronicle] { JOSA($who, "이/가") } 마을 연대기의 마지막 칸을 채웠어요. 이것으로 게임 종료조건이 채워졌어요.
    }
event-last-turns-began = 최종액션을 한 턴씩 해요: { $order }.
event-cubes-out = 큐브가 남지 않았어요. { $who } 님은 원하는 액션을 할 수 있어요.
event-mass-began = 미사를 알리는 종이 울려요.
event-mass-began-end-final-mass = 마지막 미사를 알리는 종이 울려요.
event-monk-drawn = 검정주머니에서 수도사가 뽑혀 주머니 옆에서 기다려요.
event-monks-drawn = 검정주머니에서 기다리는 가족원이 없어서 수도사 { $count }명을 뽑았어요.
event-monks-returned = 뽑힌 수도사 { $monks }명이 검정주머니로 돌아갔어요.
event-church-empty = 성당에 아무도 없어요. 올라가는 가족원도, 명성을 얻는 사람도 없어요.
event-majority-won = { $who } 님이 성당에 가족원이 가장 많아 { JOSA($prestige, "을/를") } 얻었어요.
event-majority-won-solo-majority = 성당에서는 { JOSA($who, "이/가") } 앞서요. 명성을 얻는 사람은 없어요.
event-majority-won-mass-majority-tie = 성당의 가족원 수는 같지만, 가장 높은 가족원이 있는 { $who } 님이 { JOSA($prestige, "을/를") } 얻었어요.
event-majority-won-mass-majority-shared = { $who } 님이 성당에서 공동 선두로 { JOSA($prestige, "을/를") } 얻었어요.
event-round-began = 새 라운드가 시작됐어요. 선은 { $who } 님이에요.
event-bag-filled = 녹색주머니에 넣은 큐브: { $cubes }.
event-cubes-placed = { $space }: { $cubes }.
event-scored = { $who } 님, { $category }: { $prestige }.
event-ended = { $who } 님이 { JOSA($prestige, "으로/로") } 승리했어요.
event-ended-tie-customers = { $prestige } 동점에서, 손님을 더 많이 응대한 { $who } 님이 승리했어요.
event-ended-tie-grain = { $prestige } 동점에서, 곡식이 더 많이 남은 { $who } 님이 승리했어요.
event-ended-tie-living = { $prestige } 동점에서, 살아 있는 가족원이 더 많은 { $who } 님이 승리했어요.
event-ended-tie-shared = { $who } 님이 { JOSA($prestige, "으로/로") } 함께 승리했어요.

event-ended-solo-rank = { $who } 님이 { JOSA($prestige, "으로/로") } “{ $rank }” 칭호를 얻었어요.

## 점수와 끝

rank-0 = 견습생
rank-1 = 여행자
rank-2 = 대가
rank-3 = 거장
rank-4 = 천재
rank-5 = 현자

tie-line-served = 응대한 손님
tie-line-grain = 남은 곡식
tie-line-living = 살아 있는 가족원
spending-plague = 질병
spending-training = 수련
spending-production = 상품 제작
spending-travel = 여행
spending-council = 의회
spending-church = 성당
spending-market = 장날
spending-mill = 제분소
category-prestige = 명성점수트랙
category-travel = 여행
category-council = 의회
category-church = 성당
category-chronicle = 마을 연대기
category-customers = 손님
category-coins = 코인
ending-chronicle-end-last-turns = 턴이 끝날 때 마을 연대기가 꽉 참
ending-chronicle-end-market-caller = 장날 개최자가 마을 연대기를 꽉 채움
ending-chronicle-end-market-other = 다른 사람의 장날에 마을 연대기가 꽉 참
ending-graves-end-last-turns = 턴이 끝날 때 무명무덤이 꽉 참
ending-graves-end-market-caller = 장날 개최자가 무명무덤을 꽉 채움
ending-graves-end-market-other = 다른 사람의 장날에 무명무덤이 꽉 참
ending-by-player = 나
ending-by-rival = { rival-name }
ending-also-cubes-out = 최종액션 중에 큐브가 다 떨어짐
ending-also-last-cube = 종료조건이 채워진 턴에 마지막 큐브를 가져감

copy-alone = 카를라와 하는 게임은 항상 모두 기록해요. 카를라의 행동은 게임판의 모든 큐브에 달려 있기 때문이에요.

## 글자 그림: 어느 줄의 잘못

picture-no-head = 그림은 “village first_2011, 2 players” 같은 줄로 시작해요.
picture-unknown-generation = “{ $detail }”: 그런 세대는 없어요. 1부터 4까지예요.
picture-tile-unknown = { $detail }번 손님타일은 없어요.
picture-tile-differs = 그 타일의 요구품은 달라요. 맞는 것: { $detail }.
picture-tile-twice = { $detail }번 타일이 두 곳에 있어요.
picture-too-many-stalls = 시장의 가판대는 { $detail }칸뿐이에요.
picture-row-full = 칸보다 가족원이 많아요: { $detail }.
picture-too-many-members = 가족 수보다 가족원이 많아요: { $detail }.
picture-too-much-grain = 농장에는 곡식을 { $detail }자루까지만 둘 수 있어요.

## 가진 것: 수를 고르는 까닭

reason-prestige = 명성
    .why = 바로 명성을 얻어요
reason-travel = { category-travel }
    .why = 여행에서 앞서 나가요
reason-council = { category-council }
    .why = 의회에서 앞서 나가요
reason-church = { category-church }
    .why = 성당에서 앞서 나가요
reason-chronicle = { category-chronicle }
    .why = 마을 연대기에 남게 돼요
reason-customers = { tie-line-served }
    .why = 손님을 응대하거나 곧 응대할 수 있어요
reason-goods = 상품
    .why = 팔 상품이 더 많이 남아요
reason-grain = 곡식
    .why = 곡식이 더 많이 남아요
reason-influence = 영향력
    .why = 영향력이 더 많이 남아요
reason-coins = { category-coins }
    .why = 코인이 더 많이 남아요
reason-family = 농장의 가족원
    .why = 일할 가족원이 농장에 더 많이 남아요
reason-trained = 수련을 마친 가족원
    .why = 수련을 마친 가족원이 더 많아져요
reason-bag = 검정주머니의 가족원
    .why = 미사를 기다리는 가족원이 검정주머니에 더 많아져요
reason-time = 타임
    .why = 타임을 아껴요
reason-ring = 다음 라운드 선
    .why = 다음 라운드의 선이 돼요
reason-ring-alone = 코인처럼 쓰는 반지
    .why = 코인이나 다름없는 반지가 생겨요

## 테이블에서 정할 수 있는 규칙

ruling-market_trigger = 다른 사람의 장날 뒤 최종액션
ruling-market_trigger-caller-last = 개최자가 마지막
ruling-market_trigger-trigger-last = 마지막 칸을 채운 사람이 마지막
ruling-last_deaths = 최종액션 중의 죽음
ruling-last_deaths-placed = 평소처럼 연대기나 무덤으로
ruling-last_deaths-removed = 게임에서 빠짐
ruling-well_coins = 우물에서 코인
ruling-well_coins-yes = 영향력 대신 쓸 수 있음
ruling-well_coins-no = 영향력 대신 쓸 수 없음
ruling-rival_cube = 카를라의 큐브
ruling-rival_cube-match = 내 큐브와 같은 색
ruling-rival_cube-die = 주사위로 정한 색
ruling-rival_market = 카를라의 장날
ruling-rival_market-yes = 카를라 다음에 나도 팔 수 있음
ruling-rival_market-no = 카를라만 팜
ruling-rival_well = 우물로 연 장날
ruling-rival_well-yes = 카를라도 옴
ruling-rival_well-no = 나만 팜
ruling-seat_compensation = 나중 차례
ruling-seat_compensation-yes = 나중에 시작하면 보상을 받음
ruling-seat_compensation-no = 모두 똑같이 시작
