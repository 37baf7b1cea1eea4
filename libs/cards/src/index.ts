export { createCards, type Cards } from './cards.ts';
export { recall } from './recall.ts';
