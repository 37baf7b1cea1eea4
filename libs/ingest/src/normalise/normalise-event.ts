import { hash } from 'node:crypto';
import type { NormalisedEvent } from '@marquee/domain';
import type { RawEvent } from '../raw-event.ts';
import { RecordRejectedError } from '../record-rejected-error.ts';
import { categoryFrom } from './category-table.ts';
import type { ResolvedPlace } from './city-resolver.ts';
import { normaliseLineup } from './lineup.ts';
import { readPlace, type PlaceText } from './place-text.ts';
import { plainLine, plainText } from './text.ts';
import { normaliseTimes } from './times.ts';
import { parseTitleAnnotations, type TitleAnnotations } from './title-annotations.ts';
import { parseAvailability, parseFlag, parseList, parseNumber, parseStatus } from './values.ts';
import { webAddress } from './web-address.ts';

const LONGEST = { title: 300, description: 5_000, id: 300, tag: 50 };
const MAX_TAGS = 20;
const MAX_POPULAR = 1e9;
const MIN_POPULAR = 1e-9;

/** A record that may become an event: its title is readable, and its place can be looked up. */
export interface Candidate {
  raw: RawEvent;
  marks: TitleAnnotations;
  place: PlaceText;
}

/** First step: what can be told from the record alone. Throws a Rejection where it cannot become an event. */
export function parseRecord(raw: RawEvent): Candidate {
  const line = plainLine(raw.title, LONGEST.title);
  if (!line || !/[\p{L}\p{N}\p{P}\p{S}]/u.test(line)) throw new RecordRejectedError('no title');
  return { raw, marks: parseTitleAnnotations(line), place: readPlace(raw) };
}

/** Second step, once its place was looked up: the record in our terms. Throws a Rejection where it has no start. */
export function normaliseEvent({ raw, marks, place }: Candidate, found: ResolvedPlace): NormalisedEvent {
  const { title } = marks;
  const { venue_name, address } = place;
  const { city_id, city_name, country_code } = found;
  const tags = shortList(parseList(raw.tags), LONGEST.tag, MAX_TAGS);
  const category = categoryFrom(raw.category, [...tags, title]);
  const times = normaliseTimes(raw, category, found.timezone);
  const stated = parseStatus(raw.status) ?? 'scheduled';
  const status = stated === 'cancelled' ? stated : (marks.status ?? stated);
  const source_event_id =
    plainLine(raw.source_id, LONGEST.id) ?? idFrom([title, times.start_local, venue_name, city_name]);
  return {
    source_event_id,
    title,
    description: plainText(raw.description, LONGEST.description),
    category,
    status,
    availability: marks.availability ?? parseAvailability(raw.availability),
    ...times,
    venue_name,
    address,
    city_id,
    city_name,
    country_code,
    lat: found.position?.lat ?? null,
    lng: found.position?.lng ?? null,
    online: place.online || status === 'moved_online',
    online_url: webAddress(raw.online_url),
    ...normaliseLineup(raw),
    ticket_url: webAddress(raw.ticket_url),
    url: webAddress(raw.url),
    image_url: webAddress(raw.image_url),
    ...normalisePrices(raw),
    tags,
    language: plainLine(raw.language, 35),
    age_restriction: plainLine(raw.age_restriction, 60),
    popularity: popularityOf(raw),
    featured: parseFlag(raw.featured) ?? false,
  };
}

/** A number that PostgreSQL can keep as `real`; what it could not would take the whole batch with it. */
function popularityOf(raw: RawEvent): number {
  const stated = Math.min(parseNumber(raw.popularity) ?? 0, MAX_POPULAR);
  return stated < MIN_POPULAR ? 0 : stated;
}

function normalisePrices(raw: RawEvent): Pick<NormalisedEvent, 'price_min' | 'price_max' | 'currency' | 'is_free'> {
  const prices = [parseNumber(raw.price_min), parseNumber(raw.price_max)].filter(
    (price) => price !== null && price >= 0 && price < 1e9,
  );
  const amounts = prices.filter((price) => price !== null);
  const price_min = amounts.length > 0 ? Math.min(...amounts) : null;
  const price_max = amounts.length > 0 ? Math.max(...amounts) : null;
  const code = raw.currency?.trim().toUpperCase() ?? '';
  const currency = price_min !== null && /^[A-Z]{3}$/.test(code) ? code : null;
  return { price_min, price_max, currency, is_free: parseFlag(raw.is_free) ?? (price_max === 0 ? true : null) };
}

const shortList = (texts: string[], maxLength: number, most: number) =>
  [...new Set(texts.flatMap((text) => plainLine(text, maxLength) ?? []))].slice(0, most);

// A record without an id of its own is the same one when it tells the same title, start and place.
const idFrom = (told: (string | null)[]) => hash('sha256', told.join('|')).slice(0, 24);
