import { DomainError } from '@marquee/domain';
import { demandLeaders, demandOpportunities } from '@marquee/operations';
import { z } from 'zod';
import { echo } from '../arguments/parse-arguments.ts';
import { conciseEvent, rowOptions } from '../replies/event-views.ts';
import { paging } from '../replies/paging.ts';
import { runOperation } from '../run-operation.ts';
import type { ToolDeps } from '../tool-deps.ts';
import { readTool } from '../tool.ts';
import { findNearestSlugs } from './find-nearest.ts';

const Leaders = z.array(z.object({})).optional();

export const demandLeadersTool = readTool({
  name: 'demand_leaders',
  title: 'Demand leaders',
  description:
    'Most requested artists and cities of 30 days, and the fastest growing. With artist: its cities. With city: artists wanted there without a date.',
  input: z.strictObject({
    artist: z.string().optional().meta({ description: 'Slug.' }),
    city: z.string().optional().meta({ description: 'City.' }),
    limit: paging.limit,
  }),
  aliases: {
    artist_slug: 'artist',
    slug: 'artist',
    artist_name: 'artist',
    name: 'artist',
    place: 'city',
    location: 'city',
  },
  output: z.object({
    top_artists: Leaders,
    top_cities: Leaders,
    fastest_growing: Leaders,
    cities: Leaders,
    opportunities: Leaders,
  }),
  lists: ['cities', 'opportunities', 'fastest_growing', 'top_cities', 'top_artists'],
  run: (deps: ToolDeps, { artist, city, limit }) =>
    city !== undefined && artist === undefined
      ? findOpportunities(deps, city, limit)
      : findLeaders(deps, artist, limit),
});

async function findLeaders(deps: ToolDeps, artist: string | undefined, limit: number) {
  const slug = artist?.trim().toLowerCase().replace(/\s+/g, '-');
  const input = { limit, ...(slug !== undefined && { artist: slug }) };
  const { warnings: _, ...leaders } = await runOperation(demandLeaders, deps, input).catch(
    (error: unknown) => suggestArtists(deps, artist ?? '', error),
  );
  return {
    top_artists: leaders.top_artists.map(({ name, slug, demands, cities }) => ({
      name,
      slug,
      demands,
      cities,
    })),
    top_cities: leaders.top_cities.map(({ city, region, country_code, demands, artists }) => ({
      city,
      region,
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
}

/**
 * The artists that people request in a city and that have no event there, each with its nearest
 * event.
 */
async function findOpportunities(deps: ToolDeps, named: string, limit: number) {
  const { city, region, country_code, opportunities, warnings } = await runOperation(
    demandOpportunities,
    deps,
    {
      city: named,
      limit,
    },
  );
  const hints = [
    ...(warnings ?? []).map((warning) => `${warning}.`),
    ...(opportunities.length === 0
      ? [`No one requested an artist in ${city} yet. Call demand_leaders without city.`]
      : []),
  ];
  return {
    city,
    region,
    country_code,
    opportunities: opportunities.map(
      ({ artist: { name, slug }, demands, nearest_event: nearest }) => ({
        name,
        slug,
        demands,
        ...(nearest && { nearest_event: conciseEvent(nearest, rowOptions(deps)) }),
      }),
    ),
    ...(hints.length > 0 && { hint: hints.join(' ') }),
  };
}

async function suggestArtists({ slugs }: ToolDeps, given: string, error: unknown): Promise<never> {
  if (!(error instanceof DomainError) || error.code !== 'not_found') throw error;
  const nearest = await findNearestSlugs(slugs, 'artist', given);
  const closest = nearest.length > 0 ? ` Closest slugs: ${nearest.join(', ')}.` : '';
  throw new DomainError(
    'not_found',
    `No artist has the slug "${echo(given)}".${closest} Or call demand_leaders without artist.`,
  );
}
