import { foldText } from '@marquee/domain';
import { unifyPhrases, withOrdinals } from './sport-phrases.ts';

// Languages of sports calendars.
const LANGUAGES =
  'en de fr es it pt pt-PT es-419 nl pl sv da nb fi cs sk hu ro tr hr sl et lv lt el ru uk bg sr ja zh ko ar he id vi'.split(
    ' ',
  );

// Names in sport that are neither a name of a country nor built from one.
const OTHER_NAMES: Readonly<Record<string, string>> = {
  AE: 'uae|emirados',
  AR: 'argentine|argentinian',
  AT: 'austrian',
  AU: 'australian',
  AZ: 'azerbaijani',
  BE: 'belgian|belge',
  BH: 'bahraini',
  BR: 'brazilian|brasileiro',
  CA: 'canadian',
  CH: 'swiss',
  CI: 'ivory coast|elfenbeinkuste|costa de marfil|costa do marfim|costa d avorio',
  CD: 'dr congo|congo dr|rd congo|rd du congo',
  CN: 'chinese|china pr',
  CV: 'cape verde|kap verde|cap vert',
  CZ: 'czech|czech republic|republica checa|republica tcheca|tschechische republik',
  DE: 'german',
  DK: 'danish',
  ES: 'spanish',
  FI: 'finnish',
  FR: 'french',
  GB: 'british|great britain|grande bretagne|gran bretagna|gra bretanha|grossbritannien|gran bretana|wielka brytania|groot brittannie|uk',
  HU: 'hungarian|ungarn',
  ID: 'indonesian',
  IE: 'irish|republic of ireland|republik irland|republique d irlande|republica de irlanda|republica da irlanda',
  IN: 'indian',
  IR: 'ir iran',
  IT: 'italian',
  JP: 'japanese',
  KP: 'korea dpr|dpr korea',
  KR: 'korean|korea|korea republic|republic of korea|corea|coreia',
  MX: 'mexican',
  MY: 'malaysian',
  NL: 'dutch|holland|holanda|hollande|olanda',
  PL: 'polish',
  PT: 'portuguese',
  QA: 'qatari|catar',
  RU: 'russian',
  SA: 'saudi arabian|saudi',
  SE: 'swedish',
  SG: 'cingapura',
  TH: 'thai',
  TR: 'turkish|turkey|turquia|turquie',
  US: 'american|usa|eua|eeuu|ee uu|etats unis|stati uniti',
  ZA: 'south african',
  // Countries with teams of their own: the user-assigned codes name no other country.
  XE: 'england|inglaterra|angleterre|inghilterra|engeland|anglia|anglie',
  XN: 'northern ireland|nordirland|irlande du nord|irlanda del norte|irlanda do norte|irlanda del nord|noord ierland',
  XS: 'scotland|schottland|ecosse|escocia|scozia|schotland|szkocja',
  XW: 'wales|pays de galles|pais de gales|gales|galles|walia',
};

// "Gran Premio d'Italia", "Grand Prix d'Espagne"
const ELISION = /(?<![\p{L}])(d|l|dell|all|nell|sull|qu)['’](?=\p{L})/giu;

let countries: Map<string, string> | undefined;

/** Returns the code of a country by a folded name of any of the languages. */
function countryNamed(name: string): string | undefined {
  countries ??= buildCountryNames();
  return countries.get(withoutAnd(name));
}

/** "Bosnia and Herzegovina" is "Bosnia & Herzegovina" in other lists. */
const withoutAnd = (name: string): string =>
  name.replace(/(?<= )(?:and|und|et|y|e|en|i|og|och) (?=\S)/, '');

function buildCountryNames(): Map<string, string> {
  const names = new Map<string, string>();
  const english = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
  const known = codes.filter((code) => english.of(code) !== undefined && isCurrent(code));
  for (const language of LANGUAGES) {
    const display = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
    for (const code of known) {
      const name = withoutAnd(foldText(display.of(code) ?? ''));
      if (name !== '' && !names.has(name)) names.set(name, code);
    }
  }
  for (const [code, others] of Object.entries(OTHER_NAMES))
    for (const name of others.split('|')) names.set(withoutAnd(name), code);
  return names;
}

/** "DD" is a former code, whose name is that of "DE". */
const isCurrent = (code: string): boolean => new Intl.Locale(`und-${code}`).region === code;

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'.match(/./g) ?? [];
const MAX_WORDS = 4;
// "Mexico City" and "Cidade do México" name the city, which the calendars of one sport use like the
// country.
const CITY_BEFORE = /\b(?:cidade do|ciudad de|citta del|ville de) ((\w)\2{3}(\w)\3{3})\b/g;
const CITY_AFTER = /\b((\w)\2{3}(\w)\3{3}) city\b/g;

/**
 * Returns a word for a country that is unlike those of all others, because similar words count as
 * one: "ddddeeee".
 */
const countryWord = (code: string): string =>
  [...code.toLowerCase()].map((letter) => letter.repeat(4)).join('');

/**
 * Returns a folded title of sports in one wording for all languages: countries as one word each,
 * and races and their sessions in English. So "Grande Prêmio da Austrália" has the words of
 * "Australian Grand Prix".
 */
export function unifySportTitle(title: string): string {
  const words = foldText(withOrdinals(title).replaceAll(ELISION, ' ')).split(' ').filter(Boolean);
  const unified: string[] = [];
  for (let at = 0; at < words.length;) {
    const found = findCountry(words, at);
    unified.push(found ? countryWord(found.code) : (words[at] ?? ''));
    at += found?.length ?? 1;
  }
  const text = unified.join(' ');
  const phrases = unifyPhrases(text).replace(CITY_BEFORE, '$1').replace(CITY_AFTER, '$1');
  // "GP da Inglaterra" is the race that others call British.
  return phrases.includes('grand prix')
    ? phrases.replace(countryWord('XE'), countryWord('GB'))
    : phrases;
}

function findCountry(words: string[], at: number) {
  for (let length = Math.min(MAX_WORDS, words.length - at); length > 0; length--) {
    const code = countryNamed(words.slice(at, at + length).join(' '));
    if (code !== undefined) return { code, length };
  }
  return null;
}

/**
 * Returns the name of a national team in one wording for all languages, and other names as they
 * are.
 */
export function unifyTeam(team: string): string {
  const code = countryNamed(foldText(team));
  return code === undefined ? team : countryWord(code);
}

const NUMBERED_MATCH =
  /\b(?:match|game|spiel|partido|jogo|partita|wedstrijd|mecz)(?: (?:no|nr|number))? \d+\b/;

/** Recognises "World Cup: Match 16", a match that a tournament names by its number. */
export const isNumberedMatch = (title: string): boolean => NUMBERED_MATCH.test(foldText(title));
