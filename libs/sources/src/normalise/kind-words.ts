import { foldText, type Kind } from '@marquee/domain';
import { KIND_ROWS, SPORT_WORDS } from './kind-rows.ts';
import { KIND_WORDS_BY_LANGUAGE } from './kind-words-by-language.ts';
import { createWordTable, createWordTest } from './word-table.ts';

const LANGUAGES = Object.values(KIND_WORDS_BY_LANGUAGE);
const findKind = createWordTable(
  KIND_ROWS.map(([meaning, words], row) => {
    const isFirst = KIND_ROWS.findIndex(([kind]) => kind === meaning) === row;
    const further = isFirst ? LANGUAGES.flatMap((language) => language[meaning] ?? []) : [];
    return { meaning, words: [words, ...further].join(' ') };
  }),
);

// Folding makes it equal to "conference", but a French "conférence" is a talk.
const FRENCH_TALK = /conf[ée]rence[s]?\b/i;

const namesSport = createWordTest(SPORT_WORDS);

/** Returns the kind that the words of a text name, or null. */
export const findKindWord = (text: string): Kind | null => findKindIn([text]);

/** Returns the kind that the first of the texts names, or null. "Sport" alone counts last. */
export function findKindIn(
  texts: string[],
  fits: (kind: Kind) => boolean = () => true,
): Kind | null {
  for (const text of texts) {
    const kind = findPreciseKind(text);
    if (kind !== null && fits(kind)) return kind;
  }
  return fits('fitness') && texts.some((text) => namesSport(foldText(text))) ? 'fitness' : null;
}

function findPreciseKind(text: string): Kind | null {
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
