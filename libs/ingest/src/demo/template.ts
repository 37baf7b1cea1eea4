import { pick, type Random } from './random.ts';
import { WORDS } from './words.ts';

/**
 * Values of `{name}` in a template. An unbound name takes a random word from the list of that name.
 */
export type Bindings = Readonly<Record<string, string>>;

/**
 * Fills a template: `{thing}` gives `orchard`, `{Thing}` gives `Orchard`, `{a thing}` gives `an
 * orchard`.
 */
export function expand(random: Random, template: string, bindings: Bindings = {}): string {
  return template.replace(/\{(a )?(\w+)\}/g, (_, article: string | undefined, name: string) => {
    const key = name.charAt(0).toLowerCase() + name.slice(1);
    const text = bindings[key] ?? expand(random, pick(random, wordList(key)), bindings);
    if (article) return `${/^[aeiou]/i.test(text) ? 'an' : 'a'} ${text}`;
    return key === name ? text : capitalise(text);
  });
}

function wordList(name: string): readonly string[] {
  const words = WORDS[name];
  if (!words) throw new RangeError(`There is no word list "${name}".`);
  return words;
}

const capitalise = (text: string) =>
  text.replace(/(?<=^|[ -])(?!and )\p{L}/gu, (letter) => letter.toUpperCase());
