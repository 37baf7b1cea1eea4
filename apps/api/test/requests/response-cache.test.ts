import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestDatabase } from '@marquee/database/testing';
import { ingest } from '@marquee/ingest';
import { createTestApi, buildEvent, type Api } from '../create-test-api.ts';

describe('cached responses', () => {
  let api: Api;
  beforeEach(async () => {
    api = await createTestApi({
      events: [buildEvent({ title: 'First' })],
      settings: { answerCacheMb: 4 },
    });
  });
  afterEach(() => api[Symbol.asyncDispose]());

  const add = (title: string) =>
    ingest(api.database, {
      source: { name: title, licence: 'CC0-1.0', attribution: 'A test' },
      records: [buildEvent({ title })],
    });

  async function titlesUntil(count: number): Promise<string[]> {
    for (;;) {
      const titles = await api.titles('/events?city=Berlin');
      if (titles.length === count) return titles;
      await pause(50);
    }
  }

  it('are the same bytes for equivalent requests, each of which counts', async () => {
    // Only a response that is not shared contains the remaining quota.
    const remaining = async () =>
      Number(
        /r=(\d+)/.exec(String((await api.get('/events?unknown=1')).headers['ratelimit']))?.[1],
      );
    const before = await remaining();
    const first = await api.get('/events?city=Berlin&category=music').expect(200);
    const second = await api.get('/events?category=music&city=%42erlin&').expect(200);
    expect(second.headers['etag']).toBe(first.headers['etag']);
    expect(second.text).toBe(first.text);
    expect(await remaining()).toBe(before - 3);
    expect((await api.get('/events?city=Hamburg').expect(200)).text).not.toBe(first.text);
  });

  it('are created again as soon as the catalogue changes', async () => {
    expect(await titlesUntil(1)).toEqual(['First']);
    await add('Second');
    expect(await titlesUntil(2)).toEqual(['First', 'Second']);
  });

  it('are created once for simultaneous requests', async () => {
    const responses = await Promise.all(
      Array.from({ length: 90 }, () => api.get('/events/facets?category=music')),
    );
    expect(new Set(responses.map(({ status, text }) => `${String(status)} ${text}`)).size).toBe(1);
  });

  it('contain no warnings, errors or formats of another request', async () => {
    await api.get('/events').expect(200);
    const warned = await api.get('/events?citty=Berlin').expect(200);
    expect((warned.body as { warnings: string[] }).warnings).toHaveLength(1);
    expect((await api.get('/events').expect(200)).body).not.toHaveProperty('warnings');
    await api.get('/events?limit=0').expect(400);
    await api.get('/events?limit=0').expect(400);
    const { slug } = ((await api.get('/events')).body as { events: [{ slug: string }] }).events[0];
    const types = ['application/json', 'application/ld+json', 'application/json'];
    for (const type of types) {
      const response = await api.get(`/events/${slug}`).set('Accept', type).expect(200);
      expect(response.headers['content-type']).toContain(type);
    }
  });

  it('are returned with their age while the database is unavailable', async () => {
    await api.get('/events?city=Berlin').expect(200);
    await using server = await createTestDatabase();
    const name = new URL(api.database.url).pathname.slice(1);
    await server.query({ text: `ALTER DATABASE ${name} ALLOW_CONNECTIONS false`, values: [] });
    await server.query({
      text: 'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1',
      values: [name],
    });
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    const cached = await api.get('/events?city=Berlin').expect(200);
    expect(Number(cached.headers['age'])).toBeGreaterThanOrEqual(1);
    await api.get('/events?city=Hamburg').expect(503);
  });
});
