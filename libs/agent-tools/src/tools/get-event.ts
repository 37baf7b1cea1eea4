import { DomainError } from '@marquee/domain';
import { getEvent } from '@marquee/operations';
import { z } from 'zod';
import { echo } from '../arguments/parse-arguments.ts';
import { EventRow, fullEvent, rowOptions } from '../replies/event-views.ts';
import { runOperation } from '../run-operation.ts';
import type { ToolDeps } from '../tool-deps.ts';
import { readTool } from '../tool.ts';
import { findByTitle } from './find-by-title.ts';
import { findNearestSlugs } from './find-nearest.ts';

const MAX_EVENTS = 5;
const text = z.string().optional();

export const getEventTool = readTool({
  name: 'get_event',
  title: 'Get events',
  description:
    'One event in full: description, artists, local time, address, prices, tickets. Several slugs give `events`.',
  input: z.strictObject({
    id_or_slug: z.string().meta({ description: 'slug of a row, or a title; up to 5 by comma.' }),
  }),
  aliases: {
    slug: 'id_or_slug',
    slugs: 'id_or_slug',
    id: 'id_or_slug',
    ids: 'id_or_slug',
    event_id: 'id_or_slug',
    event: 'id_or_slug',
    events: 'id_or_slug',
    event_slug: 'id_or_slug',
  },
  output: z.object({
    event: z
      .object({
        ...EventRow.pick({ title: true, slug: true, when: true, venue_name: true, city: true })
          .shape,
        ...{ address: text, price: text, phase: text, description: text, page_url: text },
      })
      .partial()
      .optional(),
    events: z.array(z.object({})).optional(),
  }),
  lists: ['events'],
  async run(deps: ToolDeps, { id_or_slug }) {
    // A title can contain a comma.
    const titled = id_or_slug.includes(',') ? await findByTitle(deps, id_or_slug) : null;
    const names = (titled ?? id_or_slug)
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== '');
    if (names.length > MAX_EVENTS) throw tooMany(names.length);
    const events = await Promise.all(
      (names.length > 0 ? names : [id_or_slug]).map((name) => readEvent(deps, name)),
    );
    return events.length === 1 ? { event: events[0] } : { events };
  },
});

async function readEvent(deps: ToolDeps, name: string) {
  const { event } = await withTitle(deps, name, (id_or_slug) =>
    runOperation(getEvent, deps, { id_or_slug }),
  );
  return fullEvent(event, rowOptions(deps));
}

const tooMany = (count: number) =>
  new DomainError(
    'invalid_parameter',
    `\`id_or_slug\` has ${String(count)} slugs; at most ${String(MAX_EVENTS)} fit. Call get_event for the others.`,
  );

/**
 * Returns the last path segment of a URL or resource URI, which models also send, or the text
 * itself.
 */
export const parseSlug = (given: string): string =>
  /^\w+:\/\//.test(given) ? (given.split(/[?#]/)[0]?.split('/').at(-1) ?? '') : given;

/**
 * Reads an event by its slug or id, or by its title. Throws `not_found` with similar slugs or
 * titles.
 */
export async function withTitle<Found>(
  deps: ToolDeps,
  given: string,
  read: (idOrSlug: string) => Promise<Found>,
): Promise<Found> {
  const slug = parseSlug(given);
  try {
    return await read(slug);
  } catch (error) {
    const isUnknown =
      error instanceof DomainError && ['not_found', 'invalid_parameter'].includes(error.code);
    const titled = isUnknown ? await findByTitle(deps, given) : null;
    return titled === null ? suggestEvents(deps, given, error) : read(titled);
  }
}

/** Throws `not_found` again, with similar slugs. */
async function suggestEvents({ slugs }: ToolDeps, given: string, error: unknown): Promise<never> {
  if (!(error instanceof DomainError) || error.code !== 'not_found') throw error;
  const nearest = await findNearestSlugs(slugs, 'event', parseSlug(given));
  const closest = nearest.length > 0 ? ` Closest slugs: ${nearest.join(', ')}.` : '';
  throw new DomainError(
    'not_found',
    `No event has the slug or id "${echo(given)}".${closest} Or call search_events with q set to the artist or title.`,
  );
}
