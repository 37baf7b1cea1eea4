/**
 * An article in one language as its source states it, unchecked. Null and missing fields are
 * unknown.
 */
export interface RawArticle {
  /** The source's article id, shared by all languages. */
  source_article_id: string;
  /** The source marks the record as a translation. */
  is_translation?: boolean;
  title: string | null;
  lang: string | null;
  /** A date, an instant, or an RFC 822 date. */
  published_at: string | null;
  /** Markdown. */
  body: string;
  summary?: string | null;
  /** One of our categories, or an alias. */
  category?: string | null;
  author?: string | null;
  /** The URL of the original publication. */
  source_url?: string | null;
  image_url?: string | null;
}
