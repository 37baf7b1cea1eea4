export { getArticle, type GetArticleDeps } from './get-article.ts';
export { getEvent, type GetEventDeps } from './get-event.ts';
export { listArticles, type ListArticlesDeps } from './list-articles.ts';
export { listEvents, type ListEventsDeps } from './list-events.ts';
export type { Addresses } from './present-event.ts';
