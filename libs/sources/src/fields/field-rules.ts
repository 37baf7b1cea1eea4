import type { Target } from '../tables/known-columns.ts';
import type { Meaning } from './field-words.ts';
import { nameMeanings } from './name-meanings.ts';

interface FieldRule {
  target: Target;
  /** All of these meanings. */
  needs: Meaning[];
  /** None but these are next to them, and "event". */
  may: Meaning[];
  confidence: number;
}

const rule = (
  target: Target,
  needs: string,
  { may = '', at = 0.9 }: { may?: string; at?: number } = {},
): FieldRule => ({
  target,
  needs: needs.split(' ').filter(isNonEmpty) as Meaning[], // the table below is checked by a test
  may: may.split(' ').filter(isNonEmpty) as Meaning[],
  confidence: at,
});
const isNonEmpty = (text: string) => text !== '';

const AROUND_PLACE = 'place venue address name position';
/**
 * Which meanings make which field. Of several rules the one with the most needed meanings counts.
 */
export const FIELD_RULES: readonly FieldRule[] = [
  rule('title', 'title', { may: 'name', at: 0.95 }),
  rule('title', 'name', { at: 0.85 }),
  rule('title', 'event', { at: 0.6 }),
  rule('title', 'programme', { at: 0.5 }),
  rule('title', 'programme title', { at: 0.8 }),
  rule('title', 'summary', { at: 0.55 }),
  rule('source_id', 'id'),
  rule('source_id', 'slug', { at: 0.5 }),
  rule('series_id', 'series id'),
  rule('series_title', 'series', { may: 'title name', at: 0.7 }),
  rule('description', 'description', { may: 'title summary' }),
  rule('description', 'summary', { at: 0.5 }),
  rule('description', 'programme', { at: 0.4 }),
  rule('category', 'category', { may: 'name title' }),
  rule('genres', 'genre', { may: 'name' }),
  rule('tags', 'tags', { may: 'name' }),
  rule('start_date', 'date', { may: 'day', at: 0.75 }),
  rule('start_date', 'day', { at: 0.65 }),
  rule('start_time', 'time', { at: 0.75 }),
  rule('start_local', 'datetime', { may: 'date time', at: 0.8 }),
  rule('start_local', 'date time', { at: 0.8 }),
  rule('start_local', 'start', { at: 0.9 }),
  rule('start_date', 'start date', { may: 'day' }),
  rule('start_date', 'start day', { at: 0.85 }),
  rule('start_time', 'start time'),
  rule('start_local', 'start date time', { may: 'datetime day', at: 0.95 }),
  rule('start_local', 'start datetime', { may: 'date', at: 0.95 }),
  rule('start_utc', 'start utc', { may: 'date time datetime', at: 0.7 }),
  rule('end_local', 'end', { at: 0.85 }),
  rule('end_date', 'end date', { may: 'day' }),
  rule('end_date', 'end day', { at: 0.85 }),
  rule('end_time', 'end time'),
  rule('end_local', 'end date time', { may: 'datetime day', at: 0.95 }),
  rule('end_local', 'end datetime', { may: 'date', at: 0.95 }),
  rule('end_utc', 'end utc', { may: 'date time datetime', at: 0.7 }),
  rule('start_year', 'year', { may: 'start date', at: 0.6 }),
  rule('start_month', 'month', { may: 'start date', at: 0.6 }),
  rule('timezone', 'timezone', { may: 'start date time place venue name id' }),
  rule('all_day', 'allday'),
  rule('status', 'status', { may: 'name' }),
  rule('cancelled', 'cancelled', { may: 'status' }),
  rule('postponed', 'postponed', { may: 'status' }),
  rule('availability', 'availability', { may: 'ticket' }),
  rule('sold_out', 'soldout', { may: 'status ticket' }),
  rule('venue_name', 'venue', { may: 'name title place', at: 0.85 }),
  rule('venue_name', 'venue name', { may: 'address title place', at: 0.85 }),
  rule('venue_name', 'room', { may: 'name', at: 0.45 }),
  rule('venue_name', 'place name', { may: 'venue', at: 0.85 }),
  rule('venue_name', 'place title', { may: 'venue', at: 0.85 }),
  rule('venue_name', 'address title', { may: 'place venue', at: 0.8 }),
  rule('venue_name', 'address name', { may: 'place venue', at: 0.7 }),
  rule('venue_name', 'address company', { may: 'place venue name', at: 0.7 }),
  rule('location', 'place', { at: 0.8 }),
  rule('address', 'address', { may: 'place venue position', at: 0.85 }),
  rule('address', 'street', { may: 'address place venue position name', at: 0.85 }),
  rule('city', 'city', { may: AROUND_PLACE }),
  rule('region', 'region', { may: AROUND_PLACE, at: 0.85 }),
  rule('country', 'country', { may: `${AROUND_PLACE} city region` }),
  rule('lat', 'lat', { may: AROUND_PLACE }),
  rule('lng', 'lng', { may: AROUND_PLACE }),
  rule('position', 'position', { may: 'place venue address', at: 0.85 }),
  rule('position', 'lat lng', { may: AROUND_PLACE }),
  rule('artists', 'artist', { may: 'name title' }),
  rule('url', 'url', { may: 'title' }),
  rule('ticket_url', 'ticket url'),
  rule('ticket_url', 'ticket', { at: 0.7 }),
  rule('ticket_url', 'registration url', { at: 0.55 }),
  rule('image_url', 'image', { may: 'url', at: 0.85 }),
  rule('price_min', 'price', { may: 'ticket amount description cents', at: 0.85 }),
  rule('price_min', 'price min', { may: 'ticket registration amount cents', at: 0.95 }),
  rule('price_min', 'price start', { may: 'ticket amount', at: 0.95 }),
  rule('price_max', 'price max', { may: 'ticket registration amount cents', at: 0.95 }),
  rule('price_max', 'price end', { may: 'ticket amount', at: 0.9 }),
  rule('currency', 'currency', { may: 'price min max ticket registration slug' }),
  rule('is_free', 'free', { may: 'price ticket description' }),
  rule('online', 'online', { at: 0.8 }),
  rule('online', 'attendance', { at: 0.6 }),
  rule('online', 'place category', { at: 0.6 }),
  rule('online_url', 'online url', { may: 'place' }),
  rule('text_language', 'language', { may: 'slug' }),
  rule('age_restriction', 'age', { may: 'min price', at: 0.8 }),
  rule('featured', 'featured'),
  rule('popularity', 'popularity'),
  rule('organizer', 'organizer', { may: 'name title' }),
  rule('organizer_url', 'organizer url'),
  rule('doors_local', 'doors', { may: 'time date start datetime' }),
];

/** A field that a name can mean. */
export interface FieldGuess {
  target: Target;
  /** 0 to 1 */
  confidence: number;
}

const UNKNOWN_PENALTY = { own: 0.25, outer: 0.12 };
export const MIN_CONFIDENCE = 0.4;
// "start.iso" is more exact than "start.formatted".
export const DISPLAYED = /(?:formatted|display|pretty|human|localized)(?:text)?$/i;
const DISPLAY_PENALTY = 0.06;

/** Returns the fields that a name can mean, the most probable first. */
export function guessFields(name: string): FieldGuess[] {
  const found = nameMeanings(name);
  if (!found) return [];
  const penalty =
    found.unknown.own * UNKNOWN_PENALTY.own +
    found.unknown.outer * UNKNOWN_PENALTY.outer +
    (DISPLAYED.test(name) ? DISPLAY_PENALTY : 0);
  const best = new Map<Target, number>();
  for (const reading of found.readings)
    for (const { target, confidence } of matchingRules(reading))
      if (confidence - penalty >= MIN_CONFIDENCE)
        best.set(target, Math.max(best.get(target) ?? 0, confidence - penalty));
  return [...best]
    .map(([target, confidence]) => ({ target, confidence }))
    .sort((one, other) => other.confidence - one.confidence);
}

function matchingRules(reading: ReadonlySet<Meaning>): FieldRule[] {
  const matching = FIELD_RULES.filter(
    ({ needs, may }) =>
      needs.every((meaning) => reading.has(meaning)) &&
      [...reading].every(
        (meaning) =>
          needs.includes(meaning) ||
          may.includes(meaning) ||
          (meaning === 'event' && !needs.includes('event')),
      ),
  );
  const most = Math.max(0, ...matching.map(({ needs }) => needs.length));
  return matching.filter(({ needs }) => needs.length === most);
}
