import { addDays, limitedFetch, toLocalTime, type Position } from '@marquee/domain';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import type { Weather } from '../plan.ts';
import { conditionsOf } from './weather-codes.ts';

const TIMEOUT_MS = 2_000;
const KEPT_MS = 3 * 3_600_000;
const FAILURE_KEPT_MS = 60_000;
const MAX_KEPT = 10_000;
const DAYS_AHEAD = 15;

/** What is used of Open-Meteo's answer: a value for each hour. */
const Forecast = z.object({
  hourly: z.object({
    time: z.array(z.string()).max(1_000),
    temperature_2m: z.array(z.number().min(-100).max(70).nullable()),
    weather_code: z.array(z.number().nullable()),
  }),
});
type Forecast = z.infer<typeof Forecast>;

export interface Moment {
  /** Wall clock at the place, `YYYY-MM-DDTHH:mm:ss`. */
  local: string;
  timezone: string;
}

/**
 * Forecasts of a provider with the API of Open-Meteo, asked at most once in three hours for a place and day. Answers null where
 * there is none: too far ahead, behind us, or the provider is down, slow or strange.
 */
export function createForecasts({ url, now = () => new Date() }: { url: string; now?: () => Date }) {
  const cache = new LRUCache<string, Promise<Forecast | null>>({ max: MAX_KEPT, ttl: KEPT_MS });

  async function at(position: Position, { local, timezone }: Moment): Promise<Weather | null> {
    const today = toLocalTime(now(), timezone).slice(0, 10);
    const day = local.slice(0, 10);
    if (day < today || day > addDays(today, DAYS_AHEAD)) return null;
    const address = addressOf(url, position, { day, timezone });
    const forecast = await kept(address);
    return forecast && weatherAt(forecast, `${local.slice(0, 13)}:00`);
  }

  function kept(address: string): Promise<Forecast | null> {
    const known = cache.get(address);
    if (known) return known;
    const asked = ask(address).catch(() => {
      cache.set(address, Promise.resolve(null), { ttl: FAILURE_KEPT_MS }); // not asked again by everybody at once
      return null;
    });
    cache.set(address, asked);
    return asked;
  }
  return { at };
}
export type Forecasts = ReturnType<typeof createForecasts>;

function addressOf(base: string, { lat, lng }: Position, { day, timezone }: { day: string; timezone: string }): string {
  const url = new URL(base);
  url.searchParams.set('latitude', lat.toFixed(2)); // a kilometre: places nearby share a forecast
  url.searchParams.set('longitude', lng.toFixed(2));
  url.searchParams.set('hourly', 'temperature_2m,weather_code');
  url.searchParams.set('start_date', day);
  url.searchParams.set('end_date', day);
  url.searchParams.set('timezone', timezone);
  return url.href;
}

async function ask(address: string): Promise<Forecast> {
  const response = await limitedFetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'error' });
  if (!response.ok) throw new Error(`the forecast answered ${String(response.status)}`);
  return Forecast.parse(await response.json());
}

function weatherAt({ hourly }: Forecast, hour: string): Weather | null {
  const index = hourly.time.findIndex((time) => time === hour);
  const temperature = hourly.temperature_2m[index] ?? null;
  if (temperature === null) return null;
  const code = hourly.weather_code[index] ?? null;
  return {
    temperature_c: Math.round(temperature),
    conditions: code === null ? 'unknown' : conditionsOf(code),
    source: 'forecast',
  };
}
