const list = (text: string): readonly string[] =>
  text
    .split(/[|\n]/)
    .map((entry) => entry.trim())
    .filter(Boolean);

const streets = (pattern: string, names: string) => ({ pattern, names: list(names) });

/** How an address reads, with `{street}` and `{number}`. */
export const STREETS = {
  english: streets(
    '{number} {street}',
    'Orchard Street|Mill Lane|Harbour Road|Station Road|Garden Street|Weavers Row',
  ),
  french: streets(
    '{number} {street}',
    'rue des Tilleuls|rue du Moulin|quai des Tanneurs|rue des Jardins|allée du Lavoir',
  ),
  german: streets(
    '{street} {number}',
    'Lindenstraße|Mühlgasse|Gartenstraße|Am Speicher|Webergasse|Kastanienweg',
  ),
  dutch: streets('{street} {number}', 'Molenstraat|Lindelaan|Weverskade|Tuinstraat|Pakhuisweg'),
  spanish: streets(
    '{street} {number}',
    'Calle del Olivo|Calle de los Tejedores|Paseo del Molino|Calle Jardines',
  ),
  portuguese: streets(
    '{street}, {number}',
    'Rua das Oliveiras|Rua do Moinho|Rua das Flores|Travessa dos Tecelões',
  ),
  italian: streets(
    '{street} {number}',
    'Via dei Glicini|Via del Mulino|Via dei Tessitori|Vicolo degli Orti',
  ),
  nordic: streets('{street} {number}', 'Lindgatan|Havnegade|Møllergata|Trädgårdsgatan|Æblevej'),
  finnish: streets('{street} {number}', 'Lehmuskatu|Myllytie|Puutarhakatu|Satamatie'),
  polish: streets('ul. {street} {number}', 'Lipowa|Młynarska|Ogrodowa|Tkacka'),
  czech: streets('{street} {number}', 'Lipová|Mlýnská|Zahradní|Tkalcovská'),
  hungarian: streets('{street} {number}.', 'Hársfa utca|Malom utca|Kert utca|Takács utca'),
  greek: streets('{street} {number}', 'Odos Elaion|Odos Mylou|Odos Kipon|Odos Limaniou'),
  turkish: streets(
    '{street} No: {number}',
    'Zeytin Sokak|Değirmen Sokak|Bahçe Caddesi|Liman Sokak',
  ),
  japanese: streets('{street} 2-{number}', 'Sakurazono|Mizubecho|Hanamizaka|Kazemidori'),
  korean: streets('{number} {street}', 'Beotkkot-gil|Mulle-gil|Jeongwon-ro|Sup-gil'),
  chinese: streets(
    'No. {number}, {street}',
    'Osmanthus Road|Riverside Lane|Old Mill Road|Camphor Street',
  ),
  thai: streets('{number} {street}', 'Soi Dok Khun|Soi Rim Khlong|Soi Suan Mai|Soi Tha Nam'),
} as const;
export type StreetStyle = keyof typeof STREETS;

/** Templates for the names of venues. */
export const ROOMS = {
  hall: list(
    '{place} Concert Hall|{place} Music Hall|{place} Auditorium|{place} Hall|{place} Symphony Rooms',
  ),
  bar: list(
    '{place} Backroom|{place} Record Bar|The {Odd} {Thing}|The {Odd} {Thing}|The {Keeper} and {Thing}',
  ),
  arena: list('{place} Arena|{place} Stadium|{place} Dome|{place} Sports Park|{place} Sports Hall'),
  theatre: list(
    '{place} Playhouse|{place} Theatre|{place} Studio Stage|{place} Opera House|The {Odd} Curtain Theatre',
  ),
  cinema: list(
    '{place} Picture House|{place} Cinema|{place} Film House|The {Odd} Projector|Cinema {Odd}',
  ),
  comedy: list(
    '{place} Comedy Loft|{place} Laughing Room|{place} Comedy Snug|The Giggling {Thing}|The {Odd} Moustache',
  ),
  club: list(
    '{place} Silo|{place} Depot|{place} Pump House|Night Rooms {place}|Club {Odd} {Thing}|{Odd} Basement',
  ),
  congress: list(
    '{place} Congress Centre|{place} Conference House|{place} Forum|{place} Exchange Halls',
  ),
  house: list(
    '{place} Community House|{place} Library|{place} Neighbourhood Hall|{place} Makers Yard|{place} Allotments',
  ),
  gallery: list(
    '{place} Gallery|{place} Art Rooms|Museum of the {Odd} {Thing}|{place} Print Works',
  ),
  park: list('{place} Park|{place} Gardens|{place} Meadow|{place} Common|{place} Waterside'),
} as const;
export type RoomKind = keyof typeof ROOMS;

export const TEAM_NAMES = list(`
  Marmots|Lamplighters|Kingfishers|Pilchards|Tinkers|Capybaras|Pangolins|Wagtails|Cormorants|Axolotls|Quokkas|Nightjars
  Stoats|Windmills|Capstans|Sextants|Foxgloves|Peppercorns|Barnacles|Tamarins|Weavers|Cartographers|Dormice|Sandpipers`);

/** Lists that templates refer to as `{name}`; an entry may itself refer to others. */
export const WORDS: Readonly<Record<string, readonly string[]>> = {
  place: list('{placeStart}{placeEnd}'),
  placeStart: list(`
    Amber|Brindle|Copper|Dapple|Ochre|Fennel|Garnet|Filbert|Indigo|Juniper|Kestrel|Lantern|Marl|Nettle|Badger|Pebble
    Quill|Russet|Saffron|Teasel|Umber|Velvet|Willow|Yarrow|Clover|Damson|Larch|Sorrel`),
  placeEnd: list('wick|fold|fen|spire|holt|march|reach|stead|wharf|yard|row|quay|bourne|thorn'),

  odd: list(`
    apricot|tangerine|paper|thistle|cobalt|marzipan|quince|juniper|pewter|cinnamon|gingham|corduroy|tapioca|nutmeg
    cardigan|marble|lavender|persimmon|flannel|walnut|magenta|porcelain|mustard|tin|rhubarb|sepia|bamboo|ceramic
    plaid|vanilla|origami|mahogany|turquoise|woollen|satin|gooseberry|cardboard|chestnut|linen|sandstone`),
  thing: list(`
    barometer|semaphore|almanac|hedgerow|tramline|gondola|lute|sundial|typewriter|umbrella|postcard|telescope|ladder
    metronome|teapot|anchor|weathervane|lampshade|bicycle|notebook|harmonium|trapdoor|windowsill|orchard|kettle|globe
    carousel|periscope|bookcase|rowboat|doorbell|parasol|staircase|thimble|satellite|accordion`),
  first: list(`
    Ilka|Odalys|Wren|Tomasz|Amara|Leopold|Noor|Silvio|Ingrid|Kofi|Mirela|Bastian|Yuna|Rafaela|Emeka|Solveig|Idris|Paloma
    Henrik|Zadie|Marek|Lucinda|Oskar|Farah|Thandi|Matteo|Hana|Cormac|Vesna|Joaquim|Priya|Anselm|Delphine|Kwame|Petra|Ravi`),
  last: list(`
    Fernwhistle|Quillmore|Harrowmint|Tidewick|Lanternby|Oakendale|Merrowfield|Pepperlane|Thistlecombe|Candlewell
    Vasterholm|Okandelu|Marivoux|Castelmira|Mizunogawa|Belandro|Rostavik|Zelenkamp|Adewinmo|Corvanelli|Brightwater
    Umberfield|Sallowby|Nightmarsh|Duskwater|Hollowick|Pinecastle|Rivermont|Starkwood|Wexholm|Ambrosel|Tuladrin`),
  person: list('{first} {last}'),

  feeling: list(
    'quiet|late|borrowed|slow|bright|distant|paper|northern|small|electric|wooden|patient|golden|unwritten',
  ),
  scene: list(`
    rivers|mornings|windows|letters|summers|harbours|gardens|stations|clouds|staircases|seasons|islands|rooftops
    corridors|meadows|fires|kitchens|bridges|radios|maps`),
  keeper: list(`
    cartographer|clockmaker|lighthouse keeper|beekeeper|ferryman|botanist|translator|locksmith|baker|astronomer|piano tuner
    postmistress|stationmaster|glassblower|librarian|gardener|puppeteer|bookbinder|weaver|tailor`),
  keepsake: list(`
    daughter|umbrella|last winter|secret|waltz|apprentice|garden|letter|holiday|inheritance|riddle|second life|silence
    supper|shadow|birthday|wager|promise|suitcase|dream`),
  work: list(`
    The {Keeper}'s {Keepsake}|The {Keeper} and the {Thing}|{Feeling} {Scene}|Seven {Feeling} {Scene}|The {Odd} {Thing}
    All the {Feeling} {Scene}|Before the {Scene}|A House of {Scene}|What the {Keeper} Knew`),
  record: list(
    '{Feeling} {Scene}|{Scene} in {Odd}|The {Thing} Songs|{Odd} {Scene}|Songs for the {Keeper}',
  ),
  joke: list(`
    Mildly Alarming|Technically an Adult|Please Hold|Best Before|Not My Umbrella|Reply All|Small Talk, Large Room
    Overdue at the Library|Left on Read|Terms and Conditions|Some Assembly Required|A Brief History of My Kitchen
    Out of Office|Allegedly Charming|Room Temperature|Second Cousin of Fame|Unsolicited Advice|My Other Coat`),
};

export const GENRES = list(`
  indie|folk|jazz|soul|dream pop|Afrobeat|bossa nova|blues|shoegaze|synth pop|funk|Latin|ambient|post-rock|country|reggae`);
export const CLUB_SOUNDS = list(
  'house|techno|disco|drum and bass|Afro house|electro|UK garage|Balearic|dub|baile funk',
);
export const SPORTS = list('football|basketball|volleyball|handball|ice hockey|rugby');
export const TOPICS = list(`
  urban water|clean energy|open data|public health|food systems|digital archives|circular design|accessible software
  ocean science|timber building|small robots|rail travel|language technology|community finance|climate adaptation
  museum practice|quantum sensing|game design|school libraries|cycling cities`);
export const CRAFTS = list(`
  pottery|bookbinding|watercolour|bread baking|bicycle repair|urban beekeeping|sign painting|linocut|knitting|letterpress
  fermentation|kite making|birdsong|street photography|map drawing|felting|seed saving|calligraphy`);
export const FESTIVAL_THEMES = list(`
  jazz|folk|street food|light|book|short film|puppet|early music|garden|kite|poetry|craft cider|chamber music|science
  electronic music|dance|comics|tea|lantern`);
