export { createCards, type Cards } from './cards.ts';
export { cachedLookup } from './cached-lookup.ts';
