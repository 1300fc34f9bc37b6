# 版圖上的標示：要短，必須放得進小招牌。

board-title-land = 農地：收穫穀物、家庭與水井
board-title-crafts = { space-crafts }
board-title-market = { space-market }
board-title-travel = { space-travel }
board-title-council = 議會
board-title-church = { space-church }
board-title-chronicle = 村莊編年史與公墓
board-title-prestige = 聲望與輪次
board-title-farm = { $name }的農場
strip-own = 我的農場
board-title-rival = { $name }的版圖
board-rival-farm = 版圖旁
board-rival-unborn = 在教堂
board-rival-asked = 她要回應你從這裡拿取的方塊：{ $space }
board-rival-laid = 她的時間軌上已放了{ $count }個方塊；最後一個就是她的時間標記
board-rival-fate-hidden = 面朝下的命運板塊
board-rival-fate-blank = 空白的命運板塊
board-rival-fate-quill = 羽毛筆

board-area-rival = 卡拉版圖
board-area-harvest = { space-harvest }
board-area-family = { space-family }
board-area-crafts = { space-crafts }
board-area-market = { space-market }
board-area-travel = { space-travel }
board-area-council = { space-council }
board-area-church = { space-church }
board-area-chronicle = 編年史
board-area-prestige = 聲望

board-no-cubes = 沒有方塊
board-green-bag = 綠色布袋中有{ $count }個方塊。
board-guessed-about = 那裡印的數值有些是我們的推測。你可以輸入自己遊戲盒上的數值。

board-well = 水井
board-well-price = { $count }個同色的影響力方塊，執行任意行動

board-sign-train = 訓練
board-sign-train-long = 在這座工坊訓練一名家族成員的時間
board-sign-make = 製造
board-sign-make-long = 受過訓練的家族成員製造貨物的時間
board-sign-buy = 購買
board-sign-buy-long = 沒有人在那裡工作時，購買貨物的費用

board-market-first = 觸發者首次：免費
board-market-then = 其餘每次：
board-queue = 排隊
board-pile = 板塊堆

board-place-city-a = A
board-place-city-b = B
board-place-city-c = C
board-place-city-d = D
board-place-city-e = E
board-place-city-f = F
board-village = 村莊
board-each-leg = 每段路線
board-cities = 造訪城市數的分數

board-privilege-ring = 第一階級的特許行動：下一輪起始玩家標記
board-privilege-ring-alone = 第一階級的特許行動：戒指，新一輪開始前當作金幣
board-privilege-influence = 第二階級的特許行動：任選影響力方塊
board-privilege-good = 第三階級的特許行動：任意一個貨物
board-privilege-prestige = 第四階級的特許行動：用金幣換聲望分數
board-each-stage = 每一階級費用
board-or = 或

board-bag = { place-bag }
board-monks = 袋中除了家族成員，還有{ $count }名僧侶。
board-join = 加入費用
board-buy-out = 拿出費用
board-majority = 人數最多

board-row-farm = { place-farm }
board-row-crafts = { space-crafts }
board-row-travel = { space-travel }
board-row-church = { space-church }
board-row-council = { space-council }
board-graves = 公墓
board-left-chronicle = 編年史還有{ $count }個空格。
board-left-graves = 公墓還有{ $count }個空格。

board-starts = { $name }是這一輪的起始玩家。
board-ring = { $name }是下一輪的起始玩家。
board-ring-alone = { $name }持有戒指，新一輪開始前可以當作金幣。
board-last = 遊戲即將結束：最後的回合。

board-initial-red = 紅
board-initial-yellow = 黃
board-initial-blue = 藍
board-initial-white = 白
board-initial-purple = 紫
board-lap-bridge = 橋：越過它的玩家會失去一名家族成員。
board-lap-quill = 羽毛筆：越過它的玩家會失去一名家族成員。
board-time = 時間軌：{ $lap }格中的第{ $space }格
picture-way = { $passed ->
    [0] { amount-time }
   *[other] { amount-time }，越過{ $end }
}
picture-odds = { $who }：有人被抽出的機率{ $chance }
strip-home = { $count ->
    [0] 農場上沒有人
   *[other] 農場上有{ $count }名家族成員
}
board-served = 已服務
board-served-count = 已服務{ $count }位顧客

# 課程旁的圖表。可以做的事寫得像座標軸上的名稱，要短；.long用在句子裡。

chart-life = { $name }的時間軌
chart-life-about = { $passes ->
    [0] 標記在第{ $space }格。現在可以做的事都不會讓它越過{ $end }。
   *[other] 標記在第{ $space }格。每一列是一種前進方式；紅色表示會越過{ $end }。
}
chart-life-eldest = { $count ->
    [0] 看不見這個家族的任何成員，所以不會有人過世。
   *[other] 如果標記越過{ $end }，一名最年長的家族成員會過世：現在是{ $member }。
}
chart-life-here = 目前的標記
chart-life-on = 花費的時間
chart-life-past = 花費的時間，越過{ $end }
chart-life-end = { $end }
chart-life-spaces = 時間軌的格子
chart-life-time = 時間
chart-life-stop = 停在
chart-life-for = 用途
chart-life-space = { $passed ->
    [0] 第{ $space }格
   *[other] 第{ $space }格，越過{ $end }
}
chart-bridge = 橋
chart-quill = 羽毛筆

chart-costs = 各項花費
chart-costs-about = 一格代表一個配件或1時間。一枚金幣可以視為任何一個影響力方塊。
chart-costs-nothing = 這裡目前沒有要支付的東西。
chart-costs-count = 配件與時間
chart-costs-what = 做什麼
chart-costs-price = 費用
chart-costs-or = 或：{ $deed }
chart-kind-skill = { influence-skill }
chart-kind-persuasion = { influence-persuasion }
chart-kind-faith = { influence-faith }
chart-kind-knowledge = { influence-knowledge }
chart-kind-time = { reason-time }
chart-kind-grain = { reason-grain }
chart-kind-coin = { category-coins }
chart-kind-scroll = 卷軸
chart-kind-wagon = 篷車
chart-kind-plow = 犁具
chart-kind-horse = 馬匹
chart-kind-ox = 牛隻

chart-action-take =
    .long = 瘟疫方塊
chart-action-well =
    { $what ->
        [nothing] 水井：金幣
       *[influence] 水井：{ $influence }
    }
chart-action-train =
    { $what ->
        [nothing] { $building }：訓練
       *[good] { $building }：訓練＋{ $product }
    }
    .long =
    { $what ->
        [nothing] { $building-at }訓練
       *[good] { $building-at }訓練並製造{ $product-a }
    }
chart-action-produce = { $building }：製造{ $product }
    .long = { $building-at }製造{ $product-a }
chart-action-buy = { $building }：購買{ $product }
chart-action-grind = 磨坊：磨穀物
    .long = 在磨坊磨穀物
chart-action-serve = 顧客：{ $prestige }
    .long = 在市集日付額外花費販售
chart-action-travel = { $start }–{ $end }
    .long = { spending-travel }
chart-action-enter-council = 議會：第一階級
    .long = 進入議會
chart-action-advance = 議會：{ $stage ->
    [1] 第一
    [2] 第二
    [3] 第三
   *[other] 第四
}階級
    .long = 移動到議會{ $stage ->
        [1] 第一
        [2] 第二
        [3] 第三
       *[other] 第四
    }階級
chart-action-join-church = 加入教堂
    .long = 不用信仰加入教堂
chart-action-buy-out = 拿出一名家族成員
chart-action-rise = 教堂：{ $from ->
    [1] 第一
    [2] 第二
   *[other] 第三
}到{ $to ->
    [2] 第二
    [3] 第三
   *[other] 第四
}階級
chart-action-buy-prestige = { $prestige }

chart-odds = 誰會從黑色布袋出來？
chart-odds-about = 布袋中有{ $inside }名，其中{ $monks }名是僧侶。隨機抽取{ $drawn }名，每名被抽到的機率是{ $each }。
chart-odds-empty = 黑色布袋中沒有家族成員，所以抽不到任何人。
chart-odds-count = { $count ->
    [0] 沒有人出來
   *[other] { $count }名家族成員
}
chart-odds-who = 家族
chart-odds-some = 至少一名
chart-buying-out = 如果{ $name }先花費金幣拿出
chart-buying-out-about = { $name }總共有多少家族成員出來：包括花費金幣拿出的，以及如果沒有其他人這麼做，之後抽到的。
chart-buying-out-members = 花費金幣拿出的

# 各版本印得不同的地方

printed-lap-end = 時間軌一圈的終點
printed-church-direction = 家族成員在教堂階級上推進的方向
printed-chronicle-direction = 編年史各類別的填放方向
printed-box-influence = 每種顏色的影響力方塊
printed-box-goods = 每種貨物
printed-box-coins = 金幣
printed-box-grain = 穀物
printed-box-substitutes = 用完的貨物和金幣可以用別的東西代替
printed-rulings-second-privilege = 第二階級特許行動的影響力方塊
printed-rulings-tie = 平手後，獲勝者較多的是
printed-value-bridge = 在橋
printed-value-quill = 在羽毛筆
printed-value-leftwards = 從右到左
printed-value-rightwards = 從左到右
printed-value-any = 任意顏色
printed-value-different = 不同顏色
printed-value-customers = { tie-line-served }
printed-value-grain = { tie-line-grain }

# Reasons of the advice in the first game. $way is gained or kept: the move brings something, or most other moves leave less of it.

advice-death =
    這會讓你的時間標記越過{ $lap-end ->
        [quill] 羽毛筆
       *[bridge] 橋
    }：一名最年長的家族成員會過世。只要村莊編年史還有空格，這可能有分數。
advice-prestige =
    { $way ->
        [gained] 這立刻有聲望分數。
       *[kept] 大多數其他做法會讓你的聲望分數較少。
    }
advice-travel =
    { $way ->
        [gained] 每造訪一座新城市，你的旅行最後得分就更高。
       *[kept] 大多數其他做法會讓你的旅行得分較少。
    }
advice-council =
    { $way ->
        [gained] 在議會有一席之地，現在能用特許行動，最後有聲望分數。
       *[kept] 大多數其他做法會讓你在議會得到的好處較少。
    }
advice-church =
    { $way ->
        [gained] 教堂的階級越高，最後的聲望分數越多。
       *[kept] 大多數其他做法會讓你在教堂得分較少。
    }
advice-chronicle =
    { $way ->
        [gained] 記載於村莊編年史的家族成員，最後會有聲望分數。
       *[kept] 大多數其他做法會讓你的家族在村莊編年史得分較少。
    }
advice-customers =
    { $way ->
        [gained] 服務過的顧客就是聲望分數，誰也拿不走。
       *[kept] 大多數其他做法會讓你的顧客較少。
    }
advice-goods =
    { $way ->
        [gained] 顧客需要貨物，有些你自己也用得上。
       *[kept] 大多數其他做法會讓你可賣的東西較少。
    }
advice-goods-wanted =
    { $place ->
        [stalls] 這讓你獲得{ $good-a }：攤販前有一位顧客需要它。
       *[queue] 這讓你獲得{ $good-a }：排隊的顧客中有一位需要它。
    }
advice-goods-ready = 現在你的貨物符合一位顧客的需求，或更接近了。
advice-grain =
    { $way ->
        [gained] 穀物用處很多：磨坊、畜舍、教堂，還有餓肚子的顧客。
       *[kept] 大多數其他做法會讓你的穀物較少。
    }
advice-influence =
    { $way ->
        [gained] 影響力方塊越多，之後的選擇越多。
       *[kept] 大多數其他做法會讓你剩下較少的影響力方塊。
    }
advice-coins =
    { $way ->
        [gained] 一枚金幣最後有聲望分數，在那之前可以視為任何一個影響力方塊。
       *[kept] 大多數其他做法會讓你的金幣較少。
    }
advice-family =
    { $way ->
        [gained] 農場上的家族成員越多，做其他事的人手就越多。
       *[kept] 大多數其他做法會讓留在農場的家族成員較少。
    }
advice-trained =
    { $way ->
        [gained] 受過訓練的家族成員可以一再製造貨物。
       *[kept] 大多數其他做法會讓你擁有較少受過訓練的家族成員。
    }
advice-bag =
    { $way ->
        [gained] 黑色布袋中的家族成員可能在下一場彌撒被抽出，進入教堂。
       *[kept] 大多數其他做法會讓黑色布袋中的家族成員較少。
    }
advice-time =
    { $way ->
        [gained] 這只花費你一點時間。
       *[kept] 大多數其他做法會花費你更多時間。
    }
advice-ring-alone =
    { $way ->
        [gained] 戒指在新一輪開始前可以當作金幣使用。
       *[kept] 大多數其他做法會把戒指留在原處。
    }
advice-ring =
    { $way ->
        [gained] 有了戒指，你就是下一輪的起始玩家，可以最先選擇。
       *[kept] 大多數其他做法會把戒指讓給別人。
    }

## 玩家的顏色

colour-name-white = 白色
colour-name-purple = 紫色

## 新遊戲的設定：助手記錄多少
lobby-depth-tracked-about = 每回合輕點幾下：時間、過世、編年史、彌撒和分數。這些不足以讓教練給建議。
export-depth-tracked = 時間、過世、彌撒和分數

## 怎樣在指到的行動格執行行動

first-cube = 要在這裡執行行動，先{ $from }拿取一個方塊。
first-well = { $at }已經沒有方塊：現在只能靠水井執行這裡的行動。

## 可以指的東西的名稱，由螢幕閱讀器讀出

# What is left to say of a choice under the name of its place
part-take = { $cube }
part-well =
    { $what ->
        [nothing] 只付金幣
       *[influence] { $influence }
    }
part-train =
    { $what ->
        [nothing] 訓練{ $member }
       *[product] 訓練{ $member }並製造{ $product-a }
    }
part-produce = 製造{ $product-a }
part-buy = 購買{ $product-a }
part-travel = { $start-from }派{ $member }
part-bury = { $member }

name-rank = { $rank }{ $points }分起
name-ranks = 各項成就：{ $ranks }。
name-cube = { $place }：{ $piece }
name-stall = 顧客：{ $customer }
name-unborn = { $who }：未誕生的{ $member }
name-member = { $who }：{ $member }{ $place }
name-city = { $city }，獎勵是{ $reward }
name-journey = { $journey }，獎勵是{ $reward }
name-influence = 任選{ $count }個影響力方塊
name-well = 水井
name-field = 田地：收穫穀物
name-house = 家族的房子：誕生
name-market = 鐘：市集日
name-queue = 排隊的顧客
name-bag = 黑色布袋

## 圖表

chart-points-about = 每位玩家一條線，不含仍面朝下的顧客；虛線只計聲望軌。
chart-categories-about = 假設遊戲現在結束，不含仍面朝下的顧客；遊戲結束後就是最終計分。
chart-score = { reason-prestige }
setup-section-farms = 每座農場
setup-section-market = 顧客
setup-section-chronicle = 保留的空格
setup-section-bags = 放進布袋：僧侶、方塊
setup-section-spaces = 從綠色布袋到各行動格
setup-part-family = 農場上的「1」
setup-part-coins = { printed-box-coins }
setup-part-stalls = 攤販前
setup-part-queue = 排隊
setup-part-row-farm = 編年史：農場
setup-part-row-crafts = 編年史：工坊
setup-part-row-travel = 編年史：旅行
setup-part-row-church = 編年史：教堂
setup-part-row-council = 編年史：議會
setup-part-graves = { board-graves }
setup-part-monks = 僧侶（黑色布袋）
setup-part-colours = 每種顏色
setup-part-plague = 黑色瘟疫方塊
setup-part-at-harvest = { space-harvest }
setup-part-at-family = { space-family }
setup-part-at-crafts = { space-crafts }
setup-part-at-market = { space-market }
setup-part-at-travel = { space-travel }
setup-part-at-council = { space-council }
setup-part-at-church = { space-church }
setup-section-carla = { board-area-rival }
setup-step-colour = 每位玩家選一個顏色，拿取該顏色的農場、家族成員和標記。
setup-step-family = 把{ $count }名標有「1」的家族成員放到自己的農場，其餘的在版圖旁等候。
setup-step-markers = 把一個標記放在自己時間軌的第一格，另一個放在聲望軌的起點。
setup-step-coins = 拿取{ $count }枚金幣，其餘的放在版圖旁。
setup-step-pile = 洗混顧客板塊，面朝下疊在市集旁。
setup-step-stalls = 翻開{ $count }個顧客板塊，每個使用中的攤販放一個。
setup-step-queue = 再翻開{ $count }個，排隊的每個位置放一個。
setup-step-cover = 選一個沒有人使用的顏色，用該顏色的家族成員蓋住其餘的空格。
setup-step-row-farm = 編年史的農場列保留{ $count }個空格。
setup-step-row-crafts = 編年史的工坊列保留{ $count }個空格。
setup-step-row-travel = 編年史的旅行列保留{ $count }個空格。
setup-step-row-church = 編年史的教堂列保留{ $count }個空格。
setup-step-row-council = 編年史的議會列保留{ $count }個空格。
setup-step-graves = 公墓保留{ $count }個空格。
setup-step-ring = 把下一輪起始玩家標記（戒指）放在議會。
setup-step-monks = 把{ $count }名僧侶放進黑色布袋，布袋放在教堂旁。
setup-step-supply = 把貨物、穀物和方塊放在版圖旁。
setup-step-colours = 四種顏色的影響力方塊各取{ $count }個，放進綠色布袋。
setup-step-plague = 再放進全部{ $count }個瘟疫方塊，然後把布袋裡的方塊混勻。
setup-step-at-harvest = 收穫穀物：抽出{ $count }個方塊放上。
setup-step-at-family = 家庭：抽出{ $count }個方塊放上。
setup-step-at-crafts = 工坊：抽出{ $count }個方塊放上。
setup-step-at-market = 市集：抽出{ $count }個方塊放上。
setup-step-at-travel = 旅行：抽出{ $count }個方塊放上。
setup-step-at-council = 議會：抽出{ $count }個方塊放上。
setup-step-at-church = 教堂：抽出{ $count }個方塊放上。
setup-step-fate = 命運板塊分成兩組，每組三個，各自洗混後面朝下放到卡拉版圖上的對應位置。
setup-step-front = 把卡拉的一個標記放在市集最前頭的顧客旁。
lesson-chart-life = 用圖表看一生
lesson-chart-costs = 用圖表看花費
lesson-chart-odds = 用圖表看機率

## 首頁

game-title = 村莊
game-about = 《村莊》是一款描寫家族世代傳承的桌上遊戲：家族成員種田、學手藝、旅行、在議會與教堂任職、到市集販售、老去，最後流芳千古，或被遺忘。

## 用文字描述圖片，給看不見的人

told-everybody-passes = 所有人都跳過：市集日結束。
told-cubes = { $place }：{ $cubes }。
told-member = { $who }編號{ $generation }的家族成員{ $count }名
told-standing = { $place }：{ $people }。
told-stalls = 攤販前：{ $customers }。
told-queue = 排隊：{ $customers }。
told-pile = 板塊堆還有{ $count }位顧客。
told-visited = { $place }：{ $people }造訪過。
told-visitor = { $who }
told-monks = 黑色布袋中有{ $count }名僧侶。
told-nobody = 沒有人
told-chronicle =
    { $room ->
        [0] { $row }：{ $people }；已滿。
       *[other] { $row }：{ $people }；還有{ $room }個空格。
    }
told-round = 第{ $number }輪，{ $who }是起始玩家。
told-points = { $who }：{ $points }。
told-active = 輪到{ $who }。
told-life =
    時間軌：{ $space ->
        [0] 在起點
       *[other] { $lap }格中的第{ $space }格
    }，距離{ $end ->
        [quill] 羽毛筆
       *[bridge] 橋
    }還有{ $left }格。
told-home = 農場上：{ $members }。
told-unborn = 未誕生：{ $members }。
told-rival-cubes = 她的時間軌上：{ $cubes }；已放過{ $count }個方塊。
told-rival-fate = 時間軌旁她的命運板塊：{ $tiles }。
told-rival-beside = 在她的版圖旁：{ $members }。
told-rival-waiting = 在教堂等候：{ $members }。
told-generation = 編號{ $generation }的家族成員{ $count }名
told-owned = 持有：{ $things }。
told-served =
    { $count ->
        [0] 還沒有服務過顧客。
       *[other] 已服務{ $count }位顧客。
    }

## 因為沒有別的可能而自動做的事
# $who (text): for whom; $everybody (yes or no): whether that is everybody; $count (number): the spaces to act at; $space-at: the first of them

forced-market-day = { $everybody ->
    [yes] 現在沒有人能販售。
   *[no] { $who }現在無法販售。
}
forced-buying-out = { $everybody ->
    [yes] 沒有人能花費金幣拿出家族成員。
   *[no] { $who }無法花費金幣拿出家族成員。
}
forced-rising = { $everybody ->
    [yes] 沒有人能推進。
   *[no] { $who }無法推進任何家族成員。
}
forced-acting = { $count ->
    [1] { $who }{ $space-at }沒有可做的事。
   *[other] { $who }無法執行任何行動。
}
forced-privileges = { $who }無法使用特許行動。

## 做決定時的機率

chances-mass =
    { $now ->
        [now] { $who }有人從黑色布袋出來的機率，依先支付的金幣
       *[later] 假如現在舉行彌撒：{ $who }有人出來的機率，依先支付的金幣
    }
chances-coins =
    { $coins ->
        [0] 不付金幣
       *[other] { $coins }枚金幣
    }
chances-out =
    { $count ->
        [0] 沒有人出來：{ $chance }
       *[other] { $count }名出來：{ $chance }
    }
chances-other = { $who }：{ $chance }
chances-seeding =
    { $size ->
        [1] 假如現在開始新一輪：只放1個方塊的行動格抽到的顏色
       *[other] 假如現在開始新一輪：放{ $size }個方塊的行動格至少抽到一個
    }
chances-inside = 布袋中{ $whole }個裡有{ $inside }個
chances-customers = 下一位顧客需要……（你還沒看過的顧客有{ $unseen }位）
chances-one-of = 接下來{ $most }位之一：{ $chance }
