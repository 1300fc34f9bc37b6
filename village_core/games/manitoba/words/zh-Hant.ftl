### 曼尼托巴的中文文字：規則、名詞、選項、決定、發生的事、遊戲結束。

## 規則：遊戲設置

setup-tiles = 抽出比玩家人數多一個的領土板塊並拼好，每個區域放上一個對應的物資。
setup-totem = 圖騰的五個圓片以隨機順序疊起。
setup-clan = 每個氏族開始時，帳篷裡有{ $clan-huts }名沉睡的克里人，村莊廣場上有{ $clan-square }名。
setup-goods = 每個氏族開始時，倉庫裡有莓果、野牛、馬和獨木舟各一個。
setup-region = 從當前玩家右邊的玩家開始，依逆時鐘方向，每個氏族從村莊廣場把一名克里人放到任一無人的區域，並拿取那裡的物資。
setup-path =
    { $rulings-setup-passes ->
        [2] 所有氏族都在領土上放了克里人之後，再依序從村莊廣場把一名克里人放到任一條路的第一格，並獲得獎勵。
       *[1] 接著同一個氏族再從村莊廣場把一名克里人放到任一條路的第一格，並獲得獎勵，然後才輪到下一個氏族。
    }
setup-storage = 這一桌在遊戲設置時獲得的物資只放進倉庫，不放上祭壇。

## 規則：圖騰與輪次

totem-lift = 當前玩家從圖騰頂端拿起至少一個圓片，整疊翻轉，讓拿起的圓片中最下面的一個變成最上面。
totem-pass = 一輪結束時，把村莊旁的圓片放到村莊裡的圓片上面，左邊的玩家成為當前玩家。
act-colour = 當前玩家以村莊裡最上面圓片的顏色執行行動。
act-once = 當前玩家可以執行一次領土行動和一次異象之路行動，順序自訂，同一行動不能執行兩次。
act-wake = 當前玩家可以不執行這兩個行動，改為喚醒沉睡的克里人，村莊裡有幾個圓片，最多就喚醒幾名。
act-end = 行動不一定要執行。
trade-none = 氏族之間不交換，也不給予任何東西。
follow-discs = 其他玩家可以使用當前玩家村莊裡任一圓片的顏色，村莊旁的圓片則不行。
follow-one = 其他玩家各只有一個行動：領土或異象之路。
follow-neighbour = 其他玩家新放的克里人必須放在與自己的克里人相鄰的區域，除非領土上還沒有自己的克里人。
follow-no-wake = 只有當前玩家可以執行喚醒行動。

## 規則：領土

land-enter = 從你的村莊廣場把一名克里人放到無人的區域。
land-move = 領土上的克里人可以移動到相鄰的無人區域。
land-free = 沒有任何克里人的區域就是無人的，不論有沒有物資。
land-good = 你的克里人到達的區域若有物資，立即拿取。

## 規則：物資與祭壇

store-good = 物資放進該物資的倉庫，或放上祭壇。
store-feather = 鷹羽是百搭：可以放進任何倉庫，並算作那裡的一個物資。
store-room = 已滿的倉庫不能再放物資。
store-back = 沒有地方可放的物資回到供應區。
altar-place = 拿到的任何物資都可以不放進倉庫，改放上祭壇。
altar-kind = 同一個祭壇上不能有兩個同種的物資。
altar-empty = 祭壇放滿時立即清空，所有物資移到倉庫。
altar-shell = 放滿祭壇的玩家獲得一個可用的貝殼，除非貝殼已經拿完。
altar-renew = 放滿大祭壇還會讓一個已用的貝殼恢復可用。

## 規則：貝殼

shell-use = 在你的回合可以使用任意數量的可用貝殼，用過的翻到已用的一面。
shell-wake = 一個可用的貝殼可以喚醒一名沉睡的克里人。
shell-berry = 用一個可用的貝殼可以把莓果倉庫裡的一個莓果移到另一個倉庫，並算作那種物資。
shell-turn = 這一桌只在自己的行動時使用貝殼，事件和計分時不能使用。
shell-last = 最後一輪不能使用貝殼。

## 規則：異象之路

path-step = 異象之路行動從你的村莊廣場把一名克里人放到路的第一格，或讓你在那條路上的克里人前進一格。
path-lost = 無法使用的獎勵作廢。
path-good = 有些格子讓你從供應區獲得一個物資。
path-wake = 有些格子喚醒你的一名克里人。
path-points = 有些格子讓你立即得分。
path-first = 有些格子只讓全部玩家中最先到達的克里人得分。
path-exempt = 有些格子讓你直到遊戲結束都免除一種物資的強制計分。
path-shell = 有些格子讓你獲得一個可用的貝殼，除非貝殼已經拿完。
path-land = 有些格子讓你再執行一次領土行動，地形不限，也可以不執行。
path-renew = 有些格子讓一個已用的貝殼恢復可用；沒有已用的貝殼則獲得鷹羽。
path-again =
    { $rulings-end-bonus-on-arrival ->
        [yes] 最後一格的克里人留在那裡，到達時以及之後每次在那條路上行動都獲得旁邊的獎勵。
       *[no] 最後一格的克里人留在那裡，之後每次在那條路上行動都獲得旁邊的獎勵。
    }
path-spared = 到達薩滿之路的終點可以免除最後的獻祭。
path-over = 到了這條路的終點，就不能再前進。

## 規則：事件

card-path = 事件：從村莊廣場把一名克里人放到沒有自己克里人的路，或讓路上的一名克里人前進一格，並獲得獎勵。
card-path-end = 這一桌不能靠事件獲得路終點旁邊的獎勵。
card-step = 事件：把你的一名克里人移動到相鄰的無人區域，地形不限，並拿取物資。
card-must = 這一桌只要能移動克里人，就必須執行移動克里人的事件。
card-home = 事件：你在領土上的一名克里人回到帳篷。
card-good = 事件：從供應區拿取一個卡片所示的物資。
card-feather = 事件：你的倉庫裡若有鷹羽，一根鷹羽回到供應區。
card-each = 事件：你在領土上每有一名克里人，就獲得{ $worth-each }分。
card-lakes = 事件：你在湖泊上每有一名克里人，就獲得{ $worth-lakes }分。
card-most =
    { $rulings-second-after-tie ->
        [no] 事件：領土上克里人最多的玩家獲得{ $worth-most }分，第二多的獲得{ $worth-second }分；同名次的玩家都得分，但有多位第一就沒有第二。
       *[yes] 事件：領土上克里人最多的玩家獲得{ $worth-most }分，第二多的獲得{ $worth-second }分；同名次的玩家都得分，有多位第一也仍有第二。
    }
card-group =
    { $rulings-group-of-one ->
        [no] 事件：自己的克里人在相鄰區域連成最大一群的玩家獲得{ $worth-most }分，第二大的獲得{ $worth-second }分；單獨一名克里人不算一群。
       *[yes] 事件：自己的克里人在相鄰區域連成最大一群的玩家獲得{ $worth-most }分，第二大的獲得{ $worth-second }分；單獨一名克里人也算一群。
    }
card-none = 這一桌在領土上沒有克里人的氏族不獲得名次分數。

## 規則：計分

tile-one = 只有一種物資的計分板塊：為那種物資計分。
tile-two = 有兩種物資的計分板塊：每位玩家選其中一種計分。
tile-most =
    { $rulings-most-of-nothing ->
        [skip] 最多物資的計分板塊：為最滿的倉庫計分，同樣多時任選一個；什麼都沒有的玩家不計分。
       *[choose] 最多物資的計分板塊：為最滿的倉庫計分，同樣多時任選一個，即使全部都是空的。
    }
tile-must = 對所有可計分的物資都免除計分的玩家，才可以略過計分。
tile-skip = 免除計分的玩家可以略過，這樣就不執行計分的任何步驟。
tile-points = 為倉庫計分時，獲得最上面的物資旁邊所示的分數。
tile-empty =
    { $rulings-minus-two-goes-home ->
        [no] 為空的倉庫計分要扣{ $lost }分，此外什麼都不發生。
       *[yes] 為空的倉庫計分要扣{ $lost }分，其他步驟照樣執行。
    }
tile-return = 計分的倉庫裡所有物資回到供應區。
tile-home = 在計分物資的地形上，你的克里人全部回到帳篷。
tile-refill = 之後，那種地形上既沒有克里人也沒有物資的區域，各從供應區補上一個物資。
tile-short = 剩餘的物資不夠時，由補充的玩家選擇區域。
points-floor = 這一桌的分數不會低於零。

## 規則：季節

season-cards = 新的季節開始時，從該季節的六個事件中隨機取三個，並為每張計分的季節卡取一個計分板塊，全部翻開。
season-feathers = 春季和夏季結束時，倉庫裡的鷹羽全部回到供應區，祭壇上的不動。
season-home = 春季和夏季結束時，山脈上的克里人全部回到帳篷。
season-refill =
    { $rulings-mountain-refill ->
        [each] 玩家輪流把自己的克里人帶離山脈，然後立即在空的山脈補上鷹羽。
       *[once] 所有克里人離開山脈之後，在空的山脈補上鷹羽。
    }
season-wake = 春季和夏季結束時，每個氏族喚醒一名克里人。

## 規則：遊戲結束與分數

end-autumn = 秋季第五輪之後進行最終計分，遊戲結束。
end-offering =
    { $rulings-offering-spares-feathers ->
        [yes] 最終計分之前，每個氏族從每個倉庫獻祭一個物資，空的倉庫和只有鷹羽的倉庫除外。
       *[no] 最終計分之前，每個氏族從每個倉庫獻祭一個物資，空的倉庫除外。
    }
end-spared = 到達薩滿之路終點的氏族不用獻祭。
end-skip = 最終計分時，免除計分的倉庫如果會扣分，就不計分。
score-points = 遊戲中獲得的分數，減去被扣的分數。
score-berries = 莓果倉庫在最後再計分一次。
score-bison = 野牛倉庫在最後再計分一次。
score-horses = 馬倉庫在最後再計分一次。
score-canoes = 獨木舟倉庫在最後再計分一次。
score-shells = 最後每個可用的貝殼值{ $worth-active }分，每個已用的值{ $worth-used }分。
score-nothing = 祭壇上的物資、克里人和路上的位置在最後都不計分。
win-most = 分數最高的氏族獲勝。

## 出處

text-003 = 曼尼托巴規則（韓文）

## 名詞

edition-first_2018 = 曼尼托巴
good-berries = 莓果
good-bison = 野牛
good-horses = 馬
good-canoes = 獨木舟
good-feathers = 鷹羽
kind-berries = 莓果
kind-bison = 野牛
kind-horses = 馬
kind-canoes = 獨木舟
kind-feathers = 鷹羽
amount-berries = { $count }個莓果
amount-bison = { $count }頭野牛
amount-horses = { $count }匹馬
amount-canoes = { $count }艘獨木舟
amount-feathers = { $count }根鷹羽
amount-cree = { $count }名克里人
amount-awake = { $count }名在村莊廣場上的克里人
amount-sleeper = { $count }名沉睡的克里人
amount-shell = { $count }個可用的貝殼
amount-disc = { $count }個圓片
place-berries = 莓果倉庫
    .to = 放進莓果倉庫
place-bison = 野牛倉庫
    .to = 放進野牛倉庫
place-horses = 馬倉庫
    .to = 放進馬倉庫
place-canoes = 獨木舟倉庫
    .to = 放進獨木舟倉庫
place-small-altar = 小祭壇
    .to = 放上小祭壇
place-large-altar = 大祭壇
    .to = 放上大祭壇
terrain-forest = 森林
terrain-hills = 丘陵
terrain-prairie = 草原
terrain-lake = 湖泊
terrain-mountain = 山脈
disc-forest = 綠色
disc-hills = 米色
disc-prairie = 棕色
disc-lake = 藍色
disc-mountain = 白色
region = { $terrain }{ $number }
tile = 領土板塊{ $number }
path-gatherer = 採集者之路
    .to = 在採集者之路
path-warrior = 戰士之路
    .to = 在戰士之路
path-hunter = 獵人之路
    .to = 在獵人之路
path-shaman = 薩滿之路
    .to = 在薩滿之路
season-winter = 冬季
season-spring = 春季
season-summer = 夏季
season-autumn = 秋季
happens-path = 在路上前進一格
happens-step = 在領土上移動
happens-home = 一名克里人回到帳篷
happens-good = 從供應區拿取一個物資（{ $goods }）
happens-feather = 失去一根鷹羽
happens-each = 領土上每名克里人得分
happens-lakes = 湖泊上每名克里人得分
happens-most = 領土上克里人最多者得分
happens-group = 最大一群克里人得分
cloud-most = 最多的物資
list-goods = { $first }或{ $last }
map-missing = 地圖上缺少這種地形：{ $detail ->
        [forest] { terrain-forest }
        [hills] { terrain-hills }
        [prairie] { terrain-prairie }
        [lake] { terrain-lake }
       *[mountain] { terrain-mountain }
    }。
map-pair = 一對必須是地圖上兩個不同的區域，{ $detail }不是。
map-pair-twice = { $detail }這一對寫了兩次。

## 選項，如按鈕所示

choice-lift = 拿起{ $discs }，最上面是{ $disc }
choice-enter = 在{ $region }放一名克里人
choice-move = 把克里人從{ $origin }移動到{ $region }
choice-walk = { $path-to }前進一格
choice-wake = 喚醒克里人
choice-finish = 不再行動
choice-wake-one = 用貝殼喚醒一名克里人
choice-turn-berry = 用貝殼把一個莓果{ $place-to }
choice-store = { $place-to }
choice-score = 為{ $kind }計分
choice-skip = 略過計分
choice-refill = 補在{ $region }
choice-send-home = 讓{ $region }的克里人回到帳篷
choice-take-good = 拿取{ $piece }
choice-lose-feather = 歸還一根鷹羽（{ $place }）
choice-lay-tile = 已擺放：{ $tile }
choice-lay-totem = 由上而下：{ $order }
choice-turn-event = 翻開：{ $card }
choice-turn-cloud = 翻開：{ $cloud }
choice-note-good = { $who }把{ $piece }{ $place-to }
choice-note-step = { $who }{ $path-to }前進一格
choice-note-waking = { $who }使用貝殼：喚醒一名克里人
choice-note-berry = { $who }使用貝殼：把一個莓果{ $place-to }
choice-note-feather-lost = { $who }失去一根鷹羽（{ $place }）
choice-note-score = { $who }計分：{ $kind }
choice-note-skip = { $who }略過計分
choice-end-round = 這一輪結束
choice-done = { tally-right }

## 決定，以及等待的事

decision-drawing-tiles = 運氣：抽出一個領土板塊。
decision-laying-totem = 運氣：疊起圖騰。
decision-settling-land = { $who }：把第一名克里人放到無人的區域。
decision-settling-path = { $who }：把一名克里人放到一條路上。
decision-lifting = { $who }：從圖騰拿起圓片。
decision-acting = { $who }：執行行動，或不再行動。
decision-storing = { $who }：拿到的物資（{ $good }）放在哪裡？
decision-extra-land = { $who }：再執行一次領土行動，地形不限，或放棄。
decision-happening = { $who }，事件：{ $event }。
decision-scoring = { $who }，計分：{ $cloud }。
decision-refilling = { $who }：剩餘物資不夠，選擇要補充的區域（{ $terrain }）。
decision-turning-events = 運氣：翻開新季節的一個事件。
decision-turning-clouds = 運氣：翻開一個計分板塊。
decision-watching = 大家照常遊玩並記錄。
decision-counting = 計分：{ $cloud }。每個人記下為哪個倉庫計分。
decision-counting-unknown = 計分：放著的是哪個計分板塊？
decision-tallying = 一起檢查：最終計分的每一項都對嗎？
waiting-drawing-tiles = 擺放領土
waiting-laying-totem = 疊起圖騰
waiting-settling-land = { $who }在領土上放克里人
waiting-settling-path = { $who }開始一條路
waiting-lifting = { $who }拿起圓片
waiting-acting = { $who }執行行動
waiting-storing = { $who }放置物資
waiting-extra-land = { $who }再執行一次領土行動
waiting-happening = 這一輪的事件
waiting-scoring = 計分
waiting-refilling = 補充區域
waiting-season-over = 季節結束
waiting-descending = 克里人離開山脈
waiting-waking = 每個氏族喚醒一名克里人
waiting-turning-events = 季節的事件
waiting-turning-clouds = 季節的計分板塊
waiting-counting = { waiting-scoring }

## 發生的事

event-tile-laid = 擺放：{ $tile }。
event-totem-laid = 圖騰由上而下：{ $order }。
event-endowed = { $who }開始時有{ $goods }。
event-lifted = { $who }拿起{ $discs }，最上面是{ $disc }。
event-entered = { $who }在{ $region }放一名克里人。
event-moved = { $who }的一名克里人移動到{ $region }。
event-went-home = { $who }的{ $count }名克里人回到帳篷（{ $terrain }）。
event-picked = { $who }拿取{ $piece }。
event-gained = { $who }獲得{ $piece }。
event-stored = { $who }把{ $piece }{ $place-to }。
event-put-back = { $piece }沒有地方可放，回到供應區。
event-altar-emptied = { $who }放滿並清空一個祭壇。
event-shell-gained = { $who }獲得一個可用的貝殼。
event-shell-renewed = { $who }的一個已用貝殼恢復可用。
event-shell-used = { $who }使用一個貝殼。
event-berry-turned = { $who }把一個莓果{ $place-to }。
event-woke = { $who }喚醒{ $sleepers }。
event-walked = { $who }到達{ $path }第{ $space }格。
event-repeated = { $who }獲得{ $path }終點旁邊的獎勵。
event-exempted = { $who }從此免除{ $kind }的強制計分。
event-spared = { $who }最後不用獻祭。
event-spared-end-spared = { $who }不用獻祭。
event-points-gained = { $who }獲得{ $score }。
event-points-lost = { $who }被扣{ $score }。
event-nothing-gained = { $who }沒有獲得任何東西。
event-nothing-gained-altar-shell = 貝殼已經拿完，{ $who }無法獲得。
event-declined = { $who }不再行動。
event-skipped = { $who }免除計分，略過這次計分。
event-feather-lost = { $who }失去一根鷹羽。
event-feathers-lost = { $who }歸還{ $feathers }。
event-storage-cleared = { $who }把{ $place }的物資全部放回供應區。
event-offered = { $who }從{ $places }各獻祭一個物資。
event-refilled = { $count }個區域補上物資（{ $kind }）。
event-season-began = 新的季節開始：{ $season }。
event-event-turned = 這個季節的事件：{ $card }。
event-cloud-turned = 計分板塊：{ $cloud }。
event-reminded-path-good = { $who }可以從供應區拿取{ $piece }。
event-reminded-path-wake = { $who }喚醒一名克里人。
event-reminded-path-land = { $who }可以再執行一次領土行動，地形不限。
event-reminded-path-renew = { event-reminded-path-good }
event-reminded-shell-wake = { event-reminded-path-wake }
event-reminded-tile-home = { $who }的克里人回到帳篷，並補充區域（{ $terrain }）。
event-all-reminded = 山脈上的克里人全部回到帳篷，山脈補上鷹羽，每個氏族喚醒一名克里人。
event-round-began = 新一輪開始，{ $who }是當前玩家。
event-scored = { $who }，{ $category }：{ $score }。
event-ended = { won-alone }
event-ended-shared = { $who }以{ $score }共享勝利。

## 遊戲結束，以及一桌可以選擇的桌規

category-points = 遊戲中的分數
category-berries = { kind-berries }
category-bison = { kind-bison }
category-horses = { kind-horses }
category-canoes = { kind-canoes }
category-shells = 貝殼
ending-end-autumn = 秋季結束
ruling-setup_altar = 遊戲設置時獲得的物資
ruling-setup_altar-no = 放進倉庫
ruling-setup_altar-yes = 也可以放上祭壇
ruling-setup_passes = 遊戲設置時
ruling-setup_passes-1 = 每個氏族先放完兩名克里人，再輪到下一個
ruling-setup_passes-2 = 所有氏族先在領土上放克里人，再開始一條路
ruling-shells_outside = 事件和計分時的貝殼
ruling-shells_outside-no = 不能使用
ruling-shells_outside-yes = 可以使用
ruling-events_optional = 移動克里人的事件
ruling-events_optional-yes = 可以放棄
ruling-events_optional-no = 必須執行
ruling-end_bonus_on_arrival = 路終點旁邊的獎勵
ruling-end_bonus_on_arrival-no = 之後的行動才獲得
ruling-end_bonus_on_arrival-yes = 到達時也獲得
ruling-event_end_bonus = 以事件取得路終點旁邊的獎勵
ruling-event_end_bonus-no = 不可以
ruling-event_end_bonus-yes = 可以
ruling-most_of_nothing = 倉庫全空時遇到「最多的物資」
ruling-most_of_nothing-choose = 為一個空的倉庫計分
ruling-most_of_nothing-skip = 不計分
ruling-minus_two_goes_home = 為空的倉庫計分之後
ruling-minus_two_goes_home-yes = 克里人回到帳篷，並補充區域
ruling-minus_two_goes_home-no = 此外什麼都不發生
ruling-mountain_refill = 季節結束時補充山脈
ruling-mountain_refill-once = 所有克里人離開後補一次
ruling-mountain_refill-each = 每位玩家在自己的克里人離開後補
ruling-offering_spares_feathers = 只有鷹羽的倉庫
ruling-offering_spares_feathers-no = 獻祭一個
ruling-offering_spares_feathers-yes = 不用獻祭
ruling-second_after_tie = 有多位第一時的第二名
ruling-second_after_tie-yes = 仍然得分
ruling-second_after_tie-no = 不得分
ruling-majority_zero = 在領土上沒有克里人的氏族
ruling-majority_zero-no = 不獲得名次分數
ruling-majority_zero-yes = 可以是第一或第二
ruling-group_of_one = 單獨一名克里人
ruling-group_of_one-yes = 算一群
ruling-group_of_one-no = 不算一群
ruling-below_zero = 分數
ruling-below_zero-yes = 可以低於零
ruling-below_zero-no = 最低為零

## 文字圖：一行裡哪裡不對

picture-no-head = 文字圖的開頭要像這樣：「manitoba first_2018, 2 players」。
picture-no-such-number = 這裡沒有{ $detail }，或出現在兩個地方。
picture-regions = 領土有{ $detail }個區域。
picture-round = 遊戲有{ $detail }輪。

## 擁有的東西，作為選擇的理由

reason-points = 得到的分數
    .why = 立刻得分
reason-storages = 倉庫裡的物資
    .why = 讓你有較多物資可以計分
reason-altars = 祭壇上的物資
    .why = 讓你更接近一個貝殼
reason-shells = { category-shells }
    .why = 讓你有較多貝殼
reason-cree = 克里人
    .why = 讓你有較多克里人可用
reason-land = 領土上的克里人
    .why = 在這個季節的事件中獲得更多
reason-paths = 路上的步數
    .why = 讓你在路上走得更遠
