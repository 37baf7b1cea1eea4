import type { Category } from '@marquee/domain';

/** Words for the categories in the languages of the widgets, separated by `|`. */
export const CATEGORY_WORDS: Readonly<Record<Category, string>> = {
  music: `
    music|live music|concert|concerts|gig|gigs|musik|livemusik|live musik|musique|musique live
    música|música en vivo|musica|musica dal vivo|música ao vivo|muziek|muzyka|hudba|музыка|optreden
    optredens|музыки|музыкальные|muzyki|muzyczny|muzyczne|musikabend|音楽|ライブ|ライブ音楽|音乐|موسيقى`,
  sports: `
    sport|sports|sporting|sports event|sports events|sportveranstaltung|sportveranstaltungen|sportif|deporte|deportes|desporto|esporte
    спорт|матч|матчи|матчей|игра|игры|mecze sportowe|sportowy|esportes|sportivo|sportowe|スポーツ|试合|試合|体育|比赛|رياضة|الرياضة|رياضية|sportu|sportem|спорта|спортом|مباراة|مباريات|mecz|mecze|partido|partidos|partita|partite|wedstrijd|wedstrijden`,
  theater: `
    theater|theatre|theaters|theatres|play|plays|stage play|theatre play|theater play|drama|schauspiel|theaterstück|theaterstücke
    teater|teatteri|divadlo|színház|tiyatro|kazalište|театр|спектакль|спектакли|вистава
    théâtre|pièce de théâtre|teatro|obra de teatro|obras de teatro|spettacolo teatrale|spettacoli teatrali|teatrale|teatrali|obras teatrales|pièces de théâtre|peças de teatro|toneelstukken|peça de teatro|toneel|toneelstuk|teatr|teatru
    театры|спектаклей|teatralny|teatralne|przedstawienie|przedstawienia|spektakl teatralny|sztuka teatralna|teatrem|театра|演劇|舞台|芝居|戏剧|话剧|مسرح|المسرح|مسرحية|مسرحيات`,
  film: `
    film|films|movie|movies|cinema|screening|screenings|film screening|kino|kinofilm|kinofilme|filme|cinéma|projection|cine|película
    películas|pellicola|sessão de cinema|bioscoop|filmy|elokuva|elokuvat|фильм|фильмы|кино|кіно
    filmowy|filmowe|filmów|seans|seanse|кинопоказ|кинопоказы|фильмов|cinema all aperto|映画|电影|影片|أفلام|فيلم|سينما`,
  comedy: `
    comedy|comedies|comedian|comedians|stand up|standup|stand up comedy|standup comedy|comedy club|kabarett|humour|spectacle d'humour
    one man show|comedia|monólogo|monólogos|comicità|cabaret comico|comédia|stand up comédia|komedia|kabaret|コメディ|お笑い|漫才
    стендап|комедия|комедии|юмор|stand up po polsku|kabarety|cabaret|umorismo|humor|comicos
    喜剧|脱口秀|كوميديا|ستاند اب|ستاند أب كوميدي`,
  festival: `
    festival|festivals|fest|festivales|festivais|festiwal|festiwale|festivaali|festivaalit|фестиваль|фестивали|fesztivál
    фестивалей|festiwalu|festiwali|sagra|sagre|feste popolari|フェスティバル|フェス|祭り|节庆|节日|音乐节|مهرجان|مهرجانات`,
  community: `
    community|community event|community events|gemeinschaft|vie locale|comunidad|comunità|comunidade|buurt|społeczność|コミュニティ|社区|مجتمع`,
  nightlife: `
    nightlife|night life|clubbing|club night|club nights|clubs|nightclub|nightclubs|party|parties|partys|rave|raves|dj set|dj night|nachtleben
    clubnacht|clubnächte|disko|feiern gehen|vie nocturne|boîte de nuit|soirée clubbing|vida nocturna|discoteca|discotecas|fiesta|fiestas
    вечеринка|вечеринки|дискотека|дискотеки|ночной клуб|ночные клубы|imprezę|kluby|festa|festas|feste|festje|feestje|vita notturna|vida noturna|balada|baladas|nachtleven|clubavond|uitgaan|życie nocne|impreza|imprezy|ナイトライフ|クラブイベント|クラブ
    パーティー|夜生活|派对|夜店|حياة ليلية|الحياة الليلية`,
  conference: `
    conference|conferences|conf|summit|symposium|congress|konferenz|konferenzen|tagung|tagungen|kongress|fachtagung|conférence
    conférences|congrès|congreso|congresos|conferencia|conferencias|conferenza|conferenze|congresso|congressi|congressos|conferência
    konferens|konferenssi|konferenci|конференция|конференции
    conferências|conferentie|conferenties|congres|konferencja|konferencje|カンファレンス|会議|学会|会议|大会|مؤتمر|مؤتمرات`,
};

/** Further words of `music`, by another category that has such events: festivals have concerts. */
export const LIVE_MUSIC_WORDS: Readonly<Record<'festival' | 'nightlife', string>> = {
  festival: `
    concert|concerts|konzert|konzerte|concierto|conciertos|concerto|concerti|concertos|concerten|concertje|concertjes|koncert|koncerty
    koncertů|koncertów|konsert|konserter|konsertti|konsertit|koncertek|konser|konserler|концерт|концерты|концерти|концертов|концерта|концертах
    コンサート|演唱会|音乐会|حفلة موسيقية|حفلات موسيقية|حفلات`,
  nightlife: `gig|gigs|keikka|keikat|bands|live band|live act|live acts`,
};

/** What a festival with music states. */
export const MUSIC_WORDS = `
  music|musik|musique|música|musica|muziek|muzyka|hudba|музыка|音楽|音乐|موسيقى|concert|concerts|konzerte|conciertos|concerti`;
