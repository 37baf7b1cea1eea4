import { describe, expect, it } from '@jest/globals';
import { XMLParser } from 'fast-xml-parser';
import { SyntaxValidator } from 'fast-xml-validator';
import { writeAtom, type ArticleEntry } from './atom.ts';

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  isArray: (name) => name === 'entry',
});

const article: ArticleEntry = {
  id: '01a1fbff-4cf5-76c2-b6e3-7ef735f18ed9',
  title: 'Tom & "Jerry" <live> ]]>',
  summary: 'Zwei Zeilen,\nmit Umlaut: ä 🎉',
  url: 'https://api.test/articles/tom?a=1&b=2',
  lang: 'de',
  author: 'Ana Öst',
  published_at: '2026-11-20T10:00:00Z',
  updated_at: '2026-11-21T10:00:00Z',
  image_url: 'https://images.example/a.jpg',
  category: 'true',
};
const writeFeed = (articles: ArticleEntry[]) => {
  const text = writeAtom({
    title: 'News',
    url: 'https://api.test/articles.atom',
    updated_at: '2026-11-01T00:00:00Z',
    articles,
  });
  expect(SyntaxValidator.validate(text)).toBe(true);
  return { text, feed: parser.parse(text).feed };
};

describe('writeAtom', () => {
  it('writes the elements that RFC 4287 requires of a feed and its entries', () => {
    const { feed } = writeFeed([
      article,
      {
        ...article,
        id: '01a1fbff-4cf5-76c2-b6e3-7ef735f18eda',
        updated_at: '2026-11-19T10:00:00Z',
      },
    ]);
    expect(feed).toMatchObject({
      '@xmlns': 'http://www.w3.org/2005/Atom',
      id: 'https://api.test/articles.atom',
      title: 'News',
      updated: '2026-11-21T10:00:00.000Z',
      link: { '@rel': 'self', '@href': 'https://api.test/articles.atom' },
    });
    expect(feed.entry[0]).toEqual({
      '@xml:lang': 'de',
      id: '01a1fbff-4cf5-76c2-b6e3-7ef735f18ed9',
      title: article.title,
      link: [
        { '@rel': 'alternate', '@href': article.url },
        { '@rel': 'enclosure', '@href': article.image_url },
      ],
      published: '2026-11-20T10:00:00.000Z',
      updated: '2026-11-21T10:00:00.000Z',
      author: { name: 'Ana Öst' },
      category: { '@term': 'true' },
      summary: article.summary,
    });
  });

  it('omits unknown values', () => {
    const { feed } = writeFeed([
      { ...article, summary: null, author: null, image_url: null, category: null },
    ]);
    expect(Object.keys(feed.entry[0]).sort()).toEqual([
      '@xml:lang',
      'id',
      'link',
      'published',
      'title',
      'updated',
    ]);
  });

  it('removes characters that XML cannot contain', () => {
    const { text } = writeFeed([{ ...article, title: 'a\u0000b\u0008c\ufffe\ud800d' }]);
    expect(text).toContain('<title>abcd</title>');
  });

  it('uses updated_at of the feed if there are no articles', () => {
    expect(writeFeed([]).feed.updated).toBe('2026-11-01T00:00:00.000Z');
  });
});
