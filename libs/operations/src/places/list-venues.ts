import type { EventFilter, VenueFilter, VenueRepository } from '@marquee/database';
import { defineOperation, VenueSummary } from '@marquee/domain';
import { z } from 'zod';
import { sortKeys } from '../cursor.ts';
import { rejectRadiusWithoutCentre } from '../events/filters/event-filter.ts';
import { eventFilters } from '../events/filters/event-parameters.ts';
import { selection, wantsTotal } from '../events/list-selection.ts';
import { openPage, pageEnvelope, paging } from '../paging.ts';
import { text, wikidataId } from '../parameters.ts';
import { Interpretation, withNear } from './interpretation.ts';
import { findCircle } from './near-place.ts';
import { createPlaceFilter } from './place-filter.ts';
import type { PlaceFinder } from './place-finder.ts';

const MAX_VENUES = 100;
const { city, country, region, near, radius_km } = eventFilters;

const Input = z.object({
  q: text()
    .optional()
    .meta({
      description:
        'Start of the name or of a word in it, ignoring case and accents. If no name matches, similar names are returned.',
      examples: ['phil', 'olympia'],
    }),
  city,
  country,
  region,
  near,
  radius_km,
  wikidata_id: wikidataId()
    .optional()
    .meta({ description: 'Id of the venue in Wikidata.', examples: ['Q830066'] }),
  ...paging(MAX_VENUES),
  ...selection(VenueSummary),
});
type Input = z.output<typeof Input>;

export interface ListVenuesDeps {
  venues: Pick<VenueRepository, 'list' | 'count'>;
  places: PlaceFinder;
  now: () => Date;
}

export const listVenues = defineOperation({
  name: 'list_venues',
  summary: 'Venues',
  description:
    'Venues, sorted by name. With `q`, the best match is first; with `near`, the nearest venue is first.',
  input: Input,
  output: z.object({
    ...pageEnvelope,
    interpretation: Interpretation.optional(),
    venues: z.array(VenueSummary),
  }),
  items: 'venues',
  async run({ venues, places, now: clock }: ListVenuesDeps, input) {
    rejectRadiusWithoutCentre(input);
    const key = input.near ? sortKeys.number : sortKeys.text;
    const { now, page, warnings, envelope } = openPage(input, {
      name: 'list_venues',
      maxLimit: MAX_VENUES,
      key,
      now: clock,
    });
    const [place, circle] = await Promise.all([
      createPlaceFilter(places, input),
      findCircle(places, input),
    ]);
    const { online, ...where } = place.conditions;
    const near = circle.near && { near: circle.near };
    const filter = { ...toVenueFilter(input), ...where, ...near, now };
    const isNowhere = circle.isUnknown || where.cityIds?.length === 0;
    const isEmpty = online === true || isNowhere;
    const interpretation = withNear(place.interpretation, circle.read);
    const found = isEmpty ? NONE : await venues.list(filter, page);
    const isNone = found.items.length === 0 && page.offset === 0 && !page.after;
    const hints =
      isNone && input.city !== undefined
        ? await hintCities({ venues, places }, input.city, filter)
        : [];
    return {
      ...envelope(found.items.length, found.next),
      ...(wantsTotal(input) && { total: isEmpty ? 0 : await venues.count(filter) }),
      ...(interpretation && { interpretation }),
      venues: found.items,
      warnings: [...circle.warnings, ...hints, ...warnings],
    };
  },
});

/** Returns the warning of an empty list. Each city in it has venues with the other filters. */
async function hintCities(
  { venues, places }: Pick<ListVenuesDeps, 'venues' | 'places'>,
  city: string,
  { cityIds: _, ...filter }: VenueFilter,
): Promise<string[]> {
  const hasVenues = async ({ cityIds }: Pick<EventFilter, 'cityIds'>) =>
    (await venues.list({ ...filter, ...(cityIds && { cityIds }) }, FIRST)).items.length > 0;
  const suggestions = await places.suggest(city, { now: filter.now }, hasVenues);
  const question = suggestions.map((name) => `city="${name}"`).join(' or ');
  return [`no venues in '${city}'${question && `; did you mean ${question}?`}`];
}

const FIRST = { limit: 1, offset: 0, after: null };
const NONE = { items: [], next: null };

const toVenueFilter = ({ q, wikidata_id }: Input): Omit<VenueFilter, 'now'> => ({
  ...(q !== undefined && { q }),
  ...(wikidata_id !== undefined && { wikidataId: wikidata_id }),
});
