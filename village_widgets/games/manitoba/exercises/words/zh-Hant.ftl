### 《曼尼托巴》的練習：問什麼、可能的答案、為什麼。How the keys are found is told at the
### top of tutor/wording.py. All words of the rules and the board can be used as well.

## 決定的由來

scene-lifting = { $who }是當前玩家，現在要拿起圓片。
scene-active-none = { $who }是當前玩家，已經拿起圓片，現在要執行行動。
scene-active-landed = { $who }是當前玩家，已經執行過領土行動。
scene-active-walked = { $who }是當前玩家，已經執行過異象之路行動。
scene-other-none = 現在輪到{ $who }，{ $who }不是當前玩家。
scene-other-both = { $who }不是當前玩家，唯一的行動已經執行過了。
scene-storing = { $who }拿了一個物資，必須放下（{ $good }）。
scene-storing-emptied = { $who }放滿了一個祭壇，現在要放置祭壇上的物資（{ $good }）。
scene-happening = { $who }執行事件：{ $event }。
scene-scoring = { $who }依這個板塊計分：{ $cloud }。
scene-refilling = { $who }要補充區域，但剩餘物資不夠（{ $terrain }）。
scene-settling-land = { $who }要把第一名克里人放到領土上。
scene-settling-path = { $who }要把一名克里人放到一條路上。

## 圖騰

task-on-top = 拿起圓片，使你村莊裡最上面的顏色是{ $disc }。
task-next-top = 拿起圓片，使下一輪圖騰最上面的顏色是{ $disc }。
task-shares = 拿起圓片，使其他玩家可以用{ $disc }，但不能用{ $barred }。
task-opens-land = 拿起圓片，使你接著可以在領土上拿到{ $good }。
task-could-wake = 拿起圓片，使你接著可以喚醒{ $count }名克里人。

## 領土

task-takes =
    { $which ->
        [berries] 拿到一個莓果。
        [bison] 拿到一頭野牛。
        [horses] 拿到一匹馬。
        [canoes] 拿到一艘獨木舟。
       *[feathers] 拿到一根鷹羽。
    }
task-takes-nothing = 讓一名克里人去沒有物資的區域。
task-comes =
    { $sort ->
        [enter] 從村莊廣場把一名新的克里人放到{ $terrain }。
       *[move] 把領土上的一名克里人移動到{ $terrain }。
    }
task-blocks = 接下來輪到{ $rival }。執行一個行動，讓{ $rival }無法執行領土行動。
task-has =
    { $sort ->
        [group] 使你最大的一群有{ $count }名克里人。
        [square] 使你的村莊廣場上有{ $count }名克里人。
        [huts] 選擇一個倉庫計分，使你的帳篷裡有{ $count }名沉睡的克里人。
       *[active] 使你有{ $count }個可用的貝殼。
    }
task-declines = 放棄剩下的行動，結束你的回合。

## 物資與祭壇

task-worth = 使你的{ $kind }倉庫值{ $points }分。
task-stocks = 使你的{ $kind }倉庫裡有{ $count }個物資。
task-on-altar =
    { $where ->
        [small-altar]
            { $count ->
                [1] 在你的小祭壇上放第一個物資。
               *[other] 放下物資，使你的小祭壇上有{ $count }個物資。
            }
       *[large-altar]
            { $count ->
                [1] 在你的大祭壇上放第一個物資。
               *[other] 放下物資，使你的大祭壇上有{ $count }個物資。
            }
    }
task-fills =
    { $sort ->
        [small-altar] 把你的小祭壇放滿。
       *[large-altar] 把你的大祭壇放滿。
    }
task-lets-fill =
    { $sort ->
        [small-altar] 拿一個可以放滿你的小祭壇的物資。
       *[large-altar] 拿一個可以放滿你的大祭壇的物資。
    }
task-outlasts = 這一輪之後季節就結束。把鷹羽放在季節結束後還能保留的地方。

## 異象之路

task-wakes = 前進到可以喚醒一名克里人的格子。
task-frees = 前進到可以免除{ $kind }計分的格子。
task-spares = 前進到可以免除最後獻祭的格子。
task-opens-extra = 前進到可以再執行一次領土行動的格子。
task-idles = 前進到你無法使用獎勵的格子。

## 事件與計分

task-scores =
    { $sort ->
        [lose] 選擇一個倉庫計分，正好扣{ $lost }分。
        [gain] 選擇一個倉庫計分，正好得到{ $points }分。
       *[step] 前進到可以立刻得到{ $points }分的格子。
    }
task-scores-by-event = 你最後行動，接著是事件。執行一個行動，使你從事件得到{ $points }分。
task-leaves = 你可以免除這次計分。讓一切保持原樣。
task-keeps = 選擇一個倉庫計分，保留{ $kind }倉庫的物資。
task-relays =
    { $count ->
        [0] 選擇一個倉庫計分，使任何區域都不補上物資。
       *[other] 選擇一個倉庫計分，使{ $count }個區域補上物資。
    }
task-sends-from = 讓{ $terrain }上的克里人回到帳篷。
task-loses-least = 歸還一根鷹羽，使你的倉庫損失最少的分數。
task-refills-near = 把物資放在你的克里人馬上可以移動過去的區域。

## 遊戲結束

task-ends-with = 這一步之後遊戲就結束。把鷹羽放在讓你最後得分最多的地方。
task-wins = 這一步之後遊戲就結束。用這一步獨自獲勝。

## 問題

question-before =
    { $when ->
        [setup] 新的遊戲開始設置，{ $start }是第一位當前玩家。
        [season] { $who }是這個季節最後計分的玩家，選擇了「{ $about }」。接著季節結束。
        [event] { $who }是這一輪最後行動的玩家，不再行動。接著是事件：{ $event }。
        [end] { $who }不再行動，遊戲結束。
       *[move] { $who }選擇了「{ $about }」。
    }
question-decides =
    { $when ->
        [setup] { question-before }誰最先把克里人放到領土上？
       *[move] { question-before }接下來輪到誰？
    }
question-has-then =
    { $what ->
        [square] { question-before }之後{ $whose }的村莊廣場上有幾名克里人？
        [huts] { question-before }之後{ $whose }有幾名沉睡的克里人？
        [land] { question-before }之後{ $whose }在領土上有幾名克里人？
        [active] { question-before }之後{ $whose }有幾個可用的貝殼？
        [feathers] { question-before }之後{ $whose }有幾根鷹羽？
       *[stored] { question-before }之後{ $whose }的{ $kind }倉庫裡有幾個物資？
    }
question-gains-then =
    { $when ->
        [event] { question-before }{ $whose }會因此得到幾分？
       *[move] { question-before }{ $whose }會立刻得到幾分？
    }
question-lies-then =
    { $when ->
        [season] { question-before }之後有幾個山脈區域上有鷹羽？
       *[move] { question-before }之後有幾個{ $terrain }區域上有物資？
    }
question-order-then =
    { $what ->
        [village] { question-before }村莊裡的圓片由上到下是什麼順序？
       *[round] { question-before }下一輪的圓片由上到下是什麼順序？
    }
question-goes-to = { question-before }那裡的物資會放到哪裡？
question-line-then =
    { $what ->
        [points] { question-before }在最終計分之前，{ $whose }有幾分？
        [shells] { question-before }{ $whose }的貝殼得幾分？
       *[stored] { question-before }最終計分時，{ $whose }的{ $kind }倉庫得幾分？
    }
question-offers-then = { question-before }{ $whose }要獻祭幾個物資？
question-winners-then = { question-before }誰會獲勝？
question-rounds-left = 現在是{ $season }的第{ $number }輪，一季有{ $rounds }輪。這一輪之後，整個遊戲還有幾輪？
question-lays-out =
    { $what ->
        [tiles] { $players }位玩家的遊戲開始了。要擺放幾個領土板塊？
        [events] 新的季節開始了：{ $season }。這一季要翻開幾個事件？
       *[clouds] 新的季節開始了：{ $season }。這一季要翻開幾個計分板塊？
    }
question-begins-with = 新的遊戲開始設置。圖騰最上面是什麼顏色？

because-tied = 分數相同就一起獲勝。

## 答案

claim-decides = { $who }
claim-has-then =
    { $count ->
        [0] 沒有
       *[other]
            { $what ->
                [stored] { $count }個
               *[piece] { $amount }
            }
    }
claim-gains-then =
    { $way ->
        [lose] 扣{ $amount }
        [none] 0分
       *[gain] { $amount }
    }
claim-lies-then = { $count }個
claim-order-then = { $order }
claim-goes-to =
    { $where ->
        [small-altar] 放上小祭壇
        [large-altar] 放上大祭壇
        [supply] 放回供應區
       *[storage] 放進所屬的倉庫
    }
claim-offers-then = { $count }個
claim-winners-then = { $seats }
claim-rounds-left = { $count }輪
claim-lays-out = { $count }個
claim-begins-with =
    { $count ->
        [1] 一定是{ $order }
       *[other] 五種顏色都有可能
    }

## 答案錯在哪裡

remark-on-top = 這樣最上面會是{ $disc }。
remark-next-top = 這樣下一輪最上面會是{ $disc }。
remark-shares =
    { $miss ->
        [closed] 這樣第一種顏色不會到你的村莊。
       *[open] 這樣其他玩家也能用第二種顏色。
    }
remark-opens-land = 這樣最上面會是{ $disc }，那是另一種物資的顏色。
remark-could-wake =
    { $count ->
        [0] 這樣無法喚醒克里人。
       *[other] 這樣可以喚醒{ $count }名克里人。
    }
remark-takes =
    { $miss ->
        [nothing] 這樣拿不到物資。
       *[other] 這樣會拿到別的物資。
    }
remark-takes-nothing =
    { $miss ->
        [stays] 這樣不會去任何區域。
       *[takes] 那個區域上有物資。
    }
remark-comes =
    { $miss ->
        [terrain] 那是另一種地形。
       *[deed]
            { $sort ->
                [enter] 這樣沒有克里人從村莊廣場到領土上。
               *[move] 這樣沒有移動領土上的克里人。
            }
    }
remark-blocks = 這樣{ $rival }還是可以執行領土行動。
remark-has =
    { $sort ->
        [group] 這樣你最大的一群會有{ $count }名克里人。
        [square]
            { $count ->
                [0] 這樣你的村莊廣場上沒有克里人。
               *[other] 這樣你的村莊廣場上會有{ $count }名克里人。
            }
        [huts]
            { $count ->
                [0] 這樣你的帳篷裡沒有沉睡的克里人。
               *[other] 這樣你的帳篷裡會有{ $count }名沉睡的克里人。
            }
       *[active]
            { $count ->
                [0] 這樣你沒有可用的貝殼。
               *[other] 這樣你會有{ $count }個可用的貝殼。
            }
    }
remark-declines = 這樣你還是執行了行動。
remark-worth = 這樣那個倉庫值{ $points }分。
remark-stocks =
    { $count ->
        [0] 這樣那裡沒有物資。
       *[other] 這樣那裡會有{ $count }個物資。
    }
remark-on-altar =
    { $count ->
        [0] 這樣那個祭壇上沒有物資。
       *[other] 這樣那個祭壇上會有{ $count }個物資。
    }
remark-fills = 這樣祭壇沒有放滿。
remark-lets-fill =
    { $miss ->
        [nothing] 這樣拿不到物資。
       *[lies] 那個祭壇上已經有同樣的物資。
    }
remark-outlasts = 這樣季節結束時就會失去鷹羽。
remark-wakes = 這樣不會喚醒你的克里人。
remark-frees = 這樣無法免除那種物資的計分。
remark-spares = 這樣你還是必須獻祭。
remark-opens-extra = 這樣無法再執行領土行動。
remark-idles = 這樣不會失去獎勵。
remark-scores =
    { $points ->
        [0] 這樣不會立刻得分。
       *[other]
            { $way ->
                [lose] 這樣會扣{ $lost }分。
               *[gain] 這樣得{ $points }分。
            }
    }
remark-scores-by-event =
    { $points ->
        [0] 這樣你從事件得不到分數。
       *[other] 這樣你從事件得到{ $points }分。
    }
remark-leaves = 這樣就計分了。
remark-keeps = 這樣那個倉庫的物資會回到供應區。
remark-relays =
    { $count ->
        [0] 這樣沒有區域會補上物資。
       *[other] 這樣會有{ $count }個區域補上物資。
    }
remark-sends-from = 那名克里人在另一種地形上。
remark-loses-least = 歸還另一根鷹羽，損失的分數更少。
remark-refills-near = 那個區域旁邊沒有你的克里人。
remark-wins = { remark-not-alone }
remark-decides =
    { $step ->
        [settling-land] 不是{ $who }：當前玩家最後，依逆時鐘方向進行。
       *[acting] 不是{ $who }：依順時鐘方向往下數。
    }
remark-has-then = { remark-number }
remark-gains-then = { remark-number }
remark-lies-then = { remark-number }
remark-order-then = 跟著圓片想一想：拿起的要翻轉，留在村莊旁邊的不翻轉。
remark-goes-to =
    { $where ->
        [supply] 還有地方可以放。
        [small-altar] 不能放上小祭壇。
        [large-altar] 不能放上大祭壇。
       *[storage] 不能放進所屬的倉庫。
    }
remark-line-then = { remark-number }
remark-offers-then = { remark-number }
remark-winners-then =
    { $way ->
        [more] 他們沒有平手。
        [fewer] 還有另一個氏族和{ $seats }平手。
       *[other] 另一個氏族的分數較高。
    }
remark-rounds-left = { remark-number }
remark-lays-out = { remark-number }
remark-begins-with = 想一想圓片是怎麼疊起來的。
