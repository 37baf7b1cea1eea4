import { DomainError } from '@marquee/domain';
import { demandLeaders } from '@marquee/operations';
import { z } from 'zod';
import { nearestSlugs } from './nearest.ts';
import { paging } from './paging.ts';
import { echo } from './read-arguments.ts';
import { runOperation } from './run-operation.ts';
import type { ToolDeps } from './tool-deps.ts';
import { readTool } from './tool.ts';

const Leaders = z.array(z.object({}));

export const demandLeadersTool = readTool({
  name: 'demand_leaders',
  title: 'Demand leaders',
  description:
    'Most wanted artists and cities of the last 30 days, and the fastest growing; with artist, where they are wanted.',
  input: z.strictObject({
    artist: z.string().optional().meta({ description: 'Slug of an artist.' }),
    limit: paging.limit,
  }),
  aliases: { artist_slug: 'artist', slug: 'artist', artist_name: 'artist', name: 'artist' },
  output: z.object({ top_artists: Leaders, top_cities: Leaders, fastest_growing: Leaders }),
  lists: ['cities', 'fastest_growing', 'top_cities', 'top_artists'],
  async run(deps: ToolDeps, { artist, limit }) {
    const wanted = artist?.trim().toLowerCase().replace(/\s+/g, '-');
    const asked = { limit, ...(wanted !== undefined && { artist: wanted }) };
    const { warnings: _, ...leaders } = await runOperation(demandLeaders, deps, asked).catch((error: unknown) =>
      explainUnknown(deps, artist ?? '', error),
    );
    return {
      top_artists: leaders.top_artists.map(({ name, slug, demands, cities }) => ({ name, slug, demands, cities })),
      top_cities: leaders.top_cities.map(({ city, country_code, demands, artists }) => ({
        city,
        country_code,
        demands,
        artists,
      })),
      fastest_growing: leaders.fastest_growing.map(({ name, slug, demands, previous, growth }) => ({
        name,
        slug,
        demands,
        previous,
        growth,
      })),
      ...(leaders.artist && { artist: leaders.artist, total_demands: leaders.total_demands }),
      ...(leaders.cities && { cities: leaders.cities.slice(0, limit) }),
    };
  },
});

async function explainUnknown({ slugs }: ToolDeps, asked: string, error: unknown): Promise<never> {
  if (!(error instanceof DomainError) || error.code !== 'not_found') throw error;
  const near = await nearestSlugs(slugs, 'artist', asked);
  const closest = near.length > 0 ? ` Closest slugs: ${near.join(', ')}.` : '';
  throw new DomainError(
    'not_found',
    `No artist has the slug "${echo(asked)}".${closest} Or call demand_leaders without artist.`,
  );
}
