import { CATEGORIES } from '@marquee/domain';
import { isFree, localDates, phaseAt } from '@marquee/formats/display';
import fc from 'fast-check';
import { chooseRoundUps } from '../../src/editorial/choose-round-ups.ts';
import { planRoundUps } from '../../src/editorial/plan-round-ups.ts';
import type { RoundUpEvent } from '../../src/editorial/round-up-event.ts';
import { writeArticles } from '../../src/editorial/write-articles.ts';

export const NOW = new Date('2026-11-25T12:00:00Z');
export const TODAY = '2026-11-25';
const HOUR_MS = 3_600_000;
const TITLES = [
  'Open [stage] night',
  'Winter & Sons *live*',
  '1. FC <b>Quiz</b>',
  '冬のコンサート',
  'A_b | c ~ d',
  'Chess #4 (final)!',
];
const CITIES = [
  { city: 'Berlin', country_code: 'DE', region: 'Berlin', timezone: 'Europe/Berlin' },
  { city: 'Le Havre', country_code: 'FR', region: null, timezone: 'Europe/Paris' },
  { city: 'Amsterdam', country_code: 'NL', region: null, timezone: 'Europe/Amsterdam' },
  { city: 'Online', country_code: null, region: null, timezone: 'UTC' },
];

const oneInEight = <Value>(usual: Value, rare: Value): Value[] => [
  ...Array.from({ length: 7 }, () => usual),
  rare,
];

const shapes = fc.record({
  title: fc.constantFrom(...TITLES),
  place: fc.constantFrom(...CITIES),
  category: fc.constantFrom(...CATEGORIES),
  venue_name: fc.constantFrom('Hall', 'The [Old] Mill', 'To be announced', 'Not stated'),
  startsInHours: fc.integer({ min: -24 * 60, max: 24 * 120 }),
  hours: fc.option(fc.integer({ min: 1, max: 24 * 20 })),
  status: fc.constantFrom(
    ...oneInEight('scheduled' as const, 'cancelled' as const),
    'postponed' as const,
  ),
  availability: fc.constantFrom('unknown' as const, 'sold_out' as const, 'available' as const),
  price: fc.constantFrom(null, 0, 12.5, 40),
  time_tbd: fc.boolean(),
  date_tbd: fc.constantFrom(...oneInEight(false, true)),
  featured: fc.boolean(),
  popularity: fc.integer({ min: 0, max: 900 }),
  demo: fc.constantFrom(...oneInEight(false, true)),
});

type Shape = typeof shapes extends fc.Arbitrary<infer Value> ? Value : never;

function toEvent(
  { place, startsInHours, hours, status, price, ...shape }: Shape,
  index: number,
): RoundUpEvent {
  const start = new Date(NOW.getTime() + startsInHours * HOUR_MS);
  const format = (date: Date) => date.toISOString().replace('.000Z', 'Z');
  const times = {
    start_utc: format(start),
    end_utc: hours === null ? null : format(new Date(start.getTime() + hours * HOUR_MS)),
    start_local: format(start).slice(0, 19),
    timezone: place.timezone,
    time_tbd: shape.time_tbd,
    date_tbd: shape.date_tbd,
    all_day: false,
  };
  const is_free = price === 0;
  const phase = phaseAt(
    { ...times, status, availability: shape.availability, is_free, ticket_kind: 'tickets' },
    NOW,
  );
  const slug = `event-${String(index)}`;
  return {
    ...shape,
    ...place,
    ...times,
    venue_name: place.city === 'Online' ? 'Online' : shape.venue_name,
    local_dates: localDates(times),
    status,
    phase,
    slug,
    title: `${shape.title} ${String(index)}`,
    series: null,
    artists: [],
    is_free,
    price_min: price,
    price_max: price,
    currency: 'EUR',
    page: `https://pages.example/embed/event/${slug}`,
  };
}

export const catalogues = fc
  .array(shapes, { minLength: 40, maxLength: 160 })
  .map((found) => found.map((shape, index) => toEvent(shape, index)));

const selectEvents = (plan: ReturnType<typeof planRoundUps>[number], events: RoundUpEvent[]) =>
  events.filter(
    (event) =>
      event.local_dates.from <= plan.period.to &&
      event.local_dates.to >= plan.period.from &&
      (!plan.filter.category || event.category === plan.filter.category) &&
      (!plan.filter.free || isFree(event)),
  );

export const chooseAll = (events: RoundUpEvent[], published: Set<string> = new Set()) =>
  planRoundUps(TODAY).flatMap((plan) =>
    chooseRoundUps(plan, { events: selectEvents(plan, events), isComplete: true }, published),
  );

export const writeAll = (events: RoundUpEvent[]) =>
  chooseAll(events).flatMap((roundUp) => writeArticles(roundUp, NOW));
const concert = (index: number, overrides: Partial<RoundUpEvent> = {}): RoundUpEvent => ({
  ...toEvent(
    {
      title: 'Concert',
      place: { city: 'Le Havre', country_code: 'FR', region: null, timezone: 'Europe/Paris' },
      category: 'music',
      venue_name: 'Hall',
      startsInHours: 24 * 10 + index * 24,
      hours: 2,
      status: 'scheduled',
      availability: 'available',
      price: 40,
      time_tbd: false,
      date_tbd: false,
      featured: false,
      popularity: 1,
      demo: false,
    },
    index,
  ),
  ...overrides,
});
export const concerts = (count: number, overrides?: Partial<RoundUpEvent>) =>
  Array.from({ length: count }, (_, index) => concert(index, overrides));
export const monthPlan = (today: string) =>
  mustFind(planRoundUps(today).find(({ id }) => id === 'month:2026-12'));

function mustFind<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('There is no plan of December.');
  return value;
}
