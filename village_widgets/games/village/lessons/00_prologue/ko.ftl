lesson-title = 게임의 목표
lesson-about = 누가 승리하는지, 점수는 어디서 오는지, 턴이란 무엇인지 알아봐요. 끝난 게임의 점수를 세어 보고, 턴을 한 번 해 봐요.

step-points = 당신은 에이다예요. 에이다의 가족은 이곳에서 백 년을 살았고, 이제 게임이 끝났어요. 점수가 가장 많은 사람이 승리해요.
    .title = 누가 승리할까요?
    .customers = 이 [사람들](farm:0:customers)에게 물건을 팔았어요. 눌러 보세요.
    .coins = [돈](farm:0:coin)도 점수가 돼요.
    .travel = 가족이 이 [도시들](travel)을 둘러봤어요.
    .council = [의회](council)에서 일한 보람이 있어요.
    .church = [성당](church)에서도 봉사했어요.
    .chronicle = 세상을 떠난 가족은 [연대기](chronicle)에 남았어요.
    .prestige = 그리고 이것은 게임을 하면서 [그때그때](prestige) 얻은 점수예요.
    .done = 이 모두가 턴에서 나왔어요. 한번 해 보세요!

step-take = 새 게임이에요. 자기 턴이 되면 큐브 하나를 가져오고, 그 큐브가 있던 곳에서 액션을 해요.
    .title = 턴
    .task = [추수 공간의 큐브](cube:harvest:persuasion)를 가져오세요.
    .hint = 밭 위쪽 표지판에 있어요.
    .move = [녹색 큐브](cube:harvest:persuasion)를 누르세요.
    .done = 이제 내 큐브예요. 다음은 액션이에요.
    .elsewhere = 그것도 되지만, 이번에는 곡식을 얻어 봐요.

step-act = 곡식이 잘 익었어요.
    .title = 액션
    .task = [추수](field)를 하세요.
    .hint = 밭에서 곡식을 거둘 수 있어요.
    .move = [밭](field)을 누르세요.
    .done = 곡식을 얻었어요! 턴이 끝났고, 다음은 벨라 차례예요. 이제부터는 천천히 해도 돼요. 다음 장은 ‘첫 턴’이에요.
    .leave = 그냥 넘어가도 되지만, 곡식을 얻는 데는 아무것도 들지 않아요.
