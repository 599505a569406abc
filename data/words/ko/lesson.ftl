# 튜토리얼: 모든 게임에 공통인 말. 단계마다 하는 말은 게임별 파일에 있어요.

command-learn-name = 배우기
command-learn-description = 직접 해 보면서 3분 만에 게임 배우기
lesson-shape-title = { $game } 튜토리얼
button-learn = 처음이에요?

lessons-title = 직접 해 보면서 배우기
lessons-choose = 게임을 골라 주세요. 튜토리얼은 3분쯤 걸리고, 나만 볼 수 있어요.
lesson-title = { $game } · 튜토리얼 { $step }/{ $steps }단계
lesson-resumed = 다시 만나서 반가워요! 지난번에 멈춘 곳이에요.
lesson-changed = 다시 만나서 반가워요! 그사이 이 단계가 바뀌었으니 한 번 더 봐 주세요.
lesson-gone = 다시 만나서 반가워요! 튜토리얼이 새로워지면서 지난번 단계가 없어졌어요. 여기서 이어 하거나, **{ button-back }** 버튼을 눌러 새로운 내용을 보세요.
lesson-sent = 이 단계를 DM으로 보냈어요. 거기서 이어 해도 되고, 여기서 이어 해도 돼요.
lesson-left = 여기까지 저장했어요. 언제든 `/배우기`로 다시 오세요.
lesson-finished-title = { $game } · 준비 끝!
lesson-finished = 이제 진짜 게임을 해 봐요. 살살 두는 컴퓨터 둘이 함께하고, 기다리는 사람도 없어요.
lesson-finished-direct = 이제 진짜 게임을 해 봐요. 서버 채널에서 `/table new`를 입력하세요. 빈자리는 모두 컴퓨터가 채울 수 있어요.
lesson-table = { NUMBER($table, useGrouping: 0) }번 테이블에 게임이 준비됐어요: { $link }
button-lesson-next = 다음
button-lesson-again = 처음부터
button-lesson-leave = 나가기
button-lesson-direct = DM으로 받기
button-lesson-play = 견습생과 겨루기
button-lesson-others = 다른 게임 배우기
button-lesson-resume = 튜토리얼 이어 하기
refused-no-lesson = 그 게임은 아직 튜토리얼이 없어요. `/rules`를 봐 주세요.
