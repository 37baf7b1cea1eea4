import type { DemandReportRepository } from '@marquee/database';
import { defineOperation, notFound, Picture, presentPicture } from '@marquee/domain';
import { z } from 'zod';
import { text } from '../parameters.ts';
import { pictureBase, type Addresses } from '../present-event.ts';
import { CityDemand, DemandArtist } from './demand-records.ts';

const MAX_CITIES = 3;

export interface DemandCardDeps {
  demandReports: Pick<DemandReportRepository, 'findArtist' | 'findPicture' | 'findCities'>;
  addresses: Addresses;
}

export const demandCard = defineOperation({
  name: 'demand_card',
  summary: 'Social card of the demand for an artist',
  description:
    'An image of 1200 × 630 pixels for social networks, with the artist, the number of demands, the cities with most of them, and the picture of the artist if there is one. Text is drawn as paths.',
  input: z.object({
    artist: text(96).meta({ description: 'Slug or id of the artist.', examples: ['grateful-dead'] }),
  }),
  output: z.object({
    artist: DemandArtist.extend({ picture: Picture.optional() }),
    total_demands: z.int(),
    cities: z.array(CityDemand),
  }),
  async run({ demandReports, addresses }: DemandCardDeps, { artist: slugOrId }) {
    const artist = await demandReports.findArtist(slugOrId.toLowerCase());
    if (!artist) throw notFound('artist', slugOrId);
    const [picture, cities] = await Promise.all([
      demandReports.findPicture(artist.id),
      demandReports.findCities(artist.id, MAX_CITIES),
    ]);
    const pictured = picture && { picture: presentPicture(picture, pictureBase(addresses)) };
    return { artist: { ...artist, ...pictured }, total_demands: artist.total_demands, cities };
  },
});
