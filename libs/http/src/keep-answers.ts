import { watchCatalogue } from '@marquee/database';
import { createAnswerCache } from './answer-cache.ts';

/** Answers kept until the catalogue changes; none where there is no room for them. */
export function keepAnswers({ answerCacheMb = 0, databaseUrl }: { answerCacheMb?: number; databaseUrl: string }) {
  const answers = answerCacheMb > 0 ? createAnswerCache({ maxBytes: answerCacheMb * 1_000_000 }) : null;
  const closeAnswers = answers ? watchCatalogue(databaseUrl, answers.forget) : () => Promise.resolve();
  return { answers, closeAnswers };
}
