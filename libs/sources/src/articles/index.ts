export { normaliseArticle } from './normalise-article.ts';
export type { RawArticle } from './raw-article.ts';
export { readArticles } from './read-articles.ts';
