import type { Position } from '@marquee/domain';
import type { Weather } from '../plan.ts';

/**
 * Returns the typical weather at sea level, within a few degrees. The yearly mean is 27 °C at the
 * equator and falls with the square of the latitude. The seasonal swing is 0.2 °C per degree of
 * latitude (0.15 in the south, where there is more sea), the daily swing 4 °C with its maximum at
 * 15:00.
 */
export function climateAt({ lat }: Pick<Position, 'lat'>, local: string): Weather {
  const month = Number(local.slice(5, 7)) + Number(local.slice(8, 10)) / 30 - 0.5;
  const hour = Number(local.slice(11, 13));
  const yearlyMean = 27 - 0.0065 * lat ** 2;
  const swing = lat >= 0 ? 0.2 * lat : 0.15 * lat; // negative in the south: its January is summer
  const season = -swing * Math.cos((2 * Math.PI * (month - 1)) / 12);
  const timeOfDay = 4 * Math.cos((2 * Math.PI * (hour - 15)) / 24);
  const temperature_c = Math.round(yearlyMean + season + timeOfDay) || 0; // not -0
  return {
    temperature_c,
    conditions: `usually ${describeTemperature(temperature_c)}`,
    source: 'climate',
  };
}

/** The weather at an unknown place. */
export const NO_WEATHER: Weather = { temperature_c: null, conditions: 'unknown', source: 'none' };

const TEMPERATURE_WORDS: readonly [fromC: number, word: string][] = [
  [28, 'hot'],
  [22, 'warm'],
  [15, 'mild'],
  [8, 'cool'],
  [0, 'cold'],
];

const describeTemperature = (temperature: number) =>
  TEMPERATURE_WORDS.find(([fromC]) => temperature >= fromC)?.[1] ?? 'freezing';
