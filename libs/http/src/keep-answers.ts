import { createAnswerCache } from './answer-cache.ts';

/** Responses kept until the catalogue changes; null if there is no memory for them. */
export const keepAnswers = ({ answerCacheMb = 0 }: { answerCacheMb?: number }) =>
  answerCacheMb > 0 ? createAnswerCache({ maxBytes: answerCacheMb * 1_000_000 }) : null;
