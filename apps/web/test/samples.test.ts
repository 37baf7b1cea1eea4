import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { buildEvent, createTestWeb, type Web } from './create-test-web.ts';

let web: Web;
beforeAll(async () => {
  web = await createTestWeb([
    buildEvent({
      source_id: '1',
      title: 'Really on',
      venue_name: 'Roxy',
      start_local: '2026-12-12T20:00:00',
    }),
    buildEvent({
      source_id: '2',
      title: 'Invented one',
      venue_name: 'Roxy',
      start_local: '2026-12-04T20:00:00',
    }),
    buildEvent({
      ...{ source_id: '3', title: 'Invented too', city: 'Paris', country: 'FR' },
      availability: 'few_left',
    }),
  ]);
  await web.database.pool.query(`UPDATE event SET demo = true WHERE title LIKE 'Invented%'`);
});
afterAll(() => web[Symbol.asyncDispose]());

const mainOf = async (path: string) =>
  (await web.get(path).expect(200)).text.split('<main')[1] ?? '';

describe('generated samples', () => {
  it.each(['/city/Berlin', '/?city=Berlin'])('are below all real events of %s', async (path) => {
    const text = await mainOf(path);
    expect(text.indexOf('Really on')).toBeGreaterThan(0);
    expect(text.indexOf('<h2>Sample events')).toBeGreaterThan(text.indexOf('Really on'));
    expect(text.indexOf('Invented')).toBeGreaterThan(text.indexOf('<h2>Sample events'));
  });

  it('are explained once where nothing real is ahead, and are not flyers', async () => {
    const text = await mainOf('/?city=Paris');
    expect(text.match(/They do not take place/g)).toHaveLength(1);
    expect(text).toContain('Invented too');
    expect(text.indexOf('They do not take place')).toBeLessThan(text.indexOf('<bdi>Invented too'));
    expect(text).not.toContain('class="badge');
    expect(text).not.toContain('Few tickets left');
    expect(text).not.toContain('class="rows posters');
  });

  it.each(['/search?city=Berlin', '/venue/roxy-berlin'])(
    'are apart from real events, with one sentence and no badges: %s',
    async (path) => {
      const text = await mainOf(path);
      expect(text.indexOf('<bdi>Really on')).toBeGreaterThan(0);
      expect(text.match(/They do not take place/g)).toHaveLength(1);
      expect(text.indexOf('<bdi>Invented')).toBeGreaterThan(text.indexOf('<h2>Sample events'));
      expect(text).not.toContain('class="badge');
    },
  );

  it('are not on the home page of a world that has real events', async () => {
    const text = await mainOf('/');
    expect(text).toMatch(/class="rows posters">.*<bdi>Really on</);
    expect(text).not.toContain('Invented');
  });
});
