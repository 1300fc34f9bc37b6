### 《石器時代》的用語：意思、標題，以及文字中的寫法。
###
### The forms stand between upright lines, and # is a number. Write down each form that your texts use, without those that only
### mean something else in them. A meaning may use any number of the edition under its dotted name with hyphens, as rules do.

word-tribe = 一位玩家的族人：一開始有{ $tribe-workers }名工人，最多{ $tribe-most-workers }名。每一輪他們都要吃東西。
    .name = 部落
    .forms = 部落

word-worker = 你部落的一名族人。每一輪放置全部的工人，用他們執行行動，再餵養他們。
    .name = 工人
    .forms = 工人

word-field = 只容納一名工人的地點。它讓你的標記在農業軌上前進一格，每一輪為你提供食物。
    .name = { place-field }
    .forms = 農田

word-hunting-ground = 想放幾名工人都可以的地點。每名擲一個骰子，點數總和除以{ $divisors-hunt }，就是帶回的食物。
    .name = { place-hunt }
    .forms = 獵場

word-tool-maker = 只容納一名工人的地點，讓你得到一個工具，或讓一個工具升級。卡片上的工具匠是人物，在遊戲結束時計分。
    .name = { place-tool-maker }
    .forms = 工具小屋 | 工具匠

word-food = 一輪結束時每名工人吃1個食物。剩下的保留，在遊戲結束時沒有分數。
    .name = { kind-food }
    .forms = 食物

word-food-track = 每次餵養前，你的部落依標記在這條軌上的位置獲得食物。農田讓它前進，最高到{ $tribe-most-field }。
    .name = 農業軌
    .forms = 農業軌

word-tool = 擲骰之後，可以把工具的數值加到總和。每個工具每輪只能用一次，數值最高是{ $tribe-best-tool }。
    .name = 工具
    .forms = 工具

word-pip = 骰子上的點。一次擲骰的點數全部加起來，再做除法。
    .name = 點數
    .forms = 點數

word-hut = 正好容納同一部落兩名工人的地點。他們為部落添一名新工人，直到部落有{ $tribe-most-workers }名。
    .name = 小屋
    .forms = 小屋

word-resource = 木頭、磚頭、石頭和黃金，用來支付卡片和建築；最後剩下的每個值1分。食物不算資源。
    .name = 資源
    .forms = 資源

word-civilization-card = 用任意種類的資源購買。上方立刻獲得，下方在遊戲結束時計算。
    .name = 文明卡
    .forms = 文明卡 | 卡片 | 一張卡 | 每張卡 | #張卡

word-dice-for-everyone = 有幾位玩家就有幾個骰子。每位依序各選一個，由購買卡片的玩家先選，獲得骰子所代表的東西。
    .name = 全體骰子
    .forms = 全體骰子

word-one-use-tool = 來自卡片的工具。可以加到任何一次擲骰，但整場遊戲只能用一次。
    .name = 一次性工具
    .forms = 一次性工具

word-any-two = 可以保留到想用時再用的卡片，讓你獲得兩個自選的資源，只有一次。
    .name = 任意2個資源的卡片
    .forms = 任意#個資源的卡片 | 任意#個資源卡片 | 任意#個資源

word-row = 可以購買的四張卡，從右到左費用分別是{ $row-0 }、{ $row-1 }、{ $row-2 }和{ $row-3 }個資源；剩下的往右移。
    .name = 卡列
    .forms = 卡列

word-building = 支付它所示的資源，或它讓你自選的資源，立刻計分。
    .name = 建築
    .forms = 建築

word-pile = { $pile }個建築，最上面的一個翻到正面。一堆的最後一個被拿走時，該輪之後遊戲結束。
    .name = 建築堆
    .forms = 建築堆

word-hunger = 如果食物和資源餵不飽所有工人，你扣{ $penalty }分，並失去所有食物。
    .name = 挨餓
    .forms = 挨餓 | 飢餓

word-symbol = 綠色卡上的文化符號。最後把不同符號的種類數取平方：四種就是16分。
    .name = 文化符號
    .forms = 文化符號 | 符號

word-farmer = 黃色卡上的人物。最後農夫的數量乘以你在農業軌上的位置。
    .name = 農夫
    .forms = 農夫

word-hut-builder = 黃色卡上的人物。最後建築師的數量乘以你的建築數量。
    .name = 建築師
    .forms = 建築師

word-shaman = 黃色卡上的人物。最後薩滿的數量乘以你的工人數量。
    .name = 薩滿
    .forms = 薩滿

## 詞彙表頁面的分組

terms-people = 部落與輪次
terms-places = 放置工人的地點
terms-pieces = 資源、食物、工具與分數
terms-cards = 卡片與上面的標示
terms-buildings = { board-area-sites }

## 文字中不另外解釋的用語：只用在詞彙表頁面

word-round = 放置所有工人、執行行動、餵養：這三個階段是一輪。
    .name = 輪

word-starting-player = 一輪中最先放置並最先執行行動的玩家。下一輪換左邊的玩家。
    .name = 起始玩家

word-feeding = 一輪的結尾：每名工人吃1個食物。缺少的食物可以用資源代替。
    .name = 餵養

word-forest = 取得木頭的地點。點數總和除以{ $divisors-forest }。
    .name = { place-forest }

word-clay-pit = 取得磚頭的地點。點數總和除以{ $divisors-clay-pit }。
    .name = { place-clay-pit }

word-quarry = 取得石頭的地點。點數總和除以{ $divisors-quarry }。
    .name = { place-quarry }

word-river = 取得黃金的地點。點數總和除以{ $divisors-river }。
    .name = { place-river }

word-wood = 來自森林的資源。用在自選資源的建築時，一個值{ $values-wood }分。
    .name = { kind-wood }

word-brick = 來自泥地的資源。用在自選資源的建築時，一個值{ $values-brick }分。
    .name = { kind-brick }

word-stone = 來自採石場的資源。用在自選資源的建築時，一個值{ $values-stone }分。
    .name = { kind-stone }

word-gold = 來自河流的資源。用在自選資源的建築時，一個值{ $values-gold }分。
    .name = { kind-gold }

word-points = 建築和部分卡片立刻計分，其餘在遊戲結束時計分。分數最高的玩家獲勝。
    .name = 分數

word-dice = 打獵和採集時，每名工人擲一個。點數總和除過之後，就是帶回的數量。
    .name = 骰子

word-upper-half = 購買卡片時立刻獲得的東西。
    .name = 卡片上方

word-lower-half = 遊戲結束時計分的部分：文化符號，或人物。
    .name = 卡片下方

word-deck = 還沒翻開的卡片。剩下的不夠補滿卡列時，遊戲立刻結束。
    .name = 牌堆

word-extra-card = 從牌堆抽取，不讓別人看。只計算它的下方。
    .name = 額外一張卡

word-pottery =
    .name = { figure-pottery }

word-writing =
    .name = { figure-writing }

word-time =
    .name = { figure-time }

word-transport =
    .name = { figure-transport }

word-healing =
    .name = { figure-healing }

word-weaving =
    .name = { figure-weaving }

word-art =
    .name = { figure-art }

word-music =
    .name = { figure-music }

word-craftsman = 黃色卡上的人物。最後工具匠的數量乘以你的工具數值。
    .name = 工具匠
