import { foldName } from './fold-name.ts';

/** The words of a title by their role in matching. */
export interface TitleWords {
  /** Distinctive words. */
  names: string[];
  /** Common words for the kind of event. */
  kinds: string[];
  /** Numbers that distinguish events of one name: "part 2", "#18", "day 3". */
  numbers: string[];
  years: number[];
  /** Names and kinds without spaces: "Rails Israel" equals "RailsIsrael". */
  joined: string;
  /** Names and kinds in title order. */
  words: string[];
  /** The words after "at" or "@": the event that this one is part of, or the place. */
  within: string[];
}

// Words in any title. They are ignored.
const FILLERS = new Set(
  `a an and at by de del der des die das den du e el en et for from fur il im in la las le les los mit of on or pour presents
  present presented proudly the to und with y live annual edition official tickets ticket show event events feat featuring ft
  special guest guests vivo ao dal ein eine los da do dos das o os as al von van zum zur vom international national global`.split(
    /\s+/,
  ),
);
// Words for kinds of events.
const KINDS = new Set(
  `conference conf con congress kongress kongressi konferenz konferenza conferencia summit day days tage tag dia dias fest
  festival fete feria fair expo convention symposium forum meetup meeting workshop workshops seminar camp hackathon hack week
  weekend night nights evening concert konzert concierto concerto koncert recital tour party gala series session sessions club game match
  grand prix gp race cup liga league open world summer winter spring fall autumn online virtual tech developer developers dev user
  group community ug talk talks lecture class course exhibition ausstellung`.split(/\s+/),
);
// Styles and kinds of shows, which many unlike titles contain.
const STYLES = new Set(
  `acoustic ambient bluegrass blues brass burlesque cabaret choir chor classical klassik comedy country dance disco dj drag drum
  electronic film flamenco folk funk gospel house improv indie jazz karaoke latin metal music musik musica musique opera oper orchestra orchestral
  organ orgel piano poetry poesie pop punk quiz reggae rock salsa singer soul string strings swing symphonic tango techno trivia vocal
  wine world`.split(/\s+/),
);
export const isStyle = (word: string): boolean => STYLES.has(word);
export const isTitleFiller = (word: string): boolean => FILLERS.has(word);
export const isKind = (word: string): boolean => KINDS.has(word);
const ORDINAL = /^(\d+)(?:st|nd|rd|th|e|er|eme|a|o)$/;
const DIGITS = /^\d+$/;
const YEAR = /^(?:19|20)\d\d$/;
const NUMBERED = new Set(
  'part teil day tag vol volume round episode ep chapter week weekend matchday game session stage act night'.split(
    ' ',
  ),
);

/**
 * @param eventYear a number in the title is a year only if it is about this one: "Blade Runner
 * 2049" has a number
 */
export function titleWords(title: string, eventYear: number): TitleWords {
  const words: TitleWords = {
    names: [],
    kinds: [],
    numbers: [],
    years: [],
    joined: '',
    words: [],
    within: [],
  };
  const all = foldName(title).split(' ').filter(Boolean);
  for (const [index, word] of all.entries()) {
    if (isYear(word, eventYear)) words.years.push(Number(word));
    else if (ORDINAL.test(word)) words.numbers.push(numberLabel(word, all[index - 1]));
    else if (DIGITS.test(word)) {
      words.numbers.push(numberLabel(word, all[index - 1]));
      words.words.push(word);
    } else if (!FILLERS.has(word)) {
      const normalised = normaliseWord(word);
      (KINDS.has(word) ? words.kinds : words.names).push(normalised);
      words.words.push(normalised);
    }
  }
  words.joined = words.words.join('');
  words.within = parentWords(title);
  return words;
}

const isYear = (word: string, eventYear: number): boolean =>
  YEAR.test(word) && Math.abs(Number(word) - eventYear) <= 1;

const numberLabel = (word: string, before = ''): string =>
  NUMBERED.has(before) ? `${before} ${String(parseInt(word, 10))}` : String(parseInt(word, 10));

const WITHIN = / (?:at|@|bei|beim|chez) (?<whole>.+?)(?: [–—|-] |: |$)/i;

function parentWords(title: string): string[] {
  const whole = WITHIN.exec(title)?.groups?.['whole'];
  if (whole === undefined) return [];
  return foldName(whole)
    .split(' ')
    .filter((word) => word !== '' && !YEAR.test(word) && !FILLERS.has(word))
    .map(normaliseWord);
}

/**
 * Unifies spellings: "Koeln" and "Köln", "conference" and "conf", "PyDay" and "Python Day", "JS"
 * and "JavaScript".
 */
export const normaliseWord = (word: string) =>
  SHORT_FORMS.get(word) ??
  word
    .replace(/([aou])e/g, '$1')
    .replace(/conferen(?:ce|cia|za|z)$/, 'conf')
    .replace(/^py(?:thon)?con(?!f)/, 'pythonconf')
    .replace(/^py(?=conf|day)/, 'python')
    .replace(/^js(?=conf|day)/, 'javascript')
    .replace(/(?<=^\w{4,})rb$/, 'ruby')
    .replace(ACM_GROUP, '$1');

/** The special interest groups of the ACM: their conferences are listed with and without "SIG". */
const ACM_GROUP = /^sig(kdd|mod|ir|graph|comm|metrics|chi|plan|ops|soft|cse|dial|spatial)$/;

const SHORT_FORMS = new Map(
  Object.entries({ eu: 'europe', apac: 'asiapacific', js: 'javascript', rb: 'ruby' }),
);
