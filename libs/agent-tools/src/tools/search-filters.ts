import { addDays, DomainError, foldText, parseCategory, slugify } from '@marquee/domain';
import { listOrganizers, listVenues } from '@marquee/operations';
import { findMeaning } from '@marquee/search';
import { normaliseDate } from '../arguments/dates.ts';
import { echo } from '../arguments/parse-arguments.ts';
import { normalisePast } from '../arguments/past-moment.ts';
import { runOperation } from '../run-operation.ts';
import type { ToolDeps } from '../tool-deps.ts';
import { findPosition } from './near-place.ts';
import type { SearchArguments } from './search-input.ts';

type Words = (string | undefined)[];

/** The arguments as the operations take them, and what the model must know about the conversion. */
export interface SearchFilters {
  /** Undefined for a list. */
  q: string | undefined;
  filters: Omit<SearchArguments, 'q' | 'sort' | 'audience' | 'group'> & {
    group?: 'series';
  };
  /** The nearest come first: `near` is a name. */
  isByDistance: boolean;
  notes: string[];
}

/**
 * Converts the arguments of search_events to those of the operations. A name that is no slug and an
 * audience become words of the query: a search understands them, tolerates typos and states what it
 * dropped.
 */
export async function toSearchFilters(
  deps: ToolDeps,
  args: SearchArguments,
): Promise<SearchFilters> {
  const { q, status } = readStatus(args);
  const {
    q: _q,
    sort: _s,
    category,
    audience,
    artist,
    venue,
    organizer,
    near,
    group,
    from,
    to,
    on,
    ...others
  } = args;
  const [artistName, venueName, organizerName, place] = await Promise.all([
    findArtist(deps, artist),
    findVenue(deps, venue, args),
    findOrganizer(deps, organizer),
    findPosition(deps, near, args),
  ]);
  const { word: kindWord, ...kind } = readCategory(category);
  const text = joinWords([
    artistName.word,
    q,
    kindWord,
    venueName.word,
    organizerName.word,
    audience && `for ${audience}`,
  ]);
  return {
    q: text === '' ? undefined : text,
    filters: {
      ...others,
      status,
      ...toDays({ from, to, on, tz: args.tz }, deps.now()),
      ...(args.updated_since !== undefined && {
        updated_since: normalisePast(args.updated_since, deps.now()),
      }),
      ...kind,
      ...(artistName.slug !== undefined && { artist: artistName.slug }),
      ...(venueName.slug !== undefined && { venue: venueName.slug }),
      ...(organizerName.slug !== undefined && { organizer: organizerName.slug }),
      ...(place && { near: place.position }),
      ...(place?.nearKm !== undefined && { radius_km: args.radius_km ?? place.nearKm }),
      // The last date of a series can be later than the first one of another.
      ...(group === 'series' && args.sort !== '-start' && { group }),
      // What runs already comes last.
      ...((from ?? to ?? on) === undefined && { ongoing: '1' }),
    },
    isByDistance: place?.note !== undefined,
    notes: [
      ...unknownNames({ artist: artistName, venue: venueName, organiser: organizerName }),
      ...(place?.note === undefined ? [] : [place.note]),
    ],
  };
}

const joinWords = (words: Words): string => words.filter((word) => word !== undefined).join(' ');

interface FoundName {
  slug?: string;
  /** The name as a word of the query, if no record has exactly this name. */
  word?: string;
}

const CALLED_OFF = /\b(?:is|was|has been)\b|\b(?:cancell?ed|called off)\b|\?/gi;

/**
 * "Is Hamlet cancelled?" means Hamlet, whether or not it is cancelled. "Cancelled concerts" are read
 * by the search.
 */
function readStatus({ q, status }: SearchArguments): Pick<SearchArguments, 'q' | 'status'> {
  if (q === undefined || status !== undefined || !/.\b(cancell?ed|called off)\b/i.test(q))
    return { q, status };
  const name = q.replaceAll(CALLED_OFF, ' ').replace(/\s+/g, ' ').trim();
  return name === '' ? { q, status } : { q: name, status: 'all' };
}

/** A kind of event that is no category, such as "exhibition", becomes a word of the query. */
function readCategory(given: string | undefined): { category?: string; word?: string } {
  if (given === undefined) return {};
  const isTopic = (word: string) =>
    !word.startsWith('!') && parseCategory(word) === null && findMeaning(foldText(word)) !== null;
  return given.split(',').every((word) => isTopic(word.trim()))
    ? { word: given.replaceAll(',', ' or ') }
    : { category: given };
}

const unknownNames = (names: Readonly<Record<string, FoundName>>): string[] =>
  Object.entries(names).flatMap(([kind, { word }]) =>
    word === undefined
      ? []
      : [`No ${kind} is called exactly "${echo(word)}"; its words were searched.`],
  );

async function findArtist({ names }: ToolDeps, name: string | undefined): Promise<FoundName> {
  if (name === undefined) return {};
  const slug = slugify(name);
  return slug !== '' && (await names.findArtistId(slug)) !== null ? { slug } : { word: name };
}

async function findVenue(
  deps: ToolDeps,
  name: string | undefined,
  { city }: SearchArguments,
): Promise<FoundName> {
  if (name === undefined) return {};
  const slug = slugify(name);
  if (slug !== '' && (await deps.names.findVenueId(slug)) !== null) return { slug };
  const { venues } = await runOperation(listVenues, deps, {
    q: name,
    limit: 5,
    ...(city !== undefined && { city }),
  });
  const named = venues.filter((venue) => slugify(venue.name) === slug);
  return named.length === 1 && named[0] ? { slug: named[0].slug } : { word: name };
}

async function findOrganizer(deps: ToolDeps, name: string | undefined): Promise<FoundName> {
  if (name === undefined) return {};
  const slug = slugify(name);
  if (slug !== '' && (await deps.names.findOrganizerId(slug)) !== null) return { slug };
  const { organizers } = await runOperation(listOrganizers, deps, { q: name, limit: 1 });
  const [first] = organizers;
  return first && slugify(first.name).startsWith(slug) ? { slug: first.slug } : { word: name };
}

type Days = Pick<SearchArguments, 'from' | 'to' | 'on' | 'tz'>;

// After the last event.
const OPEN_END = '2999-12-31';

/**
 * Reads `from` and `to` as days at the venue, unless `tz` states another zone or one of them is an
 * instant. Events that began before the first day and still run come last.
 */
function toDays({ from, to, on, tz }: Days, now: Date): Omit<Days, 'tz'> {
  const [first, last] = [from, to].map((date) => date && normaliseDate(date));
  const day = on && normaliseDate(on).replace(/^the /i, '');
  const given = {
    ...(first && { from: first }),
    ...(last && { to: last }),
    ...(day && { on: day }),
  };
  if (day || tz !== undefined || (first ?? last) === undefined) return given;
  if ((first !== undefined && !isDay(first)) || (last !== undefined && !isDay(last))) return given;
  if (first !== undefined && last !== undefined && first > last) throw swappedDays(first, last);
  const today = now.toISOString().slice(0, 10);
  // yesterday is today in other zones
  const isPast = first !== undefined && first < addDays(today, -1);
  const end = last ?? OPEN_END;
  if (first !== undefined && (first > today || end < today)) return { on: `${first}..${end}` };
  // Without `from`, a span that is not over yet begins now.
  if (isPast) return { on: `${first}..${end}`, from: `${addDays(first, -2)}T00:00:00Z` };
  return end < today ? given : { on: `${today}..${end}`, from: now.toISOString() };
}

const isDay = (date: string | undefined): date is string =>
  date !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(date);

export const swappedDays = (from: string, to: string) =>
  new DomainError(
    'invalid_parameter',
    `\`from\` (${from}) is after \`to\` (${to}). Swap the two dates and call search_events again.`,
  );
