import { addDays, type EventSummary } from '@marquee/domain';
import {
  calendarLeaf,
  formatSpan,
  isCityName,
  isOff,
  lastsDays,
  localDates,
  wordsFor,
} from '@marquee/formats/display';
import { toPrintable } from '../text/printable.ts';

/** How a flyer without a photo sets its texts. */
export type FlyerLayout =
  | 'word'
  | 'stacked'
  | 'versus'
  | 'lineup'
  | 'date'
  | 'days'
  | 'run'
  | 'place'
  | 'film'
  | 'title'
  | 'text';

/** What a flyer sets large, in the order of its layout: the title or its sides, then the rest. */
export interface FlyerTexts {
  layout: FlyerLayout;
  parts: string[];
}

export type FlyerEvent = Pick<
  EventSummary,
  | 'title'
  | 'category'
  | 'artists'
  | 'series'
  | 'city'
  | 'start_utc'
  | 'start_local'
  | 'end_utc'
  | 'timezone'
  | 'time_tbd'
  | 'date_tbd'
  | 'all_day'
  | 'status'
>;

const MAX_STACKED_LENGTH = 26;
const MAX_TITLE_LENGTH = 64;
const MIN_LINEUP = 3;
const MAX_LINEUP = 8;
const WEEK_DAYS = 7;
// Only words that are between opponents in every title. A dash is not one.
const VERSUS = /^(.{2,40}?)\s+(?:vs?\.?|versus|gegen|contre|contra|対)\s+(.{2,40})$/iu;

/**
 * Chooses the layout by the content, so that events of one kind look alike and no flyer claims what
 * is not known.
 */
export function chooseLayout(event: FlyerEvent, locale: string): FlyerTexts {
  const title = toPrintable(event.title);
  const [, home, guest] = VERSUS.exec(title) ?? [];
  if (home !== undefined && guest !== undefined && !guest.includes(':'))
    return { layout: 'versus', parts: [home, guest] };
  // The date of an event that is off is not what to read first.
  const span = isOff(event) ? null : spanTexts(event, locale);
  if (span) return { layout: span.layout, parts: [title, span.text] };
  if (event.category === 'conference' && isCityName(event.city))
    return { layout: 'place', parts: [title, toPrintable(event.city)] };
  if (event.category === 'film') return { layout: 'film', parts: [title] };
  if (event.artists.length >= MIN_LINEUP) {
    const names = event.artists.slice(0, MAX_LINEUP).map(({ name }) => toPrintable(name));
    return { layout: 'lineup', parts: [title, ...names] };
  }
  const leaf = calendarLeaf(event, { locale, now: new Date(event.start_utc) });
  if (event.series && leaf && !isOff(event))
    return { layout: 'date', parts: [title, leaf.day, `${leaf.weekday} · ${leaf.month}`] };
  return { layout: layoutOfTitle(title), parts: [title] };
}

/**
 * The days of an event that lasts for some, or the last day of one that is open for longer than a
 * week.
 */
function spanTexts(
  event: FlyerEvent,
  locale: string,
): { layout: 'days' | 'run'; text: string } | null {
  if (event.date_tbd || !lastsDays(event)) return null;
  const { from, to } = localDates(event);
  const now = new Date(event.start_utc);
  if (addDays(from, WEEK_DAYS) >= to)
    return { layout: 'days', text: toPrintable(formatSpan(event, { locale, now }).date) };
  const last = { ...event, all_day: true, start_local: `${to}T00:00:00`, end_utc: null };
  const { date } = formatSpan(last, { locale, now });
  return { layout: 'run', text: toPrintable(wordsFor(locale).until.replace('{date}', date)) };
}

function layoutOfTitle(title: string): FlyerLayout {
  if (!/\s/.test(title) && title.length <= MAX_STACKED_LENGTH) return 'word';
  if (title.length <= MAX_STACKED_LENGTH) return 'stacked';
  return title.length <= MAX_TITLE_LENGTH ? 'title' : 'text';
}
