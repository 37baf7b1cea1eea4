import type { NormalisedEvent, Listing } from '@marquee/domain';
import { compareIds } from './compare-artists.ts';
import { mergeFields } from './merge-fields.ts';
import { decideNight, type Night } from './night.ts';

const MAX = { artists: 30, tags: 20, genres: 12 };

type Field = keyof NormalisedEvent;

interface MergeInput {
  /** The listings that count, by precedence. */
  ordered: Listing[];
  night: Night;
}

/**
 * Fields that are taken together, and the listing they are taken from. Undefined: no listing states
 * them.
 */
export interface FieldRule {
  fields: readonly Field[];
  choose: (input: MergeInput) => Listing | undefined;
}

const firstWith =
  (states: (event: NormalisedEvent) => boolean) =>
  ({ ordered }: MergeInput): Listing | undefined =>
    ordered.find(({ event }) => states(event));

const whereStated = (field: Field): FieldRule => ({
  fields: [field],
  choose: firstWith((event) => (event[field] ?? null) !== null),
});

/** Each rule prefers the most trusted source, then the one that changed last. */
export const FIELD_RULES: readonly FieldRule[] = [
  {
    fields: ['start_local', 'end_local', 'timezone', 'all_day', 'time_tbd', 'date_tbd'],
    choose: ({ night }) => night.timesFrom,
  },
  {
    fields: ['venue_name', 'address', 'city_id', 'city_name', 'country_code', 'lat', 'lng'],
    choose: choosePlace,
  },
  { fields: ['online'], choose: choosePlace },
  {
    fields: ['price_min', 'price_max', 'currency', 'is_free'],
    choose: firstWith(({ price_min, is_free }) => price_min !== null || is_free !== null),
  },
  { fields: ['title'], choose: ({ ordered }) => ordered[0] },
  { fields: ['category'], choose: firstWith(({ category }) => category !== 'community') },
  {
    fields: ['availability'],
    choose: firstWith(({ availability }) => availability !== 'unknown'),
  },
  {
    fields: ['doors_local'],
    choose: ({ ordered, night }) =>
      ordered.find(
        ({ event }) =>
          event.doors_local !== undefined &&
          event.start_local === night.timesFrom.event.start_local,
      ),
  },
  ...(
    [
      'description',
      'online_url',
      'ticket_url',
      'url',
      'image_url',
      'organizer',
      'language',
    ] as const
  ).map(whereStated),
];

/**
 * Merges the listings of an event: status and times by the newest change, each other field by its
 * rule.
 */
export function mergeListings(listings: Listing[]): NormalisedEvent {
  const [only] = listings;
  if (only && listings.length === 1) return only.event;
  const { ordered, night } = toMergeInput(listings);
  const events = ordered.map((listing) => listing.event);
  const [first] = events;
  if (!first) throw new Error('There is no event without a listing.');
  // The doors of the first listing can belong to other times.
  const { doors_local: _, ...merged } = first;
  for (const { fields, choose } of FIELD_RULES)
    copyFields(merged, choose({ ordered, night })?.event, fields);
  return {
    ...merged,
    status: night.status,
    ...mergeLineups(events),
    tags: [...new Set(events.flatMap(({ tags }) => tags))].slice(0, MAX.tags),
    popularity: Math.max(...events.map(({ popularity }) => popularity)),
    featured: events.some(({ featured }) => featured),
    ...mergeGenres(events),
    ...mergeFields(events),
  };
}

export function toMergeInput(listings: Listing[]): MergeInput {
  const ordered = currentListings(listings).toSorted(byPrecedence);
  return { ordered, night: decideNight(ordered, listings) };
}

function copyFields(
  merged: Partial<Record<Field, unknown>>,
  from: NormalisedEvent | undefined,
  fields: readonly Field[],
): void {
  for (const field of fields) if (from?.[field] !== undefined) merged[field] = from[field];
}

/** Returns whether every source of an event is the generated demo season. */
export const isDemo = (listings: Listing[]): boolean =>
  currentListings(listings).every(({ demo }) => demo);

/** Returns the listings that are not withdrawn, or all if every listing is. */
function currentListings(listings: Listing[]): Listing[] {
  const listed = listings.filter(({ withdrawn }) => !withdrawn);
  return listed.length > 0 ? listed : listings;
}

/** By trust, freshness, completeness, and then by a fixed order. */
function byPrecedence(a: Listing, b: Listing): number {
  return (
    b.trust - a.trust ||
    b.changed_at.getTime() - a.changed_at.getTime() ||
    completeness(b.event) - completeness(a.event) ||
    a.source_id - b.source_id ||
    (a.source_event_id < b.source_event_id ? -1 : 1)
  );
}

const completeness = (event: NormalisedEvent) =>
  Object.values(event).filter((value) => value !== null && value !== '').length;

function mergeGenres(events: NormalisedEvent[]) {
  const genres = [...new Set(events.flatMap((event) => event.genres ?? []))].slice(0, MAX.genres);
  return genres.length > 0 ? { genres } : {};
}

function choosePlace({ ordered }: MergeInput): Listing | undefined {
  const located = ordered.filter(({ event }) => event.city_id !== null);
  return located.find(({ event }) => event.venue_name !== null) ?? located[0] ?? ordered[0];
}

/** Combines the line-ups, in the order of the best source. */
const mergeLineups = (events: NormalisedEvent[]) => {
  const names = new Map<string, string>();
  for (const name of events.flatMap(({ artists }) => artists)) {
    const key = name.toLowerCase();
    if (!names.has(key)) names.set(key, name);
  }
  const artists = [...names.values()].slice(0, MAX.artists);
  const artist_ids = artists.flatMap((name) => mergeArtistIds(name, events));
  return artist_ids.length > 0 ? { artists, artist_ids } : { artists };
};

/** Takes the ids of the best source, and ids from others that do not disagree. */
function mergeArtistIds(
  name: string,
  events: NormalisedEvent[],
): NonNullable<NormalisedEvent['artist_ids']> {
  const listed = events.flatMap(({ artist_ids = [] }) => artist_ids);
  const own = listed.filter((artist) => artist.name.toLowerCase() === name.toLowerCase());
  const [best] = own;
  if (!best) return [];
  const agreeing = own.filter((artist) => compareIds(best, artist) !== 'other');
  return [{ ...agreeing.reduceRight((sum, artist) => ({ ...sum, ...artist })), name }];
}
