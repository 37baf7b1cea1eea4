import { hash } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openPictureStore } from '@marquee/operations/pictures';
import { RED_JPEG } from '@marquee/social-cards/testing';
import { buildEvent, createTestApi, type Api } from '../create-test-api.ts';

const URLS = ['https://images.example/stored.jpg', 'https://images.example/lost.jpg'] as const;
const IDS = ['0b5a3f1e9c7d2846a1b3c5d7e9f01234', '1b5a3f1e9c7d2846a1b3c5d7e9f01234'] as const;

let api: Api;
beforeAll(async () => {
  api = await createTestApi({
    events: ['Stored', 'Lost', 'Plain'].map((title) =>
      buildEvent({ source_id: title, title, artists: [title] }),
    ),
  });
  const run = (text: string) => api.database.query({ text, values: [] });
  await run(`UPDATE source SET image_licence = 'CC-BY-4.0', image_attribution = 'Ana'`);
  for (const [index, title] of ['Stored', 'Lost'].entries()) {
    const [id, url] = [IDS[index] ?? '', URLS[index] ?? ''];
    const key = `'\\x${hash('sha256', url)}'`;
    await run(`INSERT INTO picture_file (id, width, height) VALUES ('${id}', 600, 800)`);
    await run(`INSERT INTO picture (url_hash, url, file_id) VALUES (${key}, '${url}', '${id}')`);
    for (const table of [`event WHERE title = '${title}'`, `artist WHERE name = '${title}'`])
      await run(
        `INSERT INTO picture_use SELECT id, ${key}, (SELECT min(id) FROM source) FROM ${table}`,
      );
  }
  await openPictureStore({ folder: join(api.dataFolder, 'pictures') }).write(
    `${IDS[0]}-640.jpg`,
    RED_JPEG,
  );
});
afterAll(() => api[Symbol.asyncDispose]());

const cardOf = async (path: string) => {
  const { body, headers } = await api.get(`/og/${path}`).expect(200);
  return { svg: String(body), headers };
};

describe('the social card of an event or artist', () => {
  it.each(['stored-berlin-2026-11-28', 'demand/stored'])(
    'has the stored picture within it: %s',
    async (path) => {
      const { svg, headers } = await cardOf(path);
      expect(svg.match(/<image/g)).toHaveLength(1);
      expect(svg).toContain(RED_JPEG.toString('base64'));
      expect(svg.match(/(?<=href=")[^#"][^"]{0,15}/g)).toEqual(['data:image/jpeg;']);
      expect(headers['content-security-policy']).toContain("default-src 'none'; img-src data:");
    },
  );

  it.each(['lost-berlin-2026-11-28', 'demand/lost', 'plain-berlin-2026-11-28', 'demand/plain'])(
    'is drawn without a picture whose file is not there: %s',
    async (path) => {
      const { svg } = await cardOf(path);
      expect(svg).not.toContain('<image');
      await api.get(`/og/${path}.png`).expect(200).expect('Content-Type', 'image/png');
    },
  );
});
