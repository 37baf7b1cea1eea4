import type { DemandReportRepository } from '@marquee/database';
import { defineOperation, notFound } from '@marquee/domain';
import { z } from 'zod';
import { clampLimit } from '../paging.ts';
import { text, wholeNumber } from '../parameters.ts';
import { CityDemand, DemandArtist, leading, MAX_CITIES } from './demand-records.ts';
import type { FindLeaderboard, LeadingCity } from './leaderboard-cache.ts';

const MAX_LEADERS = 100;
const MAX_DAYS = 365;

export interface DemandLeadersDeps {
  findBoard: FindLeaderboard;
  demandReports: Pick<DemandReportRepository, 'findArtist' | 'findCities'>;
}

/** An earlier version of the worker stored neither regions nor positions. */
const withPlace = (city: LeadingCity) => ({
  ...city,
  region: city.region ?? null,
  lat: city.lat ?? null,
  lng: city.lng ?? null,
});

export const demandLeaders = defineOperation({
  name: 'demand_leaders',
  summary: 'Leaderboards of demand: artists, cities and fastest growth',
  description:
    'The artists and cities with the most demands in the last days, and the artists whose demands grow fastest (at least 5 demands). Days are UTC days and include today. The result is at most one minute old.',
  input: z.object({
    artist: text(96)
      .optional()
      .meta({
        description: 'Slug or id of an artist. Adds the artist’s demands by city.',
        examples: ['grateful-dead'],
      }),
    days: wholeNumber(1, MAX_DAYS)
      .default(30)
      .meta({
        description: 'Number of days. Growth compares them with the same number of days before.',
        examples: [30],
      }),
    limit: z
      .int({ error: `must be a whole number from 1 to ${String(MAX_LEADERS)}` })
      .min(1, { error: `must be a whole number from 1 to ${String(MAX_LEADERS)}` })
      .default(10)
      .meta({
        description: `Entries per leaderboard, at most ${String(MAX_LEADERS)}.`,
        examples: [10],
        maximum: MAX_LEADERS,
      }),
  }),
  output: z.object({
    ...leading,
    artist: DemandArtist.optional(),
    total_demands: z.int().optional(),
    cities: z.array(CityDemand).optional(),
  }),
  errorCodes: ['not_found'],
  async run(
    { findBoard, demandReports }: DemandLeadersDeps,
    { artist: slugOrId, days, limit: requested },
  ) {
    const { limit, warnings } = clampLimit(requested, MAX_LEADERS);
    const artist =
      slugOrId === undefined ? null : await demandReports.findArtist(slugOrId.toLowerCase());
    if (slugOrId !== undefined && !artist) throw notFound('artist', slugOrId);
    const { top_artists, top_cities, fastest_growing } = await findBoard(days);
    return {
      top_artists: top_artists.slice(0, limit),
      top_cities: top_cities.slice(0, limit).map(withPlace),
      fastest_growing: fastest_growing.slice(0, limit),
      ...(artist && {
        artist,
        total_demands: artist.total_demands,
        cities: await demandReports.findCities(artist.id, MAX_CITIES),
      }),
      warnings,
    };
  },
});
