import type { DemandReportRepository } from '@marquee/database';
import { defineOperation, notFound } from '@marquee/domain';
import { z } from 'zod';
import { text } from '../parameters.ts';
import { CityDemand, DemandArtist } from './demand-records.ts';

const MAX_CITIES = 3;

export interface DemandCardDeps {
  demandReports: Pick<DemandReportRepository, 'findArtist' | 'findCities'>;
}

export const demandCard = defineOperation({
  name: 'demand_card',
  summary: 'Social card of the demand for an artist',
  description:
    'An image of 1200 × 630 pixels for social networks, with the artist, the number of demands and the cities with most of them. Text is drawn as paths.',
  input: z.object({
    artist: text(96).meta({ description: 'Slug or id of the artist.', examples: ['grateful-dead'] }),
  }),
  output: z.object({ artist: DemandArtist, total_demands: z.int(), cities: z.array(CityDemand) }),
  async run({ demandReports }: DemandCardDeps, { artist: slugOrId }) {
    const artist = await demandReports.findArtist(slugOrId.toLowerCase());
    if (!artist) throw notFound('artist', slugOrId);
    return {
      artist,
      total_demands: artist.total_demands,
      cities: await demandReports.findCities(artist.id, MAX_CITIES),
    };
  },
});
