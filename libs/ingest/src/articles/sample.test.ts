import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { createArticleRepository } from '@marquee/database';
import { createTestDatabase } from '@marquee/database/testing';
import { readFeeds } from '@marquee/sources';
import { must } from '@marquee/testing/must';
import { ingestLocation } from '../ingest-location.ts';

const ROOT = join(import.meta.dirname, '../../../..');
const LANGUAGES = ['ar', 'de', 'en', 'es', 'ru', 'zh'];

describe('the bundled articles', () => {
  it('are eight in six languages with the credit that the licence requires', async () => {
    await using database = await createTestDatabase();
    const [feed] = (await readFeeds(join(ROOT, 'sources.json'))).filter(({ format }) => format === 'articles');
    const { name = '', licence = null, attribution = null, sample } = feed ?? {};
    const report = await ingestLocation(database, {
      source: { name, licence, attribution },
      format: 'articles',
      location: join(ROOT, must(sample)),
    });
    expect(report).toMatchObject({ read: 48, created: 48, rejected: 0 });

    const articles = createArticleRepository(database);
    const now = new Date();
    for (const lang of LANGUAGES) {
      const page = { limit: 50, offset: 0, after: null };
      const listed = await articles.list({ langs: [lang], now }, page);
      expect(listed.articles).toHaveLength(8);
      for (const { slug } of listed.articles) {
        const article = await articles.find(slug, now);
        expect(article).toMatchObject({ slug_lang: lang, original_lang: 'en', licence: 'CC-BY-SA-4.0' });
        expect(article?.texts.map((text) => text.lang)).toEqual(LANGUAGES);
        expect(article?.texts.filter(({ body_html }) => !isCredited(body_html))).toEqual([]);
      }
    }
  });
});

const isCredited = (html: string) =>
  html.includes('href="https://en.wikipedia.org/wiki/') &&
  html.includes('href="https://creativecommons.org/licenses/by-sa/4.0/"');
