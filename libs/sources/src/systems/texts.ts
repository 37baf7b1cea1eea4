import { isFields, toFields, toList, toText, type Fields } from '../reading/record.ts';

/** A text and its language, if it is stated. */
export interface LocalisedText {
  text: string;
  language: string | null;
}

const toTag = (key: string) => key.replace(/^@/, '');
const primary = (tag: string) => tag.toLowerCase().split(/[-_]/, 1)[0] ?? '';

/**
 * Chooses the text in the first preferred language that exists, else the first one. Reads a text,
 * or an object of texts by language (`{"fi": "…"}`, `{"@fr": ["…"]}`).
 */
export function chooseText(
  value: unknown,
  languages: readonly string[] = [],
): LocalisedText | null {
  const texts = textsByLanguage(value);
  for (const preferred of languages) {
    const match = texts.find(
      ({ language }) => language !== null && primary(language) === primary(preferred),
    );
    if (match) return match;
  }
  return texts[0] ?? null;
}

/** Returns the text that `chooseText` chooses. */
export const textIn = (value: unknown, languages: readonly string[] = []): string | null =>
  chooseText(value, languages)?.text ?? null;

/** Returns all languages of a text. */
function textsByLanguage(value: unknown): LocalisedText[] {
  const plain = firstText(value);
  if (plain !== null) return [{ text: plain, language: null }];
  return Object.entries(toFields(value)).flatMap(([key, stated]) => {
    const text = firstText(stated);
    return text === null ? [] : [{ text, language: toTag(key) }];
  });
}

const firstText = (value: unknown): string | null =>
  Array.isArray(value)
    ? (toList(value)
        .map(firstText)
        .find((text) => text !== null) ?? null)
    : toPlainProse(value);

const toPlainProse = (value: unknown): string | null =>
  typeof value === 'string'
    ? value.trim() || null
    : typeof value === 'number'
      ? toText(value)
      : null;

/** Removes the prefixes of names: `rdfs:label` becomes `label`. */
export function withoutPrefixes(value: unknown): unknown {
  if (Array.isArray(value)) return toList(value).map(withoutPrefixes);
  if (!isFields(value)) return value;
  const members = Object.entries(value).map(([key, inner]): [string, unknown] => [
    key.replace(/^[a-z][\w-]*:(?=[A-Za-z])/, ''),
    withoutPrefixes(inner),
  ]);
  return Object.fromEntries(members);
}

/** Returns the first object of a list, or the object itself. */
export const firstObject = (value: unknown): Fields =>
  toFields(Array.isArray(value) ? toList(value)[0] : value);
