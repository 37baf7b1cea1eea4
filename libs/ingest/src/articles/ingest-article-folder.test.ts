import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { createArticleRepository } from '@marquee/database';
import { createTestDatabase } from '@marquee/database/testing';
import { ingestLocation } from '../ingest-location.ts';

const write = (title: string, text: string) =>
  `---\nid: doors\ntitle: '${title}'\ncategory: music\nauthor: Ana\npublished_at: 2026-11-20\n---\n\n${text}\n`;

it('publishes a folder of Markdown files as one article with its translations, category and licence', async () => {
  await using database = await createTestDatabase();
  const location = await mkdtemp(join(tmpdir(), 'marquee-articles-'));
  try {
    await writeFile(join(location, 'doors.en.md'), write('Doors open', 'A *new* hall.'));
    await writeFile(join(location, 'doors.de.md'), write('Einlass', 'Ein *neuer* Saal.'));
    const source = { name: 'hall', licence: 'CC0-1.0', attribution: 'The hall' };
    const report = await ingestLocation(database, { source, format: 'articles', location });
    expect(report).toMatchObject({ read: 2, created: 2, rejected: 0 });
    const article = await createArticleRepository(database).find('einlass', new Date('2026-11-21'));
    expect(article).toMatchObject({
      slug_lang: 'de',
      original_lang: 'en',
      category: 'music',
      licence: 'CC0-1.0',
    });
    expect(article?.texts.map(({ lang, slug }) => [lang, slug])).toEqual([
      ['de', 'einlass'],
      ['en', 'doors-open'],
    ]);
  } finally {
    await rm(location, { recursive: true });
  }
});
