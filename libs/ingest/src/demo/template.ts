import { pick, type Random } from './random.ts';
import { WORDS } from './words.ts';

/** What `{name}` stands for in a template; a name that is not bound stands for a word of the list of that name. */
export type Bound = Readonly<Record<string, string>>;

/** Fills a template: `{thing}` gives `orchard`, `{Thing}` gives `Orchard`, `{a thing}` gives `an orchard`. */
export function expand(random: Random, template: string, bound: Bound = {}): string {
  return template.replace(/\{(a )?(\w+)\}/g, (_, article: string | undefined, name: string) => {
    const key = name.charAt(0).toLowerCase() + name.slice(1);
    const text = bound[key] ?? expand(random, pick(random, wordsOf(key)), bound);
    if (article) return `${/^[aeiou]/i.test(text) ? 'an' : 'a'} ${text}`;
    return key === name ? text : capitalised(text);
  });
}

function wordsOf(name: string): readonly string[] {
  const words = WORDS[name];
  if (!words) throw new RangeError(`No list of words is called "${name}".`);
  return words;
}

const capitalised = (text: string) => text.replace(/(?<=^|[ -])(?!and )\p{L}/gu, (letter) => letter.toUpperCase());
