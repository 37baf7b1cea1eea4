import { remainingMs } from '@marquee/database';
import { countryName } from '@marquee/domain';
import { z } from 'zod';

const MAX_SHOWN = 3;
// Each costs up to ten queries.
const MAX_COUNTED = 6;
const MAX_MS = 2_000;
// Counting takes the time that the request has left, but never the answer.
const RESERVE_MS = 1_000;
const DATES = ['on', 'from', 'to', 'part_of_day'];
const POSITION = ['near', 'radius_km'];
// Arguments that exclude no event.
const PRESENTATION = ['sort', 'group', 'tz'];
const WIDE_KM = 50;
const AROUND_KM = 5;

/** Arguments of search_events as a model sends them, without page and format. */
export type SearchCall = Record<string, unknown>;

/** What the empty answer understood: fields of `interpretation`. */
export interface UnderstoodArguments {
  city?: string | null | undefined;
  country_code?: string | null | undefined;
  category?: string[] | undefined;
  genre?: string[] | undefined;
  words?: string | undefined;
  /**
   * A city with events for one of the call that has none: the nearest, or one of a similar name.
   */
  otherCity?: string | undefined;
  /** A cancelled event has this name. */
  hasCancelled?: boolean;
}

export const Alternatives = z.array(
  z.object({
    change: z.string(),
    count: z.number().optional(), // absent if there was no time to count
    next: z.string().optional(),
    arguments: z.record(z.string(), z.unknown()),
  }),
);
export type Alternative = z.infer<typeof Alternatives>[number];

interface Candidate {
  change: string;
  arguments: SearchCall;
}

const EVERYTHING: Candidate = { change: 'all events', arguments: { q: 'events' } };

/** Returns how many events a call finds, and the first local day of them. */
export type CountEvents = (args: SearchCall) => Promise<{ count: number; next?: string }>;

/**
 * Returns calls that find events, for one that finds none: each drops or widens one argument. A
 * call that fails is no alternative.
 */
export async function findAlternatives(
  given: SearchCall,
  understood: UnderstoodArguments,
  count: CountEvents,
): Promise<Alternative[]> {
  const found: Alternative[] = [];
  const deadline = Date.now() + MAX_MS;
  const candidates = candidatesFor(given, understood).slice(0, MAX_COUNTED - 1);
  for (const candidate of [...candidates, EVERYTHING]) {
    const isEnough = found.length >= (candidate === EVERYTHING ? 1 : MAX_SHOWN);
    if (isEnough) break;
    if (found.some(({ change }) => change === candidate.change)) continue;
    if (Date.now() > deadline || remainingMs() < RESERVE_MS)
      return found.length > 0 ? found : [EVERYTHING];
    const counted = await count(candidate.arguments).catch(() => ({ count: 0 }));
    if (counted.count > 0) found.push({ ...candidate, ...counted });
  }
  return found;
}

function candidatesFor(given: SearchCall, understood: UnderstoodArguments): Candidate[] {
  const names = Object.keys(given).filter((name) => !PRESENTATION.includes(name));
  const without = (removed: string[], change: string): Candidate[] =>
    names.some((name) => removed.includes(name)) && names.some((name) => !removed.includes(name))
      ? [{ change, arguments: omit(given, removed) }]
      : [];
  const others = names.filter((name) => ![...DATES, ...POSITION, 'city', 'q'].includes(name));
  const isCancelled = names.includes('artist') || understood.hasCancelled;
  return distinct([
    ...(isCancelled ? cancelledOnes(given) : []),
    ...inOtherCity(given, understood),
    ...without(DATES, onOtherDays(given)),
    ...nearCity(given),
    ...inCountry(given, understood),
    ...fromWords(given, understood),
    ...(names.includes('city') ? [] : without(['country', 'region'], 'in other countries')),
    ...aroundVenue(given),
    ...others
      .filter((name) => name !== 'country' && name !== 'region')
      .flatMap((name) => without([name], `without ${name.replaceAll('_', ' ')}`)),
    ...inWiderCircle(given),
    ...without(POSITION, 'anywhere'),
    ...without(['city'], 'elsewhere'),
    ...without(['q'], 'without the words'),
    ...(names.includes('q') ? cancelledOnes(given) : []),
  ]);
}

/** "in Berlin on other days" */
const onOtherDays = ({ city }: SearchCall): string =>
  typeof city === 'string' ? `in ${city} on other days` : 'on other days';

/** The towns around a city, on the same days. */
function nearCity(given: SearchCall): Candidate[] {
  const { city, near } = given;
  if (typeof city !== 'string' || near !== undefined) return [];
  const around = { ...omit(given, ['city', 'region', 'country']), near: city, radius_km: WIDE_KM };
  return [{ change: `near ${city}`, arguments: around }];
}

/** A venue without events: what is on around it. */
function aroundVenue(given: SearchCall): Candidate[] {
  const { venue, near } = given;
  if (venue === undefined || near !== undefined) return [];
  return [
    {
      change: 'around it',
      arguments: { ...omit(given, ['venue']), near: venue, radius_km: AROUND_KM },
    },
  ];
}

function inWiderCircle(given: SearchCall): Candidate[] {
  const { near, radius_km: radius } = given;
  if (near === undefined || typeof radius !== 'number' || radius >= WIDE_KM) return [];
  return [{ change: `within ${String(WIDE_KM)} km`, arguments: { ...given, radius_km: WIDE_KM } }];
}

const cancelledOnes = (given: SearchCall): Candidate[] =>
  given['status'] === undefined
    ? [{ change: 'cancelled', arguments: { ...given, status: 'cancelled' } }]
    : [];

/** "in Berlin", for "Berln" or for a part of Berlin. */
const inOtherCity = (given: SearchCall, { otherCity }: UnderstoodArguments): Candidate[] =>
  otherCity === undefined
    ? []
    : [
        {
          change: `in ${otherCity}`,
          arguments: { ...omit(given, ['region', 'country']), city: otherCity },
        },
      ];

/** "in Germany", for a city in Germany. */
function inCountry(given: SearchCall, { country_code }: UnderstoodArguments): Candidate[] {
  if (given['city'] === undefined || !country_code) return [];
  const widened = { ...omit(given, ['city', 'region']), country: country_code };
  return [{ change: `in ${countryName(country_code)}`, arguments: widened }];
}

/** Calls for what the words mean, each without one part of it. */
function fromWords(given: SearchCall, understood: UnderstoodArguments): Candidate[] {
  if (given['q'] === undefined) return [];
  const { city, country_code, category = [], genre = [], words = '' } = understood;
  const [onlyCategory] = category;
  const about = [...genre, words].filter((part) => part !== '').join(' ');
  const subject = {
    ...(about !== '' && { q: about }),
    ...(onlyCategory !== undefined &&
      given['category'] === undefined && { category: onlyCategory }),
  };
  const rest = omit(given, ['q']);
  const around = omit(rest, ['city', 'region', 'country']);
  const country = country_code ? [{ country: country_code }] : [];
  const place = country.map((one) => ({
    change: `in ${countryName(country_code ?? '')}`,
    arguments: { ...around, ...subject, ...one },
  }));
  const anywhere = { change: 'in other places', arguments: { ...around, ...subject } };
  const kind =
    onlyCategory === undefined
      ? []
      : [{ change: `any ${onlyCategory}`, arguments: { ...rest, category: onlyCategory } }];
  const everything =
    city && country_code
      ? [
          {
            change: `everything in ${city}`,
            arguments: { ...around, city: `${city}, ${country_code}` },
          },
        ]
      : [];
  const wide = country.map((one) => ({
    change: `everything in ${countryName(country_code ?? '')}`,
    arguments: { ...around, ...one },
  }));
  return [...place, anywhere, ...kind, ...everything, ...wide].filter(
    ({ arguments: args }) => Object.keys(args).length > 0,
  );
}

const omit = (args: SearchCall, names: string[]): SearchCall =>
  Object.fromEntries(Object.entries(args).filter(([name]) => !names.includes(name)));

const distinct = (candidates: Candidate[]): Candidate[] => [
  ...new Map(
    candidates.map((candidate) => [JSON.stringify(candidate.arguments), candidate]),
  ).values(),
];

/** Returns the sentence that names the alternatives. */
export const alternativesHint = (alternatives: Alternative[]): string | undefined =>
  alternatives.length === 0
    ? undefined
    : `Found instead: ${alternatives.map(({ change, count, next }) => `${change}${count === undefined ? '' : ` ${String(count)}`}${next ? `, next on ${next}` : ''}`).join('; ')}.`;
