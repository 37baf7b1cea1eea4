import type { Category } from './category.ts';

/**
 * One source's article in one language, normalised. All languages of an article share
 * `source_article_id`.
 */
export interface NormalisedArticle {
  source_article_id: string;
  /** BCP 47, canonical. */
  lang: string;
  /** The source marks it as a translation, so it is never used as the original. */
  is_translation: boolean;
  title: string;
  /** Plain text. */
  summary: string;
  /** Markdown. */
  body: string;
  /** Sanitised HTML rendered from `body`. */
  body_html: string;
  category: Category | null;
  image_url: string | null;
  author: string | null;
  source_url: string | null;
  /** ISO 8601 in UTC. */
  published_at: string;
}
