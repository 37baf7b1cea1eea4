import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { freePort } from '@marquee/testing/free-port';
import manifest from '../../../package.json' with { type: 'json' };
import { createTestWeb, type Web } from './create-test-web.ts';

const api = createServer((_req, res) => res.end('{}'));
let web: Web;
beforeAll(async () => {
  const [port, closed] = [await freePort(), await freePort()];
  api.listen(port, '127.0.0.1');
  const local = (at: number) => `http://127.0.0.1:${String(at)}`;
  const addresses = { api: local(port), widgets: local(closed), web: 'https://web.test' };
  web = await createTestWeb([], { settings: { addresses } });
});
afterAll(async () => {
  api.close();
  await web[Symbol.asyncDispose]();
});

it('shows the state of each part as it is', async () => {
  const { text } = await web.get('/status').expect(200);
  const cells = (part: string) =>
    new RegExp(`<div>${part}</div></td><td[^>]*><div>([^<]*)</div>`).exec(text)?.[1];
  expect(['API', 'Widgets', 'Database', 'Counters'].map(cells)).toEqual([
    'works',
    'does not work',
    'works',
    'works',
  ]);
  expect(text).toContain('Some parts do not work as they should.');
  expect(text).toContain(`Marquee ${manifest.version}.`);
});

it('shows the state and the guides while the database is unavailable', async () => {
  const databaseUrl = 'postgresql://marquee:secret@127.0.0.1:1/marquee';
  await using cut = await createTestWeb([], { settings: { databaseUrl } });
  expect((await cut.get('/status').expect(200)).text).toMatch(
    /<div>Database<\/div><\/td><td[^>]*><div>does not work</,
  );
  await cut.get('/developers/api').expect(200);
  await cut.get('/search?q=jazz').expect(503);
});

it('reports jobs that no worker takes', async () => {
  await web.database.query({
    text: `SELECT graphile_worker.add_job('send_mail', run_at => now() - interval '1 hour')`,
    values: [],
  });
  expect((await web.get('/status?again=1').expect(200)).text).toMatch(/late<\/span>/);
});

it('lists the changes of the API as a page and as a feed', async () => {
  const page = (await web.get('/developers/changes').expect(200)).text;
  expect(page).toContain('Deprecation policy');
  const feed = await web.get('/developers/changes.atom').expect(200);
  expect(feed.headers['content-type']).toContain('application/atom+xml');
  for (const [, id] of page.matchAll(/<section id="([\w-]+)"/g))
    expect(feed.text).toContain(`<id>https://web.test/developers/changes#${String(id)}</id>`);
});
