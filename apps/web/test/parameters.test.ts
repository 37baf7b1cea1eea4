import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ingestArticles } from '@marquee/ingest/articles';
import { must } from '@marquee/testing/must';
import { buildEvent, createTestWeb, type Web } from './create-test-web.ts';

const ARTICLES = Array.from({ length: 25 }, (_, index) => ({
  source_article_id: `a${String(index)}`,
  title: `Story ${String(index)}.`,
  lang: 'en',
  published_at: `2026-11-01T10:${String(index).padStart(2, '0')}:00Z`,
  body: 'Text.',
}));

let web: Web;
beforeAll(async () => {
  web = await createTestWeb(
    Array.from({ length: 30 }, (_, index) => buildEvent({ title: `Jazz ${String(index)}` })),
  );
  await ingestArticles(web.database, { source: { name: 'blog' }, records: ARTICLES });
});
afterAll(() => web[Symbol.asyncDispose]());

const textOf = async (path: string) => (await web.get(path).expect(200)).text;

/** Returns the addresses of all links, decoded. */
const linksOf = (text: string): string[] =>
  [...text.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));

/** Returns the link to the next page. */
const nextOf = (text: string): string =>
  must(
    linksOf(text).find((href) => href.includes('cursor=') && !href.includes('locale=')),
    'next page',
  );
const inLanguage = (text: string, language: string): string =>
  must(
    linksOf(text).find((href) => href.startsWith('/') && href.endsWith(`locale=${language}`)),
    language,
  );
const titlesIn = (text: string): string[] =>
  [...text.matchAll(/<bdi>(Jazz \d+)<\/bdi>/g)].map(([, title = '']) => title);

describe('a page', () => {
  it('retains the query in the links to other languages', async () => {
    const first = await textOf('/search?q=jazz&category=music&city=Berlin');
    expect(inLanguage(first, 'de')).toBe('/search?q=jazz&category=music&city=Berlin&locale=de');
    const second = await textOf(nextOf(first));
    const translated = await textOf(inLanguage(second, 'fr'));
    expect(translated).toContain('<html lang="fr"');
    expect(titlesIn(second)).toHaveLength(6);
    expect(titlesIn(translated)).toEqual(titlesIn(second));
    expect(inLanguage(await textOf('/city/Berlin,DE?month=2026-12'), 'ja')).toBe(
      '/city/Berlin,DE?month=2026-12&locale=ja',
    );
  });

  it('continues a list of articles in its language, whatever the language of the page', async () => {
    // English, because there is no Arabic article
    const arabic = await textOf('/articles?locale=ar');
    expect(arabic).toContain('Story 24.');
    const next = must(
      linksOf(arabic).find((href) => href.includes('cursor=') && href.includes('lang=en')),
    );
    const second = await textOf(next);
    expect(second).toContain('<html lang="ar"');
    expect(second).toContain('Story 0.');
    expect(await textOf(inLanguage(second, 'de'))).toContain('Story 0.');
    const { text } = await web.get(nextOf(await textOf('/articles'))).set('Accept-Language', 'pl');
    expect(text).toContain('<html lang="pl"');
    expect(text).toContain('Story 0.');
  });

  it.each([
    '/',
    '/search',
    '/e/jazz-0-berlin-2026-11-28',
    '/city/Berlin',
    '/articles',
    '/demand',
    '/about/data',
    '/sources',
  ])('ignores parameters that it does not know: %s', async (path) => {
    const plain = await textOf(path);
    for (const query of ['utm_source=x', 'a=1&a=2', 'x=%ff', 'slug=other&limit=1', 'fields=%00'])
      expect(await textOf(`${path}?${query}`)).toBe(plain);
  });

  it('never leads to an address of another host', async () => {
    for (const path of ['//evil.example/x', '/%2F%2Fevil.example', '/search?q=//evil.example'])
      for (const href of linksOf((await web.get(path)).text))
        expect(href).not.toMatch(/^(\/\/|https?:\/\/evil)/);
  });
});

it('states that an entry is wrong, not that a page is missing', async () => {
  await web.get('/search?on=blah&locale=de').expect(400, /<h1>Bitte prüfe deine Angaben<\/h1>/);
  await web.get('/search?cursor=blah').expect(400, /<h1>Please check what you entered<\/h1>/);
});

it('writes the time at which the catalogue was counted for readers', async () => {
  expect(await textOf('/about/data')).toMatch(
    /Counted at [A-Z][a-z]{2} \d+, \d{4}, \d+:\d\d.[AP]M UTC\./,
  );
});
