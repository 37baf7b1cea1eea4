import { foldText, type Kind } from '@marquee/domain';
import { createWordTable, createWordTest } from '../normalise/word-table.ts';
import { DECISIVE_ROWS, TEXT_HINTS, TITLE_HINTS } from './hint-words.ts';
import { KIND_ROWS, SPORT_WORDS } from './kind-rows.ts';
import { KIND_WORDS_BY_LANGUAGE } from './kind-words-by-language.ts';

type Row = readonly [kind: Kind, terms: string];

const LANGUAGES = Object.values(KIND_WORDS_BY_LANGUAGE);
const toTable = (rows: readonly Row[]) =>
  createWordTable(rows.map(([meaning, words]) => ({ meaning, words })));

/** The rows of all languages. The words of a language are in the last row of their kind. */
const rowsOfLanguages = KIND_ROWS.map(([kind, words], row): Row => {
  const isLast = KIND_ROWS.findLastIndex(([other]) => other === kind) === row;
  const further = isLast ? LANGUAGES.flatMap((language) => language[kind] ?? []) : [];
  return [kind, [words, ...further].join(' ')];
});
const findKind = toTable([...DECISIVE_ROWS, ...rowsOfLanguages]);
const findHint = toTable(TITLE_HINTS);
const findTextHint = toTable(TEXT_HINTS);

// Folding makes it equal to "conference", but a French "conférence" is a talk.
const FRENCH_TALK = /conf[ée]rence[s]?\b/i;
// A German "Messe" is a fair.
const FRENCH_MASS = /\b(?:de|la|une|des|les|et)\s+messes?\b|\bmesses?\s+(?:de|du|à|en|et|pour)\b/gi;

const namesSport = createWordTest(SPORT_WORDS);

/** Returns the kind that the words of a text name, or null. */
export const findKindWord = (text: string): Kind | null => findKindIn([text]);

/** Returns the kind that a title suggests in which no word names one. */
export const findKindHint = (title: string): Kind | null => findHint(foldText(title));

/** Returns the kind that a text about acts or works suggests in which no word names one. */
export const findKindHintInText = (text: string): Kind | null => findTextHint(foldText(text));

/** Returns the kind that the first of the texts names, or null. "Sport" alone counts last. */
export function findKindIn(
  texts: string[],
  fits: (kind: Kind) => boolean = () => true,
): Kind | null {
  const precise = findPreciseKindIn(texts, fits);
  if (precise !== null) return precise;
  return fits('fitness') && texts.some((text) => namesSport(foldText(text))) ? 'fitness' : null;
}

/** Returns the kind that the first of the texts names by more than the word for sport, or null. */
export function findPreciseKindIn(
  texts: string[],
  fits: (kind: Kind) => boolean = () => true,
): Kind | null {
  for (const text of texts) {
    const kind = findPreciseKind(text);
    if (kind !== null && fits(kind)) return kind;
  }
  return null;
}

function findPreciseKind(text: string): Kind | null {
  const talk = FRENCH_TALK.exec(text)?.[0];
  const plain = talk?.includes('é') === true ? text.replace(FRENCH_TALK, 'talk') : text;
  return findKind(foldText(plain.replace(FRENCH_MASS, 'mass')));
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

const FORMS: ReadonlySet<Kind> = new Set(['exhibition', 'tour', 'class', 'talk', 'screening']);
const SUBJECTS: ReadonlySet<Kind> = new Set([
  ...(['literature', 'science', 'nature', 'food', 'religion', 'wellness'] as const),
  ...(['concert', 'opera', 'play', 'dance'] as const),
]);
const PERFORMED: ReadonlySet<Kind> = new Set([
  ...(['concert', 'opera', 'play', 'dance', 'circus', 'party', 'match', 'race', 'market'] as const),
  ...FORMS,
]);
const FILMED: ReadonlySet<Kind> = new Set([
  ...SUBJECTS,
  ...(['circus', 'show', 'match', 'race', 'party', 'family'] as const),
]);
const THEMES: ReadonlySet<Kind> = new Set(['celebration', 'meetup', 'science', 'religion']);

/**
 * Returns whether the kind is a form, such as an exhibition, of which the other kind can be the
 * subject or, as Christmas of a concert, the occasion.
 */
export function canHaveSubject(kind: Kind | null, subject: Kind | null): boolean {
  if (kind === null || subject === null) return false;
  if (PERFORMED.has(kind) && THEMES.has(subject)) return true;
  return kind === 'screening' ? FILMED.has(subject) : FORMS.has(kind) && SUBJECTS.has(subject);
}
