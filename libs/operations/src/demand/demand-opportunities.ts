import type { DemandReportRepository } from '@marquee/database';
import { defineOperation, EventSummary } from '@marquee/domain';
import { z } from 'zod';
import { clampLimit } from '../paging.ts';
import type { PlaceFinder } from '../places/place-finder.ts';
import { countryCode, name } from './demand-parameters.ts';
import { DemandArtist } from './demand-records.ts';
import { nearestEvents, type NearestEventDeps } from './nearest-events.ts';

const MAX_ARTISTS = 100;

export interface OpportunitiesDeps extends NearestEventDeps {
  places: PlaceFinder;
  demandReports: Pick<DemandReportRepository, 'findOpportunities'>;
}

export const demandOpportunities = defineOperation({
  name: 'demand_opportunities',
  summary: 'Artists in demand in a city without an event there',
  description:
    'The artists with the most demands in a city and no upcoming event there, each with the nearest event of their tour.',
  input: z.object({
    city: name().meta({
      description: 'Full name of the city, in any language.',
      examples: ['Berlin'],
    }),
    country_code: countryCode()
      .optional()
      .meta({
        description: 'Distinguishes cities of the same name. Default: the most populous one.',
        examples: ['DE'],
      }),
    limit: z
      .int({ error: `must be a whole number from 1 to ${String(MAX_ARTISTS)}` })
      .min(1, { error: `must be a whole number from 1 to ${String(MAX_ARTISTS)}` })
      .default(20)
      .meta({
        description: `Number of artists, at most ${String(MAX_ARTISTS)}.`,
        examples: [20],
        maximum: MAX_ARTISTS,
      }),
  }),
  output: z.object({
    city: z.string().meta({ examples: ['Berlin'] }),
    region: z
      .string()
      .nullable()
      .meta({ examples: ['State of Berlin'] }),
    country_code: z
      .string()
      .nullable()
      .meta({ examples: ['DE'] }),
    opportunities: z.array(
      z.object({
        artist: DemandArtist,
        demands: z.int().meta({ description: 'Demands in this city.', examples: [12] }),
        nearest_event: EventSummary.nullable().meta({
          description: 'Nearest upcoming event with `distance_km`, or null.',
        }),
      }),
    ),
  }),
  async run(deps: OpportunitiesDeps, { city: named, country_code, limit: requested }) {
    const { limit, warnings } = clampLimit(requested, MAX_ARTISTS);
    const known = await deps.places.findKnownCity({
      name: named,
      country_code: country_code ?? null,
    });
    if (!known) {
      const unknown = {
        city: named,
        region: null,
        country_code: country_code ?? null,
        opportunities: [],
      };
      return { ...unknown, warnings: [...warnings, `there is no city '${named}'`] };
    }
    const { city } = known;
    const found = await deps.demandReports.findOpportunities(city.id, {
      now: deps.now(),
      limit: limit,
    });
    const nearest = await nearestEvents(deps, {
      artistIds: found.map(({ id }) => id),
      cityId: city.id,
    });
    const opportunities = found.map(({ demands, ...artist }) => ({
      artist,
      demands,
      nearest_event: nearest.get(artist.id) ?? null,
    }));
    return {
      city: city.name,
      region: city.region,
      country_code: city.country_code,
      opportunities,
      warnings,
    };
  },
});
