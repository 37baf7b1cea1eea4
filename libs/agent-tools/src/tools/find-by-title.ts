import { DomainError, foldText, type EventSummary } from '@marquee/domain';
import { searchEvents } from '@marquee/operations';
import { echo } from '../arguments/parse-arguments.ts';
import { runOperation } from '../run-operation.ts';
import type { ToolDeps } from '../tool-deps.ts';

const MAX_CANDIDATES = 5;
const MAX_TITLE_LENGTH = 200;

/**
 * Returns the slug of the one event that a text names by its title, or by its title with its city,
 * artists or venue. Returns null if none has this title. Throws a question with the candidates if
 * several have it.
 */
export async function findByTitle(deps: ToolDeps, given: string): Promise<string | null> {
  const name = foldText(given);
  // A slug that does not exist has no blank.
  if (!/\s/.test(given.trim()) || name === '' || given.length > MAX_TITLE_LENGTH) return null;
  const { events } = await runOperation(searchEvents, deps, {
    q: given,
    status: 'all',
    limit: 20,
    group: 'series',
  });
  const titled = events.filter((event) => isNamed(event, name));
  const [only, ...others] = titled;
  if (only === undefined) return null;
  if (others.length > 0) throw severalEvents(given, titled);
  return only.slug;
}

/**
 * Returns whether a text is a title, with nothing but words of the place, the date and the artists
 * around it.
 */
function isNamed(
  { title, city, country, venue_name, artists, start_local }: EventSummary,
  name: string,
): boolean {
  const key = foldText(title);
  if (name === key) return true;
  if (!` ${name} `.includes(` ${key} `)) return false;
  const around = [
    city,
    country ?? '',
    venue_name,
    start_local.slice(0, 10),
    ...artists.map((artist) => artist.name),
  ];
  const known = new Set([
    'in',
    'at',
    'on',
    'by',
    'the',
    ...around.flatMap((text) => foldText(text).split(' ')),
  ]);
  return ` ${name} `
    .replace(` ${key} `, ' ')
    .trim()
    .split(/\s+/)
    .every((word) => known.has(word));
}

const severalEvents = (given: string, events: EventSummary[]) =>
  new DomainError(
    'not_found',
    `Several events are called "${echo(given)}". Ask which one is meant, then pass its slug: ${describe(events)}.`,
  );

/** "slug (city, day)". */
const describe = (events: EventSummary[]): string =>
  events
    .slice(0, MAX_CANDIDATES)
    .map(({ slug, city, start_local }) => `${slug} (${city}, ${start_local.slice(0, 10)})`)
    .join('; ');
