import type { RssFeed } from 'feedsmith';
import type { FeedItem } from './feed-item.ts';

/** Converts an item of RSS 2.0. The full text is in `content:encoded` if present. */
export const rssItem = (item: RssFeed.Item<string>, feed: RssFeed.Feed<string>): FeedItem => ({
  id: item.guid?.value,
  title: item.title,
  lang: item.dc?.languages?.[0] ?? feed.language ?? feed.dc?.languages?.[0],
  published: item.pubDate ?? item.dc?.dates?.[0],
  html: item.content?.encoded ?? item.description,
  summary: item.content?.encoded ? item.description : undefined,
  categories: (item.categories ?? []).map(({ name }) => name),
  author: item.dc?.creators?.[0] ?? item.authors?.[0]?.name,
  link: item.link ?? (item.guid?.isPermaLink === false ? undefined : item.guid?.value),
  image:
    item.enclosures?.find(({ type }) => type?.startsWith('image/'))?.url ??
    item.media?.thumbnails?.[0]?.url,
});
