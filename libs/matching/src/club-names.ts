import { isSimilar } from './word-overlap.ts';

// Names under which the press and ticket shops list a club, and its own name. Folded.
const NICKNAMES = new Map(
  Object.entries({
    'athletic club': 'athletic bilbao',
    athletic: 'athletic bilbao',
    atletico: 'athletic madrid',
    atleti: 'athletic madrid',
    barca: 'barcelona',
    bvb: 'borussia dortmund',
    gladbach: 'borussia monchengladbach',
    hsv: 'hamburg',
    'bayern munich': 'bayern munchen',
    bayern: 'bayern munchen',
    om: 'olympique marseille',
    ol: 'olympique lyonnais',
    psg: 'paris saint germain',
    'paris sg': 'paris saint germain',
    asse: 'saint etienne',
    losc: 'lille',
    juve: 'juventus',
    inter: 'internazionale',
    'inter milan': 'internazionale',
    'man u': 'manchester united',
    mufc: 'manchester united',
    mcfc: 'manchester city',
    spurs: 'tottenham hotspur',
    'sporting cp': 'sporting lisbon',
    'sporting portugal': 'sporting lisbon',
    'red star': 'crvena zvezda',
    psv: 'psv eindhoven',
    az: 'az alkmaar',
    sixers: 'philadelphia 76ers',
    '76ers': 'philadelphia 76ers',
    cavs: 'cleveland cavaliers',
    mavs: 'dallas mavericks',
    niners: 'san francisco 49ers',
    '49ers': 'san francisco 49ers',
    pats: 'new england patriots',
    bucs: 'tampa bay buccaneers',
    jags: 'jacksonville jaguars',
    dbacks: 'arizona diamondbacks',
    'd backs': 'arizona diamondbacks',
    habs: 'montreal canadiens',
    canes: 'carolina hurricanes',
  }),
);

// One form for words that names of clubs contain in several languages or in short.
const WORDS = new Map(
  Object.entries({
    athletic: 'ath atletico athletico atletic',
    sporting: 'sp',
    deportivo: 'dep',
    united: 'utd',
    saint: 'st ste',
    espanyol: 'espanol',
    munchen: 'munich',
    koln: 'cologne koeln',
    wien: 'vienna vienne',
    praha: 'prague prag',
    warszawa: 'warsaw warschau',
    krakow: 'cracow krakau',
    moskva: 'moscow moskau',
    kyiv: 'kiev kiew',
    beograd: 'belgrade belgrad',
    bucuresti: 'bucharest bukarest',
    lisbon: 'lisboa lissabon',
    kobenhavn: 'copenhagen kopenhagen',
    goteborg: 'gothenburg',
    milano: 'milan mailand',
    torino: 'turin',
    roma: 'rome',
    napoli: 'naples neapel',
    genova: 'genoa genua',
    sevilla: 'seville',
    bruxelles: 'brussels brussel',
    antwerpen: 'antwerp anvers',
    gent: 'ghent gand',
    brugge: 'bruges',
    liege: 'luik luttich',
    nurnberg: 'nuremberg',
    hannover: 'hanover',
    basel: 'bale basle',
    geneve: 'geneva genf',
    zurich: 'zuerich',
    marseille: 'marseilles',
    lyon: 'lyons',
    athinai: 'athens athen athina',
    istanbul: 'constantinople',
  }).flatMap(([word, others]) => others.split(' ').map((other) => [other, word] as const)),
);

/** Returns the name of a club that others are compared with: "paris saint germain" for "PSG". */
export const clubName = (team: string): string => {
  const name = NICKNAMES.get(team) ?? team;
  return name
    .split(' ')
    .map((word) => WORDS.get(word) ?? word)
    .join(' ');
};

const MIN_STEM = 4;
const TOWN_ENDINGS = /^(?:|e|s|es|er|aise?|oise?|eoise?|naise?|ain|ense|ano|ana|ino|ina)$/;

/** Recognises "Lyon" in "Lyonnais", "Rennes" in "Rennais", "Brest" in "Brestois". */
export function isOfTown(word: string, other: string): boolean {
  if (isSimilar(word, other)) return true;
  let stem = 0;
  while (stem < word.length && word[stem] === other[stem]) stem++;
  return stem >= MIN_STEM && [word, other].every((name) => TOWN_ENDINGS.test(name.slice(stem)));
}
