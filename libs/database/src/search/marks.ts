import type { Category } from '@marquee/domain';

// A lexeme may have 2,046 bytes.
const LONGEST_NAME = 150;

// Lexemes that no word can be: folded words hold letters and digits alone.
export const wholeNameMark = (folded: string): string => `=${folded.slice(0, LONGEST_NAME).toWellFormed()}`;
export const cityMark = (id: number): string => `#city${String(id)}`;
export const countryMark = (code: string): string => `#in${code}`;
export const categoryMark = (category: Category): string => `#${category}`;
export const yearMark = (year: number): string => `#y${String(year)}`;
export const monthMark = (month: number): string => `#m${String(month)}`;
