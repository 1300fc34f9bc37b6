### 《村莊》的練習：問什麼、可能的答案、為什麼。How the keys are found is told at the
### top of tutor/wording.py. All words of the rules and the board can be used as well.

## 兩個版本中，時間軌一圈的終點

lap-end =
    { $lap-end ->
        [quill] 羽毛筆
       *[bridge] 橋
    }

## 發生的事

scene-edition = 規則依「{ $name }」（{ $year }）。
scene-supply = 供應區現有{ $pieces }，其他的都夠。
scene-cubes-out = 這是最後的回合，版圖上已經沒有方塊。
scene-turn = { told-active }
scene-market =
    { $free ->
        [yes] { $caller }觸發了市集日，正要第一次販售。
       *[no] { $caller }觸發了市集日，不付額外花費的第一次販售已經結束。現在輪到{ $who }販售。
    }
scene-passed =
    { $count ->
        [1] { $out }已經跳過。
       *[other] { $out }都已經跳過。
    }
scene-privileges =
    { $stage ->
        [1] { $who }可以使用第一階級的特許行動。
       [2] { $who }可以使用第一到第二階級的一個特許行動。
        [3] { $who }可以使用第一到第三階級的一個特許行動。
       *[other] { $who }可以使用第一到第四階級的一個特許行動。
    }
scene-rewarded = { $who }可以拿取{ $count }個任意顏色的影響力方塊。
scene-acting = { $who }{ $space-from }拿取了一個方塊。
scene-anywhere = { $who }在水井支付之後，可以執行任意一個行動。
scene-free = { $who }不拿方塊，可以執行任意一個行動。
task-has =
    { $sort ->
        [cube] 拿取一個方塊，使你總共有{ $claim }。
        [less-grain]
            { $count ->
                [0] 花掉你最後的{ $change }。
               *[other] 花費{ $change }，只剩{ $claim }。
            }
        [less-coin]
            { $count ->
                [0] 花掉你最後的金幣。
               *[other] 花費{ $change }，只剩{ $claim }。
            }
       *[more]
            { $now ->
                [0] 獲得{ $change }。
               *[other] 獲得{ $change }，總共有{ $claim }。
            }
    }
task-loses = 拿取一個要你花費{ $claim }的方塊。
task-goods = 拿取影響力方塊，使你總共有{ $claim }。
task-at-home =
    { $sort ->
        [none] 把農場上最後一名家族成員派出去。
        [fewer] 從農場派出一名家族成員，使農場上只剩{ $count }名。
       *[more]
            { $count ->
                [1] 使空無一人的農場上有一名家族成員。
               *[other] 使農場上再多一名家族成員，總共{ $count }名。
            }
    }
task-stands =
    { $sort ->
        [bring-home] 將{ $member }{ $start-from }放回農場。
        [train] { $end-at }訓練{ $member }。
        [enter-council] 派農場上的{ $member }進入議會。
        [advance] 將{ $member }移動{ $end-to }。
        [join-church] 將{ $member }放進黑色布袋。
       *[travel] 派{ $member }{ $start-from }旅行{ $end-to }。
    }
task-may-use =
    { $stage ->
        [1] 在議會執行行動，使你只能使用第一階級的特許行動。
        [2] 在議會執行行動，使你可以使用第一或第二階級的特許行動。
        [3] 在議會執行行動，使你可以使用前三個階級的特許行動之一。
       *[other] 在議會執行行動，使你可以使用四個特許行動中的任何一個。
    }
task-starts-next = 設法成為下一輪的起始玩家。
question-decides = { $scene }{ $who }選擇：{ $after }。接下來是什麼？
question-steps-up = { $scene }{ $who }跳過，市集日結束。哪位顧客會補到第一個空的攤販？
claim-nothing = 沒有
claim-decides =
    { $step ->
        [turn] { $who }開始一個回合。
        [acting] { $who }可以執行行動，或不執行。
        [market-day] { $who }可以服務一位顧客，或跳過。
       *[rewarded] { $who }拿取任選的影響力方塊。
    }
claim-steps-up = { $customer }

## 計畫

task-costs =
    { $sort ->
        [well] 使用水井，支付{ $payment }。
        [train] 用{ $payment }訓練一名家族成員。
        [produce] 用{ $payment }製造一個貨物。
        [buy] 用{ $payment }購買一個貨物。
        [grind] 花費{ $payment }使用磨坊。
        [serve] 用{ $payment }服務一位顧客。
        [travel] 用{ $payment }旅行一次。
        [enter-council] 用{ $payment }派一名家族成員進入議會。
        [advance] 用{ $payment }將一名家族成員在議會向右移動一階。
        [join-church] 用{ $payment }把一名家族成員放進黑色布袋。
        [rise] 用{ $payment }在教堂推進一名家族成員。
       *[buy-prestige] 用{ $payment }購買聲望分數。
    }
task-sparing =
    { $what ->
        [time] { $choice }。花費的時間要盡量少。
       *[jokers] { $choice }。金幣要盡量多留。
    }
task-well-closes = 拿取一個方塊，使這一輪接下來沒有人能使用水井。
task-sells-again = 這是你的市集日，第一次販售沒有額外花費。選擇這次販售，使你之後還付得起另一次。
task-new-mark = 前往一座你的家族還沒去過的城市。
task-gets-safely =
    { $what ->
        [scroll] 你的標記就在{ lap-end }前面。取得一個卷軸，但不讓任何人過世。
        [wagon] 你的標記就在{ lap-end }前面。取得一個篷車，但不讓任何人過世。
        [plow] 你的標記就在{ lap-end }前面。取得一個犁具，但不讓任何人過世。
        [horse] 你的標記就在{ lap-end }前面。取得一個馬匹，但不讓任何人過世。
       *[ox] 你的標記就在{ lap-end }前面。取得一個牛隻，但不讓任何人過世。
    }
task-crosses-unseen = 你的標記就在{ lap-end }前面，而你的家族只有一名成員看得見。越過{ lap-end }，但不讓任何人過世。
task-rests =
    { $where ->
        [grave] 你的一名最年長的家族成員過世。選擇一名會安息於公墓的成員。
       *[no] 你的一名最年長的家族成員過世。選擇一名會記載於村莊編年史的成員。
    }
task-most-points = 現在只有遊戲結束時的分數才算。選擇得分最多的行動。
task-rings-in = 你的一名最年長的家族成員過世。選擇會觸發遊戲結束的那一名。
task-goes-on = 你的一名最年長的家族成員過世。選擇不會觸發遊戲結束的那一名。
task-majority-goes-to =
    { $winners ->
        [0] 彌撒快結束了，只有你還能推進。最多推進一階，不讓任何人因家族成員最多而獲得聲望分數。
        [1] 彌撒快結束了，只有你還能推進。最多推進一階，讓{ $winner }因家族成員最多而獲得聲望分數。
       *[other] 彌撒快結束了，只有你還能推進。最多推進一階，讓{ $winner }各因家族成員最多而獲得聲望分數。
    }

## 過世

question-death =
    { $who }的標記剛剛在時間軌上越過{ lap-end }。{ $deed ->
        [leave] { $who }不執行行動。
       *[other] { $who }用這個行動結束回合：{ $about }。
    }{ $rulings-last-deaths ->
        [removed] 這一桌規定，最後的回合中過世的人移出遊戲，而現在就是最後的回合。
       *[placed] {""}
    }這個回合結束時誰過世？過世的成員放在哪裡？
claim-dies =
    { $gone ->
        [yes] { $place-at }的{ $member }過世，移出遊戲。
       *[no] { $place-at }的{ $member }過世，放{ $end-at }。
    }
claim-owner-chooses = 由{ $who }選擇哪一名{ $member }過世。
claim-nobody-dies = 沒有人過世。
question-death-when =
    { $scene ->
        [first-sale] { $caller }觸發了市集日，進行第一次販售：{ $about }。
        [market] 這是{ $caller }觸發的市集日，第一次販售已經結束。{ $who }選擇：{ $about }。
        [action] { $who }拿取了一個方塊，執行行動：{ $about }。
       *[turn] { $who }用這個行動開始回合：{ $about }。
    }{ $who }的家族會因此有人過世嗎？什麼時候？
claim-death-comes =
    { $when ->
        [once] 會：一名最年長的家族成員立刻過世。
        [turn-end] 會：一名最年長的家族成員在回合結束時過世。
        [not-passed] 不會：標記沒有越過{ lap-end }。
       *[unseen] 不會：標記越過了{ lap-end }，但看不見這個家族的任何成員。
    }

## 彌撒

question-majority-drawn = 彌撒時，最後一個配件離開黑色布袋：{ $about }。這次沒有人在教堂推進。誰因教堂裡家族成員最多而獲得聲望分數？
claim-majority-goes-to =
    { $winners ->
        [0] 沒有人獲得。
        [1] { $who }獲得{ $prestige }。
       *[other] { $who }各獲得{ $prestige }。
    }
question-rising-barred = { $who }現在可以在教堂推進成員。其中哪一名現在不能推進？
claim-cannot-rise = { $place-at }的{ $member }
question-drawn-blindly =
    { $count ->
        [0] 彌撒開始了。
       *[other] 這次彌撒到目前為止，已花費金幣從黑色布袋拿出{ $count }名家族成員。
    }{ $deed ->
        [done] { $who }不再拿出任何人，其他玩家也一樣。
       *[buy-out] { $who }花費金幣拿出{ $member }，之後沒有人再拿出任何人。
    }接著要隨機抽取幾個配件？
claim-drawn-blindly =
    { $count ->
        [0] 沒有
       *[other] { $count }個配件
    }
question-first-to-buy-out = { $who }剛結束一個回合。方塊都沒了，所以彌撒開始。誰最先可以從黑色布袋拿出成員？
question-next-to-buy-out =
    { $count ->
        [0] 彌撒開始了。
       *[other] 這次彌撒到目前為止，已花費金幣從黑色布袋拿出{ $count }名家族成員。
    }{ $deed ->
        [done] { $who }不再拿出任何人。
       *[buy-out] { $who }花費金幣拿出{ $member }。
    }接下來誰可以從黑色布袋拿出成員？
question-next-to-rise =
    { $deed ->
        [done] 彌撒的抽取結束了。{ $who }最先可以在教堂推進成員，但沒有推進任何人。接下來誰可以推進成員？
       *[rise] 彌撒的抽取結束了。{ $who }最先可以在教堂推進成員，選擇：{ $about }。接下來誰可以推進成員？
    }
claim-decides-next = { $who }
claim-step-is-over =
    { $step ->
        [buying-out] 沒有人：花費金幣拿出成員到此結束。
       *[rising] 沒有人：現在比誰的家族成員最多。
    }
question-monks =
    { $count ->
        [0] 這次彌撒到目前為止，還沒有抽到僧侶。
       *[other] 這次彌撒到目前為止，抽到了{ $count }名僧侶。
    }現在第四個，也就是最後一個配件離開黑色布袋：{ $about }。這次抽取之後，有幾名僧侶放回黑色布袋？
claim-monks-go-back =
    { $count ->
        [0] 沒有
       *[other] { $count }名僧侶
    }
question-bag-holds =
    { $count ->
        [0] 這次彌撒到目前為止，還沒有抽到僧侶。
       *[other] 這次彌撒到目前為止，抽到了{ $count }名僧侶。
    }現在第四個，也就是最後一個配件離開黑色布袋：{ $about }。彌撒結束時，黑色布袋裡有幾個配件，成員和僧侶一起算？
claim-bag-holds = { claim-drawn-blindly }

## 計分與遊戲結束

question-farm-worth = 最終彌撒結束了。{ $who }{ $category ->
        [prestige] 在聲望軌上
        [travel] 在旅行地圖上的城市
        [council] 在議會的成員
        [church] 在教堂的成員
        [chronicle] 在村莊編年史的成員
        [customers] 服務過的顧客
       *[coins] 的金幣
    }得幾分？
question-farm-total = 最終彌撒結束了。全部算起來，{ $who }最後有幾分？
claim-worth = { $points }分
claim-totals = { claim-worth }
because-line = { $category }{ $points }分
because-farm-total = { $lines }：一共{ $total }分。
question-winner-line = { $who }{ $points }分
question-winner =
    規則依「{ $name }」（{ $year }）。最終彌撒結束了。{ $told ->
        [totals] 全部算起來，分數是：{ $lines }。
        [customers] 面朝下的顧客的分數是：{ $lines }。
       *[nothing] {""}
    }誰獲勝，依哪一條規則？
claim-wins =
    { $by ->
        [win-most] { $who }：分數最高
        [tie-customers] { $who }：同分，但服務過最多顧客
        [tie-grain] { $who }：同分，但剩下最多穀物
        [tie-living] { $who }：同分，第一項比較也平手，但活著的家族成員最多
       *[tie-shared] { $who }共享勝利：要比的全都平手
    }
question-last-turns =
    { $day ->
        [none] { $who }在回合結束時失去一名最年長的家族成員，觸發了遊戲結束。{ $who }選擇：{ $about }。
        [own] { $who }觸發了市集日，並在當天失去一名最年長的家族成員，觸發了遊戲結束。{ $who }選擇：{ $about }。之後所有玩家都跳過。
       *[other] 在{ $caller }觸發的市集日，{ $who }失去一名最年長的家族成員，觸發了遊戲結束。{ $who }選擇：{ $about }。之後所有玩家都跳過。
    }誰還有一個回合，順序如何？
claim-turns-left = { $order }
list-then = { $first }，然後是{ $last }
question-then-what =
    { $last ->
        [no] { $who }拿取了最後一個方塊，並在這個回合結束時失去一名最年長的家族成員，觸發了遊戲結束。{ $who }選擇：{ $about }。
       *[yes] 正在進行最後的回合，{ $who }剛結束自己的回合。{ $left ->
            [0] 其他玩家都已進行完畢。
           *[other] 還沒進行的：{ $seats }。
        }
    }接下來會怎樣？
claim-comes-next =
    { $comes ->
        [cube] { $who }拿取一個方塊，並可以在那裡執行行動。
        [free] { $who }不拿方塊，可以執行任意一個行動。
        [last-mass] 舉行最終彌撒。
        [mass] 舉行彌撒，之後開始新的一輪。
       *[score] 不舉行彌撒，立刻計分。
    }

## 輪

question-customers-missing = 正在為{ $players }位玩家設置遊戲，翻開顧客。第一輪開始之前，還要翻開幾位？
claim-customers-missing = 還有{ $count }位
question-compensation = 這一桌補償較晚開始的玩家。由{ $starter }先開始。{ $who }在第一輪之前得到什麼？
claim-compensation =
    { $gets ->
        [grain] 1袋穀物
        [random] 1個隨機的影響力方塊
        [choice] 任選1個影響力方塊
        [coin] 1枚金幣
       *[nothing] 沒有
    }
question-filling = 彌撒結束，新的一輪開始。{ $players }位玩家的遊戲設置卡上寫著：每種顏色的影響力方塊{ $added }個。供應區有{ $supply }。哪些方塊要放進綠色布袋？
claim-goes-into-bag = { $cubes }
question-seeding-card = { $space }{ $count }個
question-seeding = 一輪開始時，綠色布袋裡有{ $bag }個方塊。遊戲設置卡上寫著：{ $card }。這時{ $space-at }有幾個方塊？
claim-space-gets =
    { $count ->
        [0] 沒有
       *[other] { $count }個方塊
    }
question-next-starter = 這是一輪的最後一個回合：版圖上已經沒有方塊。{ $who }選擇：{ $about }。下一輪由誰先開始？
question-round-end = 遊戲結束還沒觸發。{ $who }選擇：{ $about }。接下來呢？
claim-starts-round = { $who }

## 獨自對抗卡拉

task-her-cube = 拿取一個方塊，讓卡拉{ $space-from }拿取{ $cube-a }。
task-you-choose = 拿取一個方塊，讓你{ $space-from }替卡拉選擇她的方塊。
task-die-cannot = 卡拉的方塊顏色由骰子決定。拿取一個方塊，讓骰子擲不出{ $cube }。
task-die-finds = 卡拉的方塊顏色由骰子決定。拿取一個方塊，讓她在骰子擲出{ $cube }時{ $space-from }拿取。
task-carla-does =
    { $deed ->
        [calls] 拿取一個方塊，讓卡拉觸發市集日。
        [sends] 拿取一個方塊，讓卡拉的一名家族成員進入黑色布袋。
        [leaves] 拿取一個方塊，讓卡拉從教堂拿取，而那裡沒有她的家族成員在等候。
       *[rests] 選擇一個卡拉不會有反應的行動。
    }
task-hers-rests = 如果卡拉的下一個命運板塊是羽毛筆，她的一名家族成員就會過世。拿取一個方塊，使那名成員到時放{ $end-at }。
task-hers-served = 這是你的市集日，第一次販售沒有額外花費。販售一次，讓卡拉服務這位顧客：{ $customer }。
task-spends-ring = 你有戒指。選擇一個會把它花掉的行動。
task-gains-majority = 彌撒的抽取結束了。在教堂推進一名家族成員，使你因家族成員最多而獲得{ $prestige }。
question-alone-customers = 正在設置單人遊戲，翻開顧客。第一輪開始之前，還要翻開幾位？
question-next-round =
    { $ring ->
        [spent] 單人遊戲中，你的戒指已經花掉，版圖上沒有方塊，而你不執行這一輪的最後一個行動。下一輪怎麼開始？
       *[yours] 單人遊戲中，你持有戒指，版圖上沒有方塊，而你不執行這一輪的最後一個行動。下一輪怎麼開始？
    }
claim-next-round =
    { $alone ->
        [yes] 由你先開始，戒指在議會。
        [yours] 由你先開始，戒指在你手上。
        [supply] 由你先開始，戒指在供應區。
       *[no] 由卡拉先開始，戒指在議會。
    }
question-her-track =
    { $new ->
        [yes] 單人遊戲中，版圖上沒有方塊，而你不執行這一輪的最後一個行動。卡拉在新一輪的第一個方塊，放在她時間軌上的第幾格，從議會的圖示數起？
       *[no] 單人遊戲中，你拿取了一個方塊，但不執行行動。卡拉的方塊放在她時間軌上的第幾格，從議會的圖示數起？
    }
claim-lies-on = 第{ $spot }格
question-face-down =
    { $quill ->
        [yes] 單人遊戲中，卡拉的方塊越過一個命運板塊，翻開是羽毛筆。之後這一組三個板塊中，有幾個面朝下？
       *[no] 單人遊戲中，卡拉的方塊越過一個命運板塊，翻開是空白。之後這一組三個板塊中，有幾個面朝下？
    }
claim-face-down =
    { $count ->
        [0] 沒有
       *[other] { $count }個板塊
    }
question-hers-dies = 單人遊戲中，卡拉的方塊越過一個命運板塊，翻開是羽毛筆。她的家族中誰過世？
claim-hers-dies = { $where }的{ $member }
question-her-window = 單人遊戲正在舉行彌撒，從黑色布袋抽到卡拉的一名家族成員。這名成員放到哪裡？
claim-her-window = { $place }
question-rank = 你玩了一場單人遊戲，全部算起來有{ $points }分。這是哪個成就？
claim-ranks = { $name }

## 答案錯在哪裡

remark-has =
    { $miss ->
        [same]
            { $count ->
                [0] 這樣得不到。
               *[other] 這樣你還是有{ $claim }。
            }
       *[other]
            { $count ->
                [0] 這樣你就完全不剩。
               *[other] 這樣你會有{ $claim }。
            }
    }
remark-loses =
    { $time ->
        [0] 這樣不花時間。
       *[other] 這樣要花費{ $claim }。
    }
remark-goods =
    { $miss ->
        [same] 這樣得不到影響力方塊。
       *[other] 這樣你會有{ $claim }。
    }
remark-at-home =
    { $count ->
        [0] 這樣農場上就沒有你的家族成員。
       *[other] 這樣農場上會有{ $count }名家族成員。
    }
remark-stands =
    { $miss ->
        [none] 這樣不會移動任何家族成員：「{ $choice }」。
        [end] 這樣{ $member }會移動{ $end-to }。
        [start] 這樣移動的是{ $start-from }出發的{ $member }。
       *[member] 這樣移動的是{ $member }。
    }
remark-may-use =
    { $stage ->
        [0] 這樣不能使用特許行動。
        [1] 這樣你只能使用第一階級的特許行動。
        [2] 這樣你可以使用第一或第二階級的特許行動。
        [3] 這樣你可以使用前三個階級的特許行動之一。
       *[other] 這樣你可以使用四個特許行動中的任何一個。
    }
remark-starts-next = 這樣下一輪會由{ $who }先開始。
remark-decides =
    { $differs ->
        [seat] 接下來不是{ $who }。
        [step] 接下來是{ $who }沒錯，但不是做這個。
       *[other] 接下來不是這個。
    }
remark-steps-up = 那位顧客排得比較後面。
remark-sparing =
    { $miss ->
        [time] 這樣要花費{ $cost }，可以用更少的時間。
        [jokers] 這樣要花費{ $cost }，可以用更少的金幣。
       *[choice] 這是別的行動：「{ $choice }」。
    }
remark-well-closes = 這樣版圖上還會有方塊，所以水井仍然可以使用。
remark-sells-again =
    { $miss ->
        [poor] 這樣你之後就付不起另一次販售。
       *[passes] 這樣什麼也沒賣出。
    }
remark-new-mark =
    { $miss ->
        [known] 那座城市你的家族已經去過了。
       *[stays] 這不是旅行。
    }
remark-gets-safely =
    { $miss ->
        [dies] 這樣要花時間：你的標記會越過{ lap-end }，一名最年長的家族成員會過世。
       *[without] 沒有人過世，但你該取得的不是這個。
    }
remark-crosses-unseen =
    { $miss ->
        [dies] 你的標記會越過{ lap-end }，但還看得見一名家族成員，他會過世。
       *[short] 這樣你的標記不會越過{ lap-end }。
    }
remark-rests =
    { $where ->
        [grave] 村莊編年史還有這名成員的空格。
       *[no] 村莊編年史已經沒有這名成員的空格。
    }
remark-most-points = { remark-ends-with }
remark-rings-in = 這樣不會觸發遊戲結束：遊戲會繼續。
remark-goes-on = 這樣會觸發遊戲結束。
remark-dies =
    { $differs ->
        [generation] 不是{ $member }：看得見的成員中，編號最小的先過世。
        [place] 是一名{ $member }過世沒錯，但不是那一名。
        [end] 成員對了，但放在別的地方。
       *[sort] 再看看誰看得見，編號最小的有幾名。
    }
remark-owner-chooses =
    { $differs ->
        [generation] 是可以選擇，但不是從那些成員中選。
       *[sort] 這裡沒有什麼可以選擇。
    }
remark-nobody-dies = 還看得見這個家族的成員，所以有一名會過世。
remark-death-comes =
    { $when ->
        [once] 這裡沒有人立刻過世。
        [turn-end] 這個回合結束時沒有人過世。
        [not-passed] 再數一次：標記會越過{ lap-end }。
       *[unseen] 原因不是這個：再看看標記和家族成員。
    }
remark-majority-goes-to =
    { $differs ->
        [points] 這些聲望分數不會平分。
        [seats] 再數一次教堂裡的家族成員，再比較他們的位置高低。
       *[move]
            { $winners ->
                [0] 這樣沒有人會因家族成員最多而獲得聲望分數。
                [1] 這樣會由{ $winner }因家族成員最多而獲得聲望分數。
               *[other] 這樣{ $winner }會各因家族成員最多而獲得聲望分數。
            }
    }
remark-cannot-rise = 這名{ $member }可以推進，費用是{ $cost }。
remark-drawn-blindly = { remark-number }
remark-monks-go-back = { remark-number }
remark-bag-holds = { remark-number }
remark-decides-next = 不是{ $who }：依順時鐘方向往下數，略過什麼都不能做的玩家。
remark-step-is-over = 還有玩家可以繼續。
remark-worth = { remark-number }
remark-totals = { remark-number }
remark-wins =
    { $differs ->
        [seats] 看分數，再看平手時的比較，結果不是這樣。
       *[by] 人對了，但決定勝負的是另一條規則。
    }
remark-turns-left =
    { $way ->
        [more] 回合太多了。
        [fewer] 回合太少了。
       *[other] 回合的數量對了，順序不對。
    }
remark-comes-next =
    { $comes ->
        [cube] 現在沒有人再拿取方塊。
        [free] 現在沒有不拿方塊的回合。
        [last-mass] 還不到最終彌撒的時候。
        [mass] 不會開始新的一輪，所以沒有這樣的彌撒。
       *[score] 遊戲還不到計分的時候。
    }
remark-customers-missing = { remark-number }
remark-compensation = 那是另一個座位得到的：從起始玩家開始數座位。
remark-goes-into-bag = 再和供應區對照一次：每種顏色有多少就放多少，瘟疫也要放。
remark-space-gets = { remark-number }
remark-starts-round = 不是{ $who }：看看戒指在哪裡。
remark-her-cube = 這樣卡拉會拿取別的方塊，或從別處拿取。
remark-you-choose = 這樣你不會從那裡替卡拉選擇方塊。
remark-die-cannot = 這樣那種顏色還會在版圖上，骰子可能擲出它。
remark-die-finds = 這樣她不會{ $space-from }拿取那個方塊。
remark-carla-does =
    { $deed ->
        [take] 卡拉對那個方塊的反應不是這樣。
       *[other] 這樣不會引起那種反應。
    }
remark-hers-rests = 這樣就算翻開羽毛筆，她的家族成員也不會放在那裡。
remark-hers-served = 這樣卡拉不會服務那位顧客。
remark-spends-ring = 這樣不會花掉戒指。
remark-gains-majority = 這樣你不會因家族成員最多而獲得聲望分數。
remark-next-round =
    { $differs ->
        [start] 單人遊戲永遠由你先開始。
       *[ring] 由你先開始沒錯，但戒指在別的地方。
    }
remark-lies-on = { remark-number }
remark-face-down = { remark-number }
remark-hers-dies =
    { $differs ->
        [generation] 她的家族中，別的編號會先過世。
       *[place] 編號對了，地方不對。
    }
remark-her-window = 不是那裡：從最低的階級往上看，哪些還空著。
remark-ranks = 這個分數是另一個成就。
