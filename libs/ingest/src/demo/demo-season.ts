import type { RawEvent } from '@marquee/sources';
import { CITIES, COUNTRIES, type DemoCity, type DemoCountry } from './cities.ts';
import { COMMUNITY_TEMPLATES } from './community-templates.ts';
import type { EventTemplate } from './event-template.ts';
import { type Performers, createPerformers } from './performers.ts';
import { type Programme, createProgramme } from './programme.ts';
import { chance, pickUnused, pick, pickWeighted, type Random } from './random.ts';
import { type Schedule, createSchedule } from './schedule.ts';
import { seededRandom } from './seeded-random.ts';
import { STAGE_TEMPLATES } from './stage-templates.ts';
import { pickAvailability, pickStatus, createTickets } from './tickets.ts';
import { createVenues, type DemoVenue } from './venues.ts';

export interface DemoSeason {
  /** First day of the season, `YYYY-MM-DD`. */
  today: string;
  seed?: number;
  count?: number;
}

interface Planned {
  template: EventTemplate;
  city: DemoCity;
  venue: DemoVenue | null;
  programme: Programme;
}

const TEMPLATES = [...STAGE_TEMPLATES, ...COMMUNITY_TEMPLATES];
const FEATURED_FROM = 850;

/**
 * Generates invented events of every category in sixty cities over the next 120 days. Description
 * and tags mark each event as generated. The same seed gives the same events. `today` only shifts
 * their dates.
 */
export function* demoSeason({ today, seed = 1, count = 5000 }: DemoSeason): Generator<RawEvent> {
  const plan = createPlan(seed);
  const book = createBookings(today);
  for (let number = 1; number <= count; number++) {
    const planned = plan(randomStream(seed, 2 * number));
    const random = randomStream(seed, 2 * number + 1); // separate, so `today` does not change the programme
    const schedule = book(random, planned);
    yield {
      source_id: `${today}-${String(number).padStart(4, '0')}`,
      ...toRawEvent(random, planned, schedule),
    };
  }
}

const randomStream = (seed: number, stream: number): Random =>
  seededRandom(Math.imul(seed, 0x9e3779b1) + stream);

function createPlan(seed: number): (random: Random) => Planned {
  const venues = createVenues(randomStream(seed, 0));
  const cast: Performers = createPerformers(randomStream(seed, 1));
  const titles = new Set<string>();
  return (random) => {
    const template = pickWeighted(random, TEMPLATES, ({ share }) => share);
    const city = pickWeighted(random, CITIES, ({ weight }) => weight);
    const suitable = (venues.get(city) ?? []).filter(({ kind }) => template.rooms.includes(kind));
    const venue = suitable.length > 0 ? pick(random, suitable) : null;
    const titleKey = (programme: Programme) => `${city.name}|${programme.title}`;
    const compose = () => createProgramme(random, { template, city, venue, cast });
    const programme = pickUnused(compose, (value) => !titles.has(titleKey(value)));
    titles.add(titleKey(programme));
    return { template, city, venue, programme };
  };
}

/** Books at most one event per day and venue if possible. */
function createBookings(today: string): (random: Random, planned: Planned) => Schedule {
  const booked = new Set<string>();
  return (random, { template, venue }) => {
    const isFree = (date: string) => venue === null || !booked.has(`${venue.name}|${date}`);
    const schedule = createSchedule(random, { template, today, isFree });
    if (venue) booked.add(`${venue.name}|${schedule.start_local.slice(0, 10)}`);
    return schedule;
  };
}

function toRawEvent(
  random: Random,
  { template, city, venue, programme }: Planned,
  schedule: Schedule,
): RawEvent {
  const { inDays, ...times } = schedule;
  const status = pickStatus(random, template);
  const tickets = createTickets(random, template, findCountry(city));
  const popularity = Math.floor(1000 * random() ** 7);
  return {
    ...programme,
    title: programme.title.replace('{year}', schedule.start_local.slice(0, 4)),
    category: template.category,
    ...times,
    timezone: city.timezone,
    status,
    availability: pickAvailability(random, { status, inDays, isFree: tickets.is_free === true }),
    ...toPlace(city, venue),
    online: venue === null || status === 'moved_online',
    ...tickets,
    text_language: 'en',
    age_restriction: template.age ?? null,
    featured: popularity >= FEATURED_FROM && status === 'scheduled' && chance(random, 0.4),
    popularity,
    url: null,
    ticket_url: null,
  };
}

function toPlace(city: DemoCity, venue: DemoVenue | null): Partial<RawEvent> {
  if (!venue) return {};
  const { name: venue_name, address, lat, lng } = venue;
  return {
    venue_name,
    address,
    city: city.name,
    region: city.region,
    country: city.country,
    lat,
    lng,
  };
}

function findCountry(city: DemoCity): DemoCountry {
  const country = COUNTRIES[city.country];
  if (!country) throw new RangeError(`No prices are defined for ${city.country}.`);
  return country;
}
