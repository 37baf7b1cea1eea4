import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { buildEvent, type Api } from '../create-test-api.ts';
import { apiWithArticles, ARTICLES, buildText } from './article-fixture.ts';

interface Page {
  count: number;
  next_cursor: string | null;
  articles: { title: string; slug: string }[];
}

describe('lists of articles', () => {
  let api: Api;
  beforeAll(async () => {
    api = await apiWithArticles(ARTICLES);
  });
  afterAll(() => api[Symbol.asyncDispose]());

  const titles = async (query: string, from = api) => {
    const { body } = await from.get(`/articles?${query}`).expect(200);
    return (body as Page).articles.map(({ title }) => title);
  };

  describe('GET /articles', () => {
    it('lists published articles in English, newest first, by default', async () => {
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

    it('returns the same list as an Atom feed', async () => {
      const { text, headers } = await api.get('/articles.atom?lang=de').expect(200);
      expect(headers['content-type']).toBe('application/atom+xml; charset=utf-8');
      expect(text).toContain('<id>https://api.test/articles.atom?lang=de</id>');
      expect([...text.matchAll(/<title>(.*?)<\/title>/g)].map(([, title]) => title)).toEqual([
        'Marquee: articles',
        'Die Eröffnung',
      ]);
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
    ])('rejects %s and names the field', async (query, name) => {
      const { body } = await api.get(`/articles?${query}`).expect(400);
      expect(body).toMatchObject({ ok: false, code: 'invalid_parameter', errors: [{ name }] });
    });

    it('reduces a limit over 50 and warns about unknown parameters', async () => {
      const { body } = await api.get('/articles?limit=80&lnag=de').expect(200);
      expect(body).toMatchObject({ limit: 50 });
      expect(body.warnings).toEqual([
        "unknown parameter 'lnag'; did you mean 'lang'?",
        'limit is at most 50; 50 was used',
      ]);
    });

    it('lists an article from its publication time on', async () => {
      await using later = await apiWithArticles(ARTICLES, {
        now: () => new Date('2026-11-21T11:01:00Z'),
      });
      expect(await titles('', later)).toEqual(['Not yet', 'The cup', 'The opening']);
      await api.get('/articles/not-yet').expect(404);
      await later.get('/articles/not-yet').expect(200);
    });
  });

  describe('paging', () => {
    const MANY = Array.from({ length: 60 }, (_, index) => [
      buildText({
        source_article_id: `a${String(index)}`,
        title: `A ${String(index)}`,
        lang: index % 3 ? 'pt' : 'pt-BR',
        category: index % 4 ? 'music' : 'film',
        published_at: `2026-10-${String(1 + (index % 7)).padStart(2, '0')}`,
      }),
      buildText({
        source_article_id: `a${String(index)}`,
        title: `B ${String(index)}`,
        lang: 'en',
        is_translation: true,
      }),
      buildText({
        source_article_id: `a${String(index)}`,
        title: `C ${String(index)}`,
        lang: 'pt-PT',
        is_translation: true,
      }),
    ]).flat();
    let many: Api;
    beforeAll(async () => {
      many = await apiWithArticles(MANY, { events: [buildEvent(), buildEvent()] });
    });
    afterAll(() => many[Symbol.asyncDispose]());

    const page = async (query: string) =>
      (await many.get(`/articles?${query}`).expect(200)).body as Page;

    async function walk(query: string): Promise<string[]> {
      const found: string[] = [];
      for (let cursor: string | null = ''; cursor !== null;) {
        const { articles, next_cursor }: Page = await page(
          `${query}&limit=7${cursor && `&cursor=${cursor}`}`,
        );
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
    ])('yields every article of %s exactly once by cursor and by offset', async (query, count) => {
      const byCursor = await walk(query);
      expect(byCursor).toHaveLength(count);
      expect(new Set(byCursor).size).toBe(count);
      const byOffset: string[] = [];
      for (let offset = 0; offset < count; offset += 7)
        byOffset.push(
          ...(await page(`${query}&limit=7&offset=${String(offset)}`)).articles.map(
            ({ slug }) => slug,
          ),
        );
      expect(byCursor).toEqual(byOffset);
    });

    it('rejects a cursor of another query', async () => {
      const { next_cursor } = await page('lang=pt&limit=5');
      await many.get(`/articles?lang=pt&limit=9&cursor=${String(next_cursor)}`).expect(200);
      await many.get(`/articles?lang=en&cursor=${String(next_cursor)}`).expect(400);
      await many.get(`/articles?lang=pt&offset=1&cursor=${String(next_cursor)}`).expect(400);
      await many.get(`/events?cursor=${String(next_cursor)}`).expect(400);
      const events = (await many.get('/events?limit=1').expect(200)).body as Page;
      await many.get(`/articles?cursor=${String(events.next_cursor)}`).expect(400);
    });
  });
});
