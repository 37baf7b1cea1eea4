import type { Kind } from '@marquee/domain';

type Row = readonly [kind: Kind, terms: string];

/** Terms that decide whatever else a text names: a "5k walk" is no guided walk. */
export const DECISIVE_ROWS: readonly Row[] = [
  ['race', '5k 10k 15k 5_km 10_km fun_run walk_run run_walk half_marathon walkathon'],
  ['fair', 'car_show boat_show flower_show rv_show home_show gun_show'],
  ['show', 'fashion_show dog_show horse_show air_show modevisning'],
  ['talk', 'vorlesung ringvorlesung antrittsvorlesung abschiedsvorlesung cine-debate'],
  ['class', 'undervisning sip_paint sip_and_paint paint_and_sip paint_sip'],
  ['match', 'sm_i nm_i vm_i em_i'],
  ['dance', 'dansuppvisning'],
  ['show', '-uppvisning'],
  [
    'religion',
    'hogmassa kvallsmassa sondagsmassa taizemassa familjemassa julmassa hojmesse hoymesse',
  ],
  ['volunteering', 'fete_du_nettoyage skrapplockning blood_donation'],
  ['celebration', '花火 trick_or_treat trick_or_treating trunk_or_treat'],
  ['nature', 'fete_de_la_nature'],
  ['festival', 'noc_muzeow museumsnacht museumnacht nuit_des_musees nuit_europeenne_des_musees'],
  [
    'dance',
    'nutcracker nussknacker casse-noisette cascanueces schiaccianoci swan_lake schwanensee',
  ],
  ['concert', 'messiah carmina_burana weihnachtsoratorium matthauspassion'],
  ['opera', 'zauberflote magic_flute traviata rigoletto turandot boheme don_giovanni'],
  ['meetup', 'speed_dating speeddating speeddejting'],
];

/** Terms in titles that count if nothing else names a kind. */
export const TITLE_HINTS: readonly Row[] = [
  [
    'concert',
    `live en_vivo en_directo dal_vivo piano guitar guitare guitarra violin cello accordion accordeon banjo
    saxophone sax trumpet trombone harp harpsichord ukulele drums percussion marimba organ vocal
    vocals singer singers songwriter songwriters duo duet trio quintet quintett quintette sextet
    sextett octet oktett ensemble tribute funk soul techno hip_hop r_b indie hardcore shoegaze
    salsa_band big_band unplugged album_release record_release release_show ep_release residency
    chamber_music carols caroling philharmonic philharmonie philharmoniker sinfonietta vinyl`,
  ],
  [
    'class',
    `painting paint pottery ceramics drawing sketching watercolor watercolour knit crochet quilting
    embroidery calligraphy woodworking origami crafternoon craft diy beginner beginners academy
    orientation certification cpr camp coding internship dibujo zeichnen malen`,
  ],
  [
    'exhibition',
    'art artworks paintings photographs sculpture sculptures installation kunst konst',
  ],
  [
    'talk',
    'metier metiers presentation history_of seminar speakers story_slam storytelling ted tedx podcast',
  ],
  ['show', 'laughs laugh improvised hypnotist illusionist ventriloquist'],
  ['market', 'sale sales vendors vendor makers pop-up popup thrift vintage'],
  ['family', 'preschool homeschool playground enfants enfant gyerek tots sensory puppetry'],
  ['nature', 'foraging fungi mushroom mushrooms bees pollinator forest outdoors fossil'],
  ['wellness', 'menopause breathwork reiki sauna medicare clinic mental_health self-care'],
  ['party', 'dance_night silent_disco bar_crawl pub_crawl ladies_night afterparty nightlife'],
  ['food', 'sip sips bourbon whiskey taste tastes bites oyster crawfish chef chefs'],
  ['celebration', 'haunted spooky thanksgiving valentines anniversary vigil remembrance holiday'],
  ['match', 'final semifinal semifinals playoffs invitational scrimmage pickleball'],
  ['religion', 'rosary gospel parish revival sabbath'],
  ['race', 'run runs bike ride relay'],
  ['meetup', 'cafe coffee mixer singles alumni'],
  ['play', 'premiere matinee cie compagnie'],
];

/**
 * Terms in texts about acts, which often name no concert: "Their second album blends soul and
 * funk."
 */
export const TEXT_HINTS: readonly Row[] = [
  [
    'concert',
    `singer songwriter singer-songwriter singers vocalist vocalists guitarist drummer bassist pianist
    musician musicians music album albums ep melodies ballads riffs rapper hip-hop indie electronica
    techno house_music soul funk punk punkrock pop debut_album soundscapes discography zanger
    zangeres muzikanten muzikaal muziek nummers plaat meezingers hits musicien musiciens chanteur
    chanteuse chansons guitariste cantante cantautor cantautora musicos canciones disco_debut
    musicisti cantante canzoni musicos cancoes sangare sangerska latar musiker musikerin sanger
    sangerin lieder songs yhtye laulaja muusikko zespol wokalistka muzycy kapela zpevak zpevacka
    dj djs turntables beats groove grooves`,
  ],
  [
    'exhibition',
    `painter painters paintings photographer photographs sculptor canvas artworks works_on
    oeuvres tableaux peintre peintures photographe obras pintor pintora cuadros opere pittore dipinti
    werke gemalde malerin maler fotografien schilderijen kunstenaar kunstenares malningar konstnar
    konstnaren maleren kunstneren malerier taiteilija teoksia`,
  ],
  [
    'play',
    `actors actress starring onstage playwright acteurs comediens metteur
    dramaturge actores dramaturgo attori regia schauspieler inszenierung regie acteur actrice
    regisseur skadespelare regissor skuespillere aktorzy rezyseria herci rezie`,
  ],
  [
    'talk',
    `historian historiker professor professorin historien historienne speakers
    experts discusses conferencier`,
  ],
];
