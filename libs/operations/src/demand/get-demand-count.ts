import type { ArtistRepository, DemandReportRepository } from '@marquee/database';
import { defineOperation, foldText, slugify } from '@marquee/domain';
import { z } from 'zod';
import type { PlaceFinder } from '../places/place-finder.ts';
import { countryCode, name } from './demand-parameters.ts';

const MAX_CANDIDATES = 20;

export interface GetDemandCountDeps {
  artists: Pick<ArtistRepository, 'list'>;
  places: PlaceFinder;
  demandReports: Pick<DemandReportRepository, 'findArtist' | 'countInCity'>;
  now: () => Date;
}

export const getDemandCount = defineOperation({
  name: 'demand_standing',
  summary: 'Number of demands for an artist in a city',
  description:
    'Current number of demands, for the demand button. Unknown artists and cities have no demands.',
  input: z.object({
    artist: name()
      .optional()
      .meta({ description: 'Name or slug.', examples: ['Grateful Dead'] }),
    city: name()
      .optional()
      .meta({ description: 'Any name of the city, in any language.', examples: ['Berlin'] }),
    country_code: countryCode()
      .optional()
      .meta({ description: 'Distinguishes cities of the same name.', examples: ['DE'] }),
  }),
  output: z.object({
    artist: z.string().meta({ description: 'Name of the artist. Empty if none was given.' }),
    city: z.string().meta({ description: 'Name of the city. Empty if none was given.' }),
    country_code: z.string().nullable(),
    qualified_city: z.string().meta({ description: 'Text that names this city and no other.' }),
    city_demands: z.int().nullable().meta({ description: 'Null without an artist or a city.' }),
  }),
  async run(deps: GetDemandCountDeps, { artist: artistName, city: cityName, country_code = null }) {
    const [artist, known, nameCity] = await Promise.all([
      artistName === undefined ? null : findArtist(deps, artistName),
      cityName === undefined ? null : deps.places.findKnownCity({ name: cityName, country_code }),
      deps.places.findCityNaming(),
    ]);
    const city = known?.city;
    const isCountable = artistName !== undefined && cityName !== undefined;
    return {
      // The name of an unconfirmed artist is its slug.
      artist: (artist?.name === artist?.slug ? artistName : artist?.name) ?? artistName ?? '',
      city: city?.name ?? cityName ?? '',
      country_code: city?.country_code ?? country_code,
      qualified_city: city ? nameCity(city).join(', ') : (cityName ?? ''),
      city_demands:
        artist && city
          ? await deps.demandReports.countInCity(artist.id, city.id)
          : isCountable
            ? 0
            : null,
    };
  },
});

/** Finds an artist by slug, else by full name, ignoring case, accents and punctuation. */
async function findArtist({ artists, demandReports, now }: GetDemandCountDeps, text: string) {
  const bySlug = await demandReports.findArtist(text.toLowerCase());
  if (bySlug) return bySlug;
  const page = { limit: MAX_CANDIDATES, offset: 0, after: null };
  const { items } = await artists.list({ q: text, now: now() }, page);
  const named = items.find(({ name: known }) => foldText(known) === foldText(text));
  return named ?? (await demandReports.findArtist(slugify(text)));
}
