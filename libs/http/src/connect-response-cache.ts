import { createResponseCache } from './response-cache.ts';

/** Responses kept until the catalogue changes; null if there is no memory for them. */
export const connectResponseCache = ({ answerCacheMb = 0 }: { answerCacheMb?: number }) =>
  answerCacheMb > 0 ? createResponseCache({ maxBytes: answerCacheMb * 1_000_000 }) : null;
