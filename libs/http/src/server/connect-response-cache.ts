import { createResponseCache } from '../index.ts';

/** Returns a cache of responses; null if its size is 0. */
export const connectResponseCache = ({ answerCacheMb = 0 }: { answerCacheMb?: number }) =>
  answerCacheMb > 0 ? createResponseCache({ maxBytes: answerCacheMb * 1_000_000 }) : null;
