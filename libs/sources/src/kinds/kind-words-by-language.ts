import type { KindWords } from './kind-rows.ts';
import { ASIAN_WORDS } from './words-asia.ts';
import { GERMAN_AND_DUTCH } from './words-de-nl.ts';
import { EASTERN_WORDS } from './words-east.ts';
import { NORTHERN_WORDS } from './words-north.ts';
import { ROMANCE_WORDS } from './words-romance.ts';
import { SOUTHERN_WORDS } from './words-south.ts';

/** Words by language, in addition to those of KIND_ROWS. */
export const KIND_WORDS_BY_LANGUAGE: Readonly<Record<string, KindWords>> = {
  ...GERMAN_AND_DUTCH,
  ...NORTHERN_WORDS,
  ...ROMANCE_WORDS,
  ...SOUTHERN_WORDS,
  ...EASTERN_WORDS,
  ...ASIAN_WORDS,
};
