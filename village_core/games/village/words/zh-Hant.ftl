### 《村莊》的文字：規則、名詞、選項、費用、決定、發生的事、遊戲結束。
###
### A rule's wording may use any number of the edition under its dotted name with hyphens: farm.grain is $farm-grain, the
### second church.grain is $church-grain-1. A ruling is $rulings-tie and so on ("yes" and "no" where it is a switch), and
### $lap-end is bridge or quill. A place has the forms .at (在…), .from (從…) and .to (到…), a good and a cube have .a (一個…).

## 規則：遊戲設置與一輪的流程

setup-customers = 第一輪開始前翻開顧客板塊：使用中的攤販各放一個，排隊的位置放{ $market-queue }個。
setup-family = 每位玩家開始時，農場上有{ $box-family-0 }名第一代家族成員和{ $farm-coins }枚金幣，時間標記放在時間軌的第一格；沒有影響力方塊、貨物和穀物。
setup-seats = 如果這一桌這樣玩，為了補償較晚行動的玩家，第二順位獲得1袋穀物，第三順位獲得1個隨機的影響力方塊，第四順位任選1個影響力方塊，第五順位額外獲得1枚金幣。
setup-start-player = 多人遊戲時，最年長的玩家是第一輪的起始玩家。
round-bag = 每輪開始時，把遊戲設置卡上所示的影響力方塊和供應區中所有的瘟疫方塊放進綠色布袋；某種顏色不夠時，有多少就放多少。
round-seeding = 從綠色布袋隨機抽取方塊來填滿行動格，每格的數量依遊戲設置卡所示；布袋不夠時，抽空為止。
round-start-player = 持有戒指的玩家成為新一輪的起始玩家，並把戒指放回議會；如果沒有人持有，起始玩家不變。
round-end = 拿走行動格上最後一個方塊的玩家仍然可以執行行動；然後這一輪結束並舉行彌撒，最後的回合除外。

## 規則：回合

turn-take = 輪到你時，從有方塊的行動格拿取一個方塊，只拿一個，或改為使用水井。
turn-plague = 拿到瘟疫方塊時，立刻把它放回供應區，並花費{ $turn-plague-time }時間。
turn-leave = 行動與特許行動都可以選擇不執行，但市集日一定要舉行。
turn-time = 每個沙漏是1時間，讓你的時間標記在時間軌上前進一格；時間軌一圈有{ $farm-lap }格。
well = 使用水井時，不拿取方塊，而是支付{ $turn-well }個同色的影響力方塊，然後執行任意一個行動，即使該行動格上沒有方塊。
well-cubes = 只有行動格上至少還有一個方塊時，才能使用水井；如果在最後的回合中方塊用完，本來就可以執行任意行動，不必拿取方塊。
well-coins =
    { $rulings-well-coins ->
        [no] 這一桌規定：使用水井時，金幣不能視為影響力方塊。
       *[yes] 使用水井時，金幣也可以視為影響力方塊，甚至可以全用金幣支付。
    }
coin-joker = 凡是支付影響力方塊時，每枚金幣都可以視為一個任意顏色的影響力方塊，但不能代替穀物、貨物或時間。
supply-influence = 影響力方塊以供應區現有的為限：用完的顏色不能拿取。
supply-limited = 在第一版中，貨物和金幣以遊戲盒裡的數量為限：用完的貨物不能製造也不能拿取，最後的金幣有多少就給多少。
supply-unlimited = 在大盒版中，貨物和金幣永遠不會用完：供應區沒有時，用別的東西代替。
farm-unlimited = 農場上可以保留任意數量的影響力方塊、貨物和金幣；只有穀物有上限。
place-unlimited = 每座工坊、每座城市、議會的每個階級和教堂的每個階級，都可以容納任意數量的玩家家族成員，不論屬於一個或多個家族。
trade-none = 玩家之間不交易：支付的東西都放回供應區，獲得的東西都來自供應區。
member-from-farm = 要派到遊戲版圖或放進黑色布袋的家族成員都來自你的農場，所以農場上必須有人。

## 規則：收穫穀物與家庭

harvest = 收穫一次，你的農場獲得{ $farm-harvest }袋穀物。
harvest-home = 你的農場上至少有一名家族成員時，才能收穫穀物。
harvest-horse = 農場上有犁具和馬匹時，收穫一次獲得{ $farm-harvest-horse }袋穀物，犁具和馬匹都保留。
harvest-ox = 農場上有犁具和牛隻時，收穫一次獲得{ $farm-harvest-ox }袋穀物，犁具和牛隻都保留。
harvest-limit = 一座農場最多容納{ $farm-grain }袋穀物，任何時候都不得超過。
family-birth = 你的家族有一名新成員誕生，放在你的農場上。
family-smallest = 未誕生的成員依序來到世上：下一名一定是供應區中編號最小的。
family-all-born = 還有未誕生的成員，才會有新成員誕生；你的家族已經全員誕生。
family-home = 你可以不讓新成員誕生，改為把一名活著的家族成員從版圖上任何地方放回農場。
family-not-bag = 黑色布袋中的家族成員不能放回農場；只有彌撒能讓他們出來。

## 規則：工坊與市集

crafts-training = 訓練時，一名家族成員從農場前往一座工坊，花費該處所示的訓練時間學習；是否立刻製造一個貨物由你決定。
crafts-time = 受過訓練的家族成員在工坊製造一個貨物，要花費該處所示的時間。
crafts-trained = 要花費時間製造貨物，該工坊必須有你受過訓練的家族成員。
crafts-price = 不論工坊有沒有你的人，你都可以用該處所示的影響力方塊或穀物購買它的貨物。
crafts-product = 一次工坊行動最多只能得到一個貨物，不論有多少家族成員在那裡工作。
crafts-mill = 在磨坊，{ $crafts-mill-grain }袋穀物和{ $crafts-mill-time }時間可以換成{ $crafts-mill-coins }枚金幣。
crafts-mill-nobody = 磨坊不能訓練任何人：那裡永遠不會有家族成員。
market-day = 前往市集會觸發市集日，市集日一定要舉行，所有玩家都可以參加。
market-free-sale = 觸發市集日的玩家在當天的第一個回合，可以不付額外花費服務一位顧客。
market-demand = 要服務一位顧客，必須交出板塊上所示的全部貨物和穀物。
market-surcharge = 除了觸發市集日的玩家第一次服務顧客之外，每次服務顧客都要在需求之外額外花費{ $market-surcharge-persuasion }個說服力和{ $market-surcharge-time }時間。
market-queue = 只有攤販前的顧客可以服務；排隊的顧客還要等。
market-serve = 還在參加的玩家依順時鐘方向輪流服務，每次一位顧客，並把板塊面朝下保留到遊戲結束。
market-pass = 跳過的玩家不再參加本次市集日。
market-refill = 市集日結束後，排隊的顧客往前補滿空的攤販，再從板塊堆翻開新的顧客加入排隊。

## 規則：旅行

travel-toll = 每次旅行要花費{ $travel-time }時間和{ $travel-wagons }個篷車。
travel-influence = 走一條路線，還要支付標示在路線旁的影響力方塊。
travel-road = 每次旅行沿著一條路線前往下一座城市；從村莊出發的路線只通往最近的兩座城市。
travel-no-return = 沒有人能旅行回村莊：只有家庭行動能讓家族成員回到農場。
travel-move = 每次由一名家族成員旅行，從你的農場或從他所在的城市出發。
travel-reward = 第一次造訪一座城市時，獲得該處所示的獎勵。
travel-once = 每座城市只能放置一次標記、獲得一次獎勵；再次前往要付同樣的費用，卻不再有獎勵。

## 規則：議會與教堂

council-price = 要進入議會或向右移動一階，支付{ $council-persuasion }個說服力或{ $council-scrolls }個卷軸。
council-time = 進入議會的某一階級還要花費該階級的時間：第一到第四階級分別是{ $council-time-0 }、{ $council-time-1 }、{ $council-time-2 }和{ $council-time-3 }時間。
council-enter = 農場上的一名家族成員進入議會，站上第一階級。
council-advance = 議會中的家族成員每次向右移動一階。
council-top = 第四階級是最高的：在那裡不能再移動。
council-member = 若要使用特許行動而不移動，議會裡必須有你的家族成員。
council-stay = 不移動任何人而使用特許行動，除了行動本身之外不需要任何花費。
privilege-stage = 你可以使用一個特許行動：進入議會或向右移動之後，是這名家族成員所到階級的，或更低階級的；不移動時，是你在議會中位置最高的家族成員所在階級的，或更低階級的。
privilege-ring =
    { $alone ->
        [yes] 用第一階級的特許行動可以拿取戒指，在新一輪開始前可以當作金幣使用。
       *[no] 用第一階級的特許行動可以拿取戒指：你會成為下一輪的起始玩家。
    }
privilege-ring-taken = 戒指只有一個：被拿走之後，第一階級的特許行動要到下一輪才有作用。
privilege-influence =
    用第二階級的特許行動可以拿取{ $council-influence }個{ $rulings-second-privilege ->
        [different] 不同顏色的影響力方塊，顏色由你選擇
       *[any] 任選的影響力方塊
    }。
privilege-different = 第二階級特許行動的影響力方塊必須是不同顏色。
privilege-good = 用第三階級的特許行動可以獲得一個任意的貨物。
privilege-prestige = 用第四階級的特許行動，可以拿正好{ $council-coins }枚金幣換取{ $council-prestige }聲望分數，每次只能換一次。
church-price = 加入教堂要支付{ $church-faith }個信仰，或改為花費{ $church-time }時間。
church-time = 加入教堂可以花費{ $church-time }時間來代替信仰。
church-bag = 加入教堂的家族成員從農場放進黑色布袋，在那裡等待彌撒。

## 規則：過世

dying-after-action =
    當你的時間標記在時間軌上越過{ $lap-end ->
        [quill] 羽毛筆
       *[bridge] 橋
    }時，你最年長的家族成員之一會在行動之後、回合結束時過世。
dying-at-once =
    在市集日期間，當你的時間標記在時間軌上越過{ $lap-end ->
        [quill] 羽毛筆
       *[bridge] 橋
    }時，你最年長的家族成員之一立刻過世。
dying-eldest = 編號最小的先過世；同編號的有好幾名時，由所屬玩家選擇。
dying-visible = 只有在農場或版圖上看得見的家族成員會過世，黑色布袋中的不會。
dying-nobody = 如果農場和版圖上都看不見你的家族成員，就沒有人過世，之後也不會補上。
dying-chronicle = 家族成員過世時，如果村莊編年史中他所在之處的類別還有空格，就記載在那裡。
dying-grave = 如果在村莊編年史中，過世的家族成員所在之處的類別已滿，他就安息於公墓。
dying-no-room = 如果編年史的該類別和公墓都沒有空格，過世的家族成員移出遊戲。
dying-last-turns = 如果這一桌這樣玩，在最後的回合中過世的家族成員直接移出遊戲。

## 規則：彌撒

mass-buy-out = 抽取之前，玩家依順位可以從黑色布袋拿出自己的家族成員，每名花費{ $church-coins }枚金幣，總共拿出四名為止。
mass-draw = 每場彌撒有四個配件離開黑色布袋：沒有用金幣拿出的部分隨機抽取。
mass-monks = 抽到的僧侶放回黑色布袋。
mass-rise = 玩家依順位各有一次機會，在教堂的階級上推進家族成員，付得起幾階就推進幾階；各階的費用是{ $church-grain-0 }、{ $church-grain-1 }和{ $church-grain-2 }袋穀物。
mass-top = 第四階級是最高的：沒有人能再往上。
mass-majority = 彌撒結束時，教堂裡家族成員最多的玩家獲得{ $church-majority }聲望分數。
mass-majority-tie = 如果有好幾位玩家在教堂的家族成員並列最多，由其中家族成員位置最高的玩家獲得聲望分數。
mass-majority-shared = 如果在教堂平手的玩家，位置最高的家族成員在同一階級，每位都獲得全部的聲望分數。

## 規則：遊戲結束與計分

end-chronicle = 村莊編年史的最後一個空格被占據時，觸發遊戲結束。
end-graves = 公墓的最後一個空格被占據時，觸發遊戲結束。
end-last-turns = 占據編年史或公墓最後一個空格的玩家不再有回合；其他玩家依順時鐘方向各進行一個回合。
end-market-caller = 如果在市集日由觸發者占據編年史或公墓的最後一個空格，先把市集日進行完；然後其他玩家各再進行一個回合。
end-market-other =
    如果在市集日由觸發者以外的玩家占據編年史或公墓的最後一個空格，先把市集日進行完；然後每位玩家各再進行一個回合，{ $rulings-market-trigger ->
        [trigger-last] 從這位玩家的下一位開始，這位玩家排最後
       *[caller-last] 從觸發者的下一位開始，觸發者排最後
    }。
end-cubes-out = 如果方塊在最後的回合中用完，既不補充也不舉行彌撒；還沒輪到的玩家不拿方塊就可以執行任意行動。
end-final-mass = 最後的回合結束後，舉行最終彌撒，然後計分。
score-prestige = 遊戲中獲得的聲望分數全部計入。
score-travel = 造訪1到6座城市，分別值{ $travel-points-0 }、{ $travel-points-1 }、{ $travel-points-2 }、{ $travel-points-3 }、{ $travel-points-4 }、{ $travel-points-5 }聲望分數。
score-council = 議會第一到第四階級的每名家族成員，分別值{ $council-points-0 }、{ $council-points-1 }、{ $council-points-2 }、{ $council-points-3 }聲望分數。
score-church = 教堂第一到第四階級的每名家族成員，分別值{ $church-points-0 }、{ $church-points-1 }、{ $church-points-2 }、{ $church-points-3 }聲望分數。
score-chronicle = 在村莊編年史中有0、1、2、3、4名以及5名以上成員的家族，分別獲得{ $chronicle-points-0 }、{ $chronicle-points-1 }、{ $chronicle-points-2 }、{ $chronicle-points-3 }、{ $chronicle-points-4 }、{ $chronicle-points-5 }聲望分數。
score-customers = 翻開你服務過的顧客，計算板塊上的聲望分數。
score-coins = 你剩下的每枚金幣值1聲望分數。
score-nothing = 遊戲結束時，公墓、貨物、穀物和影響力方塊都沒有分數；農場上、工坊裡、城市中和黑色布袋裡的家族成員也沒有分數。
win-most = 聲望分數最高的玩家獲勝。
tie-customers = 如果有好幾位玩家的聲望分數並列最高，其中服務過最多顧客的獲勝。
tie-grain = 如果有好幾位玩家的聲望分數並列最高，其中剩下最多穀物的獲勝。
tie-living = 如果聲望分數並列最高的玩家比過第一項後仍然平手，其中活著的家族成員最多的獲勝；黑色布袋中的算，未誕生的不算。

## 規則：對抗卡拉的單人遊戲

solo-setup = 單人遊戲依2人遊戲設置：卡拉家族中較年長的放在她的版圖旁，較年輕的在教堂等候，她沒有金幣也沒有貨物。
solo-start = 在單人遊戲中，你整場遊戲都是起始玩家。
solo-order = 在卡拉的版圖上，行動格依順時鐘方向的順序是{ $solo-order }，然後再從頭開始。
solo-ring = 在單人遊戲中，你拿到的戒指在新一輪開始前可以當作金幣使用；如果沒有用掉，到時就放回議會。
solo-ring-spent = 當作金幣用掉的戒指留在供應區，到下一輪才能再拿取。
solo-match = 你拿取一個方塊時，不論有沒有執行行動，卡拉都會從同一個行動格拿取同樣顏色的一個方塊；你拿瘟疫方塊，她也拿瘟疫方塊。
solo-match-next = 如果你拿取方塊的行動格已經沒有同樣顏色的方塊，卡拉從依順時鐘方向下一個有該顏色的行動格拿取一個。
solo-any = 如果版圖上已經沒有同樣顏色的方塊，卡拉從你剛才拿取方塊的行動格任拿一個，由你替她選擇。
solo-any-next = 如果版圖上已經沒有同樣顏色的方塊，你拿取方塊的行動格也空了，由你從依順時鐘方向下一個有方塊的行動格替卡拉選擇一個。
solo-die =
    { $rulings-rival-cube ->
        [die] 你拿取方塊後，用四面骰決定卡拉拿取哪種顏色；版圖上沒有該顏色就重擲，直到有為止。
       *[match] 如果你選擇這樣玩，用四面骰決定卡拉拿取哪種顏色；版圖上沒有該顏色就重擲，直到有為止。
    }
solo-die-cube = 卡拉從你剛才拿取方塊的行動格拿取骰出的顏色；那裡沒有的話，從依順時鐘方向下一個有該顏色的行動格拿取。
solo-die-one = 當版圖上只剩一種顏色的影響力方塊時，不再擲骰：由你從剛才拿取方塊的行動格，或依順時鐘方向下一個有方塊的行動格，替卡拉選擇一個方塊。
solo-track = 卡拉拿取的每個方塊都放到她時間軌的下一格，第一個放在議會旁。
solo-fate = 當方塊越過卡拉的命運板塊時，立刻翻開該板塊；一組三個之中，一個的背後是羽毛筆，另外兩個是空白。
solo-quill = 出現羽毛筆時，卡拉家族有人過世：先是她版圖旁編號最小的，再來是在教堂等候的，最後是教堂階級上位置最低的；黑色布袋中的不會過世。
solo-shuffle = 一組的三個板塊都翻開時，立刻重洗並面朝下放回。
solo-dying = 卡拉過世的家族成員記載於編年史，類別看越過羽毛筆的方塊來自哪個行動格；收穫穀物與家庭都算農場。
solo-dying-market = 如果越過羽毛筆的那個方塊來自市集，卡拉的家族成員安息於公墓。
solo-market-serve = 每次市集日卡拉服務一位顧客，就是最前頭的那位，不需任何花費；如果市集日由你觸發，她在你當天的第一個回合之後進行。
solo-market-call =
    如果卡拉的方塊來自市集，就由她觸發市集日：{ $rulings-rival-market ->
        [no] 只有她服務一位顧客，其他人都不能販售
       *[yes] 她先服務一位顧客，然後你可以付額外花費販售
    }。
solo-church = 如果卡拉的方塊來自教堂，在那裡等候的家族成員中編號最小的加入黑色布袋，不需任何花費。
solo-church-nobody = 如果卡拉家族已經沒有人在教堂等候，從此到遊戲結束，她都放棄這個行動。
solo-well =
    在你使用水井的回合之後，卡拉什麼都不做：她不拿方塊{ $rulings-rival-well ->
        [yes] ，但會參加你用水井觸發的市集日
       *[no] ，也不參加你用水井觸發的市集日
    }。
solo-window = 在彌撒抽到卡拉的家族成員時，放到還沒有她家族成員的最低教堂階級。
solo-windows-full = 如果教堂的每個階級都已有卡拉的家族成員，下一名抽到的就放回黑色布袋。
solo-majority = 彌撒比較誰在教堂的家族成員最多時，卡拉也算在內，但她不獲得聲望分數。
solo-new-round = 新一輪開始時，卡拉版圖上的方塊除了最後一個，都放回供應區；她的下一個方塊放在那一個的下一格。
solo-rank = 單人遊戲依你達到的聲望分數獲得一個成就。

## 名詞：版本、影響力、配件與數量

edition-first_2011 = 村莊
edition-big_box_2023 = 村莊：大盒版
influence-skill = 技巧
influence-persuasion = 說服力
influence-faith = 信仰
influence-knowledge = 知識
colour-orange = 橘色
colour-green = { colour-name-green }
colour-brown = 棕色
colour-pink = 粉色
cube-skill = 技巧（{ $colour }）
    .a = 一個技巧（{ $colour }）方塊
cube-persuasion = 說服力（{ $colour }）
    .a = 一個說服力（{ $colour }）方塊
cube-faith = 信仰（{ $colour }）
    .a = 一個信仰（{ $colour }）方塊
cube-knowledge = 知識（{ $colour }）
    .a = 一個知識（{ $colour }）方塊
cube-plague = 瘟疫（黑色）
    .a = 一個瘟疫（黑色）方塊
good-scroll = 卷軸
    .a = 一個卷軸
good-wagon = 篷車
    .a = 一個篷車
good-plow = 犁具
    .a = 一個犁具
good-horse = 馬匹
    .a = 一個馬匹
good-ox = 牛隻
    .a = 一個牛隻
good-coin = 金幣
rival-name = 卡拉
rival-beside = 在她的版圖旁
rival-waiting = 在教堂等候
# $cube (text): a cube's name with its colour
amount-cubes = { $count }個{ $cube }
amount-skill = { $count }個技巧
amount-persuasion = { $count }個說服力
amount-faith = { $count }個信仰
amount-knowledge = { $count }個知識
amount-plague = { $count }個瘟疫
amount-grain = { $count }袋穀物
amount-coin = { $count }枚金幣
amount-scroll = { $count }個卷軸
amount-wagon = { $count }個篷車
amount-plow = { $count }個犁具
amount-horse = { $count }個馬匹
amount-ox = { $count }個牛隻
amount-prestige = { $count }聲望分數
amount-joker = { $count }枚代替影響力的金幣
amount-ring = 戒指
amount-ring-joker = 代替影響力的戒指
## 名詞：行動格、地點、人物

space-harvest = 收穫穀物
    .at = 在收穫穀物行動格
    .from = 從收穫穀物行動格
space-family = 家庭
    .at = 在家庭行動格
    .from = 從家庭行動格
space-crafts = 工坊
    .at = 在工坊行動格
    .from = 從工坊行動格
space-market = 市集
    .at = 在市集行動格
    .from = 從市集行動格
space-travel = 旅行
    .at = 在旅行行動格
    .from = 從旅行行動格
space-council = 議會
    .at = 在議會行動格
    .from = 從議會行動格
space-church = 教堂
    .at = 在教堂行動格
    .from = 從教堂行動格
member = 「{ $generation }」
place-unborn = 未誕生
    .at = 在未誕生的成員中
    .from = 從尚未誕生的成員中
    .to = 到未誕生的成員中
place-farm = 農場
    .at = 在農場上
    .from = 從農場
    .to = 到農場
place-wainwright = 輪匠坊
    .at = 在輪匠坊
    .from = 從輪匠坊
    .to = 到輪匠坊
place-stable = 畜舍
    .at = 在畜舍
    .from = 從畜舍
    .to = 到畜舍
place-office = 抄寫室
    .at = 在抄寫室
    .from = 從抄寫室
    .to = 到抄寫室
place-smithy = 鐵匠鋪
    .at = 在鐵匠鋪
    .from = 從鐵匠鋪
    .to = 到鐵匠鋪
place-mill = 磨坊
    .at = 在磨坊
    .from = 從磨坊
    .to = 到磨坊
place-city-a = 城市A
    .at = 在城市A
    .from = 從城市A
    .to = 到城市A
place-city-b = 城市B
    .at = 在城市B
    .from = 從城市B
    .to = 到城市B
place-city-c = 城市C
    .at = 在城市C
    .from = 從城市C
    .to = 到城市C
place-city-d = 城市D
    .at = 在城市D
    .from = 從城市D
    .to = 到城市D
place-city-e = 城市E
    .at = 在城市E
    .from = 從城市E
    .to = 到城市E
place-city-f = 城市F
    .at = 在城市F
    .from = 從城市F
    .to = 到城市F
place-council-1 = 議會第一階級
    .at = 在議會第一階級
    .from = 從議會第一階級
    .to = 到議會第一階級
place-council-2 = 議會第二階級
    .at = 在議會第二階級
    .from = 從議會第二階級
    .to = 到議會第二階級
place-council-3 = 議會第三階級
    .at = 在議會第三階級
    .from = 從議會第三階級
    .to = 到議會第三階級
place-council-4 = 議會第四階級
    .at = 在議會第四階級
    .from = 從議會第四階級
    .to = 到議會第四階級
place-bag = 黑色布袋
    .at = 在黑色布袋中
    .from = 從黑色布袋
    .to = 到黑色布袋中
place-church-1 = 教堂第一階級
    .at = 在教堂第一階級
    .from = 從教堂第一階級
    .to = 到教堂第一階級
place-church-2 = 教堂第二階級
    .at = 在教堂第二階級
    .from = 從教堂第二階級
    .to = 到教堂第二階級
place-church-3 = 教堂第三階級
    .at = 在教堂第三階級
    .from = 從教堂第三階級
    .to = 到教堂第三階級
place-church-4 = 教堂第四階級
    .at = 在教堂第四階級
    .from = 從教堂第四階級
    .to = 到教堂第四階級
place-chronicle-farm = 村莊編年史，農場類別
    .at = 在村莊編年史的農場類別
    .from = 從村莊編年史的農場類別
    .to = 到村莊編年史的農場類別
place-chronicle-crafts = 村莊編年史，工坊類別
    .at = 在村莊編年史的工坊類別
    .from = 從村莊編年史的工坊類別
    .to = 到村莊編年史的工坊類別
place-chronicle-travel = 村莊編年史，旅行類別
    .at = 在村莊編年史的旅行類別
    .from = 從村莊編年史的旅行類別
    .to = 到村莊編年史的旅行類別
place-chronicle-church = 村莊編年史，教堂類別
    .at = 在村莊編年史的教堂類別
    .from = 從村莊編年史的教堂類別
    .to = 到村莊編年史的教堂類別
place-chronicle-council = 村莊編年史，議會類別
    .at = 在村莊編年史的議會類別
    .from = 從村莊編年史的議會類別
    .to = 到村莊編年史的議會類別
place-grave = 公墓
    .at = 在公墓
    .from = 從公墓
    .to = 到公墓
place-gone = 移出遊戲
    .at = 在遊戲外
    .from = 從遊戲外
    .to = 到遊戲外
customer = { $demand }（{ $prestige }）

## 選項，如同按鈕上的文字

choice-take =
    { $what ->
        [nothing] { $space-from }拿取一個方塊
       *[cube] { $space-from }拿取{ $cube }方塊
    }
choice-well =
    { $what ->
        [nothing] 使用水井，只付金幣
       *[influence] 使用水井，支付{ $influence }
    }
choice-leave = 不執行行動
choice-harvest = 收穫穀物
choice-birth = 讓一名{ $member }誕生
choice-bring-home = 將{ $member }{ $place-from }放回農場
choice-train =
    { $what ->
        [nothing] { $building-at }訓練{ $member }
       *[product] { $building-at }訓練{ $member }並製造{ $product-a }
    }
choice-produce = { $building-at }製造{ $product-a }
choice-buy = { $building-at }購買{ $product-a }
choice-grind = 在磨坊磨穀物
choice-hold-market = 觸發市集日
choice-serve = 服務顧客：{ $customer }
choice-pass = 跳過，不再參加本次市集日
choice-travel = 派{ $member }{ $start-from }旅行{ $end-to }
choice-enter-council = 派{ $member }進入議會
choice-advance = 將{ $member }{ $start-from }向右移動一階
choice-stay-in-council = 不移動，使用特許行動
choice-take-ring =
    { $alone ->
        [yes] 拿取戒指，新一輪開始前可當作金幣
       *[no] 拿取戒指，成為下一輪的起始玩家
    }
choice-take-influence = 拿取{ $kinds }
choice-take-good = 拿取{ $good-a }
choice-buy-prestige = 購買{ $prestige }
choice-decline = 不使用特許行動
choice-join-church = 將{ $member }放進黑色布袋
choice-bury =
    { $rest ->
        [nothing] 讓{ $place-at }的{ $member }過世
       *[place] 讓{ $place-at }的{ $member }過世：{ $rest }
    }
choice-buy-out = 從黑色布袋拿出{ $member }
choice-rise = 將{ $member }{ $start-from }推進一階
choice-done = 到此為止
choice-spend =
    { $who }：{ $time }時間{ $why ->
        [nothing] { "" }
       *[other] ，{ $why }
    }
choice-send =
    { $time ->
        [0] { $who }：{ $member }{ $start-from }{ $end-to }
       *[other] { $who }：{ $member }{ $start-from }{ $end-to }，{ $time }時間
    }
choice-note =
    { $turn ->
        [more] { $who }：增加{ $pieces }
       *[fewer] { $who }：減少{ $pieces }
    }
choice-sold = { $who }服務顧客：{ $customer }
choice-claim-ring = { $who }拿取戒指
choice-end-turn = 回合結束
choice-end-round = 回合結束，版圖上已經沒有方塊
choice-nobody-dies = 沒有人過世
choice-reveal = 翻開：{ $customer }
choice-seed = { $space }：{ $cubes }
choice-draw-member = { $who }的{ $member }
choice-draw-monk = 一名僧侶
choice-draw-influence = { $influence }
choice-turn-fate =
    { $fate ->
        [quill] 羽毛筆
       *[blank] 空白板塊
    }

## 費用、不能做的原因、出處

lack-influence =
    { $has ->
        [0] { $needed }（你沒有）
       *[other] { $needed }（連金幣算在內，你只有{ $has }個）
    }
lack-harvest-limit = 你的農場目前有{ $has }袋。
lack-supply-limited = 供應區目前已經沒有{ $good }。
lack-privilege-stage = 你的家族成員目前在{ $has ->
    [1] 第一
    [2] 第二
    [3] 第三
   *[other] 第四
}階級，這需要{ $needed ->
    [1] 第一
    [2] 第二
    [3] 第三
   *[other] 第四
}階級。
lack-seeding-count = 這裡應該有{ $needed }個方塊，而不是{ $has }個。
lack-seeding-colour =
    { $has ->
        [0] 這裡要放{ $needed }，綠色布袋中卻沒有這種顏色。
       *[other] 這裡要放{ $needed }，綠色布袋中這種顏色卻只有{ $has }個。
    }
text-000 = 一位玩家整理的規則摘要（韓文）
text-002 = 規則的簡短版（德文）
text-004 = 出版社的大盒版規則書（中文版）
text-EN = 出版社的英文規則書，取自我們的筆記

## 決定

decision-turn = { $who }：從行動格拿取一個方塊，或使用水井。
decision-acting = { $who }：{ $space-at }執行行動，或選擇不執行。
decision-acting-any = { $who }：執行任意一個行動，或選擇不執行。
decision-privileges =
    { $stage ->
        [1] { $who }：使用第一階級的特許行動，或不使用。
       [2] { $who }：使用第一到第二階級中的一個特許行動，或不使用。
        [3] { $who }：使用第一到第三階級中的一個特許行動，或不使用。
       *[other] { $who }：使用第一到第四階級中的一個特許行動，或不使用。
    }
decision-rewarded = { $who }：任選{ $count }個影響力方塊。
decision-market-day = { $who }：付額外花費服務一位顧客，或跳過本次市集日。
decision-market-day-called = { $caller }觸發了市集日。{ $who }：付額外花費服務一位顧客，或跳過本次市集日。
decision-market-day-called-rival = { decision-market-day-called }
decision-market-day-free = { $who }：不付額外花費服務一位顧客，或跳過本次市集日。
decision-dying = { $who }：選擇哪一名最年長的家族成員過世。
decision-buying-out =
    { $left ->
        [1] { $who }：要花1枚金幣從黑色布袋拿出一名家族成員嗎？還剩1個名額。
       *[other] { $who }：要從黑色布袋拿出家族成員嗎？每名1枚金幣，還剩{ $left }個名額。
    }
decision-rising = { $who }：用穀物在教堂的階級上推進家族成員，或到此為止。
decision-revealing = 運氣：從板塊堆翻開一位顧客。
decision-seeding = 運氣：為{ $space }行動格抽取{ $count }個方塊。
decision-drawing = 運氣：再從黑色布袋抽取{ $left }個配件。
decision-drawing-influence = 運氣：{ $who }獲得一個隨機的影響力方塊。
decision-answering = { $who }：選擇卡拉拿取的方塊。
decision-rolling = 運氣：擲骰決定卡拉拿取哪種顏色。
decision-turning-fate = 運氣：翻開卡拉的一個命運板塊。
waiting-reacting = 卡拉可能來市集或派人去教堂
waiting-turning-fate = 翻開卡拉的一個命運板塊
waiting-answering = 卡拉拿取一個方塊
waiting-rolling = 擲骰決定卡拉拿取哪種顏色
waiting-turn = { $who }進行回合
waiting-revealing = 翻開新的顧客
waiting-seeding = 填滿行動格
waiting-buying-out = 可以從黑色布袋拿出家族成員
waiting-drawing = 從黑色布袋抽取
waiting-rising = 可以在教堂推進家族成員
waiting-acting = { $who }執行行動
waiting-privileges = { $who }使用特許行動
waiting-rewarded = { $who }拿取影響力方塊
waiting-market-day = 市集日繼續
waiting-dying = { $who }失去最年長的家族成員中的一名
waiting-drawing-influence = { $who }獲得一個隨機的影響力方塊
waiting-compensating = 補償順位較後的玩家
waiting-new-round = 新一輪開始
waiting-last-turns =
    { $left ->
        [0] 最終彌撒
       *[other] { $order }的最後一個回合
    }
waiting-scoring = { waiting-tallying }
decision-tracking = { $who }進行回合。
decision-laid-to-rest = { $who }：哪一名最年長的家族成員過世？他生前在哪裡工作？
decision-tallying = 一起計分：計分表上每個人的每一項是多少？
waiting-tracking = { waiting-turn }
waiting-laid-to-rest = { waiting-dying }

## 發生的事

event-cube-taken = { $who }{ $space-from }拿取{ $cube-a }。
event-cube-taken-rival = { event-cube-taken }
event-rival-came = 卡拉來了：她家族中較年長的在她的版圖旁，較年輕的在教堂等候。
event-round-began-solo-start = 新一輪開始，你是起始玩家。
event-unanswered = 你使用水井，卡拉沒有反應。
event-die-rolled = 擲骰決定卡拉拿取：{ $influence }。
event-track-moved = 方塊放在卡拉時間軌的第{ $spot }格。
event-fate-turned-solo-fate = 方塊越過一個命運板塊：背後是空白。
event-fate-turned-solo-quill = 方塊越過一個命運板塊，背後是羽毛筆：卡拉家族有人過世。
event-fate-shuffled = 這一組的三個板塊都已翻開：重洗並面朝下放回。
event-ring-spent = { $who }把戒指當作金幣用掉。
event-track-cleared = 從卡拉版圖放回供應區：{ $cubes }。
event-market-called-solo-market-call = 卡拉觸發市集日。
event-customer-served-solo-market-serve = 卡拉服務最前頭的顧客：{ $customer }。
event-action-left-solo-church-nobody = 卡拉家族沒有人在教堂等候：她放棄這個行動。
event-time-passed = { $who }花費{ $time }時間。
event-time-passed-turn-plague = { $who }因瘟疫花費{ $time }時間。
event-time-passed-crafts-product = { $who }為工坊行動花費{ $time }時間。
event-time-passed-crafts-training = { $who }為訓練花費{ $time }時間。
event-time-passed-crafts-time = { $who }為製造貨物花費{ $time }時間。
event-time-passed-crafts-mill = { $who }在磨坊花費{ $time }時間。
event-time-passed-market-surcharge = { $who }為服務顧客花費{ $time }時間。
event-time-passed-travel-toll = { $who }為旅行花費{ $time }時間。
event-time-passed-travel-move = { event-time-passed-travel-toll }
event-time-passed-council-time = { $who }在議會花費{ $time }時間。
event-time-passed-council-price = { event-time-passed-council-time }
event-time-passed-council-enter = { event-time-passed-council-time }
event-time-passed-council-advance = { event-time-passed-council-time }
event-time-passed-church-time = { $who }為加入教堂花費{ $time }時間。
event-time-passed-church-price = { event-time-passed-church-time }
event-time-passed-church-bag = { event-time-passed-church-time }
event-paid-well = { $who }使用水井，支付{ $spent }。
event-board-seeded = 用方塊填滿行動格。
event-board-emptied = 版圖上已經沒有方塊。
event-noted =
    { $turn ->
        [more] { $who }增加{ $pieces }。
       *[fewer] { $who }減少{ $pieces }。
    }
event-noted-crafts-mill =
    { $turn ->
        [more] { $who }從磨坊獲得{ $pieces }。
       *[fewer] { $who }在磨坊支付{ $pieces }。
    }
event-noted-market-demand =
    { $turn ->
        [more] { $who }增加{ $pieces }。
       *[fewer] { $who }把{ $pieces }交給顧客。
    }
event-noted-travel-reward =
    { $turn ->
        [more] { $who }獲得城市的獎勵：{ $pieces }。
       *[fewer] { $who }減少{ $pieces }。
    }
event-noted-elsewhere = { $who }已把{ $member }{ $start-from }移走，但這一步沒有輸入。
event-coin-stood-in = { $count }枚金幣視為影響力方塊。
event-gained = { $who }獲得{ $pieces }。
event-gained-harvest = { $who }收穫{ $pieces }。
event-gained-harvest-horse = { $who }用犁具和馬匹收穫{ $pieces }。
event-gained-harvest-ox = { $who }用犁具和牛隻收穫{ $pieces }。
event-gained-crafts-product = { $who }在工坊獲得{ $pieces }。
event-gained-crafts-mill = { $who }在磨坊用穀物換得{ $pieces }。
event-gained-travel-reward = { $who }獲得城市的獎勵：{ $pieces }。
event-gained-privilege-influence = { $who }以特許行動拿取{ $pieces }。
event-gained-privilege-good = { event-gained-privilege-influence }
event-gained-setup-seats = { $who }因順位較後獲得補償：{ $pieces }。
event-prestige-gained = { $who }獲得{ $prestige }。
event-prestige-gained-travel-reward = { $who }獲得城市的獎勵：{ $prestige }。
event-prestige-gained-privilege-prestige = { $who }用金幣換得{ $prestige }。
event-moved = { $who }將{ $member }{ $start-from }移動{ $end-to }。
event-moved-family-birth = { $who }的{ $member }誕生。
event-moved-family-home = { $who }將{ $member }{ $start-from }放回農場。
event-moved-crafts-training = { $who }派{ $member }{ $end-to }受訓。
event-moved-travel-move = { $who }派{ $member }{ $start-from }旅行{ $end-to }。
event-moved-council-enter = { $who }派{ $member }進入議會。
event-moved-council-advance = { $who }將{ $member }移動{ $end-to }。
event-moved-church-bag = { $who }派{ $member }加入教堂，放進黑色布袋。
event-moved-dying-chronicle = { $who }的{ $member }{ $start-at }過世，記載{ $end-at }。
event-moved-dying-grave = { $who }的{ $member }{ $start-at }過世，安息於公墓。
event-moved-dying-grave-rival = { event-moved-dying-grave }
event-moved-dying-no-room = { $who }的{ $member }{ $start-at }過世，由於已經沒有任何空格，移出遊戲。
event-moved-dying-no-room-rival = { event-moved-dying-no-room }
event-moved-dying-last-turns = { $who }的{ $member }於最後的回合{ $start-at }過世，移出遊戲。
event-moved-dying-last-turns-rival = { event-moved-dying-last-turns }
event-moved-mass-buy-out = { $who }花費金幣從黑色布袋拿出{ $member }，放置在教堂第一階級。
event-moved-mass-draw = 從黑色布袋抽出{ $who }的{ $member }，放置在教堂第一階級。
event-moved-mass-rise = { $who }將{ $member }推進{ $end-to }。
event-moved-solo-church = { $who }將{ $member }放進黑色布袋。
event-moved-solo-window = 從黑色布袋抽出{ $who }的{ $member }，放置{ $end-at }。
event-moved-solo-windows-full = 抽到{ $who }的{ $member }，但每個階級都已有她的家族成員：放回黑色布袋。
event-moved-solo-dying = { $who }的{ $member }過世，記載{ $end-at }。
event-moved-solo-dying-market = { $who }的{ $member }過世，安息於公墓。
event-visited = { $who }{ $city-at }放置標記。
event-ring-taken =
    { $alone ->
        [yes] { $who }拿取戒指，新一輪開始前可以當作金幣。
       *[no] { $who }拿取戒指，會成為下一輪的起始玩家。
    }
event-action-left = { $who }選擇不執行行動。
event-market-called = { $who }前往市集，觸發市集日：所有玩家都可以販售，由{ $who }開始。
event-customer-served = { $who }服務一位顧客：{ $customer }。
event-passed = { $who }跳過，不再參加本次市集日。
event-queue-moved = 排隊的顧客往前補到空的攤販。
event-customer-revealed = 新的顧客：{ $customer }。
event-crossed =
    { $lap-end ->
        [quill] { $who }在時間軌上越過羽毛筆：最年長的家族成員中有一名將會過世。
       *[bridge] { $who }在時間軌上越過橋：最年長的家族成員中有一名將會過世。
    }
event-forgotten = 看不見{ $who }的任何家族成員，所以沒有人過世。
event-forgotten-rival = { event-forgotten }
event-end-rung-in =
    { $filled ->
        [graves] { $who }占據公墓的最後一個空格：觸發遊戲結束。
       *[chronicle] { $who }占據村莊編年史的最後一個空格：觸發遊戲結束。
    }
event-end-rung-in-rival = { event-end-rung-in }
event-last-turns-began = 依序進行最後一個回合：{ $order }。
event-cubes-out = 方塊已經用完：{ $who }可以執行任意行動。
event-mass-began = 鐘聲響起，舉行彌撒。
event-mass-began-end-final-mass = 鐘聲響起，舉行最終彌撒。
event-monk-drawn = 從黑色布袋抽出一名僧侶，放在布袋旁。
event-monks-drawn = 黑色布袋中已經沒有家族成員：抽出{ $count }名僧侶。
event-monks-returned = 抽出的{ $monks }名僧侶放回黑色布袋。
event-church-empty = 教堂裡沒有人：沒有人推進，也沒有人獲得聲望分數。
event-majority-won = { $who }在教堂的家族成員最多，獲得{ $prestige }。
event-majority-won-solo-majority = { $who }在教堂領先：沒有人獲得聲望分數。
event-majority-won-mass-majority-tie = 在教堂並列最多的玩家中，{ $who }的家族成員位置最高，獲得{ $prestige }。
event-majority-won-mass-majority-shared = { $who }在教堂的家族成員並列最多，獲得{ $prestige }。
event-round-began = 新一輪開始，{ $who }是起始玩家。
event-bag-filled = 放進綠色布袋：{ $cubes }。
event-cubes-placed = { $space }：{ $cubes }。
event-scored = { $who }，{ $category }：{ $prestige }。
event-ended = { $who }以{ $prestige }獲勝。
event-ended-tie-customers = 同為{ $prestige }，{ $who }因服務過的顧客較多而獲勝。
event-ended-tie-grain = 同為{ $prestige }，{ $who }因剩下的穀物較多而獲勝。
event-ended-tie-living = 同為{ $prestige }，{ $who }因活著的家族成員較多而獲勝。
event-ended-tie-shared = { $who }以{ $prestige }共享勝利。

event-ended-solo-rank = { $who }達到{ $prestige }，獲得成就「{ $rank }」。

## 計分與各種結局

rank-0 = 學徒
rank-1 = 旅人
rank-2 = 大師
rank-3 = 宗師
rank-4 = 天才
rank-5 = 賢者

tie-line-served = 服務過的顧客
tie-line-grain = 剩下的穀物
tie-line-living = 活著的家族成員
spending-plague = 瘟疫
spending-training = 訓練
spending-production = 製造
spending-travel = 旅行
spending-council = 議會
spending-church = 教堂
spending-market = 市集日
spending-mill = 磨坊
category-prestige = 聲望軌
category-travel = 旅行
category-council = 議會
category-church = 教堂
category-chronicle = 村莊編年史
category-customers = 顧客
category-coins = 金幣
ending-chronicle-end-last-turns = 村莊編年史在回合結束時填滿
ending-chronicle-end-market-caller = 村莊編年史由觸發市集日的玩家填滿
ending-chronicle-end-market-other = 村莊編年史在別人觸發的市集日填滿
ending-graves-end-last-turns = 公墓在回合結束時填滿
ending-graves-end-market-caller = 公墓由觸發市集日的玩家填滿
ending-graves-end-market-other = 公墓在別人觸發的市集日填滿
ending-by-player = 你
ending-by-rival = { rival-name }
ending-also-cubes-out = 方塊在最後的回合中用完
ending-also-last-cube = 觸發遊戲結束的回合拿走最後一個方塊

copy-alone = 對抗卡拉的遊戲一律完整記錄，因為她做什麼取決於版圖上的每一個方塊。

## 文字版圖：某一行哪裡有問題

picture-no-head = 文字版圖的開頭要像這樣：「village first_2011, 2 players」。
picture-unknown-generation = 「{ $detail }」不是世代：世代只有1到4。
picture-tile-unknown = 沒有顧客板塊{ $detail }。
picture-tile-differs = 那個板塊的需求不同；應該是{ $detail }。
picture-tile-twice = 板塊{ $detail }出現在兩個地方。
picture-too-many-stalls = 市集只有{ $detail }個攤販。
picture-row-full = 家族成員比空格多：{ $detail }。
picture-too-many-members = 家族成員比整個家族還多：{ $detail }。
picture-too-much-grain = 一座農場最多只放得下{ $detail }袋穀物。

## 擁有的東西，作為選擇的理由

reason-prestige = 聲望
    .why = 立刻獲得聲望分數
reason-travel = { category-travel }
    .why = 旅行更進一步
reason-council = { category-council }
    .why = 在議會更進一步
reason-church = { category-church }
    .why = 在教堂更進一步
reason-chronicle = { category-chronicle }
    .why = 可以在村莊編年史占得一席之地
reason-customers = { tie-line-served }
    .why = 能服務顧客，或很快就能服務
reason-goods = 貨物
    .why = 留下較多貨物可賣
reason-grain = 穀物
    .why = 留下較多穀物
reason-influence = 影響力
    .why = 留下較多影響力方塊
reason-coins = { category-coins }
    .why = 留下較多金幣
reason-family = 農場上的家族成員
    .why = 有較多家族成員留在農場，隨時可以工作
reason-trained = 受過訓練的家族成員
    .why = 受過訓練的家族成員較多
reason-bag = 黑色布袋中的家族成員
    .why = 有較多家族成員在黑色布袋中等待彌撒
reason-time = 時間
    .why = 省下時間
reason-ring = 下一輪的起始玩家
    .why = 你成為下一輪的起始玩家
reason-ring-alone = 當作金幣的戒指
    .why = 你持有戒指，它和金幣一樣好用

## 一桌可以選擇的規定

ruling-market_trigger = 在別人的市集日觸發遊戲結束時，最後回合的順序
ruling-market_trigger-caller-last = 觸發市集日的玩家排最後
ruling-market_trigger-trigger-last = 占據最後一個空格的玩家排最後
ruling-last_deaths = 最後回合中過世的家族成員
ruling-last_deaths-placed = 照常記載於編年史或安息於公墓
ruling-last_deaths-removed = 移出遊戲
ruling-well_coins = 使用水井時的金幣
ruling-well_coins-yes = 可以視為影響力方塊
ruling-well_coins-no = 不能視為影響力方塊
ruling-rival_cube = 卡拉的方塊
ruling-rival_cube-match = 與你的方塊同色
ruling-rival_cube-die = 由骰子決定顏色
ruling-rival_market = 卡拉觸發的市集日
ruling-rival_market-yes = 你可以在她之後販售
ruling-rival_market-no = 只有她能販售
ruling-rival_well = 用水井觸發的市集日
ruling-rival_well-yes = 卡拉也參加
ruling-rival_well-no = 只有你參加
ruling-seat_compensation = 順位較後的玩家
ruling-seat_compensation-yes = 獲得補償
ruling-seat_compensation-no = 與大家相同，沒有補償
