import { parse } from 'yaml';
import { isFields, type Fields } from '../sources/record.ts';

const MAX_LENGTH = 20_000;
const OPENING = /^---[ \t]*\r?\n/;
const CLOSING = /^(?:---|\.\.\.)[ \t]*\r?$/m;

export interface FrontMatter {
  fields: Fields;
  /** What follows it. */
  body: string;
}

/** The YAML between the `---` lines at the head of a file. Throws an Error that says what is wrong with it. */
export function readFrontMatter(text: string): FrontMatter {
  const opening = OPENING.exec(text)?.[0];
  if (opening === undefined) return { fields: {}, body: text };
  const rest = text.slice(opening.length);
  const closing = CLOSING.exec(rest);
  if (!closing) throw new Error('front matter that does not end');
  if (closing.index > MAX_LENGTH) throw new Error('front matter over 20,000 characters');
  const fields = parsed(rest.slice(0, closing.index)) ?? {};
  if (!isFields(fields)) throw new Error('front matter that is no list of keys');
  return { fields, body: rest.slice(closing.index + closing[0].length) };
}

function parsed(yaml: string): unknown {
  try {
    return parse(yaml, { logLevel: 'error' });
  } catch (error) {
    throw new Error('front matter that is no YAML', { cause: error });
  }
}
