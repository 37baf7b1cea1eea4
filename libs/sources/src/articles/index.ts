export { normaliseArticle, type ArticleOptions } from './normalise-article.ts';
export type { RawArticle } from './raw-article.ts';
export { readArticles } from './read-articles.ts';
