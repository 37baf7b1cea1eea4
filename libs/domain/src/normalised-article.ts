import type { Category } from './category.ts';

/** What one source says: an article in one language, normalised. Texts of one article share its id. */
export interface NormalisedArticle {
  source_article_id: string;
  /** BCP 47, canonical. */
  lang: string;
  /** Its source calls it a translation, so that it never stands for the original. */
  is_translation: boolean;
  title: string;
  /** Plain text. */
  summary: string;
  /** Markdown. */
  body: string;
  /** Sanitised HTML made from it. */
  body_html: string;
  category: Category | null;
  image_url: string | null;
  author: string | null;
  source_url: string | null;
  /** ISO 8601 in UTC. */
  published_at: string;
}
