import type { PlannedEvent } from '../evening.ts';
import type { Weather } from '../plan.ts';
import { climateAt, NO_WEATHER } from './climate.ts';
import type { Forecasts } from './forecasts.ts';

const USUAL_HOUR = '19:00:00';

/** The weather at the start of an event: as forecast where somebody does, else as it usually is. Never fails. */
export async function expectWeather(
  event: Pick<PlannedEvent, 'lat' | 'lng' | 'timezone' | 'all_day' | 'time_tbd' | 'date_tbd'> & { start_local: string },
  forecasts: Pick<Forecasts, 'at'> | null,
): Promise<Weather> {
  const { lat, lng, start_local, timezone, all_day, time_tbd, date_tbd } = event;
  if (lat === null || lng === null) return NO_WEATHER;
  const local = all_day || time_tbd ? `${start_local.slice(0, 11)}${all_day ? '14:00:00' : USUAL_HOUR}` : start_local;
  const forecast = date_tbd ? null : await forecasts?.at({ lat, lng }, { local, timezone });
  return forecast ?? climateAt({ lat }, local);
}
