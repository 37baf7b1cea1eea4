import { DomainError } from '@marquee/domain';
import { distance } from 'fastest-levenshtein';
import { z } from 'zod';
import { coerce, type Parameter } from './coerce.ts';
import { sanitiseText } from './sanitise-text.ts';
import type { Tool } from './tool.ts';

const MAX_ECHO_LENGTH = 80;
const MAX_TYPOS = 3;

/** A value that is no mistake, and yet not the one that is used: told beside the answer. */
export interface ReadArguments {
  input: Record<string, unknown>;
  notes: string[];
  /** Whether it says how much is wanted. */
  isMeasured: boolean;
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
    if (names.includes(given)) return given;
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

  return (given: object): ReadArguments => {
    const values = collect(given);
    const notes: string[] = [];
    const typed = [...values].map(([name, value]) => [
      name,
      coerce(value, { name, parameter: properties[name] ?? {}, notes }),
    ]);
    const parsed = input.safeParse(Object.fromEntries(typed));
    if (parsed.success)
      return { input: parsed.data, notes, isMeasured: values.has('limit') || values.has('response_format') };
    throw refuse(sentenceOf(parsed.error, { tool, values, required, properties }));
  };
}

/** `artistName`, `artist-name` and `Artist Name` are all `artist_name`. */
const snakeCase = (name: string): string =>
  name
    .slice(0, MAX_ECHO_LENGTH)
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replace(/[\s-]+/g, '_')
    .toLowerCase();

/** What a caller wrote, as it may be said back to it. */
export const echo = (value: unknown): string =>
  sanitiseText(typeof value === 'string' ? value : JSON.stringify(value), MAX_ECHO_LENGTH).replace(/[\n\t"]/g, ' ');

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
  properties: Readonly<Record<string, Parameter>>;
}

function sentenceOf({ issues }: z.ZodError, { tool, values, required, properties }: Asked): string {
  const missing = required.filter((name) => !values.has(name));
  if (missing.length > 0)
    return `missing argument ${missing.map((name) => `\`${name}\``).join(', ')}. Call ${tool} again with it.`;
  const wrong = [...new Set(issues.map(({ path }) => String(path[0])))];
  const told = wrong.map(
    (name) => `\`${name}\` ${mustBe(properties[name] ?? {})} (you sent "${echo(values.get(name))}")`,
  );
  return `${told.join('; ')}. Correct it and call ${tool} again.`;
}

function mustBe({ enum: words, type, minimum = 0, maximum = Number.MAX_SAFE_INTEGER }: Parameter): string {
  if (words) return `must be one of ${words.join(', ')}`;
  if (type === 'boolean') return 'must be true or false';
  if (type !== 'integer') return 'must be text';
  const bound =
    maximum === Number.MAX_SAFE_INTEGER ? ` from ${String(minimum)}` : ` from ${String(minimum)} to ${String(maximum)}`;
  return `must be a whole number${bound}`;
}
