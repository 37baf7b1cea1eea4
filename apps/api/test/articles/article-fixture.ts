import { ingestArticles, type RawArticle } from '@marquee/ingest/articles';
import { createTestApi, type ApiFixture } from '../create-test-api.ts';

const SOURCE = { name: 'blog', licence: 'CC-BY-4.0', attribution: 'The Blog' };

/** Builds an English article of the day before, with overrides. */
export const buildText = (overrides: Partial<RawArticle> = {}): RawArticle => ({
  source_article_id: 'opening',
  title: 'The opening',
  lang: 'en',
  published_at: '2026-11-20T18:00:00Z',
  body: 'First *paragraph*.\n\nSecond <script>alert(1)</script>.',
  ...overrides,
});

/**
 * Two English articles (one with translations), two in variants of Portuguese, and one of tomorrow.
 */
export const ARTICLES: RawArticle[] = [
  buildText({
    category: 'theatre',
    author: 'Ana',
    source_url: 'https://blog.example/opening',
    image_url: 'https://blog.example/1.jpg',
  }),
  buildText({ lang: 'de', title: 'Die Eröffnung', is_translation: true }),
  buildText({ lang: 'ar', title: 'الافتتاح', is_translation: true }),
  buildText({
    source_article_id: 'cup',
    title: 'The cup',
    category: 'sports',
    published_at: '2026-11-21',
  }),
  buildText({
    source_article_id: 'samba',
    lang: 'pt-BR',
    title: 'O samba',
    published_at: '2026-11-01',
  }),
  buildText({ source_article_id: 'samba', lang: 'pt', title: 'Samba', is_translation: true }),
  buildText({
    source_article_id: 'fado',
    lang: 'pt-PT',
    title: 'O fado',
    published_at: '2026-11-02',
  }),
  buildText({ source_article_id: 'soon', title: 'Not yet', published_at: '2026-11-21T11:00:01Z' }),
];

/** Creates an API with its own database that contains these articles. */
export async function apiWithArticles(articles: RawArticle[], world: ApiFixture = {}) {
  const api = await createTestApi(world);
  await ingestArticles(api.database, { source: SOURCE, records: articles });
  return api;
}
