import type { NormalisedEvent, Listing } from '@marquee/domain';
import { compareIds } from './compare-artists.ts';

const MOST = { artists: 30, tags: 20 };
// Sources of nearly the same trust: among them the newest word counts.
const TRUST_BAND = 20;

/**
 * What is shown of an event that several sources list. Each field comes from the most trusted source that knows it; of equal ones from
 * the one that said something new last. Fields that mean something together (times, place, price) stay together. A call-off counts as
 * soon as one of the most trusted sources says so, and until one of them takes it back.
 */
export function mergeListings(listings: Listing[]): NormalisedEvent {
  const [only] = listings;
  if (only && listings.length === 1) return only.facts;
  const listed = listings.filter(({ withdrawn }) => !withdrawn);
  const ordered = (listed.length > 0 ? listed : listings).toSorted(byPrecedence);
  const facts = ordered.map((listing) => listing.facts);
  const [first] = facts;
  if (!first) throw new Error('There is no event without a listing.');
  if (facts.length === 1) return first;
  return {
    ...first,
    description: pick(facts, ({ description }) => description),
    category: pick(facts, ({ category }) => (category === 'community' ? null : category)) ?? first.category,
    status: statusOf(ordered),
    availability: pick(facts, ({ availability }) => (availability === 'unknown' ? null : availability)) ?? 'unknown',
    ...timesOf(facts, first),
    ...placeOf(facts, first),
    online_url: pick(facts, (fact) => fact.online_url),
    ...billOf(facts),
    ticket_url: pick(facts, (fact) => fact.ticket_url),
    url: pick(facts, (fact) => fact.url),
    image_url: pick(facts, (fact) => fact.image_url),
    ...pricesOf(facts, first),
    tags: [...new Set(facts.flatMap(({ tags }) => tags))].slice(0, MOST.tags),
    language: pick(facts, ({ language }) => language),
    age_restriction: pick(facts, (fact) => fact.age_restriction),
    popularity: Math.max(...facts.map(({ popularity }) => popularity)),
    featured: facts.some(({ featured }) => featured),
  };
}

/** Trust, then freshness, then completeness; then an order that never changes. */
function byPrecedence(a: Listing, b: Listing): number {
  return (
    b.trust - a.trust ||
    b.changed_at.getTime() - a.changed_at.getTime() ||
    completeness(b.facts) - completeness(a.facts) ||
    a.source_id - b.source_id ||
    (a.source_event_id < b.source_event_id ? -1 : 1)
  );
}

const completeness = (facts: NormalisedEvent) =>
  Object.values(facts).filter((value) => value !== null && value !== '').length;

const pick = <Value>(facts: NormalisedEvent[], of: (facts: NormalisedEvent) => Value | null): Value | null => {
  for (const fact of facts) {
    const value = of(fact);
    if (value !== null) return value;
  }
  return null;
};

/**
 * Of sources of about the same trust as the best one, the last word. A listing that only ever was on says nothing: it may not have heard
 * yet.
 */
function statusOf(ordered: Listing[]): NormalisedEvent['status'] {
  const best = ordered[0]?.trust ?? 0;
  const said = ordered.filter(({ trust, status_said_at }) => best - trust < TRUST_BAND && status_said_at !== null);
  const [latest] = said.toSorted((a, b) => (b.status_said_at?.getTime() ?? 0) - (a.status_said_at?.getTime() ?? 0));
  return latest?.facts.status ?? 'scheduled';
}

const isTimed = ({ all_day, time_tbd, date_tbd, start_local }: NormalisedEvent) =>
  !all_day && !time_tbd && !date_tbd && !start_local.endsWith('T00:00:00');

/**
 * An hour that somebody knows, of the day that the best source names; else what that one says. Who knows the town knows the clock:
 * without it, an hour may be of another zone.
 */
function timesOf(facts: NormalisedEvent[], first: NormalisedEvent) {
  const timed = facts.filter(
    (fact) => isTimed(fact) && fact.start_local.slice(0, 10) === first.start_local.slice(0, 10),
  );
  const { start_local, end_local, timezone, all_day, time_tbd, date_tbd } =
    timed.find(({ city_id }) => city_id !== null) ?? timed[0] ?? first;
  return { start_local, end_local, timezone, all_day, time_tbd, date_tbd };
}

/** The first place with a venue, else the first with a city. */
function placeOf(facts: NormalisedEvent[], first: NormalisedEvent) {
  const named = facts.find((fact) => fact.venue_name !== null && fact.city_id !== null);
  const { venue_name, address, city_id, city_name, country_code, lat, lng, online } =
    named ?? facts.find((fact) => fact.city_id !== null) ?? first;
  return { venue_name, address, city_id, city_name, country_code, lat, lng, online };
}

function pricesOf(facts: NormalisedEvent[], first: NormalisedEvent) {
  const { price_min, price_max, currency, is_free } =
    facts.find((fact) => fact.price_min !== null || fact.is_free !== null) ?? first;
  return { price_min, price_max, currency, is_free };
}

/** Everybody on any bill, in the order of the best one. */
const billOf = (facts: NormalisedEvent[]) => {
  const names = new Map<string, string>();
  for (const name of facts.flatMap(({ artists }) => artists)) {
    const key = name.toLowerCase();
    if (!names.has(key)) names.set(key, name);
  }
  const artists = [...names.values()].slice(0, MOST.artists);
  const artist_ids = artists.flatMap((name) => idsOf(name, facts));
  return artist_ids.length > 0 ? { artists, artist_ids } : { artists };
};

/** The best source's, and what others add to them. */
function idsOf(name: string, facts: NormalisedEvent[]): NonNullable<NormalisedEvent['artist_ids']> {
  const given = facts.flatMap(({ artist_ids = [] }) => artist_ids);
  const own = given.filter((artist) => artist.name.toLowerCase() === name.toLowerCase());
  const [best] = own;
  if (!best) return [];
  const agreeing = own.filter((artist) => compareIds(best, artist) !== 'other');
  return [{ ...agreeing.reduceRight((sum, artist) => ({ ...sum, ...artist })), name }];
}
