### 對任何桌遊都會說的話：不能做的原因、出處，以及自己的檔案哪裡有問題。

not-now = 現在不能做這件事。

amount-time = { $count }時間
amount-score = { $count }分

options-none = 這裡沒有可選的項目。
options-more = 還有{ $count }項沒有列出。
payment-free = 免費
lack-pieces =
    { $has ->
        [0] { $needed }（你沒有）
       *[other] { $needed }（現有{ $has }）
    }
lack-among =
    { $different ->
        [0] { $needed }個：{ $kinds }（{ $has ->
            [0] 你沒有
           *[other] 現有{ $has }個
        }）
       *[other] 正好{ $different }種、共{ $needed }個：{ $kinds }（{ $has ->
            [0] 你沒有
           *[other] 其中你只湊得出{ $has }個
        }）
    }
lack-not-now = 費用是{ $needed }，但打算支付的是{ $has }。
# $needs (text): lack-pieces or lack-among, with “or” between the ways that would do
refusal-lacking = 這需要{ $needs }。
refusal-unknown =
    { $names ->
        [nothing] 這個遊戲裡沒有「{ $what }」。
       *[other] 這個遊戲裡沒有「{ $what }」。可以用的有：{ $names }。
    }
citation = { $text }，〈{ $section }〉一節
decision-over = 遊戲結束。
waiting-tallying = 最終計分
tally-right = 計分表正確
choice-tell = { $who }，{ $line }：{ $count }
choice-note-points = { $who }：加{ $points }分
choice-note-points-fewer = { $who }：扣{ $points }分
event-paid = { $who }支付{ $spent }。
event-told = { $who }，{ $line }：{ $count }。
event-points-noted = { $who }：加{ $points }分。
event-points-noted-fewer = { $who }：扣{ $points }分。
won-alone = { $who }以{ $score }獲勝。
tie-shared = 如果依然平手，他們共享勝利。
text-data = 我們對這個遊戲的筆記
printed-nothing = 沒有
colour-name-red = 紅色
colour-name-yellow = 黃色
colour-name-blue = 藍色
colour-name-green = 綠色
problem-named = 可以用的有：{ $names }。
copy-unknown-edition = 沒有這個版本。
copy-unknown-name =
    { $detail ->
        [nothing] 這個版本裡沒有{ $place }這個名稱。
       *[other] 這個版本裡沒有{ $place }這個名稱。你是指{ $detail }嗎？
    }
copy-out-of-range = { $place }不能是這個值：{ $limit }。
copy-limit-most = 最多只能是{ $bound }
copy-limit-least = 至少要是{ $bound }
copy-limit-int = 那裡必須是整數
copy-limit-bool = 只能是true或false
copy-limit-other = 不是那裡可以填的詞
copy-bad-word = { $place }：第{ $line }個詞「{ $detail }」不能填在這裡。
copy-word-count = { $place }：填了{ $line }個詞，應該是{ $detail }個。
copy-not-a-value = { $place }只能填一個整數、一個詞，或true、false；如果它還分成幾項，請在點號後面寫出是哪一項。
copy-not-toml = 無法讀取這個數值檔：{ $detail }。
copy-long-line = 這個數值檔的第{ $detail }行太長，這種檔案用不到這麼長的行。
copy-not-settings = 指定版本要這樣寫：EditionSettings("{ $detail }")。
copy-players = 這個版本適合{ $detail }人遊戲。
unknown-player = 沒有叫「{ $detail }」的玩家。
unknown-chapter = 沒有「{ $detail }」這一章。
unknown-seat = 沒有「{ $detail }」這個座位。
save-not-a-save = 這不是儲存的遊戲：第一行（寫明是哪個遊戲的那一行）無法讀取。
save-too-new = 這局遊戲是用較新的程式版本儲存的（格式{ $detail }），目前的版本還無法讀取。
save-other-game = 這裡沒有「{ $detail }」這個遊戲。
save-bad-position = 儲存的遊戲第{ $line }行有個不可能出現的局面：{ $detail }
save-bad-line = 儲存的遊戲第{ $line }行無法讀取。
save-changed = 第{ $line }行與儲存時不同：檔案在儲存後損壞或被更動過。這一行之前的內容都完好，可以開啟。
save-changed-head = 遊戲開頭的第一行與儲存時不同：檔案在儲存後損壞或被更動過。少了它，檔案裡的內容都不可靠。如果還有另一份，請開啟那一份。
save-unsealed = 這是舊版程式儲存的，沒有防竄改檢查碼，無法辨認檔案是否被更動過。
save-misfit = 儲存的遊戲第{ $line }行，有一步在當時不合規則。
save-other-position = 遊戲進行到第{ $line }行時，局面與當時儲存的不同。

## 教練對各個選擇的看法

coach-best = 目前最好。
# $move (text): a move as a demand; $why (text): a clause, “it saves time”
coach-headline = { $move }：{ $why }
# $said (text): a sentence of coach-headline, without its full stop, or a move alone
coach-headline-equal = { $said }。差不多好的還有：{ $other }
coach-headline-only = { $move }：沒有別的事可做
coach-untracked = 簡易記錄不知道每個人有什麼，所以教練無法判斷哪一步最好。先照實輸入桌上的狀況，再從那裡開始記錄一切，就可以問教練。
coach-points =
    { $others ->
        [none] 預期{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }分
       *[other] 預期{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }分，其他選擇中最好的是{ NUMBER($others, minimumFractionDigits: 1, maximumFractionDigits: 1) }分
    }
coach-same = 結果相同。
coach-equal = 差不多好。
coach-behind =
    { $sure ->
        [yes] 大約差{ $about }分。
       *[no] 大約差{ $about }分，但還不確定。
    }
coach-figures = 少{ NUMBER($behind, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) }分
coach-priced = { $move }（{ $price }）
coach-part = { $what }（{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) }分）
coach-more = 分數較多：{ $what }。
coach-less = 分數較少：{ $what }。
reason-others = 壓制其他玩家
    .why = 留給其他玩家的較少

## 程式為什麼這樣做

because-only = { $who }沒有別的事可做。
because-best = 在所有選擇中，這一步對{ $who }最有利。
because-even = 對{ $who }來說，有好幾步差不多好。
because-slip = { $who }沒多想就這麼做，偶爾會這樣。
because-further = { $who }把最好的幾步各往後推演了幾個回合，這一步的結果最好。
because-random = { $who }隨機選一件可以做的事。
# $what (text): a reason; $about (number): whole points, as the judgement reckons them
because-part = { $about ->
    [0] { $what }（一點點）
   *[other] { $what }（約值{ $about }分）
}
because-more = 較多：{ $what }。
because-less = 較少：{ $what }。
because-beside = { $why }與大多數其他選擇相比，{ $differs }
