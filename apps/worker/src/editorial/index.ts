export { chooseRoundUps, closeRoundUps, type EventPool, type RoundUp } from './choose-round-ups.ts';
export { planRoundUps, type RoundUpPlan } from './plan-round-ups.ts';
export type { RoundUpEvent } from './round-up-event.ts';
export { writeArticles, type GeneratedArticle } from './write-articles.ts';
