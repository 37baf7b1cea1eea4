import { DomainError } from '@marquee/domain';
import { distance } from 'fastest-levenshtein';
import { z } from 'zod';
import { cleanText } from './clean-text.ts';
import { coerced, type Parameter } from './coerce.ts';
import type { Tool } from './tool.ts';

const LONGEST_ECHO = 80;
const MAX_TYPOS = 3;

/** A value that is no mistake, and yet not the one that is used: told beside the answer. */
export interface ReadArguments {
  input: Record<string, unknown>;
  notes: string[];
}

/** A refusal whose sentence tells the next step. */
const refuse = (sentence: string) => new DomainError('invalid_parameter', sentence);

/** Reads what models send: other names for an argument, "5" for 5, null for nothing, any case. Throws where nothing can be meant. */
export function argumentReader<Deps>({ name: tool, input, aliases }: Tool<Deps>) {
  const { properties = {}, required = [] } = z.toJSONSchema(input, { io: 'input' }) as {
    properties?: Record<string, Parameter>;
    required?: string[];
  };
  const names = Object.keys(properties);

  function parameterFor(given: string): string {
    const plain = snakeCase(given);
    const known = names.includes(plain) ? plain : Object.hasOwn(aliases, plain) ? aliases[plain] : undefined;
    if (known !== undefined) return known;
    throw refuse(`unknown argument "${echo(given)}"${didYouMean(plain, names)}. Valid arguments: ${names.join(', ')}.`);
  }

  function collect(given: object): Map<string, unknown> {
    const values = new Map<string, unknown>();
    for (const [name, value] of Object.entries(given)) {
      if (value === null || value === undefined || value === '') continue;
      const parameter = parameterFor(name);
      if (!values.has(parameter) || parameter === name) values.set(parameter, value);
    }
    return values;
  }

  return (given: unknown): ReadArguments => {
    const values = collect(objectOf(given, names));
    const notes: string[] = [];
    const typed = [...values].map(([name, value]) => [
      name,
      coerced(value, { name, parameter: properties[name] ?? {}, notes }),
    ]);
    const parsed = input.safeParse(Object.fromEntries(typed));
    if (parsed.success) return { input: parsed.data, notes };
    throw refuse(sentenceOf(parsed.error, { tool, values, required }));
  };
}

function objectOf(given: unknown, names: string[]): object {
  const read = typeof given === 'string' ? parsedJson(given) : given;
  if (read === null || read === undefined) return {};
  if (typeof read === 'object' && !Array.isArray(read)) return read;
  throw refuse(`the arguments must be an object. Valid arguments: ${names.join(', ')}.`);
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** `artistName`, `artist-name` and `Artist Name` are all `artist_name`. */
const snakeCase = (name: string): string =>
  name
    .slice(0, LONGEST_ECHO)
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replace(/[\s-]+/g, '_')
    .toLowerCase();

/** What a caller wrote, as it may be said back to it. */
export const echo = (value: unknown): string =>
  cleanText(typeof value === 'string' ? value : JSON.stringify(value), LONGEST_ECHO).replace(/[\n\t"]/g, ' ');

function didYouMean(wanted: string, names: string[]): string {
  const [nearest] = names
    .map((name) => ({ name, typos: name.includes(wanted) || wanted.includes(name) ? 1 : distance(wanted, name) }))
    .sort((a, b) => a.typos - b.typos);
  return nearest && nearest.typos <= MAX_TYPOS ? `; did you mean "${nearest.name}"?` : '';
}

interface Asked {
  tool: string;
  values: ReadonlyMap<string, unknown>;
  required: string[];
}

function sentenceOf({ issues }: z.ZodError, { tool, values, required }: Asked): string {
  const missing = required.filter((name) => !values.has(name));
  if (missing.length > 0)
    return `missing argument ${missing.map((name) => `\`${name}\``).join(', ')}. Call ${tool} again with it.`;
  const wrong = new Map(issues.map(({ path, message }) => [String(path[0]), message]));
  const told = [...wrong].map(([name, message]) => `\`${name}\` ${message} (you sent "${echo(values.get(name))}")`);
  return `${told.join('; ')}. Correct it and call ${tool} again.`;
}
