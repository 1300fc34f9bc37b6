### 《石器時代》的練習：問什麼、可能的答案、為什麼。How the keys are found is told at the
### top of tutor/wording.py. All words of the rules and the board can be used as well.

## 決定的由來

scene-placing = 現在輪到{ $who }放置工人。
scene-acting = 現在輪到{ $who }執行行動。
scene-adding = { $who }為{ $what }擲出{ $pips }點。
scene-hungry = { $who }缺{ $missing }個食物。

## 放置工人

task-all-out = 把你家裡所有的工人都派到同一個地點。
task-alone = 把工人放在這一輪沒有別人能加入的地方。
task-fills = { $place-at }放置工人，使這一輪沒有別人能去。
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
task-draws = 購買可以再從牌堆抽一張卡的那張卡片。
task-turns-up = 設法翻開一個新的建築。
task-has =
    { $sort ->
        [workers] 增加一名工人，總共有{ $count }名。
        [field] 使你的標記在農業軌上前進到第{ $count }格。
        [tools] 得到一個工具，使你的工具數值一共是{ $count }。
        [one-use] 得到一個一次性工具。
        [any-two] 得到一張任意2個資源的卡片。
       *[piece]
            { $now ->
                [0] 得到{ $change }。
               *[other] 得到{ $change }，總共有{ $sum }。
            }
    }
task-brings =
    { $sort ->
        [keeping] 你為{ $what }擲出{ $pips }點。加上一個工具，得到{ $count }個{ $what }，並留下一次性工具。
       *[adding] 你為{ $what }擲出{ $pips }點。加上一個工具，得到{ $count }個{ $what }。
    }
task-scores = 用這個行動正好得到{ $points }分。
task-scores-most = 用這個行動盡量多得分。
task-leaves = 把一名工人收回，什麼都不買。
task-idles = 選擇對你的部落毫無作用的行動。
task-enables =
    { $where ->
        [building-1] 使用任意2個資源的卡片，使你之後能建造第一個建築。
        [building-2] 使用任意2個資源的卡片，使你之後能建造第二個建築。
        [building-3] 使用任意2個資源的卡片，使你之後能建造第三個建築。
       *[building-4] 使用任意2個資源的卡片，使你之後能建造第四個建築。
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
task-most-at-end = 假設你的行動之後遊戲就結束。選擇得分最多的行動。
task-wins = 有一個建築堆的最後一個建築已被買走，只剩你的最後一個行動。用這個行動獲勝。

## 問題

question-yields = { $who }擲{ $dice }個骰子換{ $what }，一共{ $pips }點。{ $who }得到幾個{ $what }？
question-turn = { $who }{ $about }。接下來輪到誰？
question-begins = { $who }{ $place-at }執行這一輪最後的行動。大家的食物都夠。下一輪由誰先開始？
question-eats = { $who }{ $place-at }執行這一輪最後的行動。之後所有工人都餵飽了。{ $who }還剩幾個食物？
question-at-the-top = { $who }{ $place-at }執行行動。之後{ $who }有什麼？
question-counts =
    { $line ->
        [points] 假如遊戲現在結束，{ $who }在計分軌上有幾分？
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
        [field] 農業軌第{ $count }格
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

remark-all-out = 這樣你家裡還會有工人。
remark-alone = 這樣別人還是可以到那裡加入你的工人。
remark-fills =
    { $miss ->
        [open] 這樣別人還是可以去那裡。
       *[elsewhere] 這樣工人會去別處：「{ $choice }」。
    }
remark-shuts =
    { $where ->
        [tool-maker] 這樣工具小屋還是可以使用。
        [hut] 這樣小屋還是可以使用。
       *[field] 這樣農田還是可以使用。
    }
remark-rolls =
    { $dice ->
        [0] 這樣不會擲骰子。
       *[other] 這樣會擲{ $dice }個骰子換{ $what }。
    }
remark-throws = 這樣不會擲全體骰子。
remark-draws = 這樣無法從牌堆再得到一張卡。
remark-turns-up = 這樣不會翻開新的建築。
remark-has =
    { $sort ->
        [workers] 這樣你會有{ $count }名工人。
        [field] 這樣你的標記會在第{ $count }格。
        [tools] 這樣你的工具數值一共是{ $count }。
        [one-use] 這樣得不到一次性工具。
        [any-two] 這樣得不到任意2個資源的卡片。
       *[piece]
            { $count ->
                [0] 這樣你一個也沒有。
               *[other] 這樣你會有{ $sum }。
            }
    }
remark-brings =
    { $miss ->
        [used] 這樣會用掉一次性工具。
       *[count] 這樣會得到{ $count }個{ $what }。
    }
remark-scores =
    { $points ->
        [0] 這樣不會立刻得分。
       *[other] 這樣得{ $points }分。
    }
remark-scores-most =
    { $points ->
        [0] 這樣不會立刻得分。
       *[other] 這樣得{ $points }分，還可以更多。
    }
remark-leaves =
    { $deed ->
        [buy] 這樣會買下卡片。
        [build] 這樣會買下建築。
       *[other] 那裡沒有東西可買。
    }
remark-idles = 這對你的部落有作用。
remark-enables =
    { $deed ->
        [take-two] 用那兩個資源還是付不起那個建築。
       *[other] 這樣你付不起那個建築。
    }
remark-feeds-keeping =
    { $miss ->
        [hungry] 這樣會有工人挨餓。
       *[paid] 這樣會用{ $what }支付。
    }
remark-keeps-all = 這樣要花費{ $cost }。
remark-slides = 這樣這張卡下一輪會在別的位置。
remark-ends-game = 這樣遊戲會繼續。
remark-most-at-end = { remark-ends-with }
remark-wins = { remark-not-alone }
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
