# 그림에서 자리가 좁을 때 쓰는 컴퓨터의 짧은 이름.
computer-fox-short = 여우
computer-heron-short = 왜가리
computer-frog-short = 개구리
computer-bee-short = 꿀벌
computer-owl-short = 부엉이
computer-hare-short = 토끼
