/**
 * What a source says of an article in one language: its own words, nothing yet checked. A field left out or null is unknown.
 */
export interface RawArticle {
  /** The source's id of the article: its texts in all languages have it in common. */
  source_article_id: string;
  /** Called a translation by its source. */
  is_translation?: boolean;
  title: string | null;
  lang: string | null;
  /** A date, an instant, or as mails write it. */
  published_at: string | null;
  /** Markdown. */
  body: string;
  summary?: string | null;
  /** A category of ours or an alias of one. */
  category?: string | null;
  author?: string | null;
  /** Where it was published. */
  source_url?: string | null;
  image_url?: string | null;
}
