### 《石器時代》版圖上的標示、圖片的文字描述，以及卡片與建築的作用。

game-title = 石器時代
game-about = 派你的部落去打獵、採集、建造和交易，用骰子決定帶回多少東西。二到四人，十歲以上，約一個半小時。
chart-score = { chart-axis-points }
chart-points-about = 遊戲中每輪獲得的分數；卡片和資源到遊戲結束才計算。
chart-categories-about = 假設遊戲現在結束，不含只有擁有者看過的卡片。

## 版圖上的標示

board-title-wilds = 部落打獵與採集的地方
board-title-settlement = 聚落
board-title-cards = 文明卡
board-title-sites = { board-area-sites }
board-title-hearth = 營火：輪次、分數與骰子
strip-own = 我的部落
strip-fire = 骰子與分數
strip-workers = { $who }：{ $count }名工人
board-title-tribe = { $name }的部落
board-area-settlement = 聚落
board-area-cards = 卡片
board-area-sites = 建築
board-place-tool-maker = { place-tool-maker }
board-place-hut = { place-hut }
board-place-field = { place-field }
board-settlement-some = 三處之中，每輪只使用{ $count }處。
board-settlement-all = 三處每輪都可以使用。
board-starts = { $name }是這一輪的起始玩家
board-deck =
    { $count ->
        [0] 牌堆已經沒有卡。
       *[other] 牌堆還有{ $count }張卡。
    }
board-under =
    { $count ->
        [0] 最後一個
       *[other] 還有{ $count }個
    }
board-kinds =
    { $kinds ->
        [0] 任意種類
       *[other] { $kinds }種
    }
board-emptied = 最後一輪
board-tray = 全體骰子放在這裡。
board-field = 農業軌{ $field }，最高{ $most }
board-worth = = { $points }
board-kept = { $buildings }個建築和{ $cards }張卡
board-initial-red = 紅
board-initial-blue = 藍
board-initial-green = 綠
board-initial-yellow = 黃

## 可以指的東西

# What is left to say of a choice under the name of its area
part-place = { $place }：{ $thing }

name-die = 骰子{ $face }
name-tool = { $who }的工具{ $space }
name-one-use = { $who }的一次性工具（數值{ $value }）
name-any-two = { $who }的任意2個資源卡片
name-roll = 擲出的點數
name-food = { $who }的食物
name-wood = { $who }的木頭
name-brick = { $who }的磚頭
name-stone = { $who }的石頭
name-gold = { $who }的黃金
name-home = { $who }在家裡的工人
name-kept = { $who }的建築和卡片
name-farmer = { $who }的農夫
name-tool-maker = { $who }的工具匠
name-hut-builder = { $who }的建築師
name-shaman = { $who }的薩滿
name-culture = { $who }的文化符號
placed-average = { $placed }，平均約{ NUMBER($average, minimumFractionDigits: 1, maximumFractionDigits: 1) }個{ $kind }
tool-worth = { $tool }，數值{ $value }
collect-pieces = { $collect }：{ $pieces }
strip-tools = 可用的工具：{ $tools }
kept-line = • { $thing }
kept-drawn = • { $thing }，面朝下抽到
kept-nothing = 還沒有建築和卡片。

## 卡片或建築的作用

about-card =
    立刻：{ $gift }
    遊戲結束時：{ $figure }
about-fixed = 費用是{ $cost }，立刻得{ $score }。
about-free =
    { $kinds ->
        [0] 支付{ $pieces }到{ $most }個任意種類的資源，立刻依價值計分：木頭{ $value-wood }、磚頭{ $value-brick }、石頭{ $value-stone }、黃金{ $value-gold }。
        [1] 支付{ $pieces }個同一種類的資源，立刻依價值計分：木頭{ $value-wood }、磚頭{ $value-brick }、石頭{ $value-stone }、黃金{ $value-gold }。
       *[other] 支付正好{ $kinds }種、共{ $pieces }個資源，立刻依價值計分：木頭{ $value-wood }、磚頭{ $value-brick }、石頭{ $value-stone }、黃金{ $value-gold }。
    }
gift-about-dice = 有幾位玩家就擲幾個骰子；你先選一個，其他人再依序各選一個：{ $faces }。
gift-about-food = { $count }個食物。
gift-about-wood = { $count }個木頭。
gift-about-brick = { $count }個磚頭。
gift-about-stone = { $count }個石頭。
gift-about-gold = { $count }個黃金。
gift-about-roll-wood = 擲{ $count }個骰子換木頭，就像在森林一樣。
gift-about-roll-brick = 擲{ $count }個骰子換磚頭，就像在泥地一樣。
gift-about-roll-stone = 擲{ $count }個骰子換石頭，就像在採石場一樣。
gift-about-roll-gold = 擲{ $count }個骰子換黃金，就像在河流一樣。
gift-about-points = { $count }分。
gift-about-one-use-tool = 一個數值{ $count }的工具，可以幫助一次擲骰，只能用一次。
gift-about-tool = 一個工具，就像從工具小屋得到的一樣。
gift-about-field = 在農業軌上前進一格。
gift-about-card = 從牌堆再抽一張卡；只計算它的下方。
gift-about-any-two =
    { $when ->
        [paying] 任意2個資源，現在或之後要支付時使用。
       *[deciding] 任意2個資源，想用的時候使用。
    }
figure-about-symbol = { $symbol }，一個文化符號：你的不同符號種類數取平方。
figure-about-farmer = { $count }名農夫，每名值你的農業軌位置。
figure-about-tool-maker = { $count }名工具匠，每名值你的工具數值總和。
figure-about-hut-builder = { $count }名建築師，每名值你的建築數量。
figure-about-shaman = { $count }名薩滿，每名值你的工人數量。
counted-culture = { $different }種不同符號，其中{ $more }種重複：{ $different } × { $different } + { $more } × { $more } = 遊戲結束時{ $points }分。
counted-farmer = { $number } × 農業軌{ $many } = 遊戲結束時{ $points }分。
counted-tool-maker = { $number } × 工具數值{ $many } = 遊戲結束時{ $points }分。
counted-hut-builder = { $number } × { $many }個建築 = 遊戲結束時{ $points }分。
counted-shaman = { $number } × { $many }名工人 = 遊戲結束時{ $points }分。

## 做決定時的機率

chances-where =
    { $tools ->
        [0] { $place }
       *[other] { $place }，加上手邊所有工具
    }
chances-goal =
    { $missing ->
        [0] { $where }：至少{ $pieces }
       *[other] { $where }：至少{ $pieces }，剛好補足缺少的
    }
chances-brings = 平均{ NUMBER($average, minimumFractionDigits: 1, maximumFractionDigits: 1) }
chances-at-least = 至少{ $count }個
chances-other = 至少{ $count }個：{ $chance }
chances-average =
    { $tools ->
        [0] 平均{ NUMBER($average, minimumFractionDigits: 1, maximumFractionDigits: 1) }個{ $kind }
       *[other] 平均{ NUMBER($average, minimumFractionDigits: 1, maximumFractionDigits: 1) }個{ $kind }，加上手邊所有工具
    }
chances-of = { $where }。{ $said }

## 圖片的內容，給看不見的人

told-worker = { $who }的{ $workers }
told-standing = { $place }：{ $people }。
told-card = { $place }，費用{ $cost }個資源：{ $thing }。
told-site =
    { $under ->
        [0] { $place }：{ $thing }；下面已經沒有了。
       *[other] { $place }：{ $thing }；下面還有{ $under }個。
    }
told-round = 第{ $number }輪，{ $who }是起始玩家。
told-points = { $who }有{ $points }。
told-active = { told-turn }
told-workers = { $workers }名工人中有{ $home }名在家裡。
told-tool =
    { $turned ->
        [yes] { $value }（已使用）
       *[no] { $value }
    }
told-one-use = { $value }，一次性
told-tools = 工具：{ $tools }。
told-owned = 持有：{ $things }。
told-any-two = 保留{ $count }張任意2個資源的卡片。
told-cards = 卡片上有：{ $cards }。

## 第一局的建議

advice-points = { advice-scoring }
advice-cards =
    { $way ->
        [gained] 這讓你的卡片最後得分更多。
       *[kept] 大多數其他做法會讓你的卡片最後得分較少。
    }
advice-resources =
    { $way ->
        [gained] 資源可以換成建築和卡片。
       *[kept] 大多數其他做法會讓你的資源較少。
    }
advice-food =
    { $way ->
        [gained] 你的部落要吃飯，這對之後的輪次有幫助。
       *[kept] 大多數其他做法會讓你的食物較少。
    }
advice-growth =
    { $way ->
        [gained] 更多工人、更好的工具或農田，之後每一輪都有幫助。
       *[kept] 大多數其他做法會讓你的部落成長較少。
    }
advice-workers-out =
    { $way ->
        [gained] 你的工人會從那裡帶回不少東西。
       *[kept] 在大多數其他地方，你的工人帶回的較少。
    }
advice-workers-home =
    { $way ->
        [gained] 那裡的工作完成，你的工人回家。
       *[kept] 大多數其他做法會讓你可以放置的工人較少。
    }

## 遊戲設置

setup-section-tribes = 部落
setup-section-buildings = { board-area-sites }
setup-section-cards = { board-area-cards }
setup-section-limits = 每一輪
setup-part-workers = 每個部落的工人
setup-part-food = 每個部落的食物
setup-part-piles = 建築堆
setup-part-tiles = 每堆的建築
setup-part-cards = 翻開的卡
setup-part-village = 工具小屋、小屋、農田可用的處數
setup-part-gatherers = 森林、泥地、採石場、河流各可有幾個部落
setup-section-middle = 中央
setup-step-resources = 把木材、泥土、石頭和黃金放在各自的地點，食物放在狩獵場，工具、骰子和骰盅放在版圖旁。
setup-step-colour = 每位玩家選一個顏色，拿取部落版圖和該顏色的工人與標記。
setup-step-workers = 把{ $count }名工人放在自己的部落版圖上，其餘的在一旁等候。
setup-step-food = 從狩獵場拿取{ $count }個食物。
setup-step-markers = 把一個標記放在農業軌的0，另一個放在計分軌的0。
setup-step-piles = 把建築面朝下洗混，在{ $count }個位置各疊一堆。
setup-step-tiles = 每堆{ $count }個建築，最上面的一個翻到正面；沒有用到的建築留在盒中。
setup-step-cards = 洗混文明卡，翻開{ $count }張，卡列的每個位置放一張。
setup-step-village = 工具小屋、小屋、農田三處之中，每輪只能使用先被佔用的{ $count }處。
setup-step-gatherers = 森林、泥地、採石場、河流，每處同時最多容納{ $count }個部落。
