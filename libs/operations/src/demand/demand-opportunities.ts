import type { DemandReportRepository, DemandRepository } from '@marquee/database';
import { defineOperation, EventSummary } from '@marquee/domain';
import { z } from 'zod';
import { clampLimit } from '../paging.ts';
import { countryCode, name } from './demand-parameters.ts';
import { DemandArtist } from './demand-records.ts';
import { nearestEvents, type NearestEventDeps } from './nearest-events.ts';

const MOST = 100;

export interface OpportunitiesDeps extends NearestEventDeps {
  demand: Pick<DemandRepository, 'findKnownCity'>;
  demandReports: Pick<DemandReportRepository, 'opportunitiesIn'>;
}

export const demandOpportunities = defineOperation({
  name: 'demand_opportunities',
  summary: 'Who is wanted in a city and does not come',
  description:
    'The artists that are wanted most in a city and have no event there to come, each with the date of their tour that is nearest to it.',
  input: z.object({
    city: name().meta({ description: 'A whole name of the city, in any language.', examples: ['Berlin'] }),
    country_code: countryCode()
      .optional()
      .meta({ description: 'Tells namesakes apart; without it the most populous is meant.', examples: ['DE'] }),
    limit: z
      .int({ error: `must be a whole number from 1 to ${String(MOST)}` })
      .min(1, { error: `must be a whole number from 1 to ${String(MOST)}` })
      .default(20)
      .meta({ description: `Artists, at most ${String(MOST)}.`, examples: [20], maximum: MOST }),
  }),
  output: z.object({
    city: z.string().meta({ examples: ['Berlin'] }),
    country_code: z
      .string()
      .nullable()
      .meta({ examples: ['DE'] }),
    opportunities: z.array(
      z.object({
        artist: DemandArtist,
        demands: z.int().meta({ description: 'In this city.', examples: [12] }),
        nearest_event: EventSummary.nullable().meta({ description: 'With `distance_km`; null where there is none.' }),
      }),
    ),
  }),
  async run(deps: OpportunitiesDeps, { city: named, country_code, limit: asked }) {
    const { limit, warnings } = clampLimit(asked, MOST);
    const city = await deps.demand.findKnownCity({ name: named, country_code: country_code ?? null });
    if (!city) {
      const unknown = { city: named, country_code: country_code ?? null, opportunities: [] };
      return { ...unknown, warnings: [...warnings, `there is no city '${named}'`] };
    }
    const found = await deps.demandReports.opportunitiesIn(city.id, { now: deps.now(), most: limit });
    const nearest = await nearestEvents(deps, { artistIds: found.map(({ id }) => id), cityId: city.id });
    const opportunities = found.map(({ demands, ...artist }) => ({
      artist,
      demands,
      nearest_event: nearest.get(artist.id) ?? null,
    }));
    return { city: city.name, country_code: city.country_code, opportunities, warnings };
  },
});
