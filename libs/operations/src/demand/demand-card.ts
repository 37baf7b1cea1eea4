import type { DemandedArtist, DemandedCity, DemandReportRepository } from '@marquee/database';
import {
  defineOperation,
  notFound,
  Picture,
  presentPicture,
  type StoredPicture,
} from '@marquee/domain';
import { z } from 'zod';
import { pictureBase, type Addresses } from '../events/present-event.ts';
import { text } from '../parameters.ts';
import { CityDemand, DemandArtist } from './demand-records.ts';

const MAX_CITIES = 3;

interface CardDemand {
  artist: DemandedArtist;
  picture: StoredPicture | undefined;
  cities: DemandedCity[];
}

export interface DemandCardDeps {
  /** The result may be a few seconds old. */
  findCardDemand: (idOrSlug: string) => Promise<CardDemand | null>;
  addresses: Addresses;
}

/** Returns a function that finds what the card of an artist shows, or null. */
export const findCardDemandIn =
  ({
    findArtist,
    findPicture,
    findCities,
  }: Pick<DemandReportRepository, 'findArtist' | 'findPicture' | 'findCities'>) =>
  async (idOrSlug: string): Promise<CardDemand | null> => {
    const artist = await findArtist(idOrSlug);
    if (!artist) return null;
    const [picture, cities] = await Promise.all([
      findPicture(artist.id),
      findCities(artist.id, MAX_CITIES),
    ]);
    return { artist, picture, cities };
  };

export const demandCard = defineOperation({
  name: 'demand_card',
  summary: 'Social card of the demand for an artist',
  description:
    'An image of 1200 × 630 pixels for social networks, with the artist, the number of demands, the cities with most of them, and the picture of the artist if there is one. Text is drawn as paths.',
  input: z.object({
    artist: text(96).meta({
      description: 'Slug or id of the artist.',
      examples: ['grateful-dead'],
    }),
  }),
  output: z.object({
    artist: DemandArtist.extend({ picture: Picture.optional() }),
    total_demands: z.int(),
    cities: z.array(CityDemand),
  }),
  async run({ findCardDemand, addresses }: DemandCardDeps, { artist: slugOrId }) {
    const found = await findCardDemand(slugOrId.toLowerCase());
    if (!found) throw notFound('artist', slugOrId);
    const { artist, cities } = found;
    const picture = found.picture && presentPicture(found.picture, pictureBase(addresses));
    return {
      artist: { ...artist, ...(picture && { picture }) },
      total_demands: artist.total_demands,
      cities,
    };
  },
});
