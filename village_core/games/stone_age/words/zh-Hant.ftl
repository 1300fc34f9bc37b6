### 《石器時代》的文字：規則、名詞、選項、費用、決定、發生的事、遊戲結束。
###
### A rule's wording may use any number of the edition under its dotted name with hyphens: tribe.best_tool is
### $tribe-best-tool, the third space of the row is $row-2. A ruling is $rulings-declining and so on ("yes" and "no" where it is
### a switch). A place has the forms .at (在…) and .to (到…).

## 規則：遊戲設置

setup-tribe = 每個部落開始時有{ $tribe-workers }名工人和{ $tribe-food }個食物，沒有資源、工具和卡片，標記都在0。
setup-cards = 第一輪開始前，為卡列的四個位置各翻開一張卡。
setup-buildings = 有幾位玩家就使用幾個建築堆，每堆{ $pile }個建築，最上面的一個翻到正面；其餘的建築堆留在盒中。
setup-start = 由誰開始第一輪，大家商量或抽籤決定，並由他拿起始玩家標記。

## 規則：放置工人

place-turn = 玩家輪流在一個地點放置一名以上的工人，直到所有工人都放置完畢；不能跳過，但無法放置的玩家略過。
place-workers = 你只能放置還在家裡的工人。
place-once = 每輪每個地點只能去一次：不能再加入之前已放置在那裡的工人，獵場也不例外。
place-room = 森林、泥地、採石場和河流各容納{ $room }名工人。
place-gatherers = 兩人遊戲時，森林、泥地、採石場和河流各只能有{ $setup-2-gatherers }位玩家採集，三人遊戲時各只能有{ $setup-3-gatherers }位。
place-one = 工具小屋、農田、每張卡片和每個建築都只容納一名工人。
place-taken = 這裡已經有工人：工具小屋、小屋、農田、卡片或建築上，這一輪不能再加入。
place-pair = 使用小屋需要同一位玩家正好兩名工人。
place-hut-full = 一個部落最多有{ $tribe-most-workers }名工人，除非一桌另有約定，工人已滿的玩家不能使用小屋。
place-village = 兩人遊戲時，工具小屋、小屋和農田每輪只使用其中{ $setup-2-village }處，三人遊戲時{ $setup-3-village }處：剩下的關閉。

## 規則：執行行動

act-order = 玩家依序一位接一位，以自己的全部工人執行行動，逐一處理各地點，順序自訂，並收回工人。
act-own = 你只能在放置了工人的地點執行行動。
act-decline = 你可以收回工人而不購買：卡片或建築就留在原處。
act-must-buy = 如果一桌這樣約定，付得起卡片或建築的玩家就必須購買。
act-no-trade = 玩家之間或與供應區都不交換：資源只用來支付卡片和建築，或代替食物。
hunt = 每名獵人擲一個骰子，點數總和每{ $divisors-hunt }點帶回一個食物，餘數捨去。
gather = 每名採集者擲一個骰子；點數總和每{ $divisors-forest }點換一個木頭，每{ $divisors-clay-pit }點換一個磚頭，每{ $divisors-quarry }點換一個石頭，每{ $divisors-river }點換一個黃金，餘數捨去。
supply-unlimited = 資源和食物不會用完：配件不夠時，用別的東西代替。
tool-use = 為取得食物或資源擲骰之後，可以加上一個工具的全部數值；同一次擲骰可以加上好幾個工具。
tool-once = 每個工具每輪使用一次，用後橫置；橫置的工具在下一輪恢復可用。
tool-grown = 橫置的工具換成更好的之後，到下一輪之前仍然橫置；放到空位的新工具可以立刻使用。
tool-one-use = 一次性工具和其他工具一樣能加到擲骰，但整場遊戲只能用一次。
tool-maker = 在工具小屋獲得一個工具：你的三個位置依序填滿，之後再以同樣順序把工具換成更好的。
tool-best = 工具的數值最高是{ $tribe-best-tool }：已有三個這樣的工具時，就不能再從工具小屋獲得工具。
hut = 小屋中的兩名工人會帶來一名新工人，他從下一次放置開始加入。
hut-no-effect = 如果一桌約定，已有全部{ $tribe-most-workers }名工人的部落也能使用小屋，這個部落不會在那裡再得到工人。
field = 使用農田時，你的標記在農業軌上前進一格。
field-top = 農業軌最高是{ $tribe-most-field }：標記到了那裡，就不再因農田前進。

## 規則：卡片

card-price = 一張卡的費用依它在卡列的位置，從右到左分別是{ $row-0 }、{ $row-1 }、{ $row-2 }或{ $row-3 }個任意種類的資源，不能用食物支付。
card-take = 買到的卡片面朝下保留，到最終計分時再算。
card-supplies = 卡片上方的食物和資源立刻獲得。
card-points = 卡片上方的分數立刻計入。
card-roll =
    { $rulings-card-tools ->
        [no] 卡片上方的骰子立刻擲出，換取所示的資源；這一桌規定不能加上工具。
       *[yes] 卡片上方的骰子立刻擲出，換取所示的資源，可以加上工具。
    }
card-dice = 購買有全體骰子的卡片時，購買者擲骰，骰子數與玩家人數相同。
card-draft = 每位玩家從全體骰子中各選一個，由購買者先選，獲得該點數對應的東西；工具不能改變這些骰子。
card-faces = 全體骰子各點數獲得的東西：{ $faces }；農田就是農業軌前進一格。
card-tool = 買到有工具的卡片時，獲得一個工具，就像使用工具小屋一樣。
card-field = 買到有農田的卡片時，你的標記在農業軌上前進一格。
card-one-use = 有一次性工具的卡片留著備用，直到你用掉。
card-extra = 買到標示額外一張卡的卡片時，從牌堆抽一張，不讓別人看；抽到的卡片只計算下方，牌堆空了就不抽。
card-any-two = 任意2個資源的卡片可以保留，等它的擁有者想用時再用。
any-two-take = 使用任意2個資源的卡片時，擁有者從供應區拿取自選的兩個資源；只能用一次，在工人執行行動或餵養時可用，放置時不行。
any-two-paying = 如果一桌這樣約定，任意2個資源的卡片只有在要支付卡片、建築或食物時才能使用。

## 規則：建築

building-price = 一個建築的費用正好是它上面所示的資源，不能用別的種類代替。
building-kinds = 有些建築由你自選資源：個數依所示，種類數也正好依所示；沒有標示種類數的，種類不限。
building-points = 建築立刻計分：它的分數，或所支付資源的價值，木頭{ $values-wood }、磚頭{ $values-brick }、石頭{ $values-stone }、黃金{ $values-gold }。
building-next = 買走一個建築後，翻開該建築堆的下一個，但要到下一輪才能買它。
building-many = 一個部落可以擁有任意數量的建築，超過個人圖板的位置也可以。

## 規則：餵養與新的一輪

feed-field = 所有工人回家後，每個部落依標記在農業軌上的位置獲得食物。
feed-food = 每名工人吃一個食物；剩下的保留。
feed-newborn = 這一輪在小屋得到的工人，這一輪就要吃食物。
feed-resources = 食物全部付完後，每缺一個食物，可以用一個任意種類的資源代替，但必須補足全部的缺額。
feed-penalty =
    { $rulings-part-fed ->
        [lost] 沒有餵飽所有工人的玩家失去全部食物，並扣{ $penalty }分，不論幾名工人挨餓都只扣一次；如果資源也不夠，資源同樣失去。
       *[kept] 沒有餵飽所有工人的玩家失去全部食物，並扣{ $penalty }分，不論幾名工人挨餓都只扣一次，但保留資源。
    }
round-start = 新一輪由左手邊的下一位玩家擔任起始玩家，所有工具恢復可用。
round-cards =
    { $rulings-row-from ->
        [right] 剩下的卡盡量往右移，然後在空位補上新卡，右邊的位置先補。
       *[left] 剩下的卡盡量往右移，然後在空位補上新卡，左邊的位置先補。
    }

## 規則：遊戲結束與計分

end-cards = 如果卡片不夠補滿新一輪的卡列，就不進行該輪，遊戲立刻結束。
end-buildings = 一個建築堆的最後一個建築被買走後，該輪進行到餵養完畢，遊戲結束。
score-points = 遊戲中的得分和扣分都計入。
score-culture = 不同文化符號的種類數取平方；剩下的符號再以同樣方式計算一次。
score-farmers = 農夫的數量乘以農業軌上的位置。
score-tool-makers =
    { $rulings-one-use-scored ->
        [yes] 工具匠的數量乘以所有工具的數值總和，未使用的一次性工具也算。
       *[no] 工具匠的數量乘以個人圖板上工具的數值總和；一次性工具不算。
    }
score-hut-builders = 建築師的數量乘以建築的數量。
score-shamans = 薩滿的數量乘以工人的數量。
score-resources =
    { $rulings-any-two-left ->
        [nothing] 剩下的每個資源值1分；未使用過的任意2個資源卡片沒有分數。
       *[two-resources] 剩下的每個資源值1分，未使用過的任意2個資源卡片算兩個。
    }
score-nothing = 剩下的食物在遊戲結束時沒有分數；工具、工人、農業軌和建築這時只透過卡片計分。
win-most = 分數最高的玩家獲勝。
tie-strength = 如果最高分有好幾位，其中農業軌的位置、工具的數值和工人的數量加起來最多的獲勝。

## 出處

text-001 = 遊戲規則（韓文）

## 名詞

edition-first_2008 = 石器時代
kind-wood = 木頭
kind-brick = 磚頭
kind-stone = 石頭
kind-gold = 黃金
kind-food = 食物
amount-wood = { $count }個木頭
amount-brick = { $count }個磚頭
amount-stone = { $count }個石頭
amount-gold = { $count }個黃金
amount-food = { $count }個食物
amount-worker = { $count }名工人
place-hunt = 獵場
    .at = 在獵場
    .to = 到獵場
place-forest = 森林
    .at = 在森林
    .to = 到森林
place-clay-pit = 泥地
    .at = 在泥地
    .to = 到泥地
place-quarry = 採石場
    .at = 在採石場
    .to = 到採石場
place-river = 河流
    .at = 在河流
    .to = 到河流
place-tool-maker = 工具小屋
    .at = 在工具小屋
    .to = 到工具小屋
place-hut = 小屋
    .at = 在小屋
    .to = 到小屋
place-field = 農田
    .at = 在農田
    .to = 到農田
place-card-1 = 第一張卡
    .at = 在第一張卡
    .to = 到第一張卡
place-card-2 = 第二張卡
    .at = 在第二張卡
    .to = 到第二張卡
place-card-3 = 第三張卡
    .at = 在第三張卡
    .to = 到第三張卡
place-card-4 = 第四張卡
    .at = 在第四張卡
    .to = 到第四張卡
place-building-1 = 第一個建築
    .at = 在第一個建築
    .to = 到第一個建築
place-building-2 = 第二個建築
    .at = 在第二個建築
    .to = 到第二個建築
place-building-3 = 第三個建築
    .at = 在第三個建築
    .to = 到第三個建築
place-building-4 = 第四個建築
    .at = 在第四個建築
    .to = 到第四個建築
card = { $gift }／{ $figure }
gift-dice = 全體骰子
gift-food = { amount-food }
gift-wood = { amount-wood }
gift-brick = { amount-brick }
gift-stone = { amount-stone }
gift-gold = { amount-gold }
gift-roll-wood = { $count }個骰子換木頭
gift-roll-brick = { $count }個骰子換磚頭
gift-roll-stone = { $count }個骰子換石頭
gift-roll-gold = { $count }個骰子換黃金
gift-points = { amount-score }
gift-one-use-tool = 數值{ $count }的一次性工具
gift-tool = { $count }個工具
gift-field = { $count }處農田
gift-card = 額外{ $count }張卡
gift-any-two =
    { $count ->
        [1] 任意2個資源
       *[other] 任意2個資源，{ $count }次
    }
figure-pottery = 陶器
figure-writing = 文字
figure-time = 時間
figure-transport = 運輸
figure-healing = 醫療
figure-weaving = 編織
figure-art = 藝術
figure-music = 音樂
figure-farmer = { $count }名農夫
figure-tool-maker = { $count }名工具匠
figure-hut-builder = { $count }名建築師
figure-shaman = { $count }名薩滿
building-fixed = { $cost }換{ $score }
building-free =
    { $kinds ->
        [0] { $pieces }到{ $most }個任意種類的資源，依價值計分
        [1] { $pieces }個同一種類的資源，依價值計分
       *[other] { $kinds }種共{ $pieces }個資源，依價值計分
    }
face = { $face }（{ $worth }）
reward-wood = { kind-wood }
reward-brick = { kind-brick }
reward-stone = { kind-stone }
reward-gold = { kind-gold }
reward-tool = 工具
reward-field = 農田
reward-nothing = { printed-nothing }

## 不足的地方

lack-place-room =
    { $has ->
        [0] 目前已經沒有空位。
       *[other] 目前只容得下{ $has }名工人。
    }

## 選項，如同按鈕上的文字

choice-place =
    { $thing ->
        [nothing] 派{ $workers }{ $place-to }
       *[other] 派{ $workers }{ $place-to }：{ $thing }
    }
choice-work = { $place-at }執行行動
choice-buy =
    { $thing ->
        [nothing] 購買卡片
       *[other] 購買卡片：{ $thing }
    }
choice-build =
    { $thing ->
        [nothing] 建造
       *[other] 建造：{ $thing }
    }
choice-decline =
    { $thing ->
        [nothing] 不購買
       *[other] 不購買：{ $thing }
    }
choice-add-tool = 加上第{ $space }個工具
choice-add-one-use = 加上數值{ $value }的一次性工具
choice-collect = 收取所得
choice-take-two = 使用任意2個資源的卡片：{ $kinds }
choice-keep = 保留任意2個資源的卡片
choice-take-die = 選擇骰子{ $face }
choice-feed = 用資源餵養工人
choice-starve = 讓工人挨餓
choice-roll = { $pips }
choice-throw = { $faces }
choice-turn-card = 翻開：{ $card }
choice-draw-card = 抽到：{ $card }
choice-turn-tile = 翻開：{ $tile }
choice-grow-tool = { $who }：增加一個工具
choice-grow-worker = { $who }：增加一名工人
choice-grow-field = { $who }：農業軌前進一格
choice-note-card = { $who }拿取一張卡：{ $card }
choice-note-building = { $who }建造一個{ $score }的建築（{ $place }）
choice-end-turn = 全部工人已執行行動
choice-go-hungry = { $who }沒有餵飽所有工人
choice-fed = 其他人都已餵飽工人
choice-end-game-cards = 遊戲結束：卡片不夠補滿卡列
choice-end-game-buildings = 遊戲結束：有一個建築堆空了
choice-show-card = { choice-turn-card }
choice-done = { tally-right }

## 決定，以及接下來的事

decision-placing = { $who }：放置工人。
decision-acting = { $who }：用你的工人執行行動。
decision-rolling = 運氣：{ $who }為{ $what }擲{ $dice }個骰子。
decision-adding = { $who }：為{ $what }擲出{ $pips }點；加上工具，或收取所得。
decision-throwing = 運氣：{ $who }擲全體骰子。
decision-using-two = { $who }：現在使用任意2個資源的卡片，還是留到之後的輪次？
waiting-using-two = 任意2個資源的卡片
decision-drafting = { $who }：選擇一個骰子。
decision-drawing-card = 運氣：{ $who }從牌堆抽一張卡。
decision-turning-cards = 運氣：為卡列翻開一張卡。
decision-turning-tiles = 運氣：翻開一個建築堆的下一個建築。
decision-hungry = { $who }：還缺{ $missing }個食物；支付資源，或讓工人挨餓。
decision-watching = { $who }執行行動。
decision-feasting = 大家餵養工人。
decision-turning-over = { $who }翻開之前面朝下抽到的那張卡。
decision-tallying = 一起計分：最終計分時每個人的每一項是多少？
waiting-turning-over = { $who }翻開一張卡
waiting-turning-cards = 補滿卡列
waiting-turning-tiles = 翻開下一個建築
waiting-placing = 放置工人
waiting-acting = 工人執行行動
waiting-drawing-card = { $who }抽一張卡

## 發生的事

event-placed = { $who }派{ $workers }{ $place-to }。
event-rolled = { $who }為{ $what }擲{ $dice }個骰子，擲出{ $pips }點。
event-tool-used = { $who }加上數值{ $value }的工具。
event-one-use-tool-used = { $who }加上並用掉數值{ $value }的一次性工具。
event-gained =
    { $count ->
        [0] { $who }沒有獲得{ $what }。
       *[other] { $who }獲得{ $pieces }。
    }
event-gained-feed-field = { $who }從農田獲得{ $pieces }。
event-gained-any-two-take = { $who }用卡片拿取{ $pieces }。
event-paid-feed-food = { $who }用{ $spent }餵養部落。
event-paid-feed-resources = { $who }用{ $spent }代替不足的食物。
event-paid-feed-penalty = { $who }還失去{ $spent }。
event-tool-gained = { $who }獲得一個工具。
event-one-use-tool-gained = { $who }獲得一個數值{ $value }的一次性工具。
event-worker-gained = { $who }增加一名工人。
event-field-gained = { $who }在農業軌上前進。
event-nothing-gained = { $who }沒有再獲得任何東西。
event-nothing-gained-card-extra = 牌堆已經沒有卡，{ $who }無卡可抽。
event-any-two-kept = { $who }保留任意2個資源的卡片。
event-any-two-used = { $who }使用任意2個資源的卡片。
event-points-gained = { $who }獲得{ $score }。
event-starved = { $who }無法或不願餵飽所有工人，扣{ $score }。
event-card-taken = { $who }拿取一張卡：{ $card }。
event-card-drawn = { $who }抽一張卡，別人看不到。
event-card-turned = 卡列補上一張卡：{ $card }。
event-row-moved = 剩下的卡移到較便宜的位置。
event-building-taken = { $who }建造：{ $tile }。
event-pile-emptied = 這是一個建築堆的最後一個建築：本輪之後遊戲結束。
event-tile-turned = 下一個建築：{ $tile }。
event-declined = { $who }收回工人，不購買。
event-dice-thrown = { $who }擲全體骰子：{ $faces }。
event-round-began = 新一輪開始，{ $who }是起始玩家。
event-scored = { $who }，{ $category }：{ $score }。
event-ended = { won-alone }
event-ended-shared = { $who }以{ $score }共享勝利。
event-card-noted = { event-card-taken }
event-card-kept = { $who }面朝下抽一張卡，遊戲結束時才計算。
event-card-shown = { $who }翻開：{ $card }。
event-building-noted = { $who }建造一個建築（{ $place }）。
tie-line-strength = 農業軌、工具和工人

## 遊戲結束，以及一桌可以選擇的規定

category-points = 遊戲中的分數
category-culture = 文化
category-farmers = 農夫
category-tool-makers = 工具匠
category-hut-builders = 建築師
category-shamans = 薩滿
category-resources = 剩下的資源
ending-end-cards = 卡片不夠進行下一輪
ending-end-buildings = 一個建築堆的最後一個建築被買走
ruling-any_two_left = 未使用過的任意2個資源卡片
ruling-any_two_left-two-resources = 遊戲結束時算兩個資源
ruling-any_two_left-nothing = 遊戲結束時不算
ruling-any_two_when = 任意2個資源的卡片何時可用
ruling-any_two_when-deciding = 工人執行行動或餵養時，擁有者做任何決定時都可以
ruling-any_two_when-paying = 只有在要支付時
ruling-declining = 付得起的卡片或建築
ruling-declining-yes = 可以不買
ruling-declining-no = 必須購買
ruling-row_from = 新卡的補法
ruling-row_from-left = 從左邊開始
ruling-row_from-right = 從右邊開始
ruling-part_fed = 不足以餵飽所有人的資源
ruling-part_fed-kept = 保留
ruling-part_fed-lost = 也失去
ruling-card_tools = 卡片上的骰子能否加工具
ruling-card_tools-yes = 可以
ruling-card_tools-no = 不可以
ruling-at_the_top = 工人、工具和農業軌已達上限時
ruling-at_the_top-hut-closed = 小屋關閉，其他的沒有作用
ruling-at_the_top-no-effect = 全都沒有作用
ruling-one_use_scored = 結束時未使用的一次性工具
ruling-one_use_scored-yes = 算作工具
ruling-one_use_scored-no = 不算

## 文字版圖：某一行哪裡有問題

picture-no-head = 文字版圖的開頭要像這樣：「stone_age first_2008, 2 players」。
picture-no-such-card = 沒有卡片{ $detail }。
picture-no-such-tile = 沒有建築{ $detail }。
picture-card-differs = 那張卡不對；應該是{ $detail }。
picture-tile-differs = 那個建築不對；應該是{ $detail }。
picture-card-twice = 卡片{ $detail }出現在兩個地方。
picture-tile-twice = 建築{ $detail }出現在兩個地方。
picture-too-many-spaces = 只有{ $detail }個位置。

## 擁有的東西，作為選擇的理由

reason-points = { category-points }
    .why = 立刻得分
reason-cards = 卡片
    .why = 卡片在最終計分時得分更高
reason-resources = 資源
    .why = 留下較多資源
reason-food = { kind-food }
    .why = 留下較多食物
reason-growth = 工人、工具和農田
    .why = 部落在之後的輪次更強
reason-workers-out = 版圖上的工人
    .why = 版圖上的工人帶回更多
reason-workers-home = 還沒放置的工人
    .why = 還有較多工人可以放置
