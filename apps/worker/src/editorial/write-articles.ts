import type { Category } from '@marquee/domain';
import type { RoundUp } from './choose-round-ups.ts';
import { createPhrases, ROUND_UP_LANGUAGES, type RoundUpLanguage } from './phrases.ts';
import { writeRoundUp } from './write-round-up.ts';

/** A generated article in one language, as ingest reads it. */
export interface GeneratedArticle {
  source_article_id: string;
  lang: RoundUpLanguage;
  is_translation: boolean;
  title: string;
  summary: string;
  /** Markdown. */
  body: string;
  category: Category | null;
  author: string;
  published_at: string;
}

const PHRASES = ROUND_UP_LANGUAGES.map(createPhrases);

/** Writes a round-up in every language. English is the original. */
export const writeArticles = (roundUp: RoundUp, now: Date): GeneratedArticle[] =>
  PHRASES.map((phrases) => ({
    source_article_id: roundUp.id,
    lang: phrases.language,
    is_translation: phrases.language !== 'en',
    ...writeRoundUp(roundUp, phrases, now),
    category: roundUp.category,
    author: phrases.phrase('author'),
    published_at: roundUp.plan.publishedAt,
  }));
