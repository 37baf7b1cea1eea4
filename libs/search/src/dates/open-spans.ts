import { addDays } from '@marquee/domain';
import { dateVocabulary, isUnspaced, type DateLanguage } from './date-language.ts';
import type { Groups } from './date-rule.ts';
import { daySpan, type DateSpan } from './date-span.ts';

const ISO_DATE = /\d{4}-\d\d-\d\d/g;
export const countIsoDates = (text: string): number => text.match(ISO_DATE)?.length ?? 0;

interface Opened {
  span: DateSpan;
  /** Both ends are stated: "from 2026-12-05 to 2026-12-07". */
  isClosed: boolean;
}

/**
 * Returns the days from today until the last day of a span or before its first day, or the year
 * that begins with its first day.
 */
export function openSpan(
  { span, isClosed }: Opened,
  { until, before }: Groups,
  today: string,
): DateSpan | null {
  if (isClosed) return until === undefined && before === undefined ? span : null;
  const { from, to } = span;
  if (before !== undefined) return from <= today ? null : daySpan(today, addDays(from, -1));
  if (until === undefined) return daySpan(from, addDays(from, 365));
  return to < today ? null : daySpan(today, to);
}

interface OpenSpanPatterns {
  /** Whole phrases: "until 3 May", and 5月3日まで in languages that put the word last. */
  lead: RegExp;
  trail: RegExp | null;
  /** The word alone, at the end of the text before a date or at the begin of the text after it. */
  before: RegExp;
  after: RegExp | null;
}

const openSpans = new Map<DateLanguage, OpenSpanPatterns>();

export function openSpanPatterns(language: DateLanguage): OpenSpanPatterns {
  const known = openSpans.get(language);
  if (known) return known;
  const { phrase } = dateVocabulary(language);
  const words = `(?:(?<until>${phrase('until')})|(?<before>${phrase('before')})|${phrase('since')})`;
  const article = language === 'en' ? '(?:the )?' : '';
  const isLast = isUnspaced(language);
  const patterns: OpenSpanPatterns = {
    lead: new RegExp(`^${words} ${article}(?<date>.+)$`, 'u'),
    trail: isLast ? new RegExp(`^(?<date>.+?)${words}$`, 'u') : null,
    before: new RegExp(`(?<![\\p{L}\\p{N}'-])${words} ${article}$`, 'u'),
    after: isLast ? new RegExp(`^${words}`, 'u') : null,
  };
  openSpans.set(language, patterns);
  return patterns;
}
