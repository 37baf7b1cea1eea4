import type { DemandReportRepository } from '@marquee/database';
import { defineOperation, notFound } from '@marquee/domain';
import { z } from 'zod';
import { text, wholeNumber } from '../parameters.ts';
import { CityDemand, DemandArtist } from './demand-records.ts';

const DAY_MS = 86_400_000;
const MAX_CITIES = 100;
const MAX_WEEKS = 52;
const DEFAULT_WEEKS = 12;

export interface DemandHistoryDeps {
  demandReports: Pick<DemandReportRepository, 'findArtist' | 'findWeeks'>;
  now: () => Date;
}

export const demandHistory = defineOperation({
  name: 'demand_history',
  summary: 'Demands for an artist by city and week',
  description:
    'Demands for an artist by week, in total and for each of the 100 cities with most demands. The last week ends today (UTC). Also available as CSV with a row for each city and week.',
  input: z.object({
    artist: text(96).meta({
      description: 'Slug or id of the artist.',
      examples: ['grateful-dead'],
    }),
    weeks: wholeNumber(1, MAX_WEEKS)
      .default(DEFAULT_WEEKS)
      .meta({ description: 'Number of weeks.', examples: [12] }),
    format: z
      .enum(['json', 'csv'], { error: 'must be json or csv' })
      .default('json')
      .meta({ description: '`csv` returns a table.', examples: ['json'] }),
  }),
  output: z.object({
    artist: DemandArtist,
    total_demands: z.int().meta({ examples: [12] }),
    weeks: z.array(
      z.object({
        start: z
          .string()
          .meta({ format: 'date', description: 'First day.', examples: ['2026-11-20'] }),
        demands: z.int().meta({ description: 'In the cities of the response.', examples: [4] }),
      }),
    ),
    cities: z.array(
      CityDemand.extend({
        weeks: z.array(z.int()).meta({
          description: 'Demands by week, in the order of `weeks`.',
          examples: [[0, 1, 2]],
        }),
      }),
    ),
  }),
  errorCodes: ['not_found'],
  async run({ demandReports, now }: DemandHistoryDeps, { artist: slugOrId, weeks }) {
    const artist = await demandReports.findArtist(slugOrId.toLowerCase());
    if (!artist) throw notFound('artist', slugOrId);
    const cities = await demandReports.findWeeks(artist.id, {
      limit: MAX_CITIES,
      weeks,
      now: now(),
    });
    const totals = listWeeks(now(), weeks).map((start, week) => ({
      start,
      demands: cities.reduce((sum, city) => sum + (city.weeks[week] ?? 0), 0),
    }));
    return { artist, total_demands: artist.total_demands, weeks: totals, cities };
  },
});

/** Returns the first days of the weeks that end today (UTC), oldest first. */
const listWeeks = (now: Date, weeks: number): string[] =>
  Array.from({ length: weeks }, (_, week) => {
    const daysBefore = (weeks - week) * 7 - 1;
    return new Date(now.getTime() - daysBefore * DAY_MS).toISOString().slice(0, 10);
  });
