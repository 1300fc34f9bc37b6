### 《石器時代》的練習：問什麼、可能的答案、為什麼。How the keys are found is told at the
### top of tutor/wording.py. All words of the rules and the board can be used as well.

## 決定的由來

scene-placing = 現在{ $who }放置工人。
scene-acting = 現在{ $who }執行行動。
scene-adding = { $who }為{ $what }擲出{ $pips }。
scene-hungry = { $who }缺{ $missing }個食物。

## 放置工人

task-all-out = 把你家裡所有的工人都派到同一個地點。
task-alone = 把工人放在這一輪沒有別人能加入的地方。
task-fills = { $place-at }放置工人，讓這一輪沒有別人能去。
task-shuts =
    { $where ->
        [tool-maker] 放置工人，讓工具小屋整輪都空著。
        [hut] 放置工人，讓小屋整輪都空著。
       *[field] 放置工人，讓農田整輪都空著。
    }

## 執行行動

task-costs =
    { $sort ->
        [buy] 用{ $payment }購買一張卡。
        [build] 用{ $payment }建造一個建築。
       *[feed] 用{ $payment }餵養你的工人。
    }
task-rolls = 擲{ $dice }個骰子換{ $what }。
task-throws = 購買要擲全體骰子的卡。
task-draws = 購買讓你從牌堆再得到一張的卡。
task-turns-up = 想辦法讓一個新的建築翻開。
task-has =
    { $sort ->
        [workers] 增加一名工人，讓你有{ $count }名。
        [field] 讓你在農業軌上的標記前進到{ $count }。
        [tools] 得到一個工具，讓你的工具數值一共是{ $count }。
        [one-use] 得到一個一次性工具。
        [any-two] 得到一張任意2個資源的卡。
       *[piece]
            { $now ->
                [0] 得到{ $change }。
               *[other] 得到{ $change }，讓你有{ $sum }。
            }
    }
task-brings =
    { $sort ->
        [keeping] 你為{ $what }擲出{ $pips }。加上一個工具，得到{ $count }個{ $what }，並留下一次性工具。
       *[adding] 你為{ $what }擲出{ $pips }。加上一個工具，得到{ $count }個{ $what }。
    }
task-scores = 用這個行動得到正好{ $points }分。
task-scores-most = 用這個行動得到盡可能多的分數。
task-leaves = 把一名工人收回，什麼都不買。
task-idles = 選擇對你的部落毫無作用的行動。
task-enables =
    { $where ->
        [building-1] 使用任意2個資源的卡，讓你之後能建造第一個建築。
        [building-2] 使用任意2個資源的卡，讓你之後能建造第二個建築。
        [building-3] 使用任意2個資源的卡，讓你之後能建造第三個建築。
       *[building-4] 使用任意2個資源的卡，讓你之後能建造第四個建築。
    }
task-feeds-keeping = 你缺{ $missing }個食物。餵飽所有的工人，並留下全部的{ $what }。
task-keeps-all = 你缺{ $missing }個食物。留下你所有的資源。

## 下一輪與遊戲結束

task-slides =
    { $where ->
        [card-1] 這一輪你最後執行行動。選擇一個行動，讓這張卡移到卡列的第一格：{ $card }。
        [card-2] 這一輪你最後執行行動。選擇一個行動，讓這張卡移到卡列的第二格：{ $card }。
       *[card-3] 這一輪你最後執行行動。選擇一個行動，讓這張卡移到卡列的第三格：{ $card }。
    }
task-ends-game = 這一輪你最後執行行動。用這個行動結束遊戲。
task-most-at-end = 遊戲隨著你的行動結束。選擇給你最多分數的行動。
task-wins = 某一堆的最後一個建築沒了，而最後一個行動是你的。用它獲勝。

## 問題

question-yields = { $who }擲{ $dice }個骰子換{ $what }，總和是{ $pips }。{ $who }得到幾個{ $what }？
question-turn = { $who }{ $about }。接下來輪到誰？
question-begins = { $who }{ $place-at }執行這一輪最後的行動。大家的食物都夠。下一輪由誰先開始？
question-eats = { $who }{ $place-at }執行這一輪最後的行動。然後大家都吃飽了。{ $who }還剩幾個食物？
question-at-the-top = { $who }{ $place-at }執行行動。之後{ $who }有什麼？
question-counts =
    { $line ->
        [points] 假如遊戲現在結束，{ $who }的計分軌是幾分？
        [culture] 假如遊戲現在結束，{ $who }的文化符號得幾分？
        [farmers] 假如遊戲現在結束，{ $who }的農夫得幾分？
        [tool-makers] 假如遊戲現在結束，{ $who }的工具匠得幾分？
        [hut-builders] 假如遊戲現在結束，{ $who }的建築師得幾分？
        [shamans] 假如遊戲現在結束，{ $who }的薩滿得幾分？
       *[resources] 假如遊戲現在結束，{ $who }剩下的資源得幾分？
    }
question-winner = 假如遊戲現在結束，誰會獲勝？
question-setup =
    { $what ->
        [cards] { $players }位玩家的遊戲開始了。卡列上有幾張面朝上的卡？
       *[buildings] { $players }位玩家的遊戲開始了。要放幾堆建築？
    }
claim-decides = { $who }
claim-has-then =
    { $what ->
        [workers] { $count }名工人
        [field] 農業軌{ $count }
        [tools] 工具數值一共{ $count }
        [food] { $count }個食物
       *[other] { $count }個{ $what }
    }
claim-counts = { $score }分
claim-winners = { $seats }
claim-lies =
    { $what ->
        [cards] { $count }張卡
       *[other] { $count }堆建築
    }

## 答案錯在哪裡

remark-all-out = 你家裡還會有工人。
remark-alone = 別人還是可以到那裡加入你的工人。
remark-fills =
    { $miss ->
        [open] 別人還是可以去那裡。
       *[elsewhere] 那些工人去了別處：「{ $choice }」。
    }
remark-shuts =
    { $where ->
        [tool-maker] 工具小屋還是可以使用。
        [hut] 小屋還是可以使用。
       *[field] 農田還是可以使用。
    }
remark-rolls =
    { $dice ->
        [0] 那不會擲骰子。
       *[other] 那會擲{ $dice }個骰子換{ $what }。
    }
remark-throws = 那不會擲全體骰子。
remark-draws = 那不會讓你從牌堆再得到一張卡。
remark-turns-up = 那不會讓新的建築翻開。
remark-has =
    { $sort ->
        [workers] 那樣你會有{ $count }名工人。
        [field] 那樣你的標記會在{ $count }。
        [tools] 那樣你的工具數值一共是{ $count }。
        [one-use] 那不會給你一次性工具。
        [any-two] 那不會給你任意2個資源的卡。
       *[piece]
            { $count ->
                [0] 那樣你一個也沒有。
               *[other] 那樣你會有{ $sum }。
            }
    }
remark-brings =
    { $miss ->
        [used] 那會用掉一次性工具。
       *[count] 那會給你{ $count }個{ $what }。
    }
remark-scores =
    { $points ->
        [0] 那不會立刻得分。
       *[other] 那會得{ $points }分。
    }
remark-scores-most =
    { $points ->
        [0] 那不會立刻得分。
       *[other] 那會得{ $points }分。還可以更多。
    }
remark-leaves =
    { $deed ->
        [buy] 那會買下卡片。
        [build] 那會買下建築。
       *[other] 那裡沒有東西可買。
    }
remark-idles = 那對你的部落有作用。
remark-enables =
    { $deed ->
        [take-two] 用那兩個資源還是付不起那個建築。
       *[other] 那樣你付不起那個建築。
    }
remark-feeds-keeping =
    { $miss ->
        [hungry] 那樣會有工人挨餓。
       *[paid] 那會用{ $what }支付。
    }
remark-keeps-all = 那會花費你{ $cost }。
remark-slides = 那樣這張卡下一輪會在別的位置。
remark-ends-game = 那樣遊戲會繼續。
remark-most-at-end = { remark-ends-with }
remark-wins = 那樣你不會獨自獲勝。
remark-decides = 不是{ $who }：依順時鐘方向往下數。
remark-has-then = { remark-number }
remark-counts = { remark-number }
remark-winners =
    { $way ->
        [more] 他們沒有平手。
        [fewer] 還有另一個部落和{ $seats }平手。
       *[other] 另一個部落分數較高，或在平手時獲勝。
    }
remark-lies = { remark-number }
