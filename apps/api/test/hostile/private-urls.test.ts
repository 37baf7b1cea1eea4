import { describe, expect, it } from '@jest/globals';
import { click } from '../clicks/click-fixture.ts';
import { createTestApi, buildEvent, type Api } from '../create-test-api.ts';

const PRIVATE = [
  'http://127.0.0.1/',
  'http://0x7f.1/',
  'http://2130706433/',
  'http://[::ffff:10.0.0.1]/',
  'http://router.lan/',
];

/** Stores a URL without the checks of ingest, as an older release could have done. */
async function storeEverywhere({ database }: Api, url: string): Promise<void> {
  await database.pool.query(
    `UPDATE event SET ticket_url = $1, url = $1, image_url = $1, online_url = $1, online = true`.replaceAll(
      '$1',
      `'${url}'`,
    ),
  );
  await database.pool.query(`UPDATE claim SET url = '${url}'`);
  await database.pool.query(`UPDATE venue SET url = '${url}', image_url = '${url}'`);
  await database.pool.query(`UPDATE artist SET url = '${url}', image_url = '${url}'`);
}

describe('a stored URL of a private network', () => {
  it.each(PRIVATE)('is not in any response: %s', async (url) => {
    await using api = await createTestApi({
      events: [buildEvent({ title: 'Night', artists: ['Radiohead'], venue_name: 'Hall' })],
    });
    await storeEverywhere(api, url);
    const { body } = await api.get('/events');
    const { slug } = (body as { events: [{ slug: string }] }).events[0];
    const paths = [
      '/events',
      '/search?q=night',
      `/events/${slug}`,
      `/events/${slug}.jsonld`,
      `/events/${slug}.ics`,
    ];
    const others = [
      '/events.ics',
      '/events.rss',
      '/events.atom',
      '/events.jsonfeed',
      '/events?format=geojson',
      '/venues',
      '/artists',
      '/events/changes',
      `/og/${slug}`,
      '/demand-report?artist=radiohead',
    ];
    for (const path of [...paths, ...others]) {
      const response = await api.get(path);
      expect([path, response.status]).toEqual([path, 200]);
      const content = response.text || String(response.body);
      expect([path, content.includes(url)]).toEqual([path, false]);
    }
    const { headers, status } = await click(api, slug);
    expect([status, headers['location']]).toEqual([
      302,
      `https://widgets.test/embed/event/${slug}`,
    ]);
  });
});
