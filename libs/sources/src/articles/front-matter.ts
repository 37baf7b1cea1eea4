import { parse } from 'yaml';
import { isFields, type Fields } from '../reading/record.ts';

const MAX_LENGTH = 20_000;
const OPENING = /^---[ \t]*\r?\n/;
const CLOSING = /^(?:---|\.\.\.)[ \t]*\r?$/m;

export interface FrontMatter {
  fields: Fields;
  /** The text after the front matter. */
  body: string;
}

/** Parses the YAML between `---` lines at the start of a file. Throws an Error if it is invalid. */
export function parseFrontMatter(text: string): FrontMatter {
  const opening = OPENING.exec(text)?.[0];
  if (opening === undefined) return { fields: {}, body: text };
  const rest = text.slice(opening.length);
  const closing = CLOSING.exec(rest);
  if (!closing) throw new Error('front matter has no end');
  if (closing.index > MAX_LENGTH) throw new Error('front matter over 20,000 characters');
  const fields = parseYaml(rest.slice(0, closing.index)) ?? {};
  if (!isFields(fields)) throw new Error('front matter is not a mapping');
  return { fields, body: rest.slice(closing.index + closing[0].length) };
}

function parseYaml(yaml: string): unknown {
  try {
    return parse(yaml, { logLevel: 'error' });
  } catch (error) {
    throw new Error('front matter is not valid YAML', { cause: error });
  }
}
