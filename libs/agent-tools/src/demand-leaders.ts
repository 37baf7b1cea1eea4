import { DomainError } from '@marquee/domain';
import { demandLeaders } from '@marquee/operations';
import { z } from 'zod';
import { findNearestSlugs } from './find-nearest.ts';
import { paging } from './paging.ts';
import { echo } from './parse-arguments.ts';
import { runOperation } from './run-operation.ts';
import type { ToolDeps } from './tool-deps.ts';
import { readTool } from './tool.ts';

const Leaders = z.array(z.object({}));

export const demandLeadersTool = readTool({
  name: 'demand_leaders',
  title: 'Demand leaders',
  description:
    'Most requested artists and cities of the last 30 days, and the fastest growing; with artist, the cities that request them.',
  input: z.strictObject({
    artist: z.string().optional().meta({ description: 'Slug of an artist.' }),
    limit: paging.limit,
  }),
  aliases: { artist_slug: 'artist', slug: 'artist', artist_name: 'artist', name: 'artist' },
  output: z.object({ top_artists: Leaders, top_cities: Leaders, fastest_growing: Leaders }),
  lists: ['cities', 'fastest_growing', 'top_cities', 'top_artists'],
  async run(deps: ToolDeps, { artist, limit }) {
    const slug = artist?.trim().toLowerCase().replace(/\s+/g, '-');
    const input = { limit, ...(slug !== undefined && { artist: slug }) };
    const { warnings: _, ...leaders } = await runOperation(demandLeaders, deps, input).catch((error: unknown) =>
      suggestArtists(deps, artist ?? '', error),
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

async function suggestArtists({ slugs }: ToolDeps, given: string, error: unknown): Promise<never> {
  if (!(error instanceof DomainError) || error.code !== 'not_found') throw error;
  const nearest = await findNearestSlugs(slugs, 'artist', given);
  const closest = nearest.length > 0 ? ` Closest slugs: ${nearest.join(', ')}.` : '';
  throw new DomainError(
    'not_found',
    `No artist has the slug "${echo(given)}".${closest} Or call demand_leaders without artist.`,
  );
}
