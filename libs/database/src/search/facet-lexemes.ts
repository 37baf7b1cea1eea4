import type { Category } from '@marquee/domain';

// PostgreSQL limits lexemes to 2,046 bytes.
const MAX_NAME_LENGTH = 150;

// The prefixes cannot collide with words, because folded words contain only letters and digits.
export const wholeNameLexeme = (folded: string): string =>
  `=${folded.slice(0, MAX_NAME_LENGTH).toWellFormed()}`;
export const cityLexeme = (id: number): string => `#city${String(id)}`;
export const countryLexeme = (code: string): string => `#in${code}`;
export const categoryLexeme = (category: Category): string => `#${category}`;
export const yearLexeme = (year: number): string => `#y${String(year)}`;
export const monthLexeme = (month: number): string => `#m${String(month)}`;
/** A generated sample event. */
export const SAMPLE_LEXEME = '#sample';
