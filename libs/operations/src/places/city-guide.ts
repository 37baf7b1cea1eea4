import type { DemandReportRepository, EventFilter, EventSort } from '@marquee/database';
import { defineOperation, EVENT_STATUSES, EventSummary, notFound } from '@marquee/domain';
import { z } from 'zod';
import { name } from '../demand/demand-parameters.ts';
import type { FindEventsDeps } from '../events/find-events.ts';
import { presentSummary } from '../events/present-event.ts';
import { floorToMinute } from '../paging.ts';
import type { PlaceFinder } from './place-finder.ts';

const MONTH_MS = 30 * 86_400_000;
const MAX_SOON = 8;
const MAX_IN_MONTH = 36;
const MAX_NEXT = 5;
const MAX_ONGOING = 6;
const MAX_REQUESTED_ARTISTS = 6;
const STATUSES = EVENT_STATUSES.filter((status) => status !== 'cancelled');

export interface CityGuideDeps extends Pick<FindEventsDeps, 'events' | 'addresses' | 'now'> {
  places: PlaceFinder;
  demandReports: Pick<DemandReportRepository, 'findOpportunities'>;
}

export const cityGuide = defineOperation({
  name: 'city_guide',
  summary: 'Events in a city: tonight, at the weekend, in the next 30 days',
  description:
    'Events of one city, given by its name in any language, also with a region or country. Without one, the most populous city of this name with upcoming events is used.',
  input: z.object({
    city: name().meta({ description: 'Name, or name,country.', examples: ['Berlin,DE'] }),
  }),
  output: z.object({
    city: z.object({
      name: z.string(),
      region: z.string().nullable(),
      country_code: z.string().nullable(),
      qualified_name: z.string().meta({ description: 'Text that names this city and no other.' }),
    }),
    tonight: z.array(EventSummary),
    weekend: z.array(EventSummary),
    month: z
      .array(EventSummary)
      .meta({ description: 'The most popular events of the next 30 days, soonest first.' }),
    next: z
      .array(EventSummary)
      .meta({ description: 'The next events, if none is in the next 30 days.' }),
    ongoing: z
      .array(EventSummary)
      .meta({ description: 'Events that started at least a day ago and still run.' }),
    requested_artists: z
      .array(z.object({ name: z.string(), slug: z.string(), demands: z.int() }))
      .meta({
        description: 'The artists with the most demands in this city and no upcoming event here.',
      }),
  }),
  async run(deps: CityGuideDeps, { city: named }) {
    const known = await deps.places.findKnownCity({ name: named, country_code: null });
    if (!known) throw notFound('city', named);
    const { city } = known;
    const nameCity = await deps.places.findCityNaming();
    const now = floorToMinute(deps.now());
    const filter: EventFilter = {
      cityIds: [city.id],
      statuses: STATUSES,
      from: now,
      now,
      bySeries: true,
    };
    const find = (more: Partial<EventFilter>, sort: EventSort, limit: number) =>
      list(deps, { ...filter, ...more }, { sort, limit });
    const [tonight, weekend, month, ongoing, requestedArtists] = await Promise.all([
      find({ on: 'tonight' }, 'start', MAX_SOON),
      find({ on: 'weekend' }, 'start', MAX_SOON),
      find({ to: new Date(now.getTime() + MONTH_MS) }, 'popular', MAX_IN_MONTH),
      find({ ongoing: 'only' }, 'popular', MAX_ONGOING),
      deps.demandReports.findOpportunities(city.id, { now, limit: MAX_REQUESTED_ARTISTS }),
    ]);
    const next = month.length > 0 ? [] : await find({}, 'start', MAX_NEXT);
    const bySoonest = month.toSorted((a, b) => a.start_utc.localeCompare(b.start_utc));
    return {
      city: {
        name: city.name,
        region: city.region,
        country_code: city.country_code,
        qualified_name: nameCity(city).join(', '),
      },
      tonight,
      weekend,
      month: bySoonest,
      next,
      ongoing,
      requested_artists: requestedArtists.map(({ name, slug, demands }) => ({
        name,
        slug,
        demands,
      })),
    };
  },
});

async function list(
  { events, addresses }: CityGuideDeps,
  filter: EventFilter,
  page: { sort: EventSort; limit: number },
): Promise<EventSummary[]> {
  const found = await events.list(filter, { ...page, offset: 0, after: null });
  return found.events.map((event) => presentSummary(event, { addresses, now: filter.now }));
}
