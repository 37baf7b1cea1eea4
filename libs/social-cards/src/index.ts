export { createCards, type Cards } from './cards.ts';
export { toCardText } from './text/card-text.ts';
export { cachedLookup } from './cached-lookup.ts';
export { createPhotoReader } from './photo-reader.ts';
