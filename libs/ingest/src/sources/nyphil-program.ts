import { foldText } from '@marquee/domain';
import { fieldsOf, isFields, listOf, textOf, type Fields } from './record.ts';

const NOT_A_COMPOSER = /,\s*$/; // "Traditional,", "Anthem,", "Unspecified,"
const NOT_A_PERFORMER = /^(not conducted|no soloist|unknown.*|audience|chorus|none|unspecified|corps de ballet)$/i;

/** Family names of the composers, in the order of the program. */
export const composersOf = (works: Fields[]): string[] => [
  ...new Set(
    works
      .map((work) => textOf(work['composerName']) ?? '')
      .filter((name) => name && !NOT_A_COMPOSER.test(name))
      .map((name) => spelled(name.split(',')[0] ?? name)),
  ),
];

/** Conductors, then soloists, by their usual names. */
export function performersOf(works: Fields[]): string[] {
  const conductors = works.flatMap((work) => (textOf(work['conductorName']) ?? '').split(';'));
  const soloists = works.flatMap((work) =>
    listOf(work['soloists'])
      .filter(isFields)
      .map((soloist) => textOf(soloist['soloistName']) ?? ''),
  );
  const names = [...conductors, ...soloists].map((name) => name.trim());
  return [...new Set(names.filter((name) => name && !NOT_A_PERFORMER.test(name)).map(unInverted))];
}

/** "Mozart: CONCERTO, PIANO NO. 14", one a work. */
export const worksOf = (works: Fields[]): string[] => [
  ...new Set(
    works.flatMap((work) => {
      const title = phraseOf(work['workTitle']);
      const composer = composersOf([work])[0];
      return title ? [composer ? `${composer}: ${title}` : title] : [];
    }),
  ),
];

/** A few titles are objects: text and its emphasised part. */
const phraseOf = (title: unknown) =>
  textOf(title) ?? ([fieldsOf(title)['_'], fieldsOf(title)['em']].map(textOf).filter(Boolean).join(' ') || null);

/** "Thomas, Michael Tilson" to "Michael Tilson Thomas", "Herman, Edward, Jr." to "Edward Herman, Jr.". */
export function unInverted(name: string): string {
  const [family = '', given, ...rest] = name.split(',').map((part) => part.trim());
  if (!given) return spelled(family);
  return [`${spelled(given)} ${spelled(family)}`, ...rest].join(', ');
}

/** "Saint-Saens [Saint-Saëns]" and "Renee (Renée)" give the accented form; other additions stay. */
const spelled = (name: string) =>
  name
    .replace(/(?<!\S)(\S+) [[(]([^\])]+)[\])]/g, (whole, plain: string, accented: string) =>
      foldText(plain) === foldText(accented) ? accented : whole,
    )
    .trim();
