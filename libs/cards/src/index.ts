export { createCards, type Cards } from './cards.ts';
export { cachedLookup as recall } from './cached-lookup.ts';
