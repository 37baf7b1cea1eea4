/** "Köln/Cologne", "Dallas-Fort Worth", "Minneapolis–Saint Paul". A name with a hyphen can also be that of one town. */
const TWIN = /\s*\/\s*|(?<=\p{L}{3})[-–](?=\p{Lu}\p{L}{2})/u;

/** Returns the names of which a name consists, or nothing if it is one name. */
export function namesInTwin(name: string): string[] {
  const names = name.split(TWIN).filter((part) => /\p{L}{2}/u.test(part));
  return names.length > 1 ? names : [];
}

const RIVERS: readonly (readonly [RegExp, string])[] = [
  [/\s+a[./]\s?m\.?$/i, ' am Main'],
  [/\s+a\.\s?rh\.?$/i, ' am Rhein'],
  [/\s+a\.\s?d\.\s?(?=\p{L}{3})/iu, ' an der '],
];

/** Spells out the river behind the name of a German town: "Frankfurt a. M.", "Ludwigshafen a.Rh.". */
export const withRiver = (name: string): string =>
  RIVERS.reduce((text, [short, long]) => text.replace(short, long), name);
