import type { ArtistRepository, DemandReportRepository, DemandRepository } from '@marquee/database';
import { defineOperation, foldText } from '@marquee/domain';
import { z } from 'zod';
import { countryCode, name } from './demand-parameters.ts';

const LIKELY_NAMESAKES = 20;

export interface GetDemandCountDeps {
  artists: Pick<ArtistRepository, 'list'>;
  demand: Pick<DemandRepository, 'findKnownCity'>;
  demandReports: Pick<DemandReportRepository, 'findArtist' | 'countIn'>;
  now: () => Date;
}

export const getDemandCount = defineOperation({
  name: 'demand_standing',
  summary: 'How many want an artist in a city',
  description:
    'What there is to know before one says that one wants it, too. An artist or a city that nobody knows yet is taken as given: nobody wants it so far.',
  input: z.object({
    artist: name()
      .optional()
      .meta({ description: 'Name or slug.', examples: ['Grateful Dead'] }),
    city: name()
      .optional()
      .meta({ description: 'Any name of the city.', examples: ['Berlin'] }),
    country_code: countryCode()
      .optional()
      .meta({ description: 'Tells namesakes apart.', examples: ['DE'] }),
  }),
  output: z.object({
    artist: z.string().meta({ description: 'Its name; empty where none was given.' }),
    city: z.string().meta({ description: 'Its name; empty where none was given.' }),
    country_code: z.string().nullable(),
    city_demands: z.int().nullable().meta({ description: 'Null without an artist or a city.' }),
  }),
  async run(deps: GetDemandCountDeps, { artist: wanted, city: named, country_code = null }) {
    const [artist, city] = await Promise.all([
      wanted === undefined ? null : findArtist(deps, wanted),
      named === undefined ? null : deps.demand.findKnownCity({ name: named, country_code }),
    ]);
    const isAsked = wanted !== undefined && named !== undefined;
    return {
      artist: artist?.name ?? wanted ?? '',
      city: city?.name ?? named ?? '',
      country_code: city?.country_code ?? country_code,
      city_demands: artist && city ? await deps.demandReports.countIn(artist.id, city.id) : isAsked ? 0 : null,
    };
  },
});

/** By slug, else by the whole name, ignoring case, accents and punctuation. */
async function findArtist({ artists, demandReports, now }: GetDemandCountDeps, text: string) {
  const bySlug = await demandReports.findArtist(text.toLowerCase());
  if (bySlug) return bySlug;
  const page = { limit: LIKELY_NAMESAKES, offset: 0, after: null };
  const { items } = await artists.list({ q: text, now: now() }, page);
  return items.find(({ name: known }) => foldText(known) === foldText(text)) ?? null;
}
