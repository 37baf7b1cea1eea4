import { foldText } from '@marquee/domain';

// Languages of sports calendars.
const LANGUAGES =
  'en de fr es it pt nl pl sv da nb fi cs sk hu ro tr hr sl et lv lt el ru uk bg sr ja zh ko ar he id vi'.split(
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
  CN: 'chinese',
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
  IN: 'indian',
  IT: 'italian',
  JP: 'japanese',
  KR: 'korean|korea|corea|coreia',
  MX: 'mexican',
  MY: 'malaysian',
  NL: 'dutch|holland|holanda|hollande|olanda',
  PL: 'polish',
  PT: 'portuguese',
  QA: 'qatari|catar',
  RU: 'russian',
  SA: 'saudi arabian|saudi',
  SE: 'swedish',
  TH: 'thai',
  TR: 'turkish|turkey|turquia|turquie',
  US: 'american|usa|eua|eeuu|ee uu|etats unis|stati uniti',
  ZA: 'south african',
};

// Phrases of races, each in the wording of its row.
const PHRASES: readonly [pattern: RegExp, wording: string][] = [
  [
    /\b(?:grande premio|gran premio|gro(?:ss|s)er preis|grote prijs|velka cena|nagydij|marele premiu|gran prix|gp)\b/g,
    'grand prix',
  ],
  [
    /\b(?:treinos? livres?|entrenamientos? libres?|essais libres|prove libere|freies training|vrije training|free practice)\b/g,
    'practice',
  ],
  [
    /\b(?:classificacao|clasificacion|qualifikation|qualifiche|kwalificatie|qualifications|kwalifikacje)\b/g,
    'qualifying',
  ],
  [/\b(?:corrida|carrera|rennen|gara|wyscig)\b/g, 'race'],
  [/\bf([1-4e])\b/g, 'formula $1'],
  [/\b(?:heures|stunden|horas|uren|godzin)\b/g, 'hours'],
  [/\b(?:weltcup|coupe du monde|coppa del mondo|copa d(?:o|el) mundo|wereldbeker)\b/g, 'world cup'],
  [
    /\b(?:halbmarathon|semi marathon|media maraton|mezza maratona|meia maratona|halve marathon|polmaraton)\b/g,
    'half marathon',
  ],
  [/\b(?:maraton|maratona)\b/g, 'marathon'],
  [/\b(?:abfahrt|descente|discesa|descenso)\b/g, 'downhill'],
  [/\b(?:riesenslalom|slalom geant|slalom gigante|eslalon gigante)\b/g, 'giant slalom'],
  [
    /\b(?:semi ?finale?s?|semifinal(?:es|is)|halbfinale?|demi finales?|halve finale|polfinal)\b/g,
    'semifinal',
  ],
  [
    /\b(?:viertelfinale?|quart(?:o|i|s)? de finale|quart(?:o|i) di finale|cuartos de final|quartas de final|kwartfinale)\b/g,
    'quarterfinal',
  ],
  [/\b(?:finale|finala|finaal)\b/g, 'final'],
  [/\b(?:einzel|individuales?|singolare|simples?|enkelspel)\b/g, 'singles'],
  [/\b(?:doppel|dobles|doppio|doubles|duplas|dubbelspel)\b/g, 'doubles'],
  [
    /\b(?:women s|womens|damen|dames|frauen|femmes|feminino|femenin[ao]s?|femminile|donne|mujeres|ladies|vrouwen)(?: s)?\b/g,
    'women',
  ],
  [
    /\b(?:men s|mens|herren|heren|manner|hommes|masculino|maschile|uomini|hombres|gentlemen|mannen|messieurs)(?: s)?\b/g,
    'men',
  ],
  [/\b(?:fp|practice session|practice) ?([1-4])\b/g, 'practice $1'],
  [/\b(?:first|1st|1|erstes|1re|1er) practice(?: session)?\b/g, 'practice 1'],
  [/\b(?:second|2nd|2|zweites|2e) practice(?: session)?\b/g, 'practice 2'],
  [/\b(?:third|3rd|3|drittes|3e) practice(?: session)?\b/g, 'practice 3'],
];

// "Gran Premio d'Italia", "Grand Prix d'Espagne"
const ELISION = /(?<![\p{L}])(d|l|dell|all|nell|sull|qu)['’](?=\p{L})/giu;

let countries: Map<string, string> | undefined;

/** Returns the code of a country by a folded name of any of the languages. */
function countryNamed(name: string): string | undefined {
  countries ??= buildCountryNames();
  return countries.get(name);
}

function buildCountryNames(): Map<string, string> {
  const names = new Map<string, string>();
  const english = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
  const known = codes.filter((code) => english.of(code) !== undefined);
  for (const language of LANGUAGES) {
    const display = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
    for (const code of known) {
      const name = foldText(display.of(code) ?? '');
      if (name !== '' && !names.has(name)) names.set(name, code);
    }
  }
  for (const [code, others] of Object.entries(OTHER_NAMES))
    for (const name of others.split('|')) names.set(name, code);
  return names;
}

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
  const words = foldText(title.replaceAll(ELISION, ' ')).split(' ').filter(Boolean);
  const unified: string[] = [];
  for (let at = 0; at < words.length;) {
    const found = findCountry(words, at);
    unified.push(found ? countryWord(found.code) : (words[at] ?? ''));
    at += found?.length ?? 1;
  }
  let text = unified.join(' ');
  for (const [pattern, wording] of PHRASES) text = text.replace(pattern, wording);
  return text.replace(CITY_BEFORE, '$1').replace(CITY_AFTER, '$1');
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
