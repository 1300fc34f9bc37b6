### 《村莊》的用語：意思、標題，以及文字中的寫法。
###
### The forms stand between upright lines, and # is a number. Write down each form that your texts use, without those that only
### mean something else in them. A meaning may use any number of the edition under its dotted name with hyphens, as rules do.

word-action-space = 有方塊的七個地方之一：「收穫穀物」、「家庭」、「工坊」、「市集」、「旅行」、「議會」和「教堂」。輪到你時，從其中一個拿取方塊，然後可以在那裡執行行動。
    .name = 行動格
    .forms = 行動格

word-influence = 四種顏色的方塊，用來支付：技巧、說服力、信仰和知識。從行動格拿取方塊就能得到。
    .name = 影響力
    .forms = 影響力方塊 | 影響力

word-skill = 橘色的影響力方塊，用來支付工坊和路線的費用。
    .name = { influence-skill }
    .forms = 技巧

word-persuasion = 綠色的影響力方塊，用來支付議會的費用，以及市集的額外花費。
    .name = { influence-persuasion }
    .forms = 說服力

word-faith = 棕色的影響力方塊，用來支付加入教堂和路線的費用。
    .name = { influence-faith }
    .forms = 信仰

word-knowledge = 粉色的影響力方塊，用來支付工坊和路線的費用。
    .name = { influence-knowledge }
    .forms = 知識

word-unborn = 你的家族中還沒來到世上的成員。他們依序誕生，編號最小的先。
    .name = { place-unborn }
    .forms = 未誕生

word-generation = 家族成員身上的編號：「1」是第一代，「4」是最後一代。編號最小的先過世。
    .name = 世代
    .forms = 世代 | 編號

word-coin = 可以視為任何顏色的一個影響力方塊。留到最後的每枚金幣值1分。
    .name = 金幣
    .forms = 金幣

word-life-track = 環繞你房子的軌道。你的家族花費的時間都讓標記沿著它前進，從一次過世到下一次是{ $farm-lap }格。
    .name = 時間軌
    .forms = 時間軌

word-plague = 黑色方塊。它不會給你影響力，還要花費{ $turn-plague-time }時間，但你可以像拿其他方塊一樣在那裡執行行動。
    .name = 瘟疫
    .forms = 瘟疫方塊 | 瘟疫

word-time = 許多行動的費用。每花費1時間，你的標記就在時間軌上前進一格，直到有人過世。
    .name = { chart-life-time }
    .forms = 時間 | #時間

word-supply = 不屬於任何人的方塊、貨物、金幣和穀物，放在版圖旁；你支付的也放回那裡。
    .name = 供應區
    .forms = 供應區

word-bridge =
    時間軌一圈的終點。你的標記越過它時，一名最年長的家族成員過世。
    .name = { $lap-end ->
        [quill] 羽毛筆
       *[bridge] 橋
    }
    .forms = 羽毛筆 | 橋

word-well = 在這裡支付{ $turn-well }個同色的影響力方塊，代替拿取方塊，然後執行任意一個行動。
    .name = { board-well }
    .forms = 水井

word-green-bag = 每輪開始時，從這個布袋抽取方塊放到行動格。
    .name = 綠色布袋
    .forms = 綠色布袋

word-mass = 每輪以彌撒結束：從黑色布袋抽出四名家族成員或僧侶，家族成員可以用穀物在教堂推進，在那裡人數最多的玩家獲得{ $church-majority }聲望分數。
    .name = 彌撒
    .forms = 最終彌撒 | 彌撒

word-council = 有四個階級的地方。你的家族成員用說服力或卷軸進入和前進；每個階級提供一個特許行動，最後還有分數。
    .name = { space-council }
    .forms = 議會

word-ring =
    { $alone ->
        [yes] 議會第一階級的特許行動。新一輪開始前可以當作金幣使用。
       *[no] 下一輪起始玩家標記，也是議會第一階級的特許行動。持有它的玩家是下一輪的起始玩家。
    }
    .name = 戒指
    .forms = 戒指 | 下一輪起始玩家標記

word-starting-player = 一輪中進行第一個回合的玩家。沒有人拿戒指，就維持不變。
    .name = 起始玩家
    .forms = 起始玩家

word-setup-card = 依玩家人數，說明每個行動格放幾個方塊。
    .name = 遊戲設置卡
    .forms = 遊戲設置卡

word-customer = 要求特定貨物或穀物的板塊。交出這些東西的玩家保留它：分數在遊戲結束時計算。
    .name = 顧客
    .forms = 顧客

word-market-day = 市集的行動。所有玩家輪流服務顧客，每次一位，由觸發市集日的玩家開始。
    .name = 市集日
    .forms = 市集日

word-stall = 市集的一個位置。只有攤販前的顧客可以服務。
    .name = 攤販
    .forms = 攤販

word-queue = 在攤販下方等待的{ $market-queue }位顧客。市集日結束後，他們往前補滿空的攤販。
    .name = { board-queue }
    .forms = 排隊

word-black-bag = 加入教堂的家族成員放進這裡，和四名僧侶一起，等待在彌撒中被抽出。
    .name = { place-bag }
    .forms = 黑色布袋

word-monk = 黑色布袋中不屬於任何玩家的四名僧侶；抽到的放回布袋。
    .name = 僧侶
    .forms = 僧侶

word-chronicle = 村莊的史書。過世的家族成員記載於他工作之處的類別，只要那裡還有空格；從三個名字起就有分數。
    .name = 村莊編年史
    .forms = 村莊編年史 | 編年史

word-grave = 編年史沒有空格時，過世的家族成員安息於此。他們沒有分數；最後一格填滿時，觸發遊戲結束。
    .name = { place-grave }
    .forms = 公墓

word-workshop = 製造貨物的建築。受過訓練的家族成員花費時間在那裡製造；也可以用方塊或穀物購買。
    .name = 工坊
    .forms = 工坊

word-goods = 卷軸、篷車、犁具、馬匹和牛隻。顧客需要它們，旅行和收穫也需要其中一些。
    .name = 貨物
    .forms = 貨物

word-training = 學習手藝：一名家族成員從農場前往工坊，並留在那裡。從此他可以花費時間製造那裡的貨物。
    .name = 訓練
    .forms = 受過訓練 | 訓練

word-prestige = 立刻計入的分數，在聲望軌上記錄。最後再加上其他分數，最高的玩家獲勝。
    .name = { board-area-prestige }
    .forms = 聲望分數 | 聲望

word-free-sale = 觸發市集日的玩家的第一次販售。只需要交出顧客要求的東西。
    .name = 免費販售
    .forms = 免費販售

word-extra-cost = { $market-surcharge-persuasion }個說服力和{ $market-surcharge-time }時間，除了觸發市集日的玩家的第一次，每次販售都要支付。
    .name = 額外花費
    .forms = 額外花費

word-journey = 一名家族成員沿著一條路線前往下一座城市，花費{ $travel-time }時間、{ $travel-wagons ->
        [1] 1個篷車
       *[other] { $travel-wagons }個篷車
    }，以及路線旁標示的影響力方塊。
    .name = 旅行
    .forms = 旅行

word-privilege = 議會一個階級所提供的行動：取得戒指、影響力方塊、一個貨物，或用金幣換聲望分數。你可以使用家族成員所在的階級，或更低的階級。
    .name = 特許行動
    .forms = 特許行動

word-window = 教堂中四個位置之一。家族成員在彌撒中用穀物推進；最後每個階級都有分數。
    .name = 教堂階級
    .forms = 教堂階級 | 教堂軌的階級 | 教堂第一階級 | 教堂第二階級 | 教堂第三階級 | 教堂第四階級

word-majority = 彌撒結束時，在教堂的家族成員最多的玩家獲得{ $church-majority }聲望分數。平手時看誰的成員位置最高。
    .name = 家族成員最多
    .forms = 家族成員最多 | 人數最多

## 詞彙表頁面的分組

terms-table = 桌面與輪次
terms-pay = 影響力、貨物、時間與分數
terms-places = 行動格與工坊
terms-market = 市集與旅行
terms-church = 議會、教堂與編年史
terms-end = 遊戲結束與單人遊戲

## 文字中不另外解釋的用語：只用在詞彙表頁面

word-round = 方塊放到行動格時開始。最後一個方塊被拿走後，以彌撒結束。
    .name = 輪

word-turn = 拿取一個方塊或使用水井，然後可以執行行動。接著輪到下一位玩家。
    .name = 回合

word-member = 你家族的一個人，身上有世代的編號。他在農場上，或外出工作、旅行、前往議會或教堂。
    .name = 家族成員

word-farm = 你自己的版圖，放著你的家族和你擁有的一切，時間軌環繞在外圍。
    .name = { place-farm }

word-scroll = 抄寫室的貨物。顧客需要它，在議會也可以代替說服力支付。
    .name = { good-scroll }

word-wagon = 輪匠坊的貨物。顧客需要它，每次旅行也要支付它。
    .name = { good-wagon }

word-plow = 鐵匠鋪的貨物。顧客需要它，和馬匹或牛隻一起能在收穫時帶來更多穀物。
    .name = { good-plow }

word-horse = 畜舍的貨物。顧客需要它，有犁具時一次收穫帶來{ $farm-harvest-horse }袋穀物。
    .name = { good-horse }

word-ox = 畜舍的貨物。顧客需要它，有犁具時一次收穫帶來{ $farm-harvest-ox }袋穀物。
    .name = { good-ox }

word-grain = 來自收穫，一座農場最多放{ $farm-grain }袋。磨坊、彌撒、工坊和顧客都需要它。
    .name = { printed-box-grain }

word-harvest = 為你的農場帶來{ $farm-harvest }袋穀物的行動格，有犁具和牲畜時更多。
    .name = { space-harvest }

word-family = 讓下一名家族成員誕生，或讓一名活著的成員回到農場的行動格。
    .name = { space-family }

word-crafts = 五座工坊的行動格：在那裡訓練家族成員、製造貨物，或購買貨物。
    .name = { space-crafts }

word-market = 觸發市集日的行動格。
    .name = { space-market }

word-travel = 前往六座城市旅行的行動格：立刻獲得獎勵，最後還有分數。
    .name = { space-travel }

word-church = 讓一名家族成員加入教堂的行動格：先進黑色布袋，在彌撒中被抽到後站上教堂的階級。
    .name = { space-church }

word-wainwright = 製造篷車的工坊。
    .name = { place-wainwright }

word-stable = 飼養馬匹和牛隻的工坊。
    .name = { place-stable }

word-office = 抄寫卷軸的工坊。
    .name = { place-office }

word-smithy = 打造犁具的工坊。
    .name = { place-smithy }

word-mill = 花費時間，把{ $crafts-mill-grain }袋穀物換成金幣的工坊。那裡不訓練任何人。
    .name = { place-mill }

word-city = 共六座，A到F。第一次造訪時獲得該處的獎勵，最後依造訪的城市數量計分。
    .name = 城市

word-road = 從村莊或一座城市通往下一座城市。旁邊標示旅行所需的影響力方塊。
    .name = 路線

word-stage = 議會的四個階級之一。家族成員從第一階級進入，每次向右移動一階；最後依所在階級計分。
    .name = 議會階級

word-last-turns = 編年史或公墓的最後一格填滿時，其他玩家各再進行一個回合，然後舉行最終彌撒。
    .name = 最後一個回合

word-final-scoring = 最終彌撒之後，把城市、議會、教堂、編年史、顧客和金幣的分數加到聲望分數。
    .name = 最終計分

word-rival = 單人遊戲中的對手。每當你拿取一個方塊，她也拿取一個。
    .name = { rival-name }

word-fate-tile = 面朝下放在卡拉的時間軌旁，三個一組。其中一個的背後是羽毛筆：翻到時卡拉家族有人過世。
    .name = 命運板塊
