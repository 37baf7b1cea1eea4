import type { Category } from '@marquee/domain';

// A lexeme may have 2,046 bytes.
const MAX_NAME_LENGTH = 150;

// Lexemes that no word can be: folded words hold letters and digits alone.
export const wholeNameLexeme = (folded: string): string => `=${folded.slice(0, MAX_NAME_LENGTH).toWellFormed()}`;
export const cityLexeme = (id: number): string => `#city${String(id)}`;
export const countryLexeme = (code: string): string => `#in${code}`;
export const categoryLexeme = (category: Category): string => `#${category}`;
export const yearLexeme = (year: number): string => `#y${String(year)}`;
export const monthLexeme = (month: number): string => `#m${String(month)}`;
