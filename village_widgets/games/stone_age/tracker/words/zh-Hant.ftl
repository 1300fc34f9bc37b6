### 《石器時代》簡易記錄的文字。

ui-tracker-tribes = 部落，依行動順序
ui-tracker-card = 卡片
ui-tracker-building = { word-building.name }
ui-tracker-points = { label-points }
ui-tracker-points-which = 幾分？
ui-tracker-hint = 點選獲得的東西，再點下一位執行行動的玩家。
ui-tracker-card-which = 它的下方是什麼？
ui-tracker-card-gift = 哪一張？它的上方給予：
ui-tracker-card-other = 不，是另一張
ui-tracker-card-first = 先選是哪一張卡
ui-tracker-building-which = 來自哪一堆，值幾分？
ui-tracker-other = 其他分數
ui-tracker-other-first = 先選來自哪一堆，或清除分數
ui-tracker-other-where = 在建築所來自的那一堆點選分數。
ui-tracker-other-about = 可任選資源的建築，分數是所付資源數值的總和。
ui-tracker-row-empty = 到下一輪之前，卡列上沒有卡片了。
ui-tracker-feast = 所有人餵養工人
ui-tracker-feast-about = 每名工人一個食物；農業軌會提供一部分。點選付不出或不願付的玩家，再繼續。
tracker-hungry = 沒有餵飽：−{ $penalty }
ui-tracker-starved = 失去分數
ui-tracker-forgot = 忘了什麼？仍要輸入
ui-tracker-over = 遊戲結束了嗎？
ui-tracker-taken = 這一輪已拿走

tracker-buildings = { $count ->
    [1] 1個建築
   *[other] { $count }個建築
}
tracker-cards = { $count ->
    [1] 1張卡
   *[other] { $count }張卡
}
tracker-food = { $count ->
    [0] 不用付食物
   *[other] 付{ $count }個食物
}
tracker-grow-tool = { word-tool.name }
tracker-grow-worker = { word-worker.name }
tracker-grow-field = { word-food-track.name }
tracker-grows = { $before }→{ $after }
tracker-full = { $count }，不能再多
tracker-alike = { $count ->
    [1] { $figure }
   *[other] { $figure }，這種有{ $count }張
}
tracker-left = { $count ->
    [0] 空
   *[other] 剩{ $count }
}
tracker-more = +{ $count }
tracker-fewer = −{ $count }
tracker-next = 接著由{ $who }執行行動
tracker-next-feast = 全部行動完畢：餵養工人
# $starved (number): who could not or would not feed all workers; $left (number): all others
tracker-fed = { $left ->
    [0] 餵養結束
   *[other] { $starved ->
        [0] 全都餵飽了
       *[other] 其他人都餵飽了
    }
}
tracker-next-round = 接著由{ $who }開始下一輪
tracker-over-cards = 接著遊戲結束：卡片不夠補滿卡列
tracker-over-buildings = 接著遊戲結束：有一堆空了
tracker-end-cards = 是：卡片不夠補滿卡列
tracker-end-buildings = 是：有一堆建築空了
tracker-starts = 第{ $round }輪，由{ $who }先開始
tracker-placing = 第{ $round }輪：{ $who }是起始玩家。依順時鐘方向放置工人，再由{ $who }執行行動。
tracker-last-cards = 卡列無法再補滿：遊戲在這一輪結束。
tracker-last-buildings = 有一堆建築空了：遊戲在這一輪結束。
tracker-few-cards = { $count ->
    [0] 牌堆已空：只要有卡片被拿走，遊戲就在那一輪結束。
    [1] 牌堆還有1張卡：只要一輪拿走2張，遊戲就在那一輪結束。
   *[other] 牌堆還有{ $count }張卡：只要一輪拿走更多，遊戲就在那一輪結束。
}
tracker-few-buildings = 有一堆只剩一個建築：它被拿走時，遊戲就在那一輪結束。
tracker-leads-win-most = { standing-alone }
tracker-leads-tie-strength = 目前：同為{ $score }，平手。{ $who }的農業軌、工具和工人合計較多，領先。
tracker-leads-tie-shared = { standing-shared }
tracker-worked = { $who }：{ $people }×{ $times }＝{ $points }
tracker-worked-unused = { $who }：{ $people }×（{ $times }＋未使用的一次性工具，最多到{ $most }）
tracker-times-field = 農業軌{ $count }
tracker-times-tools = 工具{ $count }
tracker-times-huts = { tracker-buildings }
tracker-times-workers = { $count }名工人
tracker-figure-farmer = { category-farmers }
tracker-figure-tool-maker = { category-tool-makers }
tracker-figure-hut-builder = { category-hut-builders }
tracker-figure-shaman = { category-shamans }
entered-end-turn = { $who }的工人全部執行完行動。
kind-of-grow = 工具、工人、農業軌
kind-of-note-card = { ui-tracker-card }
kind-of-note-building = { ui-tracker-building }
kind-of-note-points = { label-points }
kind-of-go-hungry = 飢餓
kind-of-tell = { ui-score }
lobby-depth-tracked-about = 每回合點幾下：誰行動、工人、農業軌、工具、卡片、建築、飢餓，並算出最終計分。記錄的內容不夠讓教練分析。
ui-tracker-now = 正在行動
ui-tracker-waits-feast = 全部行動完畢。這筆儲存後，就會問接下來的事。
export-depth-tracked = 成長、卡片、建築、飢餓與分數
