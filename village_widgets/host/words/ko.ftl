### 페이지의 틀: 노트북 바깥에 놓이는 글과, 노트북이 아닌 페이지의 글.

name = Village Companion
# under an icon on a phone
name-short = 빌리지
unofficial = 비공식
about = 비공식 도우미: 빌리지를 배우고, 플레이하고, 테이블에서 타임을 기록해요.
skip = 본문으로 건너뛰기
pages = 페이지
language = 언어

## 머리글의 페이지들

page-welcome = 시작
page-learn = 배우기
page-play = 플레이
page-table = 테이블에서
page-analysis = 무엇이 이길까?
page-glossary = 용어집
page-rulebook = 규칙서

## 페이지의 첫 그림이 나올 때까지

setting-up = 테이블을 준비하고 있어요…
setting-up-note = 처음 열 때는 몇 초 걸려요.
slow = 아직 준비하고 있어요…
slow-note = 생각보다 오래 걸리네요. 기다려도 되고, 페이지를 다시 불러와도 돼요.
again = 페이지 다시 불러오기
waiting = 지금은 자리가 모두 찼어요
waiting-note = 이 페이지를 그대로 열어 두세요. 자리가 나면 저절로 이어져요.

# $place (number): which one in the line a page is, the first being 1
waiting-place = { $place ->
    [1] 다음 차례예요.
   *[other] 앞에서 { $place }번째로 기다리고 있어요.
}

## When the page has lost its process, or newer pages are there

lost = 연결이 끊겼어요
lost-note = 이 페이지가 테이블에 연결되지 않아요. 저장한 게임은 남아 있어요.
lost-returns = 저절로 다시 이어져요. 입력한 것은 사라지지 않았어요.
newer = 이 페이지의 새 버전이 준비됐어요. 여기 보관된 것은 그대로 남아요.
take-over = 새 버전 쓰기

## What the browser keeps

unkept = 이 브라우저는 이 페이지의 것을 아무것도 보관하지 않아요.
unkept-about = 모두 쓸 수 있지만, 이 브라우저에만 있는 게임과 진도와 테이블은 페이지를 닫거나 다시 불러오면 사라져요. 브라우저 설정에서 이 주소의 사이트 데이터를 허용하거나, 남기고 싶은 것을 파일로 저장하세요.
kept = 이 브라우저에 저장된 것
kept-note = 게임과 테이블, 배운 내용은 이 브라우저에 저장돼요. 파일 하나로 모두 다른 브라우저에 옮길 수 있어요.
kept-save = 모두 파일로 저장하기
kept-take = 파일에서 가져오기
kept-taken = 가져왔어요. 전에 있던 것도 그대로 있어요.
kept-nothing = 그 파일에 있는 것은 이미 모두 여기 있어요.
kept-full = 이 브라우저에 저장 공간이 모자라요. 아무것도 바뀌지 않았어요.
kept-unreadable = 그 파일에는 이 페이지의 것이 없어요. 아무것도 바뀌지 않았어요.

## Failures and wrong addresses

failed = 이 페이지를 열지 못했어요
failed-note = 저희 쪽 잘못이에요. 저장한 것은 하나도 사라지지 않았어요.
to-welcome = 시작 페이지로 가기
missing = 그런 페이지는 없어요
missing-note = 주소를 잘못 적었거나 페이지가 옮겨졌을 수 있어요.
no-script = 이 페이지에는 자바스크립트가 필요한데, 이 브라우저에서 꺼져 있어요.

# $variable (text): the name of a setting
name-refused = 이 서버의 이름이 아니에요
name-refused-why = { name }은 실행 중인 컴퓨터의 이름으로만 열려요. 그렇지 않으면 다른 웹사이트가 이 사이트인 척할 수 있거든요.
name-refused-here = 그 컴퓨터에서 여는 주소
name-refused-there = 다른 기기에서는 페이지를 시작할 때 표시된 주소를 여세요.
name-refused-add = 이 서버를 관리하고 있고 이 이름으로도 열려야 한다면, 설정 { $variable }에 이름을 더하고 다시 시작하세요:

## Pages without a server, and the foot of every page

anywhere-served = **이 수치는 페이지를 제공하는 컴퓨터가 있어야 볼 수 있는데**, 여기에는 없어요. 컴퓨터에 도우미를 설치하고 `village` 명령으로 시작하면 이 페이지에 나와요.
licences = 라이선스
licences-note = 이 페이지는 서버가 필요 없도록 파이썬과 아래 라이브러리를 담고 있어요. 저마다 라이선스가 있어요.
licences-source = 소스 코드
footer = 플레이어들이 만든 도우미예요. 게임의 작가나 출판사와는 관계가 없고, 게임에 관한 모든 권리는 작가와 출판사에 있어요.

## 서버와 서버 없는 페이지에 대해 터미널이 하는 말
# $address (text): that of the pages
# $folder (text): a folder of this machine
# $variable (text): the name of a setting

served-here = { name }을 { $address }에서 열 수 있어요
served-there = 같은 네트워크의 휴대폰에서는 { $address }
served-closed =
    테이블과 진도를 보관할 수 없어요. { $folder } 폴더에 쓸 수 없거든요.
    { $variable }에 다른 폴더를 적어 주세요.
served-end = (Ctrl+C를 누르면 끝나요.)
# $pages, $megabytes (number)
built = { $pages }페이지, { NUMBER($megabytes, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB, 폴더는 { $folder }
# $command (text): what to type
built-look = 보려면: { $command }
