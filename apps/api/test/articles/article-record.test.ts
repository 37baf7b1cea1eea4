import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Api } from '../create-test-api.ts';
import { apiWithArticles, ARTICLES } from './article-fixture.ts';

describe('articles', () => {
  let api: Api;
  beforeAll(async () => {
    api = await apiWithArticles(ARTICLES);
  });
  afterAll(() => api[Symbol.asyncDispose]());

  describe('GET /articles/{slug}', () => {
    it('returns the body, the licence terms and all translations', async () => {
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
    ])('returns for %s the article "%s"', async (path, title) => {
      const { body } = await api.get(`/articles/${path}`).expect(200);
      expect(body.article.title).toBe(title);
      expect(body.warnings).toBeUndefined();
    });

    it('falls back to the original language with a warning', async () => {
      const { body, headers } = await api.get('/articles/die-eroffnung?lang=fr').expect(200);
      expect(body.article).toMatchObject({ lang: 'en', title: 'The opening' });
      expect(body.article.translations).toHaveLength(2);
      expect(body.warnings).toEqual(["there is no text in 'fr'; this is the original in 'en'"]);
      expect(headers['cache-control']).toBe('private, no-store');
    });

    it.each(['nowhere', '..%2f..%2fetc', '%27%3B--', 'x'.repeat(96)])(
      'responds with 404 to an unknown slug (%s)',
      async (slug) => {
        const { body } = await api.get(`/articles/${slug}`).expect(404);
        expect(body).toMatchObject({ ok: false, code: 'not_found' });
      },
    );

    it('rejects an invalid slug', async () => {
      await api.get(`/articles/${'x'.repeat(97)}`).expect(400);
      await api.get('/articles/%00').expect(400);
    });

    it('rejects an invalid language', async () => {
      await api.get('/articles/the-opening?lang=deutsch').expect(400);
    });
  });

  it.each(['/articles', '/articles/the-opening'])(
    'GET %s responds with 304 to a matching If-None-Match',
    async (path) => {
      const { headers } = await api.get(path).expect(200);
      expect(headers['cache-control']).toContain('public');
      await api.get(path).set('If-None-Match', String(headers['etag'])).expect(304);
    },
  );

  it.each(['/articles', '/articles/the-opening'])('HEAD %s has the ETag of GET', async (path) => {
    const { headers } = await api.get(path).expect(200);
    expect((await api.request.head(path).expect(200)).headers['etag']).toBe(headers['etag']);
  });

  it.each(['/articles', '/articles/the-opening'])('POST %s is not allowed', async (path) => {
    await api.request.post(path).expect(405);
  });

  it('has article endpoints in the API reference', async () => {
    const { body } = await api.get('/openapi.json').expect(200);
    expect(Object.keys(body.paths)).toEqual(
      expect.arrayContaining(['/articles', '/articles/{slug}']),
    );
    expect(Object.keys(body.components.schemas)).toEqual(
      expect.arrayContaining(['Article', 'ArticleSummary', 'ArticleText']),
    );
  });
});
