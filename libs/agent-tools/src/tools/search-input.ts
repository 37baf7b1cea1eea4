import { CATEGORIES, FIELD_ENTRIES, type FieldToolFilter } from '@marquee/domain';
import { COUNT_KEYS } from '@marquee/operations';
import { z } from 'zod';
import { paging } from '../replies/paging.ts';

const MAX_QUERY_LENGTH = 200;
const MAX_NAME_LENGTH = 120;
const text = (description: string, maxLength?: number) =>
  (maxLength === undefined ? z.string() : z.string().max(maxLength))
    .optional()
    .meta({ description });
const flag = z.boolean().optional();
const amount = (description: string) => z.number().optional().meta({ description });

/** Arguments that filter by a plain field. The operations parse their values. */
const fieldArguments = Object.fromEntries(
  FIELD_ENTRIES.flatMap(([name, { toolFilter, filterName = name }]) =>
    toolFilter === undefined ? [] : [[filterName, text(toolFilter)]],
  ),
) as Record<FieldToolFilter, z.ZodOptional<z.ZodString>>; // all of them are lists of words

/**
 * The arguments of search_events. Each costs tokens in every conversation, so the descriptions are
 * short.
 */
export const SearchInput = z.strictObject({
  q: text('Title, artist, topic.', MAX_QUERY_LENGTH),
  city: text('Also "Portland, OR".'),
  country: text('Or Europe; several by comma; !US excludes.'),
  region: text('Or state.'),
  near: text('lat,lng or a place.', MAX_QUERY_LENGTH),
  radius_km: amount('Default 50.'),
  category: text(`${CATEGORIES.join(', ')}; !sports excludes.`),
  genre: text('jazz; !techno excludes.'),
  ...fieldArguments,
  audience: z.enum(['kids', 'family']).optional(),
  artist: text('Name or slug.', MAX_NAME_LENGTH),
  venue: text('Name or slug.', MAX_NAME_LENGTH),
  organizer: text('Name or slug.', MAX_NAME_LENGTH),
  on: text('today, tonight, saturday, next weekend, in december, 2026-12-05..2026-12-07.'),
  part_of_day: z.enum(['morning', 'afternoon', 'evening', 'night']).optional(),
  from: text('YYYY-MM-DD or instant.'),
  to: text('Last day.'),
  tz: text('Default: venue.'),
  price_min: amount('Least.'),
  price_max: amount('Local currency.'),
  free: flag,
  online: flag,
  status: text('cancelled, postponed, rescheduled, all.'),
  availability: text('few_left, sold_out, ...'),
  featured: flag,
  updated_since: text('Day or instant.'),
  sort: z.enum(['start', '-start', 'price', '-price', 'popular', 'distance', 'added']).optional(),
  group: z.enum(['series', 'none']).default('series'),
  count_by: z.enum(COUNT_KEYS).optional().meta({ description: 'Counts, no rows.' }),
  ...paging,
  response_format: z
    .enum(['concise', 'detailed'])
    .default('concise')
    .meta({ description: 'detailed: description.' }),
});
export type SearchInput = z.output<typeof SearchInput>;

/** What a call searches for: the arguments without the page and the format. */
export type SearchArguments = Omit<
  SearchInput,
  'limit' | 'offset' | 'response_format' | 'count_by'
>;

/** Names that models use for the arguments. */
export const SEARCH_ALIASES: Readonly<Record<string, string>> = {
  query: 'q',
  keyword: 'q',
  keywords: 'q',
  search: 'q',
  text: 'q',
  performer: 'artist',
  artist_name: 'artist',
  artists: 'artist',
  venue_name: 'venue',
  organiser: 'organizer',
  promoter: 'organizer',
  location: 'city',
  place: 'city',
  cities: 'city',
  country_code: 'country',
  countries: 'country',
  continent: 'country',
  state: 'region',
  type: 'category',
  categories: 'category',
  genres: 'genre',
  style: 'genre',
  tag: 'genre',
  tags: 'genre',
  time_of_day: 'part_of_day',
  daypart: 'part_of_day',
  start_date: 'from',
  date_from: 'from',
  from_date: 'from',
  start: 'from',
  after: 'from',
  end_date: 'to',
  date_to: 'to',
  to_date: 'to',
  end: 'to',
  before: 'to',
  until: 'to',
  date: 'on',
  day: 'on',
  when: 'on',
  timezone: 'tz',
  time_zone: 'tz',
  around: 'near',
  coordinates: 'near',
  radius: 'radius_km',
  max_distance_km: 'radius_km',
  distance_km: 'radius_km',
  within_km: 'radius_km',
  max_price: 'price_max',
  min_price: 'price_min',
  budget: 'price_max',
  price: 'price_max',
  is_free: 'free',
  free_only: 'free',
  is_online: 'online',
  virtual: 'online',
  tickets: 'availability',
  sort_by: 'sort',
  order: 'sort',
  order_by: 'sort',
  since: 'updated_since',
  changed_since: 'updated_since',
  group_by: 'group',
  facet: 'count_by',
  facets: 'count_by',
  aggregate: 'count_by',
  aggs: 'count_by',
  max_results: 'limit',
  page_size: 'limit',
  format: 'response_format',
};
