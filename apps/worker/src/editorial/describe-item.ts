import {
  formatPlace,
  formatPrice,
  formatSpan,
  NOT_STATED,
  ONLINE,
  TO_BE_ANNOUNCED,
} from '@marquee/formats/display';
import type { RoundUpItem } from './group-dates.ts';
import { escapeMarkdown } from './markdown.ts';
import type { Phrases } from './phrases.ts';
import type { RoundUpEvent } from './round-up-event.ts';

const MAX_ARTISTS = 3;

/** How the items of one article are described. */
export interface ItemStyle {
  phrases: Phrases;
  now: Date;
  /** The article is about one city, which the items do not repeat. */
  hasCity: boolean;
}

/** Returns a line of a list: link, artists, date, place, price, further dates. */
export function describeItem({ event, last, dates }: RoundUpItem, style: ItemStyle): string {
  const { phrase, words, locale } = style.phrases;
  const price = formatPrice(event, locale);
  const facts = [
    describeDate(event, style),
    ...describePlace(event, style),
    ...(price === null ? [] : [escapeMarkdown(price)]),
    ...(event.phase === 'sold_out' ? [words.soldOut] : []),
    ...(dates > 1 ? [phrase('more_dates', { n: dates - 1, last: formatDay(last, style) })] : []),
  ];
  return `- **${linkTo(event)}**${describeArtists(event, style)} · ${facts.join(' · ')}`;
}

/** Returns an item in a sentence: link, and in brackets date and place. */
export function nameItem({ event }: Pick<RoundUpItem, 'event'>, style: ItemStyle): string {
  const facts = [describeDate(event, style), ...describePlace(event, style)];
  return `${linkTo(event)} (${facts.join(', ')})`;
}

const linkTo = ({ title, page }: RoundUpEvent): string => `[${escapeMarkdown(title)}](${page})`;

const formatDay = (event: RoundUpEvent, { phrases: { locale }, now }: ItemStyle): string =>
  formatSpan(event, { locale, now }).date;

/** A time that is not known yet is left out. */
function describeDate(event: RoundUpEvent, { phrases: { locale }, now }: ItemStyle): string {
  const span = formatSpan(event, { locale, now });
  return event.time_tbd ? span.date : span.text;
}

const PLACEHOLDERS: readonly string[] = [TO_BE_ANNOUNCED, NOT_STATED];

/** Returns the place, or nothing if only the city of the article is known. */
function describePlace(
  { venue_name, city }: RoundUpEvent,
  { phrases: { locale }, hasCity }: ItemStyle,
): string[] {
  const hasVenue = !PLACEHOLDERS.includes(venue_name);
  if (hasCity && (!hasVenue || venue_name === ONLINE || venue_name === city)) return [];
  if (!hasVenue && PLACEHOLDERS.includes(city)) return [];
  return [escapeMarkdown(formatPlace({ venue_name, city: hasCity ? venue_name : city }, locale))];
}

/** Names the artists that the title does not. */
function describeArtists(
  { title, artists }: RoundUpEvent,
  { phrases: { phrase, list } }: ItemStyle,
): string {
  const folded = title.toLowerCase();
  const names = artists
    .map(({ name }) => name)
    .filter((name) => !folded.includes(name.toLowerCase()));
  if (names.length === 0) return '';
  return ` ${phrase('with', { artists: list(names.slice(0, MAX_ARTISTS).map(escapeMarkdown)) })}`;
}
