import {
  DATE_LANGUAGES,
  dateAnchors,
  dateVocabulary,
  isUnspaced,
  type DateLanguage,
} from './date-language.ts';
import type { DateRule } from './date-rule.ts';
import { dateRules, ISO_RULE } from './date-rules.ts';
import type { DateSpan } from './date-span.ts';
import { foldDateText, foldWithPositions } from './fold-positions.ts';
import { joinPattern, unite } from './joined-dates.ts';
import { COMMON_ANCHOR, commonRules } from './numeric-date-rules.ts';
import { countIsoDates, openSpan, openSpanPatterns } from './open-spans.ts';

export interface DateOptions {
  /**
   * The day on which the phrase is read, in the zone of the venue or of the reader: `YYYY-MM-DD`.
   */
  today: string;
  /** In "12/5" the month comes first, as in the United States. */
  isMonthFirst?: boolean;
  /** ISO 3166 code of the country whose public holidays count. Default: those of England. */
  country?: string | undefined;
  /** Default: all. */
  languages?: readonly DateLanguage[];
}

export interface FindOptions extends DateOptions {
  /**
   * Also find a word that can be a part of a name before the end of the text: "May events". The
   * caller checks the other words.
   */
  anywhere?: boolean;
}

/** A date phrase within a text. */
export interface FoundDates extends DateSpan {
  /** The phrase as it was written. */
  text: string;
  /** Index of its first character in the text, and of the character after the last one. */
  start: number;
  end: number;
  /** The words before and after the phrase. */
  rest: string;
  /** False if the phrase can as well be a part of a name: "May", "Sunday". */
  isCertain: boolean;
  /** False if only `anywhere` finds the phrase. */
  isLikely: boolean;
}

/**
 * Reads a whole phrase: "tonight", "next weekend", "25-27 June", "heute Abend",
 * "2026-12-05..2026-12-07". Null for other texts.
 */
export function parseDates(
  phrase: string,
  { today, isMonthFirst = false, country, languages = DATE_LANGUAGES }: DateOptions,
): DateSpan | null {
  const text = foldDateText(phrase).trim().replace(/\s+/g, ' ');
  if (hasMoreThanTwo(text)) return null;
  const mentioned = languages.filter((language) => mayContainDate(text, language));
  const options = { today, isMonthFirst, country, languages: mentioned };
  return readWhole(text, options) ?? readOpenSpan(text, options) ?? readJoined(text, options);
}

type ReadOptions = Required<Omit<DateOptions, 'country'>> & Pick<DateOptions, 'country'>;

/** Whether a text states more than the two ends of a span: "2026-12-05..2026-12-07..2026-12-09". */
const hasMoreThanTwo = (text: string): boolean =>
  countIsoDates(text) > 2 || text.split('..').length > 2;

/** Reads "tonight or tomorrow" and "today..tomorrow". */
function readJoined(text: string, options: ReadOptions): DateSpan | null {
  for (const { index, 0: join } of text.matchAll(joinPattern(options.languages))) {
    const first = readWhole(text.slice(0, index), options);
    const last = first && readWhole(text.slice(index + join.length), options);
    if (first && last) return unite(first, last);
  }
  return null;
}

function readWhole(text: string, options: ReadOptions): DateSpan | null {
  for (const { whole, rule } of rulesFor(text, options)) {
    const match = whole.exec(text);
    const span = match && rule.read(match.groups ?? {}, options.today, options.country);
    if (span) return span;
  }
  return null;
}

/** Reads "until 3 May", "before 3 May" and "from 3 May". */
function readOpenSpan(text: string, options: ReadOptions): DateSpan | null {
  const { today, languages } = options;
  for (const language of languages) {
    const { lead, trail } = openSpanPatterns(language);
    const match = lead.exec(text) ?? trail?.exec(text);
    const date = match?.groups?.['date'] ?? '';
    const span = match && readWhole(date, options);
    const open =
      span && openSpan({ span, isClosed: countIsoDates(date) === 2 }, match.groups ?? {}, today);
    if (open) return open;
  }
  return null;
}

/**
 * Finds the longest date phrase in a text and returns it with the remaining words. Without evidence
 * that a word is meant as a date, it is not certain, and found only at the end of the text: "jazz
 * december", but neither "Brian May" nor "March of the Penguins".
 */
export function findDates(
  text: string,
  {
    today,
    isMonthFirst = false,
    country,
    languages = DATE_LANGUAGES,
    anywhere = false,
  }: FindOptions,
): FoundDates | null {
  const { folded, positions } = foldWithPositions(text);
  const toFound = ({ span, rule, isLikely, start: first, end: last }: Match): FoundDates => {
    const [start = 0, end = text.length] = [positions[first], positions[last]];
    const rest = `${text.slice(0, start).trim()} ${text.slice(end).trim()}`.trim();
    const isCertain = rule.evidence === undefined;
    return { ...span, text: text.slice(start, end).trim(), start, end, rest, isCertain, isLikely };
  };
  const named = languages.filter((language) => hasDateWord(folded, language));
  if (named.length === 0 && !COMMON_ANCHOR.test(folded)) return null;
  const matches = [...findMatches(folded, { today, isMonthFirst, country, languages: named })];
  // What joins and opens dates counts in more languages: "enero a abril".
  const mentioned =
    matches.length > 0 ? languages.filter((language) => mayContainDate(folded, language)) : [];
  let best: Match | null = null;
  for (const plain of [...matches, ...joinMatches(matches, folded, mentioned)]) {
    const match = withOpening(plain, { folded, today, languages: mentioned });
    if (
      match.rule.evidence !== 'theme' &&
      (anywhere || match.isLikely) &&
      (best === null || isBetter(match, best))
    )
      best = match;
  }
  return best && toFound(best);
}

interface MatchContext {
  folded: string;
  today: string;
  languages: readonly DateLanguage[];
}

/** Adds the word that opens a span: the "until" of "until 3 May" before a match, まで after it. */
function withOpening(match: Match, { folded, today, languages }: MatchContext): Match {
  for (const language of languages) {
    const { before, after } = openSpanPatterns(language);
    const [head, tail] = [
      before.exec(folded.slice(0, match.start)),
      after?.exec(folded.slice(match.end)) ?? null,
    ];
    const words = head ?? tail;
    // "Life after May" can be a name.
    const isEnd = (words?.groups?.['until'] ?? words?.groups?.['before']) !== undefined;
    if (!words || (!isEnd && match.rule.evidence !== undefined)) continue;
    const isClosed = countIsoDates(folded.slice(match.start, match.end)) === 2;
    const span = openSpan({ span: match.span, isClosed }, words.groups ?? {}, today);
    if (!span) continue;
    const start = head ? head.index : match.start;
    return {
      ...match,
      span,
      start,
      end: match.end + (head ? 0 : words[0].length),
      rule: CERTAIN,
      isLikely: true,
    };
  }
  return match;
}

interface Match {
  span: DateSpan;
  rule: Pick<DateRule, 'evidence'>;
  isLikely: boolean;
  start: number;
  end: number;
}

function* findMatches(folded: string, options: ReadOptions): Generator<Match> {
  for (const { within, rule } of rulesFor(folded, options))
    for (const match of folded.matchAll(within)) {
      const [start, end] = [match.index, match.index + match[0].length];
      const isLikely =
        rule.evidence === 'at-end' ? isEvident(folded, start, end) : rule.evidence !== 'theme';
      const span = rule.read(match.groups ?? {}, options.today, options.country);
      if (span) yield { span, rule, isLikely, start, end };
    }
}

/** Joins dates that a word connects: "tonight or tomorrow". */
function joinMatches(
  matches: Match[],
  folded: string,
  languages: readonly DateLanguage[],
): Match[] {
  const dated = matches.filter(({ rule }) => rule.evidence !== 'theme');
  if (dated.length < 2) return [];
  const join = new RegExp(`^(?:${joinPattern(languages).source})$`, 'u');
  const isNext = (first: Match, last: Match) =>
    last.start > first.end && join.test(folded.slice(first.end, last.start));
  return dated.flatMap((first) =>
    dated.flatMap((last): Match[] => {
      const span = isNext(first, last) ? unite(first.span, last.span) : null;
      return span
        ? [{ span, rule: CERTAIN, isLikely: true, start: first.start, end: last.end }]
        : [];
    }),
  );
}

/** A likely phrase is better than another one, then the longest is. */
const isBetter = (match: Match, best: Match): boolean =>
  match.isLikely === best.isLikely
    ? match.end - match.start > best.end - best.start
    : match.isLikely;

// Dates in digits are the same in all languages.
const ANY_YEAR = /(?:19|20)\d\d/;

/**
 * Whether a text contains a word of a date phrase in a language. It is much faster than its rules.
 */
function mayContainDate(folded: string, language: DateLanguage): boolean {
  return (
    (language === 'en' && ANY_YEAR.test(folded)) ||
    dateAnchors(language).words.some((word) => folded.includes(word))
  );
}

/** The same, but the word is none within another one: "do" in "Dortmund". */
const hasDateWord = (folded: string, language: DateLanguage): boolean =>
  (language === 'en' && ANY_YEAR.test(folded)) || dateAnchors(language).pattern.test(folded);

// Months and seasons that are common names or words.
const NAMES = /^(?:may|march|mars|mai|april|june|august|mayo|marzo|fall|summer|spring|natale)$/;

const isEvident = (folded: string, start: number, end: number): boolean =>
  folded.slice(end).trim() === '' && (start === 0 || !NAMES.test(folded.slice(start, end)));

const CERTAIN: Pick<DateRule, 'evidence'> = {};

interface CompiledRule {
  rule: DateRule;
  whole: RegExp;
  within: RegExp;
}

function compile(rule: DateRule, hasWords: boolean): CompiledRule {
  const [before, after] = hasWords
    ? ["(?<![\\p{L}\\p{N}'-])", "(?![\\p{L}\\p{N}'-])"]
    : ['(?<!\\d)', '(?!\\d)'];
  return {
    rule,
    whole: new RegExp(`^(?:${rule.pattern})$`, 'u'),
    within: new RegExp(`${before}(?:${rule.pattern})${after}`, 'gu'),
  };
}

const compiled = new Map<DateLanguage, CompiledRule[]>();
const ISO = compile(ISO_RULE, true);

/**
 * Compiles the languages one by one, so that an ISO date or an English phrase does not wait for the
 * others.
 */
function* rulesFor(
  text: string,
  { languages, isMonthFirst }: ReadOptions,
): Generator<CompiledRule> {
  yield ISO;
  if (COMMON_ANCHOR.test(text)) yield* compiledCommon(isMonthFirst);
  for (const language of languages) yield* compiledRules(language);
}

function compiledRules(language: DateLanguage): CompiledRule[] {
  const known = compiled.get(language);
  if (known) return known;
  const rules = dateRules(language, dateVocabulary(language)).map((rule) =>
    compile(rule, !isUnspaced(language)),
  );
  compiled.set(language, rules);
  return rules;
}

const compiledByOrder = new Map<boolean, CompiledRule[]>();

function compiledCommon(isMonthFirst: boolean): CompiledRule[] {
  const known = compiledByOrder.get(isMonthFirst);
  if (known) return known;
  const rules = commonRules(isMonthFirst).map((rule) => compile(rule, true));
  compiledByOrder.set(isMonthFirst, rules);
  return rules;
}
