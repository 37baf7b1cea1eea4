import { hash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { buildEvent, createTestWeb, type Web } from './create-test-web.ts';

const ID = '0b5a3f1e9c7d2846a1b3c5d7e9f01234';
const URL = 'https://images.example/a.jpg';

let web: Web;
beforeAll(async () => {
  web = await createTestWeb([
    buildEvent({
      source_id: '1',
      title: 'Gala',
      city: 'Berlin',
      image_url: URL,
      venue_name: 'The Hall',
    }),
    buildEvent({
      source_id: '2',
      title: 'Plain',
      city: 'Berlin',
      image_url: URL,
      venue_name: 'The Hall',
    }),
  ]);
  const run = (text: string) => web.database.query({ text, values: [] });
  await run(`UPDATE source SET image_licence = 'CC-BY-4.0', image_attribution = 'Ana Öst'`);
  await run(`INSERT INTO picture_file (id, width, height) VALUES ('${ID}', 700, 350)`);
  await run(
    `INSERT INTO picture (url_hash, url, file_id) VALUES ('\\x${hash('sha256', URL)}', '${URL}', '${ID}')`,
  );
  for (const table of [`event WHERE title = 'Gala'`, 'venue'])
    await run(
      `INSERT INTO picture_use SELECT id, '\\x${hash('sha256', URL)}', (SELECT min(id) FROM source) FROM ${table}`,
    );
});
afterAll(() => web[Symbol.asyncDispose]());

async function findPath(title: string): Promise<string> {
  const rows = await web.database.query<{ slug: string }>({
    text: 'SELECT slug FROM event WHERE title = $1',
    values: [title],
  });
  return `/e/${rows[0]?.slug ?? ''}`;
}

describe('the page of an event', () => {
  it('shows its picture in sizes and formats, with its attribution', async () => {
    const { text } = await web.get(await findPath('Gala'));
    expect(text).toContain(
      `srcset="/pictures/${ID}-320.avif 320w, /pictures/${ID}-640.avif 640w, /pictures/${ID}-1280.avif 700w"`,
    );
    expect(text).toContain(
      `<img src="/pictures/${ID}-1280.jpg" alt="Gala" width="700" height="350" fetchpriority="high"/>`,
    );
    expect(text).toContain('Ana Öst (CC-BY-4.0)');
    const [image, card] = [
      `${web.url}/pictures/${ID}-1280.jpg`,
      expect.stringMatching(/^https:\/\/api\.test\/og\//),
    ];
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(text) ?? [];
    expect(JSON.parse(json).image).toEqual([image, card]);
    const metadata = text.matchAll(/<meta property="og:image(?::\w+)?" content="([^"]*)"\/>/g);
    expect([...metadata].map(([, content]) => content)).toEqual([
      card,
      '1200',
      '630',
      image,
      '700',
      '350',
    ]);
    expect(text).not.toContain(URL);
  });

  it('has the social card and the title as its flyer without a picture', async () => {
    const path = await findPath('Plain');
    const { text } = await web.get(`${path}?locale=de`);
    const flyer = `/flyers/tall/${path.slice(3)}.svg?locale=de`;
    expect(text).toMatch(/<div class="hero poster c-music k\d m\d short">/);
    expect(text).not.toContain('class="banner"');
    const { status, headers, body } = await web.request.get(flyer);
    expect([status, headers['content-type']]).toEqual([200, 'image/svg+xml']);
    expect(headers['cache-control']).toBe('public, max-age=3600, stale-while-revalidate=86400');
    expect(String(body)).toMatch(/^<svg [^>]*width="640" height="800"/);
    const other = await web.request.get(flyer.replace('=de', '=ja'));
    expect(String(other.body)).not.toBe(String(body));
    expect(text).toMatch(/"image": \[\s*"https:\/\/api\.test\/og\/[^"]+\.png"\s*\]/);
    expect(text).not.toContain(URL);
  });
});

it('shows pictures in lists and above venues, and nothing that repeats the title', async () => {
  const [venue] = await web.database.query<{ slug: string }>({
    text: 'SELECT slug FROM venue',
    values: [],
  });
  const { text } = await web.get(`/venue/${venue?.slug ?? ''}`);
  expect(text).toContain(`srcset="/pictures/${ID}-320.avif 320w, /pictures/${ID}-640.avif 640w"`);
  const inLists = [...text.matchAll(/<img alt loading="lazy" src="([^"]+)"/g)];
  expect(inLists.map(([, src]) => src)).toEqual([`/pictures/${ID}-320.jpg`]);
  expect(text).toContain(`alt="The Hall"`);
});

it('no longer shows a picture whose source gives no licence', async () => {
  await web.database.query({ text: 'UPDATE source SET image_licence = NULL', values: [] });
  try {
    const { text } = await web.get(`${await findPath('Gala')}?locale=de`);
    expect(text).not.toContain(ID);
  } finally {
    await web.database.query({ text: `UPDATE source SET image_licence = 'CC-BY-4.0'`, values: [] });
  }
});

it.each(['list/nobody-knows-it', 'huge/plain-berlin-2026-11-28'])(
  'responds with a problem to the flyer %s, which does not exist',
  async (name) => {
    const { status, body } = await web.request.get(`/flyers/${name}.svg`);
    expect([status, body.code, body.detail]).toEqual(
      name.startsWith('list')
        ? [404, 'not_found', expect.any(String)]
        : [400, 'invalid_parameter', 'size must be one of card, list, tall, story'],
    );
  },
);

it.each([`${ID}-1280.avif`, `${ID}-321.jpg`, 'poster-2-music-9.svg', '..%2f..%2fpackage.json'])(
  'responds with a problem to %s, which does not exist',
  async (name) => {
    const { status, body } = await web.request
      .get(`/pictures/${name}`)
      .set('Accept', 'application/json');
    expect([status, body.code]).toEqual([404, 'not_found']);
  },
);
