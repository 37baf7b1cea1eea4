import { foldText, type Kind } from '@marquee/domain';
import { KIND_ROWS } from './kind-rows.ts';
import { createWordTable } from './word-table.ts';

const findKind = createWordTable(KIND_ROWS.map(([meaning, words]) => ({ meaning, words })));

// Folding makes it equal to "conference", but a French "conférence" is a talk.
const FRENCH_TALK = /conf[ée]rence[s]?\b/i;

/** Returns the kind that the words of a text name, or null. */
export function findKindWord(text: string): Kind | null {
  const talk = FRENCH_TALK.exec(text)?.[0];
  const folded = foldText(talk?.includes('é') === true ? text.replace(FRENCH_TALK, 'talk') : text);
  return findKind(folded);
}

const ABOUT_ANYTHING: ReadonlySet<Kind> = new Set([
  'exhibition',
  'tour',
  'class',
  'talk',
  'literature',
  'wellness',
  'civic',
  'religion',
]);

/**
 * Returns whether events of the kind can have any subject: an exhibition about music is no concert.
 */
export const isAboutAnything = (kind: Kind): boolean => ABOUT_ANYTHING.has(kind);
