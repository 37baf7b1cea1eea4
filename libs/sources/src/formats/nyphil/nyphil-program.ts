import { foldText } from '@marquee/domain';
import { toFields, isFields, toList, toText, type Fields } from '../../reading/record.ts';

const NOT_A_COMPOSER = /,\s*$/; // "Traditional,", "Anthem,", "Unspecified,"
const NOT_A_PERFORMER =
  /^(not conducted|no soloist|unknown.*|audience|chorus|none|unspecified|corps de ballet)$/i;

/** Returns the composers' family names in programme order. */
export const listComposers = (works: Fields[]): string[] => [
  ...new Set(
    works
      .map((work) => toText(work['composerName']) ?? '')
      .filter((name) => name && !NOT_A_COMPOSER.test(name))
      .map((name) => preferAccented(name.split(',')[0] ?? name)),
  ),
];

/** Returns conductors, then soloists, by their usual names. */
export function listPerformers(works: Fields[]): string[] {
  const conductors = works.flatMap((work) => (toText(work['conductorName']) ?? '').split(';'));
  const soloists = works.flatMap((work) =>
    toList(work['soloists'])
      .filter(isFields)
      .map((soloist) => toText(soloist['soloistName']) ?? ''),
  );
  const names = [...conductors, ...soloists].map((name) => name.trim());
  return [
    ...new Set(names.filter((name) => name && !NOT_A_PERFORMER.test(name)).map(uninvertName)),
  ];
}

/** Returns one "Mozart: CONCERTO, PIANO NO. 14" per work. */
export const listWorks = (works: Fields[]): string[] => [
  ...new Set(
    works.flatMap((work) => {
      const title = titleText(work['workTitle']);
      const composer = listComposers([work])[0];
      return title ? [composer ? `${composer}: ${title}` : title] : [];
    }),
  ),
];

/** Joins the plain and the emphasised part of a title: a few titles are objects. */
const titleText = (title: unknown) =>
  toText(title) ??
  ([toFields(title)['_'], toFields(title)['em']].map(toText).filter(Boolean).join(' ') || null);

/**
 * Turns "Thomas, Michael Tilson" into "Michael Tilson Thomas", "Herman, Edward, Jr." into "Edward
 * Herman, Jr.".
 */
export function uninvertName(name: string): string {
  const [family = '', given, ...rest] = name.split(',').map((part) => part.trim());
  if (!given) return preferAccented(family);
  return [`${preferAccented(given)} ${preferAccented(family)}`, ...rest].join(', ');
}

/**
 * Prefers the accented form in "Saint-Saens [Saint-Saëns]" and "Renee (Renée)". Other additions
 * remain.
 */
const preferAccented = (name: string) =>
  name
    .replace(/(?<!\S)(\S+) [[(]([^\])]+)[\])]/g, (whole, plain: string, accented: string) =>
      foldText(plain) === foldText(accented) ? accented : whole,
    )
    .trim();
