import { watchCatalogue } from '@marquee/database';
import { createAnswerCache } from './answer-cache.ts';

interface AnswerSettings {
  answerCacheMb?: number;
  databaseUrl: string;
  /** Takes LISTEN, which a pooler does not. */
  databaseDirectUrl?: string | undefined;
}

/** Answers kept until the catalogue changes; none where there is no room for them. */
export function keepAnswers({ answerCacheMb = 0, databaseUrl, databaseDirectUrl }: AnswerSettings) {
  const answers = answerCacheMb > 0 ? createAnswerCache({ maxBytes: answerCacheMb * 1_000_000 }) : null;
  const closeAnswers = answers
    ? watchCatalogue(databaseDirectUrl ?? databaseUrl, answers.forget)
    : () => Promise.resolve();
  return { answers, closeAnswers };
}
