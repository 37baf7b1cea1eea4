const SCRIPTS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\p{Script=Cyrillic}/u, ['Cyrl']],
  [/\p{Script=Greek}/u, ['Grek']],
  [/\p{Script=Arabic}/u, ['Arab']],
  [/\p{Script=Hebrew}/u, ['Hebr']],
  [/\p{Script=Hangul}/u, ['Kore']],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, ['Jpan']],
  [/\p{Script=Han}/u, ['Hans', 'Hant', 'Jpan']],
  [/\p{Script=Thai}/u, ['Thai']],
  [/\p{Script=Georgian}/u, ['Geor']],
  [/\p{Script=Armenian}/u, ['Armn']],
  [/\p{Script=Devanagari}/u, ['Deva']],
];
const countryScripts = new Map<string, string>();

/**
 * Returns whether a text is in the script of a country, and not in Latin letters, in which all
 * names are written.
 */
export function isLocalScript(text: string, country: string | null): boolean {
  if (country === null || /\p{Script=Latin}/u.test(text)) return false;
  const scripts = SCRIPTS.find(([pattern]) => pattern.test(text))?.[1] ?? [];
  return scripts.includes(findScript(country));
}

function findScript(country: string): string {
  const known = countryScripts.get(country);
  if (known !== undefined) return known;
  const script = new Intl.Locale(`und-${country}`).maximize().script ?? '';
  countryScripts.set(country, script);
  return script;
}
