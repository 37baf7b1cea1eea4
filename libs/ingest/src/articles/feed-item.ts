/** What RSS and Atom have in common. */
export interface FeedItem {
  id: string | undefined;
  title: string | undefined;
  lang: string | undefined;
  published: string | undefined;
  html: string | undefined;
  /** HTML, too. */
  summary: string | undefined;
  /** The feed's own categories. */
  words: (string | undefined)[];
  author: string | undefined;
  link: string | undefined;
  image: string | undefined;
}
