import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { waitFor } from '@marquee/testing/wait-for';
import pg from 'pg';
import { buildEvent, createTestWidgets, type Widgets } from './create-test-widgets.ts';

let widgets: Widgets;
beforeAll(async () => {
  widgets = await createTestWidgets({
    events: [buildEvent({ title: 'Still here' })],
    settings: { answerCacheMb: 8 },
  });
});
afterAll(async () => widgets[Symbol.asyncDispose]());

/** Runs `work` while the database rejects all connections. */
async function withoutDatabase(work: () => Promise<void>): Promise<void> {
  const { pathname } = new URL(widgets.database.url);
  const name = pathname.slice(1);
  const server = new pg.Client({
    connectionString: widgets.database.url.replace(/\/[^/]+$/, '/postgres'),
  });
  await server.connect();
  await server.query(`ALTER DATABASE ${name} ALLOW_CONNECTIONS false`);
  await server.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [
    name,
  ]);
  try {
    await work();
  } finally {
    await server.query(`ALTER DATABASE ${name} ALLOW_CONNECTIONS true`);
    await server.end();
  }
}

describe('while the database is unavailable', () => {
  it('serves cached pages with a note of their age, and 503 for other pages', async () => {
    const paths = ['/embed/events?city=Berlin', '/embed/city/Berlin', '/events.json?city=Berlin'];
    for (const path of paths) await widgets.get(path).expect(200);
    expect((await widgets.get('/embed/events?city=Berlin')).text).toContain('role="status" hidden');
    await withoutDatabase(async () => {
      const until = Date.now() + 10_000;
      for (let round = 0; Date.now() < until; round++) {
        widgets.dependencies.answers?.invalidate();
        for (const path of paths) expect((await widgets.get(path)).status).toBe(200);
        if (round === 0) await expectNotes();
        await new Promise((resolve) => setTimeout(resolve, 200));
      }
    });
    widgets.dependencies.answers?.invalidate();
    await waitFor(async () =>
      (await widgets.get('/embed/events?city=Berlin')).text.includes('role="status" hidden'),
    );
  });

  async function expectNotes(): Promise<void> {
    const { text, headers } = await widgets.get('/embed/events?city=Berlin').expect(200);
    expect(text).toContain('Still here');
    expect(text).toContain('role="status">As of Nov 21, 2026, 11:00 AM UTC.');
    expect(headers['cache-control']).toContain('no-store');
    const other = await widgets
      .get('/embed/events?city=Paris')
      .expect(503)
      .expect('Content-Type', /html/);
    expect(other.text).toContain('Back in a moment');
    expect(other.headers['retry-after']).toBe('5');
  }
});
