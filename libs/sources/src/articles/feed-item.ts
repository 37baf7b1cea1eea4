/** The common fields of RSS and Atom items. */
export interface FeedItem {
  id: string | undefined;
  title: string | undefined;
  lang: string | undefined;
  published: string | undefined;
  html: string | undefined;
  /** HTML. */
  summary: string | undefined;
  /** Categories as stated by the feed. */
  categories: (string | undefined)[];
  author: string | undefined;
  link: string | undefined;
  image: string | undefined;
}
