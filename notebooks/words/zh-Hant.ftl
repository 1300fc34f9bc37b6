### 筆記本的中文，如頁面所示，以Markdown書寫。筆記本自己的檔案裡有同樣的內容，給不顯示頁面的地方使用；
### `python -m tests.notebooks.refreshing` writes them there.

# $title (text): the title of the page
# Titles of chapters are named by game and chapter ($village-01_setup): the words of the chapters say them.

## 首頁

welcome = # 在你的村莊開一桌
welcome-about =
    邊玩邊學一款桌上遊戲，在這裡和電腦或其他人玩，或在自己的實體桌邊讓手機記帳。

    ![山丘間的小村莊：房屋、教堂、農田和道路](pictures/village.svg)
welcome-village =
    ## 《村莊》的章節

    每章不到十分鐘，可以單獨閱讀。你的瀏覽器會記住進度。

    第一次玩？先看[目標](00_prologue.ipynb)，大約一分鐘：誰獲勝、分數從哪裡來、一個回合怎麼進行。

    1. [{ $village-01_setup }](01_setup.ipynb)：方塊、行動、你的家族和瘟疫
    2. [{ $village-02_a_round }](02_a_round.ipynb)：水井和金幣，直到最後一個方塊拿完；以及版圖上有什麼
    3. [{ $village-03_farm_and_family }](03_farm_and_family.ipynb)：收穫、誕生和放回農場
    4. [{ $village-04_crafts }](04_crafts.ipynb)：篷車、犁具、卷軸和牲畜，以及它們的費用
    5. [{ $village-05_market }](05_market.ipynb)：服務誰，什麼時候跳過
    6. [{ $village-06_travel }](06_travel.ipynb)：六座城市、路線和獎勵
    7. [{ $village-07_council }](07_council.ipynb)：四個階級與各自提供的東西
    8. [{ $village-08_time_and_death }](08_time_and_death.ipynb)：誰過世，記載在哪裡
    9. [{ $village-09_church_and_mass }](09_church_and_mass.ipynb)：黑色布袋、教堂階級和家族成員最多的玩家
    10. [{ $village-10_the_end }](10_the_end.ipynb)：最後的回合和分數
    11. [{ $village-10b_setting_up }](10b_setting_up.ipynb)：為二到五人設置村莊，附一張可以留在桌邊的設置表
    12. [{ $village-11_first_game }](11_first_game.ipynb)：一整局遊戲，建議會隨著你的進展漸漸減少；這一章多留一點時間

    覺得全都懂了嗎？[測驗](90_exam.ipynb)有二十題，答對越多題目越難。

    給想知道全部的人：

    - [{ $village-12_editions }](12_editions.ipynb)：2011年版和大盒版，並排比較
    - [{ $village-13_rare_cases }](13_rare_cases.ipynb)：大多數遊戲不會遇到的情況
    - [{ $village-14_solo }](14_solo.ipynb)：沒有別人同桌時的大盒版
welcome-stone-age =
    ## 《石器時代》的章節

    每章幾分鐘。

    第一次玩？先看[目標](stone_age/00_prologue.ipynb)，大約一分鐘：誰獲勝、分數從哪裡來、一輪怎麼進行。

    1. [{ $stone_age-01_first_round }](stone_age/01_first_round.ipynb)：放置工人、執行行動、餵養
    2. [{ $stone_age-02_gathering_and_tools }](stone_age/02_gathering_and_tools.ipynb)：什麼能幫助你的骰子，以及怎麼增加一名工人
    3. [{ $stone_age-03_cards }](stone_age/03_cards.ipynb)：卡片的費用，以及立刻給你的一切
    4. [{ $stone_age-04_buildings }](stone_age/04_buildings.ipynb)：用資源換分數
    5. [{ $stone_age-05_feeding }](stone_age/05_feeding.ipynb)：農業軌，以及食物不夠時
    6. [{ $stone_age-06_the_end }](stone_age/06_the_end.ipynb)：符號、人物，以及誰獲勝
    7. [{ $stone_age-07_two_and_three }](stone_age/07_two_and_three.ipynb)：人數較少時有什麼不同
    8. [{ $stone_age-07b_setting_up }](stone_age/07b_setting_up.ipynb)：自己設置遊戲，附一張可以留在桌邊的設置表
    9. [{ $stone_age-08_first_game }](stone_age/08_first_game.ipynb)：一整局遊戲，建議會隨著你的進展漸漸減少

    最後是[測驗](stone_age/90_exam.ipynb)。
welcome-manitoba =
    ## 《曼尼托巴》的章節

    每章幾分鐘。

    第一次玩？先看[目標](manitoba/00_prologue.ipynb)，大約一分鐘：誰獲勝、分數從哪裡來、一個回合怎麼進行。

    1. [{ $manitoba-01_first_round }](manitoba/01_first_round.ipynb)：拿起圖騰圓片、行動，看看其他玩家和季節做些什麼
    2. [{ $manitoba-02_totem }](manitoba/02_totem.ipynb)：你的圓片、其他玩家的顏色，以及喚醒克里人
    3. [{ $manitoba-03_territory }](manitoba/03_territory.ipynb)：無人的區域、可以收集的物資，以及待在一起
    4. [{ $manitoba-04_paths }](manitoba/04_paths.ipynb)：四條路，以及只給第一名的分數
    5. [{ $manitoba-05_storages_and_altars }](manitoba/05_storages_and_altars.ipynb)：物資放在哪裡，以及鷹羽的用處
    6. [{ $manitoba-06_scoring }](manitoba/06_scoring.ipynb)：每個季節兩次，物資帶來什麼、付出什麼
    7. [{ $manitoba-07_shells }](manitoba/07_shells.ipynb)：遊戲中貝殼能做什麼
    8. [{ $manitoba-08_events_and_seasons }](manitoba/08_events_and_seasons.ipynb)：九種事件，以及春季和夏季的結束
    9. [{ $manitoba-09_the_end }](manitoba/09_the_end.ipynb)：最後的獻祭、最終計分，以及誰獲勝
    10. [{ $manitoba-09b_setting_up }](manitoba/09b_setting_up.ipynb)：自己設置遊戲，附一張可以留在桌邊的設置表
    11. [{ $manitoba-10_first_game }](manitoba/10_first_game.ipynb)：一整局遊戲，建議會隨著你的進展漸漸減少

    最後是[測驗](manitoba/90_exam.ipynb)。想全部了解的人，還有[{ $manitoba-11_where_silent }](manitoba/11_where_silent.ipynb)。
welcome-what =
    ## 它能為你做什麼

    - **顯示你能做的事。** 現在可以做的都標在版圖上。點按、輕觸，或用鍵盤移到那裡。
    - **說明為什麼不能。** 嘗試不允許的事，它會告訴你是哪條規則擋住，以及你缺少什麼。
    - **一起玩。** 你空出的座位都由電腦來坐。二到五人一桌，大盒版也能獨自玩。
    - **什麼都不忘。** 收回一步、再放回去、儲存遊戲，改天繼續。每局開始過的遊戲都留在*你的遊戲*。紀錄用簡單的話說明每一分的來源。

    ## 值得知道

    你可以玩2011年版或2023年的大盒版。如果你的遊戲盒上印的數值不同，可以告訴助手。

    你的瀏覽器會保留你離開時的遊戲，回來時可以繼續。**儲存**會給你一個可以帶走的檔案。

    規則用我們自己的話說明，圖片也是我們自己的。你會想把真正的遊戲放在桌上：它很迷人，這裡不能取代它。

    _Village Companion是非官方的。它由玩家製作，與遊戲的作者和出版商無關。_

## 課程的頁面

learn-village =
    # 學《村莊》

    每一章都有一桌擺好的局面，由你來走。可以依順序看，也可以自己挑。也有[《石器時代》](stone_age/learn.ipynb)和[《曼尼托巴》](manitoba/learn.ipynb)的課程。
learn-stone-age =
    # 學《石器時代》

    每一章都有一桌擺好的局面，由你來走。可以依順序看，也可以自己挑。也有[《村莊》](../learn.ipynb)和[《曼尼托巴》](../manitoba/learn.ipynb)的課程。
learn-manitoba =
    # 學《曼尼托巴》

    每一章都有一桌擺好的局面，由你來走。可以依順序看，也可以自己挑。也有[《村莊》](../learn.ipynb)和[《石器時代》](../stone_age/learn.ipynb)的課程。

# $number (number): that of the chapter
first-game =
    # { $number } · { $title }

    與簡單的對手玩一整局遊戲。一開始建議很多，之後漸漸減少。
editions =
    ## 並排比較

    這一章第一個版圖上的所有不同，由兩個版本的規則推算。開啟「規則書」就能看到出處。

## 許多對局的分析

analysis =
    # { $title }

    來自每種人數各200局遊戲，由*熟練*等級的電腦互相對戰。
analysis-own =
    ## 你自己的遊戲

    選擇你在遊玩頁面或實體桌邊儲存的遊戲：同樣的數據，來自你們這一桌。

## 詞彙表

glossary =
    # { $title }

    每款遊戲的用語：它是什麼、在版圖上是什麼樣子，以及用另一種語言遊玩的人怎麼稱呼它。

## 規則書

rulebook =
    # { $title }

    每條規則都用我們自己的話寫成：出處在哪裡、同桌可以決定什麼，還有可以試著玩的局面。
