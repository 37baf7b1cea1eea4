module example.org/marquee

go 1.18
