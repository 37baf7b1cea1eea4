import { generateAtomFeed, type AtomFeed } from 'feedsmith';
import { withoutUnwritable } from './unwritable.ts';

/** An article of a feed. Instants are ISO 8601 with `Z`. */
export interface ArticleEntry {
  /** A permanent IRI. */
  id: string;
  title: string;
  summary: string | null;
  url: string;
  /** A BCP 47 tag; null if unknown. */
  lang: string | null;
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

/** Writes an Atom 1.0 feed (RFC 4287) of articles or events in the given order. */
export function writeAtom({ title, url, updated_at, articles }: ArticleFeed): string {
  const latest = articles
    .map((article) => article.updated_at)
    .sort()
    .at(-1);
  return withoutUnwritable(
    generateAtomFeed({
      id: url,
      title: { value: title },
      updated: latest ?? updated_at,
      links: [{ rel: 'self', type: 'application/atom+xml', href: url }],
      authors: [{ name: 'Marquee' }],
      generator: { text: 'Marquee' },
      entries: articles.map(toEntry),
    }),
  );
}

const toEntry = (article: ArticleEntry): AtomFeed.Entry<string> => ({
  ...(article.lang !== null && { xml: { lang: article.lang } }),
  id: article.id,
  title: { value: article.title },
  links: [
    { rel: 'alternate', href: article.url },
    ...(article.image_url === null ? [] : [{ rel: 'enclosure', href: article.image_url }]),
  ],
  published: article.published_at,
  updated: article.updated_at,
  ...(article.author !== null && { authors: [{ name: article.author }] }),
  ...(article.category !== null && { categories: [{ term: article.category }] }),
  ...(article.summary !== null && { summary: { value: article.summary } }),
});
