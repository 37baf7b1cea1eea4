import { describe, expect, it } from '@jest/globals';
import { must } from '@marquee/testing/must';
import { createTestApi } from '../create-test-api.ts';
import { EVENTS, planOf } from '../plans/plan-fixture.ts';
import { sendJson, startStubServer } from '../stub-server.ts';

describe('the forecast', () => {
  const hours = Array.from(
    { length: 24 },
    (_, hour) => `2026-11-28T${String(hour).padStart(2, '0')}:00`,
  );
  const forecast = {
    hourly: {
      time: hours,
      temperature_2m: hours.map(() => 3.4),
      weather_code: hours.map(() => 61),
    },
  };

  it('is requested once for a place and day, and only for days within its range', async () => {
    await using endpoint = await startStubServer((res) => sendJson(res, forecast));
    await using api = await createTestApi({
      events: EVENTS,
      settings: { weatherUrl: `${endpoint.url}/v1/forecast` },
    });
    const { outfit } = await planOf(api, 'Evening concert');
    expect(outfit.weather).toEqual({ temperature_c: 3, conditions: 'rain', source: 'forecast' });
    expect(outfit.items).toContain('an umbrella');
    await planOf(api, 'Evening concert');
    await planOf(api, 'Over the change of clocks');
    expect(endpoint.requests).toHaveLength(1);
    expect(
      Object.fromEntries(new URL(endpoint.url + must(endpoint.requests[0]).url).searchParams),
    ).toEqual({
      latitude: '52.54',
      longitude: '13.41',
      hourly: 'temperature_2m,weather_code',
      start_date: '2026-11-28',
      end_date: '2026-11-28',
      timezone: 'Europe/Berlin',
    });
  });

  it('is replaced by climate data if its provider is down, slow or invalid', async () => {
    const answers: ((res: Parameters<Parameters<typeof startStubServer>[0]>[0]) => void)[] = [
      (res) => res.writeHead(500).end('{}'),
      (res) => res.end('<html>'),
      (res) =>
        sendJson(res, { hourly: { time: ['x'], temperature_2m: ['hot'], weather_code: [] } }),
      (res) => sendJson(res, { hourly: { time: hours, temperature_2m: [1e9], weather_code: [1] } }),
      (res) => res.writeHead(302, { Location: 'http://169.254.169.254/' }).end(),
      () => undefined,
    ];
    for (const answer of answers) {
      await using endpoint = await startStubServer(answer);
      await using api = await createTestApi({
        events: EVENTS,
        settings: { weatherUrl: endpoint.url },
      });
      // the last provider never responds
      expect((await planOf(api, 'Evening concert')).outfit.weather.source).toBe('climate');
      await planOf(api, 'Evening concert');
      expect(endpoint.requests).toHaveLength(1);
    }
  });
});
