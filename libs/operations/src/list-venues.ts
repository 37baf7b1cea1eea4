import type { CityRepository, VenueFilter, VenueRepository } from '@marquee/database';
import { defineOperation, VenueSummary } from '@marquee/domain';
import { z } from 'zod';
import { sortKeys } from './cursor.ts';
import { DEFAULT_RADIUS_KM, refuseRadiusAlone } from './event-filter.ts';
import { eventFilters } from './event-parameters.ts';
import { openPage, pageEnvelope, paging } from './paging.ts';
import { text } from './parameters.ts';

const MOST = 100;
const { city, country, near, radius_km } = eventFilters;

const Input = z.object({
  q: text()
    .optional()
    .meta({
      description:
        'What the name, or a word in it, begins with, ignoring case and accents; where none does, names much like it.',
      examples: ['phil', 'olympia'],
    }),
  city,
  country,
  near,
  radius_km,
  ...paging(MOST),
});
type Input = z.output<typeof Input>;

export interface ListVenuesDeps {
  venues: Pick<VenueRepository, 'list'>;
  cities: Pick<CityRepository, 'findIdsByPrefix'>;
  now: () => Date;
}

export const listVenues = defineOperation({
  name: 'list_venues',
  summary: 'Venues',
  description: 'Venues by name; with `q` the best match first, with `near` the nearest.',
  input: Input,
  output: z.object({ ...pageEnvelope, venues: z.array(VenueSummary) }),
  async run({ venues, cities, now: clock }: ListVenuesDeps, input) {
    refuseRadiusAlone(input);
    const key = input.near ? sortKeys.number : sortKeys.text;
    const { now, page, warnings, envelope } = openPage(input, { name: 'list_venues', most: MOST, key, now: clock });
    const cityIds = input.city === undefined ? undefined : await cities.findIdsByPrefix(input.city);
    const found =
      cityIds?.length === 0 ? NONE : await venues.list({ ...filterOf(input), ...(cityIds && { cityIds }), now }, page);
    return { ...envelope(found.items.length, found.next), venues: found.items, warnings };
  },
});

const NONE = { items: [], next: null };

const filterOf = ({ q, country, near, radius_km }: Input): Omit<VenueFilter, 'now'> => ({
  ...(q !== undefined && { q }),
  ...(country && { countryCode: country }),
  ...(near && { near: { ...near, radiusKm: radius_km ?? DEFAULT_RADIUS_KM } }),
});
