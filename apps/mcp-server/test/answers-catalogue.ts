import type { RawEvent } from '@marquee/sources';
import { buildEvent } from './create-test-mcp-server.ts';

export type Random = () => number;

/** Returns numbers from 0 to 1 that are the same in every run. */
export function createRandom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

export const pick = <Item>(random: Random, items: readonly Item[]): Item => {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('No item to pick from.');
  return item;
};

const PLACES = [
  ['Berlin', 'DE'],
  ['Hamburg', 'DE'],
  ['Lyon', 'FR'],
  ['Vienna', 'AT'],
  ['Tokyo', 'JP'],
  ['Chicago', 'US'],
] as const;
export const CITIES = PLACES.map(([city]) => city);
export const GENRES = ['jazz', 'techno', 'opera', 'blues', 'polka'] as const;
export const CATEGORIES = ['music', 'theater', 'conference', 'sports'] as const;
const VENUES = ['Copper Hall', 'Tin Stage', 'Glass Yard'] as const;
export const ARTISTS = ['Marble Otters', 'Velvet Anchors', 'Paper Comets', 'Amber Foxes'] as const;
const FIRST = ['Crimson', 'Hollow', 'Silent', 'Golden', 'Frozen', 'Distant', 'Wandering', 'Broken'];
const LAST = [
  'Lantern',
  'Harbour',
  'Orchard',
  'Meridian',
  'Compass',
  'Thicket',
  'Windmill',
  'Cathedral',
];

const DAY_MS = 86_400_000;
const local = (now: Date, days: number, hour: number) =>
  `${new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10)}T${String(hour).padStart(2, '0')}:00:00`;

/** Returns events of the past, running ones and coming ones, whose facts are drawn at random. */
export const buildCatalogue = (random: Random, now: Date, count: number): RawEvent[] =>
  Array.from({ length: count }, (_, index) => {
    const [city, country] = pick(random, PLACES);
    const days = Math.floor(random() * 200) - 60;
    const isLong = random() < 0.2;
    const hour = pick(random, [10, 14, 19, 22]);
    const price = random() < 0.6 ? Math.floor(random() * 90) : null;
    const genre = pick(random, GENRES);
    const where = random();
    return buildEvent({
      source_id: `p${String(index)}`,
      title: `${pick(random, FIRST)} ${pick(random, LAST)} ${String.fromCodePoint(65 + (index % 26))}${String.fromCodePoint(97 + Math.floor(index / 26))}x`,
      city,
      country,
      venue_name: pick(random, VENUES),
      category: pick(random, CATEGORIES),
      start_local: local(now, days, hour),
      ...(isLong && { end_local: local(now, days + 40, hour) }),
      ...(random() < 0.5 && { artists: [pick(random, ARTISTS)] }),
      ...(where < 0.3 && { genres: [genre] }),
      ...(where >= 0.3 && where < 0.5 && { tags: [genre] }),
      ...(where >= 0.5 && where < 0.65 && { description: `An evening of ${genre} for all.` }),
      ...(price === 0 && { is_free: true }),
      ...(price !== null &&
        price > 0 && { price_min: price, price_max: price + 10, currency: 'EUR' }),
      ...(random() < 0.06 && { status: 'cancelled' as const }),
    });
  });
