import { DATE_LANGUAGES, dateVocabulary, isUnspaced, type DateLanguage } from './date-language.ts';
import { dateRules, ISO_RULE, type DateRule } from './date-rules.ts';
import type { DateSpan } from './date-span.ts';
import { foldDateText, foldWithPositions } from './fold-positions.ts';

export interface DateOptions {
  /** The day on which the phrase is read, in the zone of the venue or of the reader: `YYYY-MM-DD`. */
  today: string;
  /** Default: all. */
  languages?: readonly DateLanguage[];
}

/** A date phrase within a text. */
export interface FoundDates extends DateSpan {
  /** The phrase as it was written. */
  text: string;
  /** The words before and after the phrase. */
  rest: string;
  /** False if the phrase can as well be a part of a name: "May", "Sunday". */
  isCertain: boolean;
}

/** Reads a whole phrase: "tonight", "next weekend", "25-27 June", "heute Abend", "2026-12-05..2026-12-07". Null for other texts. */
export function parseDates(phrase: string, { today, languages = DATE_LANGUAGES }: DateOptions): DateSpan | null {
  const text = foldDateText(phrase).trim().replace(/\s+/g, ' ');
  for (const { whole, rule } of rulesFor(languages)) {
    const match = whole.exec(text);
    const span = match && rule.read(match.groups ?? {}, today);
    if (span) return span;
  }
  return null;
}

/**
 * Finds the longest date phrase in a text and returns it with the remaining words. Without evidence that a word is meant as a date, it
 * is not certain, and found only at the end of the text: "jazz december", but neither "Brian May" nor "March of the Penguins".
 */
export function findDates(text: string, { today, languages = DATE_LANGUAGES }: DateOptions): FoundDates | null {
  const { folded, positions } = foldWithPositions(text);
  let best: (FoundDates & { length: number }) | null = null;
  for (const { within, rule } of rulesFor(languages))
    for (const match of folded.matchAll(within)) {
      const [start, end] = [match.index, match.index + match[0].length];
      if (rule.evidence === 'at-end' && !isEvident(folded, start, end)) continue;
      const span = rule.read(match.groups ?? {}, today);
      const isBetter = best === null || match[0].length > best.length;
      if (span === null || !isBetter) continue;
      const [from = 0, to = text.length] = [positions[start], positions[end]];
      const rest = `${text.slice(0, from).trim()} ${text.slice(to).trim()}`.trim();
      best = {
        ...span,
        text: text.slice(from, to).trim(),
        rest,
        isCertain: rule.evidence === undefined,
        length: match[0].length,
      };
    }
  if (best === null) return null;
  const { length: _length, ...found } = best;
  return found;
}

// Months and seasons that are common names or words.
const NAMES = /^(?:may|march|mars|mai|april|june|august|mayo|marzo|fall|summer|spring|natale)$/;

const isEvident = (folded: string, start: number, end: number): boolean =>
  folded.slice(end).trim() === '' && (start === 0 || !NAMES.test(folded.slice(start, end)));

interface CompiledRule {
  rule: DateRule;
  whole: RegExp;
  within: RegExp;
}

function compile(rule: DateRule, hasWords: boolean): CompiledRule {
  const [before, after] = hasWords ? ["(?<![\\p{L}\\p{N}'-])", "(?![\\p{L}\\p{N}'-])"] : ['(?<!\\d)', '(?!\\d)'];
  return {
    rule,
    whole: new RegExp(`^(?:${rule.pattern})$`, 'u'),
    within: new RegExp(`${before}(?:${rule.pattern})${after}`, 'gu'),
  };
}

const compiled = new Map<DateLanguage, CompiledRule[]>();
const ISO = compile(ISO_RULE, true);

/** Compiles the languages one by one, so that an ISO date or an English phrase does not wait for the others. */
function* rulesFor(languages: readonly DateLanguage[]): Generator<CompiledRule> {
  yield ISO;
  for (const language of languages) yield* compiledRules(language);
}

function compiledRules(language: DateLanguage): CompiledRule[] {
  const known = compiled.get(language);
  if (known) return known;
  const rules = dateRules(language, dateVocabulary(language)).map((rule) => compile(rule, !isUnspaced(language)));
  compiled.set(language, rules);
  return rules;
}
