/**
 * Topics, one per line: the words that mean it in the languages of the widgets, separated by `|`,
 * the name first. After `~` come words of related topics: events about them follow. After `<` come
 * words that only queries contain.
 */
export const MUSIC_TOPICS = `
  jazz|jazz music|джаз|джаза|джазовый|джазовые|джазовая|jazzowy|jazzowe|jazzowa|jazzu|ジャズ|爵士|爵士乐|جاز < jazz club|jazz clubs|jazz bar|jazzclub
  rock|rock music|рок|rockmusik|рок музыка|рок концерт|rockowy|rockowe|rockowa|ロック|摇滚|روك ~ indie|indie rock|shoegaze|post rock
  pop|pop music|popmusik|поп музыка|ポップ|流行音乐 ~ synth pop|dream pop|indie pop
  techno|техно|テクノ ~ minimal techno
  house music < house musik ~ afro house|deep house|house dj
  electronic|electronic music|electro|electronica|edm|elektronische musik|электронная музыка|muzyka elektroniczna|musique électronique|música electrónica|musica elettronica|エレクトロ|电子音乐 ~ techno|synth pop|ambient
  classical|classical music|klassik|klassische musik|musique classique|música clásica|musica classica|música clássica|klassieke muziek|muzyka klasyczna|クラシック|クラシック音楽|古典音乐|موسيقى كلاسيكية|классика|классическая музыка|классическую музыку|классической музыки|классическая|klasyczna|klasycznej|klasyczny|muzyki klasycznej|klassisch|klassisches|klassische|classique|classiques|clásico|clásica|classico|classica|clássico|clássica|klassiek ~ symphony|symphonic|philharmonic|orchestra|chamber music|string quartet|recital|early music
  orchestra|оркестр|оркестра|симфония|symphony|philharmonic|orchester|sinfonie|orchestre|orquesta|orquestra|orkest|orkiestra|オーケストラ|交响乐|أوركسترا
  chamber music|kammermusik|musique de chambre|música de cámara|musica da camera|室内楽 ~ string quartet
  opera|operas|опера|оперы|оперу|oper|opern|opery|operę|lirica|opera lirica|opere liriche|opéra|ópera|óperas|オペラ|歌剧|أوبرا ~ operetta|zarzuela
  choir|хор|хоры|choral|choirs|chor|chöre|chorale|chœur|coro|koor|chór|合唱 ~ choral music|gospel choir
  hip hop|hiphop|хип хоп|рэп|rap|ヒップホップ|嘻哈|هيب هوب
  metal|метал|metalowy|heavy metal|death metal|black metal|メタル
  punk|punk rock|パンク
  folk|фолк|folkowy|folk music|folk musik|musique folk|フォーク|民谣 ~ singer songwriter|traditional music
  blues|блюз|bluesowy|ブルース|布鲁斯
  soul|soul music|ソウル ~ motown|r b
  funk|ファンク
  reggae|レゲエ ~ dub|ska
  country|country music|カントリー
  latin|latin music|latino|musica latina|música latina|ラテン ~ salsa|bossa nova|cumbia|tango
  salsa|サルサ
  tango|タンゴ|探戈
  flamenco|フラメンコ ~ latin|tango|world music
  afrobeat|afrobeats
  ambient|アンビエント
  disco|ディスコ
  drum and bass|drum n bass|dnb
  trance|trance music
  alternative|alternative rock|alternative music|alt rock < alternative bands|alternativrock ~ indie|indie rock|shoegaze|post rock|post punk
  indie|indie rock|indie pop|indie music|インディー ~ indie rock|shoegaze|dream pop
  singer songwriter|singer songwriters|liedermacher|chanson|cantautor|cantautore
  k pop|kpop
  gospel|ゴスペル
  world music|weltmusik|musique du monde|músicas del mundo
  samba|サンバ
  bossa nova|ボサノヴァ
  acoustic|akustik|acoustique|acústico|acustico`;

export const STAGE_TOPICS = `
  ballet|ballett|балет|балета|balet|baletu|balletto|balletti|ballets|ballette|バレエ|芭蕾|باليه ~ dance theatre|contemporary dance|dance
  dance|dancing|tanz|danse|danza|dança|taniec|ダンス|舞蹈|رقص ~ ballet|contemporary dance
  musical|мюзикл|мюзиклы|musicale|musicali|musicales|musicais|musicali|musicals|comédie musicale|ミュージカル|音乐剧
  circus|цирк|цирка|zirkus|cirque|circo|cyrk|サーカス|马戏|سيرك
  puppet|puppets|puppetry|puppet show|puppentheater|marionnettes|marionetas|marionette|poppenkast|人形劇|木偶
  magic|magic show|magician|zaubershow|zauberer|magie|magia|マジック|魔术
  improv|improvisation|impro|improvised|improvisationstheater|improvisación
  poetry|poetry slam|poésie|poesía|poesia|lyrik|poëzie|poezja|詩|诗歌|شعر ~ spoken word
  reading|author reading|book reading|lesung|lesungen|dichterlesung|朗読
  drag|drag show|drag queen
  documentary|documentaries|dokumentarfilm|doku|documentaire|documental|documentario|documentário|ドキュメンタリー|纪录片
  short film|short films|shorts|kurzfilm|kurzfilme|court métrage|courts métrages|cortometraje|cortometrajes|cortometraggio|短編映画|短片
  animation|animated|anime|animationsfilm|アニメ|动画`;

export const OTHER_TOPICS = `
  football|soccer|футбол|футбола|fußball|fussball|foot|fútbol|futbol|calcio|futebol|voetbal|piłka nożna|piłki nożnej|футбольный матч|サッカー|足球|كرة القدم
  american football|nfl|アメフト
  basketball|nba|баскетбол|basket|koszykówki|baloncesto|pallacanestro|basquete|basquetebol|koszykówka|バスケットボール|バスケ|篮球|كرة السلة
  handball|balonmano|pallamano|piłka ręczna|andebol|ハンドボール|手球
  ice hockey|хоккей|хоккея|hokeja|hockey|nhl|eishockey|hockey sur glace|ijshockey|hokej|アイスホッケー|冰球
  baseball|mlb|béisbol|野球|棒球
  tennis|теннис|tenis|tenisa|テニス|网球|تنس
  rugby|ラグビー|橄榄球
  volleyball|voleibol|pallavolo|volley|siatkówka|バレーボール|排球
  cricket|クリケット
  golf|ゴルフ
  motorsport|motor racing|motor sport|racing|course automobile|automovilismo|automobilismo|モータースポーツ|赛车 ~ formula 1|motogp|moto gp|grand prix|formula 2
  formula 1|formula one|f1|formel 1|formule 1|fórmula 1|フォーミュラ1|一级方程式
  motogp|moto gp|motorcycle racing|motorradrennen
  boxing|бокс|boxen|boxe|boxeo|pugilato|boks|ボクシング|拳击
  wrestling|ringen|lucha libre|プロレス
  marathon|марафон|maratonu|marathons|half marathon|halbmarathon|maratón|maratona|maraton|マラソン|马拉松|ماراثون ~ 10k|running
  running|fun run|fun runs|charity run|park run|parkrun|laufen|lauf|course à pied|corsa|hardlopen|bieg|biegi|ランニング|跑步 ~ marathon|10k|half marathon|relay race
  cycling|cycle|bike|bicycle|bikes|fahrrad|radfahren|radrennen|vélo|cyclisme|bicicleta|ciclismo|bici|fietsen|wielrennen|rower|kolarstwo|サイクリング|自転車|骑行
  swimming|schwimmen|natation|natación|nuoto|natação|zwemmen|水泳|游泳
  skiing|ski|skifahren|esquí|スキー|滑雪
  yoga|ヨガ|瑜伽|يوغا
  hiking|hike|wandern|wanderung|randonnée|senderismo|escursione|caminhada|wandelen|ハイキング|徒步
  climbing|klettern|escalade|escalada|arrampicata|クライミング
  ai|artificial intelligence|künstliche intelligenz|ki|intelligence artificielle|ia|inteligencia artificial|inteligência artificial|intelligenza artificiale|kunstmatige intelligentie|sztuczna inteligencja|人工知能|人工智能|الذكاء الاصطناعي ~ machine learning|deep learning|neural networks|generative ai|genai|llm|llms|computer vision|nlp
  machine learning|maschinelles lernen|apprentissage automatique|aprendizaje automático|機械学習|机器学习 ~ ai|artificial intelligence|ml|mlcon|deep learning|neural networks|data mining|computer vision|nlp
  javascript|js|ecmascript ~ jsconf|typescript|react|reactjs|node|nodejs|vue|vuejs|angular|svelte|frontend
  python|パイソン ~ pycon|pydata|django
  ruby|ruby on rails ~ rails|rubykaigi|rubyconf
  java|jvm ~ kotlin|spring boot
  rust|rustlang ~ rustconf
  php ~ laravel|symfony|drupal|wordpress
  devops|kubernetes|docker|cloud native|platform engineering ~ sre|site reliability|cloud
  security|cybersecurity|cyber security|infosec|it sicherheit|cybersécurité|ciberseguridad|サイバーセキュリティ|网络安全 ~ hacking|hackers
  data science|big data|data engineering|analytics|données|datos ~ machine learning|data mining|data
  ux|user experience|usability ~ design|ui
  web development|web dev|webentwicklung|frontend|front end ~ javascript|css|react
  mobile development|mobile apps|android|ios ~ flutter|swift
  game design|game development|game dev|gamedev|video games|gaming|videospiele|jeux vidéo|videojuegos|ゲーム|电子游戏
  blockchain|crypto|web3|bitcoin|ethereum
  startup|startups|start up|start ups|entrepreneurship|gründer|スタートアップ|创业
  open source|free software|オープンソース|开源
  climate|climate change|klima|klimawandel|climat|clima|気候|气候 ~ sustainability|clean energy|climate adaptation
  health|public health|gesundheit|santé|salud|salute|saúde|健康
  pottery|ceramics|töpfern|töpferei|keramik|poterie|céramique|cerámica|ceramica|cerâmica|keramiek|ceramika|陶芸|陶艺
  crafts|craft|handicraft|basteln|handwerk|artisanat|artesanía|artigianato|手工 ~ knitting|felting|bookbinding|pottery|linocut
  painting|malen|malerei|peinture|pintura|pittura|watercolour|watercolor|絵画|绘画
  photography|photo|fotografie|fotografía|fotografia|photographie|写真|摄影
  art|arts|kunst|arte|sztuka|アート|美術|艺术|فن
  exhibition|exhibitions|выставка|выставки|expo|expos|exhibit|exhibits|ausstellung|ausstellungen|exposition|expositions|exposición|exposiciones|mostra|mostre|esposizione|esposizioni|exposição|exposições|tentoonstelling|tentoonstellingen|wystawa|wystawy|wystaw|выставок|expositie|exposities|展覧会|展示|展览|معرض
  museum|museums|музей|музеи|musée|musées|museo|museos|musei|museu|muzeum|博物館|美術館|博物馆|متحف
  open air|openair|outdoor|outdoors|freiluft|freilicht|plein air|en plein air|aire libre|al aire libre|all'aperto|ao ar livre|openlucht|w plenerze|野外|屋外|露天|户外|في الهواء الطلق
  calligraphy|kalligraphie|kalligrafie|calligraphie|caligrafía|calligrafia|caligrafia|kaligrafia|書道|书法
  knitting|stricken|tricot|tejer|punto|maglia|breien|dzierganie|編み物|编织
  watercolour|watercolor|aquarell|aquarelle|acuarela|acquerello|aquarela|akwarela|水彩
  beekeeping|beekeeper|bees|imkern|imkerei|apiculture|apicultura|bijenhouden|pszczelarstwo|養蜂|养蜂
  bread|bread baking|baking|brot backen|backen|boulangerie|pain|panadería|pane|pão|chleb|パン|面包
  repair|bicycle repair|repair café|reparieren|fahrradreparatur|réparation|reparación|riparazione|reparação|naprawa|修理
  linocut|linolschnitt|linogravure|grabado|版画 ~ printmaking
  letterpress|letterpress printing|buchdruck|typographie|typography
  market|markets|flea market|flohmarkt|marché|marché aux puces|brocante|mercado|mercadillo|rastro|mercato|mercatino|rommelmarkt|targ|市場|フリーマーケット|集市|سوق
  hackathon|hackathons|ハッカソン|黑客松
  cooking|kochen|kochkurs|cuisine|cocina|cucina|culinária|koken|gotowanie|料理|烹饪
  food|street food|gastronomie|gastronomía|comida|cibo|eten|jedzenie|美食|グルメ ~ food festival|food market
  wine|wein|vin|vino|vinho|wijn|wino|ワイン|葡萄酒
  beer|bier|bière|cerveza|birra|cerveja|piwo|ビール|啤酒
  christmas market|christmas markets|weihnachtsmarkt|weihnachtsmärkte|christkindlmarkt|marché de noël|mercado navideño|mercatino di natale|kerstmarkt|クリスマスマーケット
  christmas|xmas|weihnachten|noël|navidad|natale|kerst|boże narodzenie|クリスマス|圣诞|圣诞节|عيد الميلاد
  new year|new years eve|silvester|nouvel an|réveillon|nochevieja|año nuevo|capodanno|ano novo|oud en nieuw|sylwester|大晦日|跨年
  halloween|ハロウィン|万圣节
  flea market|flohmarkt|flohmärkte|marché aux puces|vide grenier|brocante|mercadillo|mercatino|rommelmarkt|pchli targ|蚤の市|フリマ
  market|markets|farmers market|markt|markten|mercatini|mercatino|fiera|fiere|feria|ferias|feira|feiras|feirinha|foire|foires|kermis|rastrillo|jarmark|jarmarki|kiermasz|targi|bazar|рынок|рынки|ярмарка|ярмарки|mercadinho|trödelmarkt|wochenmarkt|märkte|marché|marchés|mercado|mercados|mercato|mercati|targ|マーケット|市场|سوق
  book|books|literature|literatur|livres|littérature|libros|literatura|libri|letteratura|boeken|książki|本|文学|كتب ~ book club|author|poetry
  gardening|garden|gardens|garten|jardin|jardinage|jardín|giardino|jardim|tuin|ogród|ガーデン|园艺
  board games|board game|brettspiele|spieleabend|jeux de société|juegos de mesa|giochi da tavolo|ボードゲーム|桌游
  quiz|pub quiz|trivia|quiz night|kneipenquiz|クイズ
  karaoke|カラオケ|卡拉ok
  pride|lgbt|lgbtq|queer|gay pride|csd|orgullo
  science|wissenschaft|sciences|ciencia|scienza|ciência|wetenschap|nauka|科学|علوم
  history|geschichte|histoire|historia|storia|história|geschiedenis|歴史|历史
  guided tour|guided tours|walking tour|stadtführung|führung|visite guidée|visita guiada|visita guidata|rondleiding|ガイドツアー`;

/**
 * Words for technology in general. They stand for conferences, whose titles seldom contain them.
 */
export const TECHNOLOGY_WORDS = `
  tech|technology|tech meetup|tech meetups|tech talk|tech talks|tech conference|tech conferences|technology conference|developer conference|developer conferences|dev conference|it conference
  tech event|tech events|programming conference|software conference|it konferenz|tech konferenz|entwicklerkonferenz|技術カンファレンス`;
