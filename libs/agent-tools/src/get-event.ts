import { DomainError } from '@marquee/domain';
import { getEvent } from '@marquee/operations';
import { z } from 'zod';
import { fullEvent } from './event-views.ts';
import { findNearestSlugs } from './find-nearest.ts';
import { echo } from './parse-arguments.ts';
import { runOperation } from './run-operation.ts';
import type { ToolDeps } from './tool-deps.ts';
import { readTool } from './tool.ts';

export const getEventTool = readTool({
  name: 'get_event',
  title: 'Get one event',
  description:
    'One event in full: description, artists, local time, address, prices, tickets. Unknown fields are absent.',
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
    const { event } = await runOperation(getEvent, deps, { id_or_slug: parseSlug(id_or_slug) }).catch(
      (error: unknown) => suggestEvents(deps, id_or_slug, error),
    );
    return { event: fullEvent(event, deps.addresses.api) };
  },
});

/** Returns the last path segment of a URL or resource URI, which models also send, or the text itself. */
export const parseSlug = (given: string): string =>
  /^\w+:\/\//.test(given) ? (given.split(/[?#]/)[0]?.split('/').at(-1) ?? '') : given;

/** Throws `not_found` again, with similar slugs. */
export async function suggestEvents({ slugs }: ToolDeps, given: string, error: unknown): Promise<never> {
  if (!(error instanceof DomainError) || error.code !== 'not_found') throw error;
  const nearest = await findNearestSlugs(slugs, 'event', parseSlug(given));
  const closest = nearest.length > 0 ? ` Closest slugs: ${nearest.join(', ')}.` : '';
  throw new DomainError(
    'not_found',
    `No event has the slug or id "${echo(given)}".${closest} Or call search_events with q set to the artist or title.`,
  );
}
