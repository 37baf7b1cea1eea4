import {
  DATE_LANGUAGES,
  dateAnchors,
  dateVocabulary,
  isUnspaced,
  type DateLanguage,
  type DateVocabulary,
} from './date-language.ts';
import type { PartOfDay } from './date-span.ts';
import { foldDateText, foldWithPositions } from './fold-positions.ts';

/** Days of every week: "fridays", "weekday evenings". Monday is 1. */
export interface EveryWeek {
  weekdays: number[];
  partOfDay: PartOfDay | null;
  /** The text without the phrase. */
  rest: string;
}

const WORKDAYS = [1, 2, 3, 4, 5];
const WEEKEND = [5, 6, 7];
const PARTS: readonly PartOfDay[] = ['morning', 'afternoon', 'evening', 'night'];

/** Words that make a weekday one of every week: "every friday", "los viernes". */
const EVERY: Partial<Record<DateLanguage, string>> = {
  en: 'every|each|any',
  de: 'jeden|jeder|an jedem|immer',
  fr: 'chaque|tous les|les',
  es: 'cada|todos los|los',
  it: 'ogni|tutti i|tutte le|di',
  pt: 'cada|toda|todo|todas as|todos os|as|aos|nas|nos',
  nl: 'elke|iedere|op',
  pl: 'kazdy|kazda|w kazdy|w kazda|co',
  ja: '毎週',
  zh: '每个|每',
  ar: 'كل',
  ru: 'каждыи|каждую|каждое|по',
  sv: 'varje',
  da: 'hver',
  nb: 'hver',
  tr: 'her',
  cs: 'kazdy|kazdou',
  fi: 'joka',
};

/** Weekdays of every week by their form alone, from Monday, where it differs from that of one day. */
const PLURALS: Partial<Record<DateLanguage, string>> = {
  en: 'mondays tuesdays wednesdays thursdays fridays saturdays sundays',
  de: 'montags dienstags mittwochs donnerstags freitags samstags sonntags',
  fr: 'lundis mardis mercredis jeudis vendredis samedis dimanches',
  pt: 'segundas terças quartas quintas sextas sábados domingos',
  nl: 'maandagen dinsdagen woensdagen donderdagen vrijdagen zaterdagen zondagen',
  pl: 'poniedziałki wtorki środy czwartki piątki soboty niedziele',
  ru: 'понедельникам вторникам средам четвергам пятницам субботам воскресеньям',
  sv: 'måndagar tisdagar onsdagar torsdagar fredagar lördagar söndagar',
  fi: 'maanantaisin tiistaisin keskiviikkoisin torstaisin perjantaisin lauantaisin sunnuntaisin',
};
/** A plural that is a word of its own without a preposition: "quartas" are also fourths. */
const NEEDS_WORD: ReadonlySet<DateLanguage> = new Set(['pt', 'ru']);

interface Pattern {
  regex: RegExp;
  read: (groups: Record<string, string | undefined>) => number[] | null;
}

const compiled = new Map<DateLanguage, Pattern[]>();

/**
 * Finds the first phrase that means days of every week: "on fridays", "every friday night",
 * "weekday evenings", "los viernes", "毎週金曜日". A single day is none: "friday", "next weekend".
 */
export function findEveryWeek(text: string): EveryWeek | null {
  const { folded, positions } = foldWithPositions(text);
  const isStated = (word: string) => folded.includes(word);
  const named = DATE_LANGUAGES.filter(
    (language) =>
      dateAnchors(language).words.some(isStated) || [...pluralsOf(language).keys()].some(isStated),
  );
  for (const language of named)
    for (const { regex, read } of patternsOf(language)) {
      const match = regex.exec(folded);
      const weekdays = match && read(match.groups ?? {});
      if (!match || !weekdays) continue;
      const end = match.index + match[0].length;
      const [from = 0, to = text.length] = [positions[match.index], positions[end]];
      return {
        weekdays,
        partOfDay: readPart(match.groups?.['part'], language),
        rest: `${text.slice(0, from)} ${text.slice(to)}`.replace(/\s+/g, ' ').trim(),
      };
    }
  return null;
}

function readPart(part: string | undefined, language: DateLanguage): PartOfDay | null {
  if (part === undefined) return null;
  const { byName } = dateVocabulary(language).parts;
  const number = byName.get(part) ?? byName.get(part.replace(/s$/, ''));
  return number === undefined ? null : (PARTS[number - 1] ?? null);
}

function patternsOf(language: DateLanguage): Pattern[] {
  const known = compiled.get(language);
  if (known) return known;
  const patterns = toPatterns(language, dateVocabulary(language));
  compiled.set(language, patterns);
  return patterns;
}

function toPatterns(language: DateLanguage, vocabulary: DateVocabulary): Pattern[] {
  const { phrase, parts, allWeekdays, weekdays } = vocabulary;
  const isJoined = isUnspaced(language);
  const [gap, start, end] = isJoined
    ? ['\\s*', '', '']
    : ['\\s+', "(?<![\\p{L}\\p{N}'-])", "(?![\\p{L}\\p{N}'-])"];
  const part = `(?:${gap}(?<part>(?:${parts.pattern})s?))?`;
  const before = `(?:(?:on|an|am|le|les|aan|op|w|v)${gap})?`;
  const toRegex = (pattern: string) => new RegExp(`${start}(?:${pattern})${part}${end}`, 'u');
  const always = (pattern: string, days: number[]): Pattern => ({
    regex: toRegex(pattern),
    read: () => days,
  });
  const plural = pluralsOf(language);
  const every = EVERY[language];
  const dayOf = (name = '') => {
    const day = plural.get(name) ?? allWeekdays.byName.get(name) ?? weekdays.byName.get(name);
    return day === undefined ? null : [day];
  };
  const names = plural.size > 0 ? [...plural.keys()].join('|') : '(?!)';
  const day = `(?<day>${names}|${allWeekdays.pattern}|${weekdays.pattern})`;
  const read: Pattern['read'] = (groups) => dayOf(groups['day']);
  return [
    ...(language === 'en'
      ? [always('(?:(?:on|every)\\s+)?week\\s?days?(?=\\s+(?:night|evening)s?)', WORKDAYS)]
      : []),
    always(phrase('workdays'), WORKDAYS),
    always(phrase('weekends'), WEEKEND),
    ...(every === undefined
      ? []
      : [{ regex: toRegex(`(?:${every.replaceAll(' ', '\\s+')})${gap}${day}`), read }]),
    ...(plural.size === 0 || NEEDS_WORD.has(language)
      ? []
      : [{ regex: toRegex(`${before}(?<day>${names})`), read }]),
    // "friday nights"
    ...(language === 'en'
      ? [
          {
            regex: new RegExp(
              `${start}(?:on\\s+)?(?<day>${allWeekdays.pattern})\\s+(?<part>(?:${parts.pattern})s)${end}`,
              'u',
            ),
            read,
          },
        ]
      : []),
  ];
}

const plurals = new Map<DateLanguage, ReadonlyMap<string, number>>();

function pluralsOf(language: DateLanguage): ReadonlyMap<string, number> {
  const known = plurals.get(language);
  if (known) return known;
  const names = (PLURALS[language] ?? '').split(' ').filter(Boolean).map(foldDateText);
  const found = new Map(names.map((name, index) => [name, index + 1]));
  plurals.set(language, found);
  return found;
}
