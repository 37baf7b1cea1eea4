import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createArticleRepository } from '@marquee/database';
import { createTestDatabase } from '@marquee/database/testing';
import supertest from 'supertest';
import { connectDependencies, createApp } from '../../src/index.ts';
import { explainingDatabase } from '../explain-plans.ts';

// All articles are in English, every second also in German, every thousandth also in Greek. A few
// have a rare category.
const FILL = `
  INSERT INTO source (name) VALUES ('bulk');
  INSERT INTO article (id, source_id, source_article_id, original_lang, published_at, category)
  SELECT gen_random_uuid(), s.id, n::text, 'en', timestamptz '2020-01-01' + n * interval '1 hour',
    CASE WHEN n % 1000 = 7 THEN 'comedy' WHEN n % 3 = 0 THEN 'music' END
  FROM generate_series(1, 20000) n, source s;
  INSERT INTO article_text (article_id, lang, slug, title, summary, body, body_html, category, published_at, stated, facts_hash)
  SELECT a.id, l.lang, 'a-' || l.lang || '-' || a.source_article_id, 'Title', 'Summary', 'Body', '<p>Body</p>', a.category, a.published_at, '{}', ''
  FROM article a, (VALUES ('en', 1), ('de', 2), ('el', 1000)) l(lang, every) WHERE a.source_article_id::int % l.every = 0`;

describe('article queries', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  let dependencies: ReturnType<typeof connectDependencies>;
  let explaining: ReturnType<typeof explainingDatabase>;
  beforeAll(async () => {
    database = await createTestDatabase();
    await database.pool.query(FILL);
    await database.pool.query('VACUUM ANALYZE article, article_text');
    explaining = explainingDatabase(database.url);
    dependencies = connectDependencies({
      databaseUrl: database.url,
      logLevel: 'silent',
      addresses: { api: 'https://api.test', widgets: 'https://widgets.test' },
      hashSecrets: ['a secret of thirty-two characters'],
      deadlineMs: 20_000, // long enough for a busy machine
    });
  });
  afterAll(async () => {
    await explaining.close();
    await dependencies[Symbol.asyncDispose]();
    await database[Symbol.asyncDispose]();
  });

  const api = () =>
    supertest(createApp({ ...dependencies, articles: createArticleRepository(explaining) }));

  it.each([
    '/articles',
    '/articles?lang=el',
    '/articles?lang=de-AT',
    '/articles?category=comedy',
    '/articles?lang=de&category=music,comedy',
    '/articles?category=!music',
    '/articles?lang=el&category=!music',
    '/articles?offset=1000',
    '/articles/a-de-1000',
    '/articles/nowhere',
  ])('%s', async (path) => {
    explaining.takePlans();
    const { status } = await api().get(path);
    expect(status).toBe(path === '/articles/nowhere' ? 404 : 200);
    const seen = explaining.takePlans();
    expect(seen.length).toBeGreaterThan(0);
    const whole = seen.filter(
      (node) => node['Node Type'] === 'Seq Scan' && node['Relation Name'] !== 'source',
    );
    expect(whole).toEqual([]);
  });
});
