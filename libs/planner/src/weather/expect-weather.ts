import { freshWithin } from '@marquee/runtime';
import { formatClock, toLocal } from '../format-time.ts';
import type { Weather } from '../plan.ts';
import type { PlannedEvent } from '../planned-event.ts';
import { toVisit, type Visit } from '../visit.ts';
import { climateAt, NO_WEATHER } from './climate.ts';
import type { Forecasts } from './forecasts.ts';

const DAYTIME = '14:00';
const EVENING = '19:00';

interface WeatherDeps {
  now: Date;
  forecasts: Pick<Forecasts, 'at'> | null;
  waitMs: number;
}

/**
 * Returns the weather of a visit: the forecast if it arrives within `waitMs`, else the climate.
 * Never rejects.
 */
export async function expectWeather(
  event: PlannedEvent,
  { now, forecasts, waitMs }: WeatherDeps,
): Promise<Weather> {
  const { lat, lng, timezone } = event;
  const visit = toVisit(event, now);
  if (lat === null || lng === null || visit.isOff || visit.place === null) return NO_WEATHER;
  const local = toMoment(visit);
  if (visit.day === null || !forecasts) return climateAt({ lat }, local);
  const forecast = await freshWithin(forecasts.at({ lat, lng }, { local, timezone }), null, waitMs);
  return forecast ?? climateAt({ lat }, local);
}

function toMoment(visit: Visit): string {
  const { event, day, hours } = visit;
  if (hours) return toLocal(hours.start, visit);
  const clock = event.date_tbd
    ? formatClock(event.start_local)
    : event.time_tbd
      ? EVENING
      : DAYTIME;
  return `${day ?? event.start_local.slice(0, 10)}T${clock}:00`;
}
