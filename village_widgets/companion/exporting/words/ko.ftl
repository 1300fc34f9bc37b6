### 게임을 가져가는 여러 방법의 말. ui-로 시작하는 것은 페이지에 그대로 건네요.

ui-exports = 저장 또는 내보내기
ui-export-app-open = 이 기기의 BG Stats로 결과 보내기
ui-export-app-open-about = 앱이 여기 설치되어 있으면 열려요. 앱이 보관하기 전에 결과를 보여 줘요.
ui-export-ready = 보관할 준비가 됐어요:{" "}

export-later = 점수표와, 플레이를 기록하는 앱에 쓸 결과는 게임이 끝나면 여기 나와요.
export-link = 게임 전체의 링크는 ‘{ ui-share }’에 있어요.
export-file = 게임을 파일로
export-file-about = 입력한 것이 모두, 무른 것까지 들어 있어요. 어느 도우미에서나 다시 열 수 있어요. 전체 기록을 한 게임은 ‘플레이’ 페이지에서도 열려요. 거기서는 코치가 게임을 되짚어 주고, 다르게 뒀으면 어땠을지 해 볼 수 있어요.
export-print = 인쇄할 점수표
export-print-about = 인쇄하거나 보관할 수 있는 한 장짜리 페이지예요.
export-sheet = 스프레드시트용 점수표
export-sheet-about = 플레이어마다 한 줄, 항목마다 한 칸이에요(CSV).
export-app = BG Stats용 결과
export-app-about = 이 앱이 다른 곳에서 받아들이는 형식의 플레이 1회분이에요(JSON).
export-plays = 다른 플레이 기록용 결과
export-plays-about = BoardGameGeek의 플레이 기록과 칸이 같은 표예요(CSV).

export-title = { $game }: 최종 점수
export-player = 플레이어
export-total = { ui-total }
export-place = 순위
export-winner = 승자
export-yes = { printed-yes }
export-nth = { $place }위
export-day = 날짜
export-edition = { ui-edition }
export-players = { ui-players }
export-rounds = 라운드
export-depth = 기록한 것
export-depth-full = 있었던 일 모두
export-why = 승패가 갈린 까닭
export-unofficial = 플레이어들이 만든 비공식 프로그램 Village Companion으로 기록했어요. 게임의 작가나 출판사와는 관계가 없어요.

ui-export-own = { export-file }
ui-export-alone = 지금은 답하는 곳이 없어요. 이 파일은 저장된 것을 모두 담은 이 페이지의 사본으로 만들어요. 나머지는 다시 연결되면 받을 수 있어요.
ui-export-alone-over = 지금은 서버가 응답하지 않아요. 모두 이 페이지의 사본으로 만들어요.
