/**
 * "Köln/Cologne", "Dallas-Fort Worth", "Minneapolis–Saint Paul". A name with a hyphen can also be
 * that of one town.
 */
const TWIN = /\s*\/\s*|(?<=\p{L}{3})[-–](?=\p{Lu}\p{L}{2})/u;

/** Returns the names of which a name consists, or nothing if it is one name. */
export function namesInTwin(name: string): string[] {
  const names = name.split(TWIN).filter((part) => /\p{L}{2}/u.test(part));
  return names.length > 1 ? names : [];
}

/** Short forms of what follows the names of German towns. */
const RIVERS: readonly (readonly [RegExp, string])[] = [
  [/\s*(?:\s+a[./]\s?|\/\s?)m(?:ain)?\.?$/i, ' am Main'],
  [/\s*(?:\s+a\.\s?(?:d\.\s?)?|\/\s?)o(?:der)?\.?$/i, ' Oder'],
  [/\s+a\.\s?rh\.?$/i, ' am Rhein'],
  [/\s+a\.\s?n\.?$/i, ' am Neckar'],
  [/\s+i\.?\s?br(?:eisgau|sg|\.)?\.?$/i, ' im Breisgau'],
  [/\s*(?:\s+a\.?\s?d\.?\s?|\/\s?)s(?:aale)?\.?$/i, ' an der Saale'],
  [/\s+a\.\s?d\.\s?(?=\p{L}{3})/iu, ' an der '],
  [/\s+v\.\s?d\.\s?h(?:öhe|\.)?$/iu, ' vor der Höhe'],
  [/\s+o\.\s?d\.\s?t(?:auber|\.)?$/i, ' ob der Tauber'],
];

/**
 * Spells out what follows the name of a German town: "Frankfurt a. M.", "Frankfurt/O.", "Freiburg
 * i. Br.".
 */
export const withRiver = (name: string): string =>
  /[./]/.test(name)
    ? RIVERS.reduce((text, [short, long]) => text.replace(short, long), name)
    : name;
