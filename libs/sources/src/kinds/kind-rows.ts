import type { Kind } from '@marquee/domain';

/** What the city agendas of a language are made of, in the form of KIND_ROWS. */
export type KindWords = Partial<Record<Kind, string>>;

/**
 * Words of ten languages (en, de, fr, es, it, pt, nl, pl, ja, zh), of Russian and Ukrainian,
 * folded. The first row with a word of the text decides, so that "guided tour of the exhibition" is
 * a tour and "theatre workshop" a class. `_` is a space, and a hyphen matches more letters.
 */
export const KIND_ROWS: readonly (readonly [kind: Kind, terms: string])[] = [
  [
    'play',
    `the_musical das_musical el_musical le_musical il_musical o_musical musical_theatre
    musical_theater`,
  ],
  [
    'wellness',
    `blood_pressure blood_drive health_screening health_screenings cancer_screening
    vision_screening`,
  ],
  [
    'tour',
    `tour tours walk -fuhrung -fuhrungen rundgang stadtrundgang -rundgang visite visites visita
    visitas itinerario itinerarios excursion excursiones excursions ausflug escursione paseo
    paseos balade balades passeggiata passeio rondleiding wandeling spacer zwiedzanie wycieczka
    экскурсия екскурсія 見学 ツアー 导览 導覽 散步 open_house tag_des_offenen_denkmals portes_ouvertes
    puertas_abiertas экскурси- екскурсі- wycieczk- spacer- zwiedzani-`,
  ],
  [
    'screening',
    `screening screenings film films filme movie movies cinema cinemas cine cineforum kino
    filmabend cineclub cineclube documentary documental documentaire dokumentarfilm proiezione
    pelicula peliculas cortometraje cortometrajes bioscoop filmoteca кино фильм кіно фільм 映画 上映
    电影 電影 放映 story_of_film cine_club ciclo_de_cine projection_du_film кино- фильм- кинопоказ
    seans projekcja filmow- filmpremiere`,
  ],
  [
    'class',
    `workshop workshops class classes masterclass course courses lesson lessons training bootcamp
    tutorial crafts makerspace karate judo -workshop -kurs -kurse kurs lehrgang einfuhrungskurs
    schnupperkurs seminar seminare atelier ateliers initiation taller talleres curso cursos
    clase clases laboratorio laboratorios corso corsi lezione oficina oficinas cursus warsztaty
    warsztat zajecia lekcja мастер-класс курс майстер-клас семинар ワークショップ 講座 教室 体験 课程 工作坊 培训
    cours_de cours_d stage_de how_to learn_to drop_in_art sewing knitting homework_help
    computer_help tech_help warsztat- zajec- formation_a formation_au formation_aux formations
    introduction_to intro_to introduccion_a introduction_a introduzione_a introducao_a`,
  ],
  [
    'exhibition',
    `exhibition exhibitions exhibit exhibits exposition expositions expo expos -ausstellung
    -ausstellungen vernissage finissage exposicion exposiciones exposicio exposicao exposicoes
    mostra mostre tentoonstelling tentoonstellingen expositie wystawa wystawy выставка виставка
    展览 展覽 展示 特別展 art_opening opening_reception gallery_opening on_view art_show выставк-
    виставк- wystaw- 特展 個展 个展 聯展 联展 企画展 作品展 写真展 攝影展 回顧展 美術展 絵画展 書道展`,
  ],
  [
    'literature',
    `books bookclub poetry poet poem poems poetas poesia poesie poesias poetico poetica poetry
    reading author authors novel lesung -lesung autorenlesung buchvorstellung buch bucher
    literatur literatura litterature letteratura literatuur literature libro libros livre livres
    libri livro livros lectura lecturas lettura letture leitura leituras roman writing writers
    boek boeken voorlezen ksiazka poezja литература книга поэзия 朗読 読書 文学 读书 讀書 诗歌 文學 book_club
    club_de_lecture book_launch book_discussion book_group book_signing book_talk
    lecture_a_voix_haute lectures_publiques lecture_musicale slam_poetry poetry_slam
    meet_the_author spoken_word spotkanie_autorskie spotkania_autorskie ksiazk- czytani- poezj-
    литературн- книжн- книг- стихи boekpresentatie presentazione_del_libro
    presentacion_del_libro lancamento_do_livro apresentacao_do_livro book_fest`,
  ],
  [
    'talk',
    `talk talks lecture lectures panel debate debates discussion discussions colloquium speaker
    chat chats webinar webinars fireside dialogue -vortrag -vortrage vortrag gesprach -gesprach
    diskussion podiumsdiskussion debat debats causerie charla charlas conferencia conferencias
    coloquio coloquios tertulia tertulias debata debate ponencia conferenza conferenze dibattito
    incontro palestra palestras conversa lezing lezingen wyklad prelekcja dyskusja лекция лекція
    встреча беседа 講演 講演会 トーク 讲座 講座 论坛 座谈 mesa_redonda table_ronde in_conversation ask_the q_a
    info_session information_session keynote grand_rounds lunch_and_learn lunch_learn
    thesis_defense phd_defense dissertation_defense final_defense doctoral_defense prelim_exam
    preliminary_exam brown_bag guest_lecture soutenance_de_these tavola_rotonda infoabend
    informationsabend informationsveranstaltung podium лекци- дискусси- лекторий wyklad-
    prelekcj- dyskusj- 座談会 座谈会`,
  ],
  [
    'opera',
    `opera operas oper opern operette opereta operetta zarzuela oratorio オペラ 歌剧 опера 歌仔戲 京劇 京剧
    戲曲 戏曲 粵劇 粤剧 崑曲 昆曲 越劇 越剧 оперн- operow-`,
  ],
  ['circus', `circus cirque circo circos zirkus cyrk circense цирк サーカス 马戏 acrobatics`],
  [
    'family',
    `storytime storytimes cuentacuentos cuentos conte contes titeres marioneta marionetas
    marionnette marionnettes burattini puppet puppets figurentheater kasperletheater poppenkast
    toddler toddlers babies baby kids children childrens family families infantil infantiles
    familiar familiares familias familia ninos ninas bebe bebes peques -kinder kinder- familien-
    famille familles bambini famiglie criancas familias dzieci rodzinny kinderen gezin lego
    playgroup playtime playdate ludoteca legos santa 親子 子ども こども キッズ 亲子 儿童 детский детям дитячий
    story_time story_hour jeune_public egg_hunt music_and_movement mommy_and_me детск- dzieci-
    rodzin-`,
  ],
  [
    'dance',
    `dance dances ballet balet ballett balletto danza danzas danse danses danca tanz -tanz
    tanztheater taniec tango milonga salsa bachata dancing baile bailes バレエ ダンス 舞剧 芭蕾 舞蹈 балет
    танец line_dancing square_dance taneczn- танц- танцевальн-`,
  ],
  ['show', `comedy comedian comedians standup stand_up improv humor humour`],
  ['fitness', `rock_climbing`],
  [
    'concert',
    `concert- concierto- concerto concerti -konzert -konzerte -konzerts konzertabend koncert- gig
    gigs orchestra orchestre orquesta orquestra orkest orkiestra -orchester choir choirs choeur
    choeurs chor coro coral coros koor jazz symphony symphonie sinfonia sinfonie sinfonica
    sinfonico recital recitals liederabend chorale flamenco quartet quartett quatuor cuarteto
    karaoke singalong band bands bandas acoustic unplugged musica musique musik musical music
    song songs cantautor rock blues folk gospel jam bluegrass polka reggae metal punk flamenca
    オルガン コンサート ライブ 演奏会 音楽 音乐会 演唱会 音樂會 演唱會 концерт оркестр 콘서트 live_music open_mic jam_session
    sing_along концерт- rockn rock_n_roll музык- muzyczn- wieczor_muzyczny tunes`,
  ],
  [
    'show',
    `show shows magic magician magia magie mago zauberer zaubershow revue cabaret kabarett
    kabaret monologo monologos drag burlesque spectacle spectacles espectaculo espectaculos
    spettacolo представление шоу ショー マジック お笑い 脱口秀 one_man_show one_woman_show talent_show
    variety_show showcase`,
  ],
  [
    'play',
    `theatre theater theatres teatro teatros teatr toneel -theater drama schauspiel komodie
    comedie comedia farsa performance musicals theatrale teatral teatrales спектакль спектакл-
    spektakl- театр вистава 演劇 舞台 ミュージカル 戏剧 话剧 戲劇 mise_en_scene obra_de_teatro performing_arts
    stage_play a_play staged_reading 表演 讀劇 读剧 劇團 剧团 朗読劇 спектакл- театр- teatraln-
    przedstawieni- buhne`,
  ],
  [
    'market',
    `market markets -markt -markte markt mercado mercados mercadillo mercadillos mercato
    mercatino mercatini brocante brocantes braderie -flohmarkt rommelmarkt jarmark kiermasz
    bazaar bazar bazaars rastro feirinha ярмарка ярмарок フリーマーケット マルシェ 市集 庙会 book_sale
    craft_fair garage_sale yard_sale vide_grenier marche_de_noel marche_aux marche_des
    plant_sale swap_meet ярмарк- targ_staroci targi_staroci フリマ 朝市`,
  ],
  [
    'fair',
    `fair fairs feria ferias foire foires fiera fiere feira feiras kermesse kirmes salon messe
    fachmesse beurs targi 博览会 見本市 trade_show job_fair career_fair open_day`,
  ],
  [
    'food',
    `food foods wine wines beer beers brewery tasting tastings dinner brunch breakfast supper
    lunch feast bbq barbecue cooking cook culinary gastronomy chili pancake cider whisky
    cocktail wein- -weinprobe weinfest bierfest kulinarisch essen fruhstuck vin vins biere
    degustation cuisine gastronomie gastronomia gastronomico gastronomica cata catas cocina
    tapas vino vinos cerveza degustacion degustazione cucina sagra vinho vinhos cozinha
    culinaria proeverij eten degustacja gotowanie дегустация グルメ 料理 美食 品酒 coffee_with fish_fry
    soup_kitchen repas cocktails ciders winery breweries picnic potluck food_truck food_trucks
    beer_garden wine_tasting ужин завтрак бранч пиво вино гастроном- カフェ 試食 kolacja sniadanie
    piwo wino kulinar- aperitivo aperitivi cena pranzo jantar almoco petit_dejeuner`,
  ],
  [
    'science',
    `science sciences scientific scientist astronomy stargazing planetarium planetario
    observatory eclipse robot robots robotics stem -wissenschaft wissenschaft- sternwarte
    astronomie ciencia ciencias cientifico cientifica astronomia scienza scienze astronomico
    wetenschap sterrenwacht nauka nauki наука астрономия 科学 天文 プラネタリウム научн- naukow-`,
  ],
  [
    'festival',
    `festival- -festival -fest fests stadtfest sommerfest volksfest oktoberfest fiesta fiestas
    festa festas feste carnival carnaval karneval carnevale karnawal fasching verbena fete fetes
    祭 まつり フェスティバル フェス 音乐节 音樂節 фестиваль фестивал- festiwal-`,
  ],
  [
    'party',
    `party parties dj djs rave disco discoteca clubbing nightclub clubnacht mixer -party impreza
    вечеринка パーティー 派对 club_night soiree_dj dance_party`,
  ],
  [
    'race',
    `marathon -marathon maraton maratona 5k 10k triathlon duathlon races racing regatta regata
    -lauf volkslauf stadtlauf carrera carreras corsa corrida rally criterium fun-run забег マラソン
    马拉松 馬拉松 fun_run course_a_pied grand_prix turkey_trot bike_ride group_ride rallye
    cross_country track_and_field half_marathon gran_fondo radrennen bieg- biegow- wyscig-
    kolarsk- polmaraton rajd rowerow- забег- марафон- полумарафон велопробег 3_km 5_km 8_km
    10_km 15_km 20_km 21_km 42_km`,
  ],
  [
    'fitness',
    `yoga pilates zumba tai qigong fitness aerobics workout gym gymnastik gymnastics stretching
    bodybuilding swim swimming gimnasia ginnastica ginastica running cycling climbing йога ヨガ 体操
    瑜伽 太极 tai_chi chair_exercise line_dance_class`,
  ],
  [
    'match',
    `match matches football soccer basketball baseball softball hockey tennis rugby cricket
    volleyball lacrosse wrestling tournament tournaments -turnier championship championships
    league playoff vs fussball -spiel partido partidos campeonato campeonatos torneo torneos
    partita tournoi tournois championnat wedstrijd toernooi zawody mecz turniej матч турнир 試合
    选手权 選手権 比赛 대회 golf handball futsal mecze turniej- турнир- матч-`,
  ],
  [
    'game',
    `bingo trivia quiz quizz chess game games gaming boardgame boardgames poker mahjong dungeons
    pokemon puzzle jigsaw cribbage ajedrez juego juegos jeu jeux -spiele spiele- spieleabend
    giochi gioco jogos jogo spellen szachy gry игры шахматы ゲーム 囲碁 将棋 游戏 escape_room game_night
    scavenger_hunt bridge_club duplicate_bridge contract_bridge`,
  ],
  [
    'wellness',
    `meditation mindfulness wellness wellbeing massage health healing therapy caregiver
    caregivers grief recovery screenings vaccine meditacion meditazione bienestar salud sante
    bien-etre salute gesundheit saude gezondheid zdrowie медитация 瞑想 健康 冥想 support_group
    blood_drive al_anon narcotics_anonymous alcoholics_anonymous sound_bath flu_shot`,
  ],
  [
    'volunteering',
    `volunteer volunteers volunteering cleanup fundraiser charity gala benefit donation
    voluntariado voluntarios benevole benevolat ehrenamt volontariato vrijwilligers wolontariat
    волонтер ボランティア 义工 志愿 clean_up food_drive toy_drive work_day spendenlauf volunteer_training`,
  ],
  [
    'nature',
    `hike hikes hiking birding birds bird nature garden gardens gardening wildlife botanical
    trail stewardship naturaleza jardin jardines huerto huertos senderismo randonnee randonnees
    jardinage -wanderung wanderung vogel garten giardino natura jardim natureza natuur tuin
    przyroda природа 自然 観察 园艺 花园 przyrodnicz- natur naturpark- naturschutz- naturkund-
    naturerleb- naturlehr-`,
  ],
  [
    'religion',
    `worship bible prayer church mass gospel-service gottesdienst andacht misa culto messa missa
    eucharist kerk kosciol msza shabbat rosary adoration procesion богослужение 礼拝 法会
    sunday_service rosh_hashanah yom_kippur worship_service night_prayer evensong priere prieres
    neuvaine chapelet pelerinage chemin_de_croix via_crucis novena oracion preghiera
    pellegrinaggio oracao procissao processione nabozenstw- modlitw- pielgrzymk- wallfahrt gebet
    kerkdienst viering vespers vesper молитва литургия`,
  ],
  [
    'civic',
    `council commission committee board hearing trustees caucus election elections voting ballot
    rally protest pleno sitzung -sitzung burgerversammlung gemeinderat asamblea assemblee
    commissioners zoning selectboard town_hall city_hall town_meeting board_of board_meeting
    public_meeting planning_board conseil_municipal sesja_rady rady_miejskiej rady_miasta
    gemeenteraad raadsvergadering stadtrat ratssitzung consiglio_comunale consejo_municipal
    assembleia_municipal public_hearing school_board заседание`,
  ],
  [
    'conference',
    `conference- conf summit symposium symposia congress congresses convention hackathon devfest
    -konferenz -kongress tagung -tagung colloque colloques congres congreso congresos jornada
    jornadas convegno convegni congresso congressi seminario konferencja kongres forum foro
    конференция カンファレンス 学会 会议 會議 峰会`,
  ],
  [
    'celebration',
    `parade fireworks celebration ceremony graduation inauguration christmas xmas halloween
    easter juneteenth diwali hanukkah kwanzaa cabalgata desfile pasacalles navidad navidades
    navideno navidena reyes noel weihnacht- advent- silvester feuerwerk natale natal kerst
    sinterklaas -umzug festumzug wigilia рождество новый クリスマス 花火 圣诞 春节 tree_lighting new_year
    memorial_day independence_day veterans_day ribbon_cutting grand_opening saint_patrick
    open_house pride`,
  ],
  [
    'meetup',
    `meetup meetups meeting meetings club clubs socials networking social_hour social_club social_night ice_cream_social stammtisch -treff
    -treffen treffpunkt encuentro encuentros rencontre rencontres reunion conversation
    conversacion gathering group circle apero afterwork borrel spotkanie incontri encontro
    ontmoeting встреча клуб 交流会 聚会 happy_hour support_circle coffee_hour meet_up
    language_exchange intercambio_de_idiomas`,
  ],
];

/**
 * Words for sport of any kind. City agendas call what one takes part in by them; a more precise
 * word decides.
 */
export const SPORT_WORDS =
  'deporte deportes deportiva deportivas deportivo sport sports sportif sportive sportivo';
