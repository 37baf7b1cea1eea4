import type { AtomFeed } from 'feedsmith';
import MarkdownIt from 'markdown-it';
import type { FeedItem } from './feed-item.ts';

const { escapeHtml } = new MarkdownIt().utils;

/** Converts an entry of an Atom feed. */
export const atomItem = (entry: AtomFeed.Entry<string>, feed: AtomFeed.Feed<string>): FeedItem => ({
  id: entry.id,
  title: entry.title?.value,
  lang: entry.content?.xml?.lang ?? entry.xml?.lang ?? feed.xml?.lang,
  published: entry.published ?? entry.updated,
  html: toHtml(entry.content) ?? toHtml(entry.summary),
  summary: entry.content?.value === undefined ? undefined : toHtml(entry.summary),
  categories: (entry.categories ?? []).map(({ term }) => term),
  author: (entry.authors ?? feed.authors)?.[0]?.name,
  link: entry.links?.find(({ rel }) => rel === undefined || rel === 'alternate')?.href,
  image: entry.links?.find(({ rel, type }) => rel === 'enclosure' && type?.startsWith('image/'))
    ?.href,
});

/** Escapes Atom text, which is plain unless its type is HTML. */
function toHtml(text: { value?: string; type?: string } | undefined): string | undefined {
  const { value, type = 'text' } = text ?? {};
  if (value === undefined || type.includes('html')) return value;
  return escapeHtml(value).replace(/[^\n]+/g, '<p>$&</p>');
}
