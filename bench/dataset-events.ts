import type { Availability, Category, EventStatus } from '@marquee/domain';
import { COUNTRIES } from '@marquee/ingest/demo/cities';
import { pick, type Random, wholeBetween } from '@marquee/ingest/demo/random';
import { seededRandom } from '@marquee/ingest/demo/seeded-random';
import type { RawEvent } from '@marquee/sources';
import { createCalendar } from './calendar.ts';
import { GENRES } from './dataset-words.ts';
import { CITY_FLATNESS, type Venue, type Dataset, type DatasetCity } from './dataset.ts';
import { drawProgramme } from './programme.ts';
import { zipfPick, zipfRank } from './zipf.ts';

/** Returns a list of 1,000 entries that contains each value as often as its number. */
const perMille = <T extends string>(parts: Readonly<Record<T, number>>): readonly T[] =>
  (Object.entries(parts) as [T, number][]).flatMap(([value, count]) =>
    Array.from({ length: count }, () => value),
  );

// prettier-ignore
const CATEGORIES = perMille<Category>({
  music: 350, sports: 150, theater: 120, community: 100, film: 80, comedy: 70, nightlife: 60, conference: 40, festival: 30,
});
const STATUSES = perMille<EventStatus>({
  scheduled: 962,
  cancelled: 15,
  postponed: 10,
  rescheduled: 10,
  moved_online: 3,
});
// prettier-ignore
const AVAILABILITIES = perMille<Availability>({
  unknown: 500, available: 330, sold_out: 60, few_left: 50, not_yet: 30, off_sale: 30,
});
const VENUE_FLATNESS = 2;
const ABROAD = { currency: 'USD', perEuro: 1, roundTo: 1 };

interface Run {
  events: number;
  seed: number;
  /** `YYYY-MM-DD`: what is past and what is to come. */
  today: string;
}

/** Events of the dataset, one by one; the same dataset and run give the same records. */
export function* datasetEvents(
  dataset: Dataset,
  { events, seed, today }: Run,
): Generator<RawEvent> {
  const random = seededRandom(~seed); // another stream than the dataset's own
  const drawTimes = createCalendar(today);
  for (let number = 1; number <= events; number++) {
    const category = pick(random, CATEGORIES);
    const city = zipfPick(random, dataset.cities, CITY_FLATNESS);
    const times = drawTimes(random, category);
    const { title, artists } = drawProgramme(random, dataset, {
      category,
      city,
      year: times.start_local.slice(0, 4),
    });
    const venue = zipfPick(random, city.venuesFor[category], VENUE_FLATNESS);
    const record: RawEvent = {
      source_id: `bench-${number}`,
      title,
      description: `${title}. ${pick(random, dataset.sentences)} ${pick(random, dataset.sentences)}`,
      category,
      timezone: city.timezone,
      status: pick(random, STATUSES),
      availability: pick(random, AVAILABILITIES),
      url: `https://${venue.host}/events/${number}`,
      tags: [pick(random, GENRES), pick(random, GENRES)],
      featured: random() < 0.005,
      popularity: zipfRank(random, 1001, 1),
    };
    // Assigned, not spread: that alone makes the generator half as fast again.
    Object.assign(
      record,
      times,
      random() < 0.02 ? onlineAt(number) : toPlace(city, venue),
      drawPrices(random, city.country),
    );
    if (artists.length > 0) record.artists = artists;
    if (random() < 0.75) record.ticket_url = `https://tickets.example.org/buy/${number}`;
    if (random() < 0.6) record.image_url = `https://images.example.org/${number % 20_000}.jpg`;
    yield record;
  }
}

function toPlace(city: DatasetCity, { name, address, lat, lng }: Venue): Partial<RawEvent> {
  return { venue_name: name, address, city: city.name, country: city.country, lat, lng };
}

const onlineAt = (number: number): Partial<RawEvent> => ({
  online: true,
  online_url: `https://live.example.org/${number}`,
});

/** Of a hundred events, 60 have prices, 12 are free, and of the others nothing is known. */
function drawPrices(random: Random, country: string): Partial<RawEvent> {
  const kind = random();
  if (kind < 0.12) return { is_free: true };
  if (kind < 0.4) return {};
  const { currency, perEuro, roundTo } = COUNTRIES[country] ?? ABROAD;
  const cheapest =
    Math.max(1, Math.round((wholeBetween(random, [5, 60]) * perEuro) / roundTo)) * roundTo;
  const price_max = random() < 0.4 ? cheapest : cheapest * wholeBetween(random, [2, 4]);
  return { price_min: cheapest, price_max, currency };
}
