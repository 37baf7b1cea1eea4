import {
  formatSpan,
  isFree,
  lastsDays,
  NOT_STATED,
  ONLINE,
  TO_BE_ANNOUNCED,
} from '@marquee/formats/display';
import type { RoundUp } from './choose-round-ups.ts';
import { nameItem, type ItemStyle } from './describe-item.ts';
import { selectBest, type RoundUpItem } from './group-dates.ts';
import { escapeMarkdown } from './markdown.ts';

const MIN_GROUP = 3;
const MAX_FREE_NAMED = 2;
const MIN_LONG_DAYS = 7;
const DAY_MS = 86_400_000;
const NO_VENUES = [ONLINE, TO_BE_ANNOUNCED, NOT_STATED];

/**
 * Returns sentences on the most notable facts: first and last, the fullest day, the busiest venue,
 * what is free, long or sold out.
 */
export function describeFacts(roundUp: RoundUp, style: ItemStyle): string[] {
  const facts = [
    describeEnds,
    describeBusiestDay,
    describeBusiestVenue,
    describeFree,
    describeLongest,
    describeSoldOut,
  ];
  return facts.flatMap((describe) => describe(roundUp, style) ?? []);
}

const isWithin = ({ plan }: RoundUp, { event }: RoundUpItem) =>
  event.local_dates.from >= plan.period.from;

function describeEnds(roundUp: RoundUp, style: ItemStyle): string | null {
  const items = roundUp.items.filter((item) => isWithin(roundUp, item) && item.dates === 1);
  const [first, last] = [items[0], items.at(-1)];
  if (!roundUp.isComplete || !first || !last || items.length < MIN_GROUP) return null;
  return style.phrases.phrase('first_last', {
    first: nameItem(first, style),
    last: nameItem(last, style),
  });
}

function describeBusiestDay(
  roundUp: RoundUp,
  { phrases: { phrase, locale }, now }: ItemStyle,
): string | null {
  const singles = roundUp.items.filter((item) => isWithin(roundUp, item) && !lastsDays(item.event));
  const top = findMost(singles, ({ event }) => event.local_dates.from);
  if (!roundUp.isComplete || !top) return null;
  const times = { ...top.item.event, all_day: true, time_tbd: false, end_utc: null };
  return phrase('busiest', {
    day: formatSpan(times, { locale, now, style: 'long' }).date,
    n: top.count,
  });
}

function describeBusiestVenue(
  { items, city }: RoundUp,
  { phrases: { phrase } }: ItemStyle,
): string | null {
  const known = items.filter(
    ({ event }) => !NO_VENUES.includes(event.venue_name) && event.venue_name !== event.city,
  );
  const top = findMost(known, ({ event }) => event.venue_name);
  if (city === null || !top) return null;
  return phrase('venue', { venue: escapeMarkdown(top.item.event.venue_name), n: top.count });
}

function describeFree({ items, plan }: RoundUp, style: ItemStyle): string | null {
  const free = items.filter(({ event }) => isFree(event));
  if (plan.filter.free || free.length === 0) return null;
  const list = style.phrases.list(
    selectBest(free, MAX_FREE_NAMED).map((item) => nameItem(item, style)),
  );
  return style.phrases.phrase(free.length > MAX_FREE_NAMED ? 'free_some' : 'free_all', {
    n: free.length,
    list,
  });
}

function describeLongest({ items }: RoundUp, style: ItemStyle): string | null {
  const long = items.filter(({ event }) => lastsDays(event) && countDays(event) >= MIN_LONG_DAYS);
  const [longest] = long.sort((a, b) => countDays(b.event) - countDays(a.event));
  return longest ? style.phrases.phrase('longest', { item: nameItem(longest, style) }) : null;
}

const countDays = ({ local_dates: { from, to } }: RoundUpItem['event']) =>
  (Date.parse(to) - Date.parse(from)) / DAY_MS;

function describeSoldOut({ items, isClosed }: RoundUp, style: ItemStyle): string | null {
  const soldOut = selectBest(
    items.filter(({ event, dates }) => event.phase === 'sold_out' && dates === 1),
    MIN_GROUP,
  );
  if (isClosed || soldOut.length === 0) return null;
  return style.phrases.phrase('sold_out', {
    list: style.phrases.list(soldOut.map((item) => nameItem(item, style))),
  });
}

/**
 * Returns the first item of the largest group, if it is the only largest one and large enough to be
 * worth a sentence.
 */
function findMost(items: RoundUpItem[], toKey: (item: RoundUpItem) => string) {
  const [first, second] = [...Map.groupBy(items, toKey).values()].sort(
    (a, b) => b.length - a.length,
  );
  if (!first?.[0] || first.length < MIN_GROUP || first.length === second?.length) return null;
  return { item: first[0], count: first.length };
}
