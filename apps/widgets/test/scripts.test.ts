import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { buildEvent, createTestWidgets, type Widgets } from './create-test-widgets.ts';

let widgets: Widgets;
beforeAll(async () => {
  widgets = await createTestWidgets();
});
afterAll(async () => widgets[Symbol.asyncDispose]());

describe('assets of the widgets', () => {
  it('leave less than 20 kB for a page of 100 events', async () => {
    const events = Array.from({ length: 100 }, (_, index) =>
      buildEvent({
        title: `An evening with number ${String(index)}`,
        venue_name: `Hall ${String(index)}`,
      }),
    );
    await using full = await createTestWidgets({ events });
    const { headers } = await full
      .get('/embed/events?limit=100')
      .set('Accept-Encoding', 'br')
      .expect(200);
    expect(Number(headers['content-length'])).toBeLessThan(20_000);
  });

  it('are immutable at versioned URLs and match their integrity hashes', async () => {
    const { body } = await widgets.get('/sri.json').expect(200);
    for (const [path, integrity] of Object.entries<string>(body.integrity)) {
      const { text, headers } = await widgets.get(`${path}?city=Berlin`).expect(200);
      expect(integrity).toBe(`sha384-${createHash('sha384').update(text).digest('base64')}`);
      expect(headers['cache-control']).toContain('immutable');
      expect(headers['access-control-allow-origin']).toBe('*');
    }
    const { headers } = await widgets.get('/events.js').expect(200);
    expect(headers['cache-control']).toContain('max-age=3600');
    await widgets.get('/nothing.js').expect(404);
  });

  it('include an accent sheet with readable contrast', async () => {
    const { text } = await widgets
      .get('/accent/ffff00.css')
      .expect(200)
      .expect('Content-Type', /css/);
    expect(text).not.toContain('light-dark(#ffff00');
    expect(text).toContain(',#ffff00');
    await widgets.get('/accent/red.css').expect(404);
  });

  it('suggest no city that has no events', async () => {
    expect((await widgets.get('/cities.json?q=ber').expect(200)).body).toMatchObject({
      ok: true,
      cities: [],
    });
  });
});
