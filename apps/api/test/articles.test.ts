import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ingestArticles, type RawArticle } from '@marquee/ingest';
import { apiWith, buildEvent, type Api } from './api-with.ts';

const SOURCE = { name: 'blog', licence: 'CC-BY-4.0', attribution: 'The Blog' };

const text = (overrides: Partial<RawArticle> = {}): RawArticle => ({
  source_article_id: 'opening',
  title: 'The opening',
  lang: 'en',
  published_at: '2026-11-20T18:00:00Z',
  body: 'First *paragraph*.\n\nSecond <script>alert(1)</script>.',
  ...overrides,
});

const WORLD: RawArticle[] = [
  text({
    category: 'theatre',
    author: 'Ana',
    source_url: 'https://blog.example/opening',
    image_url: 'https://blog.example/1.jpg',
  }),
  text({ lang: 'de', title: 'Die Eröffnung', is_translation: true }),
  text({ lang: 'ar', title: 'الافتتاح', is_translation: true }),
  text({ source_article_id: 'cup', title: 'The cup', category: 'sports', published_at: '2026-11-21' }),
  text({ source_article_id: 'samba', lang: 'pt-BR', title: 'O samba', published_at: '2026-11-01' }),
  text({ source_article_id: 'samba', lang: 'pt', title: 'Samba', is_translation: true }),
  text({ source_article_id: 'fado', lang: 'pt-PT', title: 'O fado', published_at: '2026-11-02' }),
  text({ source_article_id: 'soon', title: 'Not yet', published_at: '2026-11-21T11:00:01Z' }),
];

interface Page {
  count: number;
  next_cursor: string | null;
  articles: { title: string; slug: string }[];
}

describe('articles', () => {
  let api: Api;
  beforeAll(async () => {
    api = await apiWith({ events: [buildEvent(), buildEvent()] });
    await ingestArticles(api.database, { source: SOURCE, records: WORLD });
  });
  afterAll(() => api[Symbol.asyncDispose]());

  const titles = async (query: string, from = api) => {
    const { body } = await from.get(`/articles?${query}`).expect(200);
    return (body as Page).articles.map(({ title }) => title);
  };

  describe('the list', () => {
    it('holds what is published in English, newest first, unless told otherwise', async () => {
      const { body } = await api.get('/articles').expect(200);
      expect(body).toEqual({
        ok: true,
        count: 2,
        limit: 20,
        offset: 0,
        has_more: false,
        next_cursor: null,
        articles: [
          expect.objectContaining({ title: 'The cup', slug: 'the-cup', category: 'sports' }),
          {
            title: 'The opening',
            slug: 'the-opening',
            summary: 'First paragraph.',
            lang: 'en',
            category: 'theater',
            image_url: 'https://blog.example/1.jpg',
            published_at: '2026-11-20T18:00:00Z',
          },
        ],
      });
    });

    it.each([
      ['lang=de', ['Die Eröffnung']],
      ['lang=de-AT', ['Die Eröffnung']],
      ['lang=DE-at', ['Die Eröffnung']],
      ['lang=ar', ['الافتتاح']],
      ['lang=pt', ['O fado', 'Samba']],
      ['lang=pt-BR', ['O samba']],
      ['lang=pt-PT', ['O fado', 'Samba']],
      ['lang=en-u-ca-buddhist', ['The cup', 'The opening']],
      ['lang=fr', []],
      ['lang=', ['The cup', 'The opening']],
      ['category=theater', ['The opening']],
      ['category=theatre,sport', ['The cup', 'The opening']],
      ['category=!sports', ['The opening']],
      ['category=sports,!sports', []],
      ['category=music', []],
      ['lang=de&category=theater', ['Die Eröffnung']],
      ['lang=pt&category=!sports', ['O fado', 'Samba']],
      ['limit=1', ['The cup']],
      ['limit=1&offset=1', ['The opening']],
    ])('%s', async (query, expected) => {
      expect(await titles(query)).toEqual(expected);
    });

    it.each([
      ['lang=english', 'lang'],
      ['lang=de_AT', 'lang'],
      ['lang=en,de', 'lang'],
      ['lang=*', 'lang'],
      ['lang=a', 'lang'],
      ['lang=%00', 'lang'],
      ['category=politics', 'category'],
      ['limit=0', 'limit'],
      ['offset=100001', 'offset'],
      ['cursor=abc', 'cursor'],
    ])('refuses %s and names the field', async (query, name) => {
      const { body } = await api.get(`/articles?${query}`).expect(400);
      expect(body).toMatchObject({ ok: false, code: 'invalid_parameter', errors: [{ name }] });
    });

    it('clamps a limit above 50 and tells what it does not know', async () => {
      const { body } = await api.get('/articles?limit=80&lnag=de').expect(200);
      expect(body).toMatchObject({ limit: 50 });
      expect(body.warnings).toEqual([
        "unknown parameter 'lnag'; did you mean 'lang'?",
        'limit is at most 50; 50 was used',
      ]);
    });

    it('shows an article once its time has come', async () => {
      await using later = await apiWith({ now: () => new Date('2026-11-21T11:01:00Z') });
      await ingestArticles(later.database, { source: SOURCE, records: WORLD });
      expect(await titles('', later)).toEqual(['Not yet', 'The cup', 'The opening']);
      await api.get('/articles/not-yet').expect(404);
      await later.get('/articles/not-yet').expect(200);
    });
  });

  describe('paging', () => {
    const MANY = Array.from({ length: 60 }, (_, index) => [
      text({
        source_article_id: `a${String(index)}`,
        title: `A ${String(index)}`,
        lang: index % 3 ? 'pt' : 'pt-BR',
        category: index % 4 ? 'music' : 'film',
        published_at: `2026-10-${String(1 + (index % 7)).padStart(2, '0')}`,
      }),
      text({ source_article_id: `a${String(index)}`, title: `B ${String(index)}`, lang: 'en', is_translation: true }),
      text({
        source_article_id: `a${String(index)}`,
        title: `C ${String(index)}`,
        lang: 'pt-PT',
        is_translation: true,
      }),
    ]).flat();
    let many: Api;
    beforeAll(async () => {
      many = await apiWith();
      await ingestArticles(many.database, { source: SOURCE, records: MANY });
    });
    afterAll(() => many[Symbol.asyncDispose]());

    const page = async (query: string) => (await many.get(`/articles?${query}`).expect(200)).body as Page;

    async function walk(query: string): Promise<string[]> {
      const found: string[] = [];
      for (let cursor: string | null = ''; cursor !== null;) {
        const { articles, next_cursor }: Page = await page(`${query}&limit=7${cursor && `&cursor=${cursor}`}`);
        found.push(...articles.map(({ slug }) => slug));
        cursor = next_cursor;
      }
      return found;
    }

    it.each([
      ['lang=en', 60],
      ['lang=pt', 60],
      ['lang=pt-BR', 60],
      ['lang=pt&category=music,film', 60],
      ['lang=pt&category=!music', 15],
      ['lang=pt-BR&category=music', 45],
    ])('yields every article of %s exactly once, by cursor as by offset', async (query, count) => {
      const byCursor = await walk(query);
      expect(byCursor).toHaveLength(count);
      expect(new Set(byCursor).size).toBe(count);
      const byOffset: string[] = [];
      for (let offset = 0; offset < count; offset += 7)
        byOffset.push(...(await page(`${query}&limit=7&offset=${String(offset)}`)).articles.map(({ slug }) => slug));
      expect(byCursor).toEqual(byOffset);
    });

    it('refuses a cursor that is not its own', async () => {
      const { next_cursor } = await page('lang=pt&limit=5');
      await many.get(`/articles?lang=pt&limit=9&cursor=${String(next_cursor)}`).expect(200);
      await many.get(`/articles?lang=en&cursor=${String(next_cursor)}`).expect(400);
      await many.get(`/articles?lang=pt&offset=1&cursor=${String(next_cursor)}`).expect(400);
      await many.get(`/events?cursor=${String(next_cursor)}`).expect(400);
      const events = (await api.get('/events?limit=1').expect(200)).body as Page;
      await many.get(`/articles?cursor=${String(events.next_cursor)}`).expect(400);
    });
  });

  describe('one article', () => {
    it('has its body, its terms and all translations', async () => {
      const { body } = await api.get('/articles/the-opening').expect(200);
      expect(body).toEqual({
        ok: true,
        article: {
          title: 'The opening',
          slug: 'the-opening',
          summary: 'First paragraph.',
          lang: 'en',
          original_lang: 'en',
          category: 'theater',
          image_url: 'https://blog.example/1.jpg',
          published_at: '2026-11-20T18:00:00Z',
          updated_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
          body: 'First *paragraph*.\n\nSecond <script>alert(1)</script>.',
          body_html: '<p>First <em>paragraph</em>.</p>\n<p>Second .</p>',
          author: 'Ana',
          source_url: 'https://blog.example/opening',
          source: 'blog',
          licence: 'CC-BY-4.0',
          attribution: 'The Blog',
          translations: [
            expect.objectContaining({ lang: 'ar', title: 'الافتتاح' }),
            {
              lang: 'de',
              title: 'Die Eröffnung',
              slug: 'die-eroffnung',
              summary: 'First paragraph.',
              body: expect.any(String),
              body_html: expect.any(String),
            },
          ],
        },
      });
    });

    it.each([
      ['the-opening', 'The opening'],
      ['die-eroffnung', 'Die Eröffnung'],
      ['Die-Eroffnung', 'Die Eröffnung'],
      ['the-opening?lang=de', 'Die Eröffnung'],
      ['the-opening?lang=de-CH', 'Die Eröffnung'],
      ['die-eroffnung?lang=en', 'The opening'],
      ['o-fado?lang=pt', 'O fado'],
      ['samba?lang=pt-BR', 'O samba'],
    ])('%s answers with "%s"', async (path, title) => {
      const { body } = await api.get(`/articles/${path}`).expect(200);
      expect(body.article.title).toBe(title);
      expect(body.warnings).toBeUndefined();
    });

    it('falls back to the original and says so', async () => {
      const { body, headers } = await api.get('/articles/die-eroffnung?lang=fr').expect(200);
      expect(body.article).toMatchObject({ lang: 'en', title: 'The opening' });
      expect(body.article.translations).toHaveLength(2);
      expect(body.warnings).toEqual(["there is no text in 'fr'; this is the original in 'en'"]);
      expect(headers['cache-control']).toBe('private, no-store');
    });

    it.each(['nowhere', 'the-opening%20', '..%2f..%2fetc', '%27%3B--', 'x'.repeat(96)])(
      'is a problem where there is none (%s)',
      async (slug) => {
        const response = await api.get(`/articles/${slug}`);
        if (slug === 'the-opening%20') return void expect(response.status).toBe(200);
        expect(response.status).toBe(404);
        expect(response.body).toMatchObject({ ok: false, code: 'not_found' });
      },
    );

    it('refuses what can be no slug or no language', async () => {
      await api.get(`/articles/${'x'.repeat(97)}`).expect(400);
      await api.get('/articles/%00').expect(400);
      await api.get('/articles/the-opening?lang=deutsch').expect(400);
    });
  });

  it('answers HEAD, and 304 to who has it', async () => {
    for (const path of ['/articles', '/articles/the-opening']) {
      const { headers } = await api.get(path).expect(200);
      expect(headers['cache-control']).toContain('public');
      await api.get(path).set('If-None-Match', String(headers['etag'])).expect(304);
      const head = await api.request.head(path).expect(200);
      expect(head.headers['etag']).toBe(headers['etag']);
      await api.request.post(path).expect(405);
    }
  });

  it('is part of the reference', async () => {
    const { body } = await api.get('/openapi.json').expect(200);
    expect(Object.keys(body.paths)).toEqual(expect.arrayContaining(['/articles', '/articles/{slug}']));
    expect(Object.keys(body.components.schemas)).toEqual(
      expect.arrayContaining(['Article', 'ArticleSummary', 'ArticleText']),
    );
  });
});
