import { writeXml, type Elements } from './xml.ts';

/** What a feed tells of an article. Instants are ISO 8601 with `Z`. */
export interface ArticleEntry {
  /** An IRI that stays the same for good. */
  id: string;
  title: string;
  summary: string | null;
  url: string;
  /** BCP 47. */
  lang: string;
  author: string | null;
  published_at: string;
  updated_at: string;
  image_url: string | null;
  category: string | null;
}

export interface ArticleFeed {
  title: string;
  /** Of the feed itself. */
  url: string;
  /** When the feed of no articles was last changed: an instant. */
  updated_at: string;
  articles: ArticleEntry[];
}

/** Atom 1.0 (RFC 4287) of articles, in the order given. `updated_at` counts only where there are none. */
export function writeAtom({ title, url, updated_at, articles }: ArticleFeed): string {
  const latest = articles
    .map((article) => article.updated_at)
    .sort()
    .at(-1);
  return writeXml({
    feed: {
      '@xmlns': 'http://www.w3.org/2005/Atom',
      id: url,
      title,
      updated: latest ?? updated_at,
      link: { '@rel': 'self', '@type': 'application/atom+xml', '@href': url },
      author: { name: 'Marquee' },
      generator: 'Marquee',
      entry: articles.map(entryOf),
    },
  });
}

const entryOf = (article: ArticleEntry): Elements => ({
  '@xml:lang': article.lang,
  id: article.id,
  title: article.title,
  link: [
    { '@rel': 'alternate', '@href': article.url },
    ...(article.image_url === null ? [] : [{ '@rel': 'enclosure', '@href': article.image_url }]),
  ],
  published: article.published_at,
  updated: article.updated_at,
  author: article.author === null ? undefined : { name: article.author },
  category: article.category === null ? undefined : { '@term': article.category },
  summary: article.summary ?? undefined,
});
