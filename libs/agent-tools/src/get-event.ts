import { DomainError } from '@marquee/domain';
import { getEvent } from '@marquee/operations';
import { z } from 'zod';
import { fullEvent } from './event-views.ts';
import { nearestSlugs } from './nearest.ts';
import { echo } from './read-arguments.ts';
import { runOperation } from './run-operation.ts';
import type { ToolDeps } from './tool-deps.ts';
import { readTool } from './tool.ts';

export const getEventTool = readTool({
  name: 'get_event',
  title: 'Get one event',
  description:
    'All that is known of one event: description, artists, local time, address, prices, tickets. What is unknown is left out.',
  input: z.strictObject({ id_or_slug: z.string().meta({ description: 'slug (or id) of a row of search_events.' }) }),
  aliases: {
    slug: 'id_or_slug',
    id: 'id_or_slug',
    event_id: 'id_or_slug',
    event: 'id_or_slug',
    event_slug: 'id_or_slug',
  },
  output: z.object({ event: z.object({ slug: z.string() }) }),
  async run(deps: ToolDeps, { id_or_slug }) {
    const { event } = await runOperation(getEvent, deps, { id_or_slug: slugIn(id_or_slug) }).catch((error: unknown) =>
      explainUnknown(deps, id_or_slug, error),
    );
    return { event: fullEvent(event, deps.addresses.api) };
  },
});

/** Models also send the address of a page or of a resource: the slug is its last part. */
export const slugIn = (given: string): string =>
  /^\w+:\/\//.test(given) ? (given.split(/[?#]/)[0]?.split('/').at(-1) ?? '') : given;

/** Throws the same refusal, with the slugs that may have been meant. */
export async function explainUnknown({ slugs }: ToolDeps, asked: string, error: unknown): Promise<never> {
  if (!(error instanceof DomainError) || error.code !== 'not_found') throw error;
  const near = await nearestSlugs(slugs, 'event', slugIn(asked));
  const closest = near.length > 0 ? ` Closest slugs: ${near.join(', ')}.` : '';
  throw new DomainError(
    'not_found',
    `No event has the slug or id "${echo(asked)}".${closest} Or call search_events with q set to the artist or title.`,
  );
}
