import { formatClock, toLocal } from '../format-time.ts';
import { OBSTACLES } from '../obstacles.ts';
import { buildOptions, toTemplateValues } from '../options.ts';
import type { PlanContext } from '../plan-context.ts';
import type { Outfit, Weather } from '../plan.ts';
import type { PlannedEvent } from '../planned-event.ts';
import { WEATHER_PAGES } from '../providers.ts';
import { isOutdoors, classifyVenue, type VenueKind } from '../venue-kind.ts';
import type { Visit } from '../visit.ts';

type Category = PlannedEvent['category'];

// The first row at or below the temperature applies.
const BY_TEMPERATURE: readonly [fromC: number, items: readonly string[]][] = [
  [25, ['light clothes', 'a bottle of water']],
  [18, ['a shirt and a thin layer for later']],
  [10, ['a jacket', 'long trousers']],
  [2, ['a warm coat', 'a scarf']],
  [-Infinity, ['a winter coat', 'a hat and gloves', 'shoes that grip']],
];

const BY_CATEGORY: Readonly<Record<Category, readonly string[]>> = {
  music: ['comfortable shoes', 'earplugs'],
  sports: ['your team’s colours'],
  theater: ['something smart'],
  film: [],
  comedy: ['something casual'],
  festival: ['shoes that you can stand in all day', 'a small bag'],
  community: ['something casual'],
  nightlife: ['something to be seen in', 'shoes to dance in'],
  conference: ['smart casual', 'room in your bag for a laptop'],
};

const BY_VENUE: Partial<Record<VenueKind, readonly string[]>> = {
  church: ['a layer more: churches are cool'],
  stadium: ['a clear or small bag, as stadiums require'],
  cinema: ['a thin layer against the air conditioning'],
};

/** Suggests clothes for the weather, the category, the kind of venue and the time of day. */
export function planOutfit(
  visit: Visit,
  { weather, wrap }: Pick<PlanContext, 'weather' | 'wrap'>,
): Outfit {
  const { event, obstacle, place, isOff } = visit;
  if (!place || isOff) {
    const summary = `${obstacle ? OBSTACLES[obstacle] : 'There is no need to go out'}, so wear what you like.`;
    return { summary, options: [], weather, items: [] };
  }
  const kind = classifyVenue(event);
  const items = [
    ...itemsForTemperature(weather.temperature_c),
    ...BY_CATEGORY[event.category],
    ...(BY_VENUE[kind] ?? []),
    ...itemsForOutdoors(visit, kind, weather),
  ];
  const options =
    obstacle === null ? buildOptions(WEATHER_PAGES, toTemplateValues(visit), { wrap }) : [];
  return { summary: summarise(weather, items, kind), options, weather, items };
}

const itemsForTemperature = (temperature: number | null) =>
  temperature === null ? [] : (BY_TEMPERATURE.find(([fromC]) => temperature >= fromC)?.[1] ?? []);

function itemsForOutdoors(visit: Visit, kind: VenueKind, weather: Weather): string[] {
  const isWet = /rain|drizzle|shower|snow|thunder/.test(weather.conditions);
  const clock = visit.hours && formatClock(toLocal(visit.hours.start, visit));
  const isByDay = clock === null || (clock >= '09:00' && clock < '17:00');
  const isCoolLater =
    clock !== null &&
    clock >= '17:00' &&
    weather.temperature_c !== null &&
    weather.temperature_c < 22;
  return [
    // Most open-air venues do not admit umbrellas.
    ...(isWet ? [isOutdoors(kind) ? 'a rain jacket, no umbrella' : 'an umbrella'] : []),
    ...(isOutdoors(kind) && isByDay && (weather.temperature_c ?? 0) >= 18
      ? ['sunscreen and a cap']
      : []),
    ...(isOutdoors(kind) && isCoolLater ? ['a layer more for after dark'] : []),
  ];
}

function summarise(
  { temperature_c, conditions, source }: Weather,
  items: string[],
  kind: VenueKind,
): string {
  const where = isOutdoors(kind) ? 'in the open' : 'outside';
  const [first = 'what you feel well in', second] = items;
  const wear = `Wear ${second === undefined ? first : `${first} and ${second}`}.`;
  if (temperature_c === null) return wear;
  const expected = source === 'forecast' ? 'The forecast says' : 'At this time of year it is about';
  return `${expected} ${String(temperature_c)} °C ${where} (${conditions}). ${wear}`;
}
