export { createCards, type Cards } from './cards.ts';
