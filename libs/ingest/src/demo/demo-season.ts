import type { RawEvent } from '../raw-event.ts';
import { CITIES, COUNTRIES, type DemoCity, type DemoCountry } from './cities.ts';
import { COMMUNITY_TEMPLATES } from './community-templates.ts';
import type { EventTemplate } from './event-template.ts';
import { type Performers, createPerformers } from './performers.ts';
import { type Programme, programmeOf } from './programme.ts';
import { chance, pickUnused, pick, pickWeighted, type Random } from './random.ts';
import { type Schedule, scheduleOf } from './schedule.ts';
import { seededRandom } from './seeded-random.ts';
import { STAGE_TEMPLATES } from './stage-templates.ts';
import { availabilityOf, statusOf, ticketsOf } from './tickets.ts';
import { createVenues, type DemoVenue } from './venues.ts';

export interface DemoSeason {
  /** `YYYY-MM-DD`; the season begins on this day. */
  today: string;
  seed?: number;
  count?: number;
}

interface Planned {
  format: EventTemplate;
  city: DemoCity;
  venue: DemoVenue | null;
  programme: Programme;
}

const FORMATS = [...STAGE_TEMPLATES, ...COMMUNITY_TEMPLATES];
const FEATURED_FROM = 850;

/**
 * Invented events of every category in sixty cities over the next 120 days, for trying things out. Each one says in its
 * description and tags that it is generated. The same seed gives the same events; `today` only decides when they are.
 */
export function* demoSeason({ today, seed = 1, count = 5000 }: DemoSeason): Generator<RawEvent> {
  const plan = createPlan(seed);
  const book = createBook(today);
  for (let number = 1; number <= count; number++) {
    const planned = plan(streamOf(seed, 2 * number));
    const random = streamOf(seed, 2 * number + 1); // its own, so that the day does not change what takes place
    const schedule = book(random, planned);
    yield { source_id: `${today}-${String(number).padStart(4, '0')}`, ...recordOf(random, planned, schedule) };
  }
}

const streamOf = (seed: number, stream: number): Random => seededRandom(Math.imul(seed, 0x9e3779b1) + stream);

function createPlan(seed: number): (random: Random) => Planned {
  const venues = createVenues(streamOf(seed, 0));
  const cast: Performers = createPerformers(streamOf(seed, 1));
  const titles = new Set<string>();
  return (random) => {
    const format = pickWeighted(random, FORMATS, ({ share }) => share);
    const city = pickWeighted(random, CITIES, ({ weight }) => weight);
    const suitable = (venues.get(city) ?? []).filter(({ kind }) => format.rooms.includes(kind));
    const venue = suitable.length > 0 ? pick(random, suitable) : null;
    const keyOf = (programme: Programme) => `${city.name}|${programme.title}`;
    const compose = () => programmeOf(random, { format, city, venue, cast });
    const programme = pickUnused(compose, (drawn) => !titles.has(keyOf(drawn)));
    titles.add(keyOf(programme));
    return { format, city, venue, programme };
  };
}

/** One event a day and venue, as far as that goes. */
function createBook(today: string): (random: Random, planned: Planned) => Schedule {
  const booked = new Set<string>();
  return (random, { format, venue }) => {
    const isFree = (date: string) => venue === null || !booked.has(`${venue.name}|${date}`);
    const schedule = scheduleOf(random, { format, today, isFree });
    if (venue) booked.add(`${venue.name}|${schedule.start_local.slice(0, 10)}`);
    return schedule;
  };
}

function recordOf(random: Random, { format, city, venue, programme }: Planned, schedule: Schedule): RawEvent {
  const { inDays, ...times } = schedule;
  const status = statusOf(random, format);
  const tickets = ticketsOf(random, format, countryOf(city));
  const popularity = Math.floor(1000 * random() ** 7);
  return {
    ...programme,
    title: programme.title.replace('{year}', schedule.start_local.slice(0, 4)),
    category: format.category,
    ...times,
    timezone: city.timezone,
    status,
    availability: availabilityOf(random, { status, inDays, isFree: tickets.is_free === true }),
    ...placeOf(city, venue),
    online: venue === null || status === 'moved_online',
    ...tickets,
    language: 'en',
    age_restriction: format.age ?? null,
    featured: popularity >= FEATURED_FROM && status === 'scheduled' && chance(random, 0.4),
    popularity,
    url: null,
    ticket_url: null,
  };
}

function placeOf(city: DemoCity, venue: DemoVenue | null): Partial<RawEvent> {
  if (!venue) return {};
  const { name: venue_name, address, lat, lng } = venue;
  return { venue_name, address, city: city.name, region: city.region, country: city.country, lat, lng };
}

function countryOf(city: DemoCity): DemoCountry {
  const country = COUNTRIES[city.country];
  if (!country) throw new RangeError(`No prices are known for ${city.country}.`);
  return country;
}
