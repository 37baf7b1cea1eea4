import { writeXml, type Elements } from './xml.ts';

/** An article of a feed. Instants are ISO 8601 with `Z`. */
export interface ArticleEntry {
  /** A permanent IRI. */
  id: string;
  title: string;
  summary: string | null;
  url: string;
  /** A BCP 47 tag. */
  lang: string;
  author: string | null;
  published_at: string;
  updated_at: string;
  image_url: string | null;
  category: string | null;
}

export interface ArticleFeed {
  title: string;
  /** The URL of the feed itself. */
  url: string;
  /** When the feed was last changed if it has no articles: an instant. */
  updated_at: string;
  articles: ArticleEntry[];
}

/** Writes an Atom 1.0 feed (RFC 4287) of articles in the given order. */
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
      entry: articles.map(toEntry),
    },
  });
}

const toEntry = (article: ArticleEntry): Elements => ({
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
