import { freshWithin } from '@marquee/domain';
import type { PlannedEvent } from '../evening.ts';
import type { Weather } from '../plan.ts';
import { climateAt, NO_WEATHER } from './climate.ts';
import type { Forecasts } from './forecasts.ts';

const DEFAULT_TIME = '19:00:00';

/** Returns the weather at the start of an event: the forecast if it arrives within `waitMs`, else the climate. Never rejects. */
export async function expectWeather(
  event: Pick<PlannedEvent, 'lat' | 'lng' | 'timezone' | 'all_day' | 'time_tbd' | 'date_tbd'> & { start_local: string },
  forecasts: Pick<Forecasts, 'at'> | null,
  waitMs: number,
): Promise<Weather> {
  const { lat, lng, start_local, timezone, all_day, time_tbd, date_tbd } = event;
  if (lat === null || lng === null) return NO_WEATHER;
  const local = all_day || time_tbd ? `${start_local.slice(0, 11)}${all_day ? '14:00:00' : DEFAULT_TIME}` : start_local;
  if (date_tbd || !forecasts) return climateAt({ lat }, local);
  const forecast = await freshWithin(forecasts.at({ lat, lng }, { local, timezone }), null, waitMs);
  return forecast ?? climateAt({ lat }, local);
}
