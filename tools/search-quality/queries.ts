/**
 * The texts that the fields of a relevant event contain, ignoring accents and case. `on` is a
 * prefix of the local start (2024, 2024-05).
 */
export interface ExpectedEvent {
  title?: string;
  artist?: string;
  venue?: string;
  city?: string;
  description?: string;
  on?: string;
}

/** A query and its relevant events; a list means that any of them is relevant. */
export type JudgedQuery = readonly [
  query: string,
  expected: ExpectedEvent | readonly ExpectedEvent[],
];

export const NAMES: readonly JudgedQuery[] = [
  ['grateful dead', { artist: 'Grateful Dead' }],
  ['Fosdem', { title: 'FOSDEM' }],
  ['europython', { title: 'EuroPython' }],
  ['devoxx', { title: 'Devoxx' }],
  ['droidkaigi', { title: 'DroidKaigi' }],
  ['kotlinconf', { title: 'KotlinConf' }],
  ['rubykaigi', { title: 'RubyKaigi' }],
  ['goto', { title: 'GOTO' }],
  ['scarborough folk fest', { title: 'Scarborough Folk Fest' }],
  ['prepare the ground', { title: 'Prepare The Ground' }],
  ['les femmes savantes', { title: 'Les femmes savantes' }],
  ['la cerisaie', { title: 'La Cerisaie' }],
  ['peer gynt', { title: 'Peer Gynt' }],
  ['Luces de bohemia', { title: 'Luces de bohemia' }],
  ['ariana nasr', { title: 'Ariana Nasr' }],
  ['Yefim Bronfman', { artist: 'Yefim Bronfman' }],
  ['anne sophie mutter', { artist: 'Anne-Sophie Mutter' }],
  ['vldb 2022', { title: 'VLDB 2022' }],
  ['zarzuela', { title: 'zarzuela' }],
  ['klezmer', { title: 'klezmer' }],
];

export const HALF_NAMES: readonly JudgedQuery[] = [
  ['europyth', { title: 'EuroPython' }],
  ['grateful de', { artist: 'Grateful Dead' }],
  ['new york philh', { artist: 'New York Philharmonic' }],
  ['allan gardens holi', { title: 'Allan Gardens Holiday Market' }],
  ['linocut reduc', { title: 'Linocut Reduction Printmaking Workshop' }],
  ['kotlinc', { title: 'KotlinConf' }],
  ['femmes sav', { title: 'Les femmes savantes' }],
  ['malade imag', { title: 'Le malade imaginaire' }],
];

export const WITH_PLACE: readonly JudgedQuery[] = [
  ['pycon us pittsburgh', { title: 'PyCon US', city: 'Pittsburgh' }],
  ['europython berlin', { title: 'EuroPython', city: 'Berlin' }],
  ['europython prague', { title: 'EuroPython', city: 'Prague' }],
  ['devoxx london', { title: 'Devoxx', city: 'London' }],
  ['devoxx antwerp', { title: 'Devoxx', city: 'Antwerpen' }],
  ['jsconf budapest', { title: 'JSConf', city: 'Budapest' }],
  ['droidcon berlin', { title: 'Droidcon', city: 'Berlin' }],
  ['goto amsterdam', { title: 'GOTO', city: 'Amsterdam' }],
  ['kubecon in paris', { title: 'KubeCon', city: 'Paris' }],
  ['gdg devfest warsaw', { title: 'GDG DevFest', city: 'Warsaw' }],
  ['leaddev berlin', { title: 'LeadDev', city: 'Berlin' }],
  ['popl boston', { title: 'POPL', city: 'Boston' }],
  ['rubyconf argentina', { title: 'RubyConf Argentina' }],
  ['jazz toronto', { title: 'jazz', city: 'Toronto' }],
  ['flamenco madrid', { title: 'flamenco', city: 'Madrid' }],
  ['grateful dead frankfurt', { artist: 'Grateful Dead', city: 'Frankfurt am Main' }],
];

export const OTHER_SPELLINGS: readonly JudgedQuery[] = [
  ['jscraftcamp munich', { title: 'JSCraftCamp', city: 'Munich' }],
  ['jscraftcamp münchen', { title: 'JSCraftCamp', city: 'Munich' }],
  ['jscraftcamp muenchen', { title: 'JSCraftCamp', city: 'Munich' }],
  ['kotlinconf münchen', { title: 'KotlinConf', city: 'Munich' }],
  ['kotlinconf kopenhagen', { title: 'KotlinConf', city: 'Copenhagen' }],
  ['kotlinconf københavn', { title: 'KotlinConf', city: 'Copenhagen' }],
  ['europython praha', { title: 'EuroPython', city: 'Prague' }],
  ['europython firenze', { title: 'EuroPython', city: 'Florence' }],
  ['devoxx krakau', { title: 'Devoxx', city: 'Kraków' }],
  ['devoxx kiev', { title: 'Devoxx', city: 'Kyiv' }],
  ['fosdem bruxelles', { title: 'FOSDEM', city: 'Brussels' }],
  ['devfest warszawa', { title: 'DevFest', city: 'Warsaw' }],
  ['mai a velo', { title: 'Mai à Vélo' }],
  ['droidkaigi 東京', { title: 'DroidKaigi', city: 'Tokyo' }],
  ['rladies sao paulo', { title: 'R-Ladies', city: 'São Paulo' }],
  ['shakespeare songe dune nuit dete', { title: "LE SONGE D'UNE NUIT D'ETE" }],
];

export const TEAMS: readonly JudgedQuery[] = [
  ['bayern dortmund', { artist: 'FC Bayern München', title: 'Borussia Dortmund' }],
  ['bvb bayern', { artist: 'FC Bayern München', title: 'Borussia Dortmund' }],
  ['fcb leverkusen', { artist: 'FC Bayern München', title: 'Bayer 04 Leverkusen' }],
  ['bayern vs. dortmund', { artist: 'FC Bayern München', title: 'Borussia Dortmund' }],
  ['psg', { artist: 'Paris Saint-Germain' }],
  ['psg lens', { artist: 'Paris Saint-Germain', title: 'Racing Club de Lens' }],
  ['manutd', { artist: 'Manchester United' }],
  ['man utd arsenal', { artist: 'Manchester United', title: 'Arsenal' }],
  ['man city liverpool', { artist: 'Manchester City', title: 'Liverpool' }],
  ['barca real madrid', { artist: 'FC Barcelona', title: 'Real Madrid' }],
  ['juve atalanta', { artist: 'Juventus', title: 'Atalanta' }],
  ['spurs arsenal', { artist: 'Tottenham', title: 'Arsenal' }],
  ['hsv bayern', { artist: 'Hamburger SV', title: 'Bayern' }],
  ['nycfc', { artist: 'New York City FC' }],
  ['lafc', { artist: 'Los Angeles FC' }],
  ['germany brazil 2014', { artist: 'Germany', title: 'Brazil', on: '2014' }],
  ['argentina france 2022', { artist: 'Argentina', title: 'France', on: '2022' }],
  ['world cup 2022 final', { description: 'World Cup 2022, Final' }],
  ['euro 2024 final', { description: 'Euro 2024, Final' }],
];

export const VENUES: readonly JudgedQuery[] = [
  ['winterland', { venue: 'Winterland' }],
  ['grateful dead winterland', { artist: 'Grateful Dead', venue: 'Winterland' }],
  [
    'grateful dead fillmore east 1970',
    { artist: 'Grateful Dead', venue: 'Fillmore East', on: '1970' },
  ],
  ['red rocks', { venue: 'Red Rocks' }],
  ['madison square garden', { venue: 'Madison Square Garden' }],
  ['koerner hall', { venue: 'Koerner Hall' }],
  ['drom taberna', { venue: 'DROM Taberna' }],
  ['comedie francaise', { venue: 'Comédie-Française' }],
  ['carnegie hall', { venue: 'Carnegie Hall' }],
  ['suntory hall tokyo', { venue: 'Suntory Hall' }],
  ['kölner philharmonie', { venue: 'Kölner Philharmonie' }],
  ['maracana', { venue: 'Estádio do Maracanã' }],
  ['teatro circo price', { venue: 'Teatro Circo Price' }],
  ['estadio azteca 1986', { venue: 'Estadio Azteca', on: '1986' }],
];

export const MUSIC: readonly JudgedQuery[] = [
  ['mahler new york philharmonic', { title: 'Mahler', artist: 'New York Philharmonic' }],
  ['zubin mehta bruckner', { artist: 'Zubin Mehta', title: 'Bruckner' }],
  ['kurt masur brahms', { artist: 'Kurt Masur', title: 'Brahms' }],
  ['maazel shostakovich', { artist: 'Lorin Maazel', title: 'Shostakovich' }],
  ['berlioz colin davis', { artist: 'Colin Davis', title: 'Berlioz' }],
  ['mahler avery fisher hall', { title: 'Mahler', venue: 'Avery Fisher Hall' }],
  ['carmina burana', { description: 'CARMINA BURANA' }],
];

export const PHRASES: readonly JudgedQuery[] = [
  ['"blank space"', { title: 'Blank Space' }],
  ['"les femmes savantes"', { title: 'Les femmes savantes' }],
  ['"romeo and juliet"', [{ description: 'ROMEO AND JULIET' }, { title: 'Romeo and Juliet' }]],
  ['"big data" conference', { title: 'Big Data' }],
  ['"queens park" rangers', { artist: 'Queens Park Rangers' }],
];

export const DATES: readonly JudgedQuery[] = [
  ['pycon us 2024', { title: 'PyCon US', on: '2024' }],
  ['europython 2011', { title: 'EuroPython', on: '2011' }],
  ['fosdem 2020', { title: 'FOSDEM', on: '2020' }],
  ['jsconf eu 2019', { title: 'JSConf EU', on: '2019' }],
  ['grateful dead 1977', { artist: 'Grateful Dead', on: '1977' }],
  ['grateful dead may 1977', { artist: 'Grateful Dead', on: '1977-05' }],
  ['new york philharmonic december 2004', { artist: 'New York Philharmonic', on: '2004-12' }],
  ['kaigi on rails 2024', { title: 'Kaigi on Rails 2024' }],
  ['railsconf 2016', { title: 'RailsConf 2016' }],
  ['formula 1 monaco 2023', { title: 'Formula 1 Monaco', on: '2023' }],
  ['f1 silverstone 2024', { title: 'Formula 1 British', on: '2024' }],
  ['motogp thailand 2026', { title: 'MotoGP Thailand', on: '2026' }],
];

/** Typing errors, blanks too many or too few, other scripts, another order of words. */
export const HARD: readonly JudgedQuery[] = [
  ['gratefull ded', { artist: 'Grateful Dead' }],
  ['greatful dead winterlnad', { artist: 'Grateful Dead', venue: 'Winterland' }],
  ['beethovn', { title: 'Beethoven' }],
  ['shostakovitch', { title: 'Shostakovich' }],
  ['tchaikovksy', { title: 'Tchaikovsky' }],
  ['rachmaninov', { title: 'Rachmaninoff' }],
  ['new york philarmonic mahlr', { artist: 'New York Philharmonic', title: 'Mahler' }],
  ['euorpython 2019', { title: 'EuroPython', on: '2019' }],
  ['fosdme', { title: 'FOSDEM' }],
  ['devox lodnon', { title: 'Devoxx', city: 'London' }],
  ['droidcom berln', { title: 'Droidcon', city: 'Berlin' }],
  ['jsconf budapset', { title: 'JSConf', city: 'Budapest' }],
  ['borusia dortmnd', { artist: 'Borussia Dortmund' }],
  ['byern munchen', { artist: 'FC Bayern München' }],
  ['liverpol chelsae', { artist: 'Liverpool FC', title: 'Chelsea' }],
  ['manchster untied', { artist: 'Manchester United' }],
  ['rubykiagi', { title: 'RubyKaigi' }],
  ['pyhton brazil', { title: 'Python Brasil' }],
  ['kubcon amstrdam', { title: 'KubeCon', city: 'Amsterdam' }],
  ['comedie fransaise', { venue: 'Comédie-Française' }],
  ['malade imaginare moliere', { title: 'Le malade imaginaire' }],
  ['shakespear macbet', { title: 'Macbeth' }],
  ['gratefuldead', { artist: 'Grateful Dead' }],
  ['grate ful dead', { artist: 'Grateful Dead' }],
  ['newyork philharmonic', { artist: 'New York Philharmonic' }],
  ['js conf budapest', { title: 'JSConf', city: 'Budapest' }],
  ['ruby kaigi 2024', { title: 'RubyKaigi', on: '2024' }],
  ['droid con london', { title: 'Droidcon', city: 'London' }],
  ['dev fest amsterdam', { title: 'DevFest', city: 'Amsterdam' }],
  ['kaigionrails 2023', { title: 'Kaigi on Rails', on: '2023' }],
  ['google io 2019', { title: 'Google I/O', on: '2019' }],
  ['aws reinvent', { title: 'AWS re:Invent' }],
  ['r ladies taipei', [{ title: 'R-Ladies Taipei' }, { title: 'R-Laides Taipei' }]],
  ['redrocks grateful dead', { artist: 'Grateful Dead', venue: 'Red Rocks' }],
  ['臉書聊天機器人', { title: '臉書聊天機器人' }],
  ['爬蟲', { title: '爬蟲' }],
  ['視覺化', { title: '視覺化' }],
  ['資料科學', { title: '資料科學' }],
  ['chatgpt 語言模型', { title: '大型語言模型' }],
  ['野生動物', { title: '野生動物' }],
  ['音の波', { title: '音の波' }],
  ['დამწყებთა სემინარი', { title: 'დამწყებთა სემინარი' }],
  ['علم داده', { title: 'علم داده' }],
  ['2019 budapest jsconf', { title: 'JSConf', city: 'Budapest', on: '2019' }],
  ['philharmonic york new mahler', { artist: 'New York Philharmonic', title: 'Mahler' }],
  ['1974 winterland dead grateful', { artist: 'Grateful Dead', venue: 'Winterland', on: '1974' }],
];
