import { addDays, toLocalTime, type Position } from '@marquee/domain';
import { createCache, limitedFetch } from '@marquee/runtime';
import { z } from 'zod';
import type { Weather } from '../plan.ts';
import { describeWeatherCode } from './weather-codes.ts';

const TIMEOUT_MS = 2_000;
const TTL_MS = 3 * 3_600_000;
const FAILURE_TTL_MS = 60_000;
const CACHE_LIMIT = 10_000;
const DAYS_AHEAD = 15;

/** The used part of an Open-Meteo response, with one value per hour. */
const Forecast = z.object({
  hourly: z.object({
    time: z.array(z.string()).max(1_000),
    temperature_2m: z.array(z.number().min(-100).max(70).nullable()),
    weather_code: z.array(z.number().nullable()),
  }),
});
type Forecast = z.infer<typeof Forecast>;

export interface Moment {
  /** Local time at the place, `YYYY-MM-DDTHH:mm:ss`. */
  local: string;
  timezone: string;
}

/**
 * Creates a client for a provider with the Open-Meteo API. Requests a place and day at most once in
 * three hours. Returns null for past days, days too far ahead, and if the provider is down, slow or
 * sends an invalid response.
 */
export function createForecasts({
  url,
  now = () => new Date(),
}: {
  url: string;
  now?: () => Date;
}) {
  const cache = createCache<Forecast | null>({
    // so that an outage causes one request a minute
    ttlMs: (forecast) => (forecast ? TTL_MS : FAILURE_TTL_MS),
    maxSize: CACHE_LIMIT,
    now: () => now().getTime(),
  });

  async function at(position: Position, { local, timezone }: Moment): Promise<Weather | null> {
    const today = toLocalTime(now(), timezone).slice(0, 10);
    const day = local.slice(0, 10);
    if (day < today || day > addDays(today, DAYS_AHEAD)) return null;
    const address = forecastUrl(url, position, { day, timezone });
    const forecast = await cache.get(address, () => fetchForecast(address).catch(() => null));
    return forecast && weatherAt(forecast, `${local.slice(0, 13)}:00`);
  }
  return { at };
}
export type Forecasts = ReturnType<typeof createForecasts>;

function forecastUrl(
  base: string,
  { lat, lng }: Position,
  { day, timezone }: { day: string; timezone: string },
): string {
  const url = new URL(base);
  // about 1 km, so that nearby places share a forecast
  url.searchParams.set('latitude', lat.toFixed(2));
  url.searchParams.set('longitude', lng.toFixed(2));
  url.searchParams.set('hourly', 'temperature_2m,weather_code');
  url.searchParams.set('start_date', day);
  url.searchParams.set('end_date', day);
  url.searchParams.set('timezone', timezone);
  return url.href;
}

async function fetchForecast(address: string): Promise<Forecast> {
  const response = await limitedFetch(address, {
    signal: AbortSignal.timeout(TIMEOUT_MS),
    redirect: 'error',
  });
  if (!response.ok)
    throw new Error(`the forecast provider responded with ${String(response.status)}`);
  return Forecast.parse(await response.json());
}

function weatherAt({ hourly }: Forecast, hour: string): Weather | null {
  const index = hourly.time.findIndex((time) => time === hour);
  const temperature = hourly.temperature_2m[index] ?? null;
  if (temperature === null) return null;
  const code = hourly.weather_code[index] ?? null;
  return {
    temperature_c: Math.round(temperature) || 0, // not -0
    conditions: code === null ? 'unknown' : describeWeatherCode(code),
    source: 'forecast',
  };
}
