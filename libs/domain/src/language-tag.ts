// "english" has the form of a tag, too; no language is registered with more than three letters.
const MAX_LANGUAGE_LENGTH = 3;

/** A BCP 47 tag in its canonical form, without extensions ("de-at" → "de-AT"); null where the text is none. */
export function languageTag(text: string): string | null {
  try {
    const { language, baseName } = new Intl.Locale(text);
    return language.length <= MAX_LANGUAGE_LENGTH ? baseName : null;
  } catch {
    return null;
  }
}

/**
 * Which of the available tags serve a reader who asks for one, best first: itself, then ever wider ones (de-AT → de, the
 * lookup of RFC 4647), then narrower ones (pt → pt-BR).
 */
export function languagesFor(requested: string, available: string[]): string[] {
  const narrower = available.filter((tag) => tag.startsWith(`${requested}-`)).sort();
  return [...withoutSubtags(requested).filter((tag) => available.includes(tag)), ...narrower];
}

function withoutSubtags(tag: string): string[] {
  const subtags = tag.split('-');
  return subtags.map((_, index) => subtags.slice(0, subtags.length - index).join('-'));
}
