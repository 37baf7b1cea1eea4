const SHORT = 3;
const MIN_LETTERS = 3;
const MAX_WORDS = 6;

/**
 * Returns the usual abbreviations of a name of several folded words: "fc bayern munchen" → fcb,
 * fcbm, fbm; "paris saint germain fc" → psg, psgfc. A short word at either end may be written in
 * full or be omitted.
 */
export function buildInitials(words: readonly string[]): string[] {
  const first = words[0];
  const last = words.at(-1);
  if (!first || !last || words.length < 2 || words.length > MAX_WORDS) return [];
  const letters = words.map((word) => [...word][0] ?? '').join('');
  const forms = [letters];
  if (first.length <= SHORT) forms.push(first + letters.slice(1), first + letters.slice(1, 2));
  if (last.length <= SHORT) forms.push(letters.slice(0, -1), letters.slice(0, -1) + last);
  return [...new Set(forms)].filter(
    (form) => form.length >= MIN_LETTERS && form !== first && form !== last,
  );
}
