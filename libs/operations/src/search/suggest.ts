import type { ArtistRepository, VenueRepository } from '@marquee/database';
import { defineOperation, foldText } from '@marquee/domain';
import { z } from 'zod';
import { DEFAULT_STATUSES } from '../events/filters/event-filter.ts';
import { clampLimit, floorToMinute, paging } from '../paging.ts';
import { text } from '../parameters.ts';
import { formatCity } from '../places/interpretation.ts';
import type { PlaceFinder } from '../places/place-finder.ts';
import { findHits } from './find-hits.ts';
import type { SearchEventsDeps } from './search-events.ts';

const MAX_SUGGESTIONS = 20;
const KINDS = ['city', 'artist', 'venue', 'event'] as const;

const Suggestion = z.object({
  kind: z.enum(KINDS).meta({ description: 'What is suggested.', examples: ['artist'] }),
  name: z.string().meta({ examples: ['Grateful Dead'] }),
  detail: z
    .string()
    .nullable()
    .meta({
      description: 'What distinguishes it from others of this name.',
      examples: ['3 upcoming events'],
    }),
  slug: z
    .string()
    .nullable()
    .meta({ description: 'Slug of the record; null for a city.', examples: ['grateful-dead'] }),
  query: z.string().meta({
    description:
      'Parameters of `GET /events` that list its events; of an event, the title for `GET /search`.',
    examples: ['artist=grateful-dead'],
  }),
});
type Suggestion = z.output<typeof Suggestion>;

export interface SuggestDeps extends SearchEventsDeps {
  artists: Pick<ArtistRepository, 'list'>;
  venues: Pick<VenueRepository, 'list'>;
  places: PlaceFinder;
}

export const suggest = defineOperation({
  name: 'suggest',
  summary: 'Suggestions while a visitor types',
  description:
    'Cities, artists, venues and upcoming events whose names begin with the text, in one list. Each kind has a fair share of the list. Case and accents are ignored.',
  input: z.object({
    q: text(100).meta({
      description: 'What the visitor typed, 1 to 100 characters.',
      examples: ['ber', 'react'],
    }),
    limit: paging(MAX_SUGGESTIONS)
      .limit.default(8)
      .meta({
        description: `Maximum number of suggestions, 1 to ${String(MAX_SUGGESTIONS)}. A higher limit is reduced to ${String(MAX_SUGGESTIONS)}.`,
        examples: [8],
        maximum: MAX_SUGGESTIONS,
      }),
  }),
  output: z.object({
    query: z.string().meta({ examples: ['grat'] }),
    suggestions: z.array(Suggestion),
  }),
  async run(deps: SuggestDeps, { q, limit: requested }) {
    const { limit, warnings } = clampLimit(requested, MAX_SUGGESTIONS);
    const found = await Promise.all([
      suggestCities(deps, q),
      suggestArtists(deps, q, limit),
      suggestVenues(deps, q, limit),
      suggestEvents(deps, q, limit),
    ]);
    return { query: q, suggestions: takeInTurn(begunWith(q, found), limit), warnings };
  },
});

/**
 * Returns the suggestions of which a word begins as the text does. If there are none, those of
 * similar letters remain.
 */
function begunWith(q: string, kinds: Suggestion[][]): Suggestion[][] {
  const key = ` ${foldText(q)}`;
  const begun = kinds.map((suggestions) =>
    suggestions.filter(({ kind, name }) => kind === 'city' || ` ${foldText(name)}`.includes(key)),
  );
  return begun.some((suggestions) => suggestions.length > 0) ? begun : kinds;
}

const toPage = (limit: number) => ({ limit, offset: 0, after: null });

async function suggestCities({ places }: SuggestDeps, q: string): Promise<Suggestion[]> {
  const cities = await places.findActiveByPrefix(q);
  return cities.map((city) => ({
    kind: 'city',
    name: city.name,
    detail: formatCity({ ...city, name: '' }) || null,
    slug: null,
    query: new URLSearchParams({
      city: formatCity({ ...city, country_code: null }),
      ...(city.country_code !== null && { country: city.country_code }),
    }).toString(),
  }));
}

async function suggestArtists(
  { artists, now }: SuggestDeps,
  q: string,
  limit: number,
): Promise<Suggestion[]> {
  const { items } = await artists.list({ q, now: floorToMinute(now()) }, toPage(limit));
  return items.map(({ name, slug, upcoming_events }) => ({
    kind: 'artist',
    name,
    detail: formatCount(upcoming_events),
    slug,
    query: new URLSearchParams({ artist: slug }).toString(),
  }));
}

const formatCount = (events: number): string =>
  events === 0
    ? 'no upcoming events'
    : `${String(events)} upcoming ${events === 1 ? 'event' : 'events'}`;

async function suggestVenues(
  { venues, now }: SuggestDeps,
  q: string,
  limit: number,
): Promise<Suggestion[]> {
  const { items } = await venues.list({ q, now: floorToMinute(now()) }, toPage(limit));
  return items.map(({ name, slug, city }) => ({
    kind: 'venue',
    name,
    detail: city,
    slug,
    query: new URLSearchParams({ venue: slug }).toString(),
  }));
}

/** Suggests events by their title only: those of a city or an artist are behind its suggestion. */
async function suggestEvents(deps: SuggestDeps, q: string, limit: number): Promise<Suggestion[]> {
  const now = floorToMinute(deps.now());
  const filter = { statuses: DEFAULT_STATUSES, from: now, now };
  const { ids } = await findHits(deps, q, { filter, maxHits: 5 * limit });
  const words = foldText(q).split(' ');
  const found = (await deps.events.summaries(ids, {})).filter(({ title }) => {
    const inTitle = ` ${foldText(title)}`;
    return words.every((word) => inTitle.includes(` ${word}`));
  });
  const byName = new Map(
    found.toReversed().map((event) => [`${event.title}|${event.city}`, event]),
  ); // of equal names, the best hit remains
  return [...byName.values()].reverse().map(({ title, slug, city, start_local }) => ({
    kind: 'event',
    name: title,
    detail: `${city}, ${start_local.slice(0, 10)}`,
    slug,
    query: new URLSearchParams({ q: title }).toString(),
  }));
}

/**
 * Takes one suggestion of each kind in turn, so that no kind fills the list. The kinds stay
 * together.
 */
function takeInTurn(kinds: Suggestion[][], limit: number): Suggestion[] {
  const counts = kinds.map(() => 0);
  for (let turn = 0, taken = 0; turn < limit; turn++)
    kinds.forEach((suggestions, index) => {
      if (taken === limit || turn >= suggestions.length) return;
      counts[index] = turn + 1;
      taken++;
    });
  return kinds.flatMap((suggestions, index) => suggestions.slice(0, counts[index]));
}
