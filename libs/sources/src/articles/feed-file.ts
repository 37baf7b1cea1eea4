import { parseCategory } from '@marquee/domain';
import { parseFeed } from 'feedsmith';
import type { UnreadableRecord } from '../raw-event.ts';
import { atomItem } from './atom-item.ts';
import type { FeedItem } from './feed-item.ts';
import { htmlToMarkdown } from './html-to-markdown.ts';
import type { RawArticle } from './raw-article.ts';
import { rssItem } from './rss-item.ts';

const MAX_HTML_LENGTH = 200_000;

/** Returns the articles of an RSS 2.0 or Atom feed. `where` names the file. */
export function parseFeedFile(where: string, xml: string): (RawArticle | UnreadableRecord)[] {
  const items = parseItems(xml);
  if (!items) return [{ unreadable: 'The file is neither RSS 2.0 nor Atom.', where }];
  return items.map((item, index) => toRawArticle(item, `${where}, item ${index + 1}`));
}

function parseItems(xml: string): FeedItem[] | null {
  try {
    const { format, feed } = parseFeed(xml);
    if (format === 'rss') return (feed.items ?? []).map((item) => rssItem(item, feed));
    return format === 'atom' ? (feed.entries ?? []).map((entry) => atomItem(entry, feed)) : null;
  } catch {
    return null; // not a feed, or nested too deeply
  }
}

function toRawArticle(
  { categories, html, ...item }: FeedItem,
  where: string,
): RawArticle | UnreadableRecord {
  const id = item.id ?? item.link;
  if (!id) return { unreadable: 'The item has neither id nor link.', where };
  const text = html ?? item.summary ?? '';
  if (text.length > MAX_HTML_LENGTH)
    return { unreadable: 'The item is longer than 200,000 characters.', where };
  return {
    source_article_id: id,
    title: item.title ?? null,
    lang: item.lang?.replaceAll('_', '-') ?? null,
    published_at: item.published ?? null,
    body: htmlToMarkdown(text, item.link),
    summary: html === undefined ? null : (item.summary ?? null),
    // most feed categories are not ours
    category: categories.find((category) => category && parseCategory(category)) ?? null,
    author: item.author ?? null,
    source_url: item.link ?? null,
    image_url: item.image ?? null,
  };
}
