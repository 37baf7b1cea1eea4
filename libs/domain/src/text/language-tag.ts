// Rejects words such as "english", which have the form of a tag. No registered language has more
// than three letters.
const MAX_LANGUAGE_LENGTH = 3;

const MAX_KNOWN = 1_000;
const known = new Map<string, string | null>();

/**
 * Returns a BCP 47 tag in canonical form without extensions ("de-at" → "de-AT"), or null if the
 * text is not a tag.
 */
export function languageTag(text: string): string | null {
  const found = known.get(text);
  if (found !== undefined) return found;
  if (known.size >= MAX_KNOWN) known.clear();
  const tag = parseTag(text);
  known.set(text, tag);
  return tag;
}

/** `Intl.Locale` takes longer than the rest of reading a field. */
function parseTag(text: string): string | null {
  try {
    const { language, baseName } = new Intl.Locale(text);
    return language.length <= MAX_LANGUAGE_LENGTH ? baseName : null;
  } catch {
    return null;
  }
}

/**
 * Returns the available tags that match the requested one, best first: the tag itself, wider tags
 * (de-AT → de, RFC 4647 lookup), then narrower tags (pt → pt-BR).
 */
export function languagesFor(requested: string, available: string[]): string[] {
  const narrower = available.filter((tag) => tag.startsWith(`${requested}-`)).sort();
  return [...withoutSubtags(requested).filter((tag) => available.includes(tag)), ...narrower];
}

function withoutSubtags(tag: string): string[] {
  const subtags = tag.split('-');
  return subtags.map((_, index) => subtags.slice(0, subtags.length - index).join('-'));
}
