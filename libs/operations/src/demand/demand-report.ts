import type { DemandReportRepository } from '@marquee/database';
import { defineOperation, invalidParameters, notFound } from '@marquee/domain';
import { z } from 'zod';
import { text } from '../parameters.ts';
import { CityDemand, DemandArtist, MAX_CITIES } from './demand-records.ts';

const THEMES = ['dark', 'light', 'auto'] as const;

export interface DemandReportDeps {
  demandReports: Pick<DemandReportRepository, 'findArtist' | 'findCities'>;
}

export const demandReport = defineOperation({
  name: 'demand_report',
  summary: 'Demands for an artist by city',
  description:
    'Demands for an artist by city, highest number first (at most 1000 cities). Also available as a page to embed and as CSV.',
  input: z.object({
    artist: text(96)
      .optional()
      .meta({
        description: 'Slug of the artist. Either this or `artist_id` is required.',
        examples: ['grateful-dead'],
      }),
    artist_id: text(96)
      .optional()
      .meta({
        description: 'Id of the artist.',
        examples: ['01a1fc09-c51b-7c44-b1f2-2f8e6a90d3b7'],
      }),
    format: z
      .enum(['json', 'html', 'csv'], { error: 'must be json, html or csv' })
      .default('json')
      .meta({
        description:
          '`html` returns a page to embed, which needs no script; `csv` returns a table.',
        examples: ['json'],
      }),
    theme: z
      .enum(THEMES, { error: `must be one of ${THEMES.join(', ')}` })
      .default('dark')
      .meta({ description: 'Theme of the page.', examples: ['light'] }),
  }),
  output: z.object({
    artist: DemandArtist,
    total_demands: z.int().meta({ examples: [12] }),
    cities: z.array(CityDemand),
  }),
  errorCodes: ['not_found'],
  async run({ demandReports }: DemandReportDeps, { artist: slug, artist_id }) {
    const slugOrId = slug ?? artist_id;
    if (slugOrId === undefined)
      throw invalidParameters([
        { name: 'artist', code: 'required', detail: 'is required (or artist_id)' },
      ]);
    if (slug !== undefined && artist_id !== undefined)
      throw invalidParameters([
        { name: 'artist_id', code: 'contradiction', detail: 'cannot be combined with artist' },
      ]);
    const artist = await demandReports.findArtist(slugOrId.toLowerCase());
    if (!artist) throw notFound('artist', slugOrId);
    return {
      artist,
      total_demands: artist.total_demands,
      cities: await demandReports.findCities(artist.id, MAX_CITIES),
    };
  },
});
