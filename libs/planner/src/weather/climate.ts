import type { Position } from '@marquee/domain';
import type { Weather } from '../plan.ts';

/**
 * What the weather is usually like, to a few degrees, at sea level: the yearly mean falls from 27 °C at the equator with the
 * square of the latitude, the seasons swing by a fifth of a degree for each degree of latitude (less in the south, where there is
 * more sea), and days by four degrees around three in the afternoon.
 */
export function climateAt({ lat }: Pick<Position, 'lat'>, local: string): Weather {
  const month = Number(local.slice(5, 7)) + Number(local.slice(8, 10)) / 30 - 0.5;
  const hour = Number(local.slice(11, 13));
  const yearlyMean = 27 - 0.0065 * lat ** 2;
  const swing = lat >= 0 ? 0.2 * lat : 0.15 * lat; // negative in the south: its January is summer
  const season = -swing * Math.cos((2 * Math.PI * (month - 1)) / 12);
  const timeOfDay = 4 * Math.cos((2 * Math.PI * (hour - 15)) / 24);
  const temperature_c = Math.round(yearlyMean + season + timeOfDay);
  return { temperature_c, conditions: `usually ${feelOf(temperature_c)}`, source: 'climate' };
}

/** Where nobody knows where. */
export const NO_WEATHER: Weather = { temperature_c: null, conditions: 'unknown', source: 'none' };

const FEELS: readonly [fromC: number, word: string][] = [
  [28, 'hot'],
  [22, 'warm'],
  [15, 'mild'],
  [8, 'cool'],
  [0, 'cold'],
];

const feelOf = (temperature: number) => FEELS.find(([fromC]) => temperature >= fromC)?.[1] ?? 'freezing';
