import { DomainError } from '@marquee/domain';
import { editDistance } from '@marquee/search';
import { z } from 'zod';
import { sanitiseText } from '../replies/sanitise-text.ts';
import type { Tool } from '../tool.ts';
import { coerce, type Parameter } from './coerce.ts';

const MAX_ECHO_LENGTH = 80;
const MAX_ARGUMENT_LENGTH = 1_000;

export interface ParsedArguments {
  input: Record<string, unknown>;
  /** Corrections to report to the model, such as a limit that was lowered. */
  notes: string[];
  /** Arguments that no tool knows, which were ignored. */
  ignored: string[];
  /** Whether the call sets `limit` or `response_format`. */
  hasExplicitSize: boolean;
}

const MAX_IGNORED = 5;
// Clients such as n8n and SiYuan add them to the arguments of every call.
const CLIENT_ARGUMENT =
  /^_|^(?:tool|tool_call_id|tool_name|session_id|chat_input|action|call_id|request_id|conversation_id|thread_id|user_id|message_id|run_id|trace_id|metadata|meta|context)$/;

const invalidArguments = (message: string) => new DomainError('invalid_parameter', message);

/**
 * Returns a parser that tolerates what models send: aliases, "5" for 5, null for an absent value,
 * any case. The parser throws `invalid_parameter` with the next step if an argument cannot be
 * interpreted.
 */
export function createArgumentParser<Deps>({ name: tool, input, aliases }: Tool<Deps>) {
  const { properties = {}, required = [] } = z.toJSONSchema(input, { io: 'input' }) as {
    properties?: Record<string, Parameter>;
    required?: string[];
  };
  const names = Object.keys(properties);

  const parameterFor = (given: string) => findParameter(given, names, aliases);

  function collect(given: object, ignored: string[]): Map<string, unknown> {
    const values = new Map<string, unknown>();
    for (const [name, value] of Object.entries(
      names.includes('near') ? joinPosition(given) : given,
    )) {
      if (value === null || value === undefined || value === '') continue;
      const parameter = parameterFor(name);
      if (parameter === null) ignored.push(echo(name));
      if (parameter === null) continue;
      const maxLength = properties[parameter]?.maxLength ?? MAX_ARGUMENT_LENGTH;
      if (textLength(value) > maxLength) throw tooLong({ parameter, tool, maxLength });
      if (!values.has(parameter) || parameter === name) values.set(parameter, value);
    }
    return values;
  }

  return (given: object): ParsedArguments => {
    const ignored: string[] = [];
    const values = collect(given, ignored);
    const notes: string[] = [];
    const typed = [...values].map(([name, value]) => [
      name,
      coerce(value, { name, parameter: properties[name] ?? {}, notes }),
    ]);
    const parsed = input.safeParse(Object.fromEntries(typed));
    if (parsed.success)
      return {
        input: parsed.data,
        notes,
        ignored: ignored.slice(0, MAX_IGNORED),
        hasExplicitSize: values.has('limit') || values.has('response_format'),
      };
    throw invalidArguments(describeIssues(parsed.error, { tool, values, required, properties }));
  };
}

/**
 * Null for an argument that a client adds to every call. A misspelt argument is an error, because
 * its filter would be lost.
 */
function findParameter(
  given: string,
  names: string[],
  aliases: Readonly<Record<string, string>>,
): string | null {
  if (names.includes(given)) return given;
  const name = snakeCase(given);
  const known = names.includes(name)
    ? name
    : Object.hasOwn(aliases, name)
      ? aliases[name]
      : undefined;
  if (known !== undefined) return known;
  const hint = CLIENT_ARGUMENT.test(name) ? '' : didYouMean(name, names, aliases);
  // Arguments that are no object arrive as one of this name.
  if (hint === '' && name !== 'arguments') return null;
  throw invalidArguments(
    `unknown argument "${echo(given)}"${hint}. Valid arguments: ${names.join(', ')}.`,
  );
}

const textLength = (value: unknown): number =>
  (typeof value === 'string' ? value : JSON.stringify(value)).length;

interface TooLong {
  parameter: string;
  tool: string;
  maxLength: number;
}

const tooLong = ({ parameter, tool, maxLength }: TooLong) =>
  invalidArguments(
    `\`${parameter}\` must be at most ${String(maxLength)} characters. Shorten it and call ${tool} again.`,
  );

/** `lat` and `lng` are the position `near`. */
function joinPosition(given: object): object {
  const { lat, latitude, lng, lon, longitude, ...others } = given as Record<string, unknown>;
  const position = [lat ?? latitude, lng ?? lon ?? longitude];
  return position.includes(undefined) ? given : { ...others, near: position.join(',') };
}

/** Converts `artistName`, `artist-name` and `Artist Name` to `artist_name`. */
const snakeCase = (name: string): string =>
  name
    .slice(0, MAX_ECHO_LENGTH)
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replace(/[\s-]+/g, '_')
    .toLowerCase();

/** Returns a value of the caller as it may appear in an error message. */
export const echo = (value: unknown): string =>
  sanitiseText(typeof value === 'string' ? value : JSON.stringify(value), MAX_ECHO_LENGTH).replace(
    /[\n\t"]/g,
    ' ',
  );

/**
 * Suggests a parameter whose name, or another name for it, has a typo, contains the word, or is
 * contained in it as a word.
 */
function didYouMean(
  unknown: string,
  names: string[],
  aliases: Readonly<Record<string, string>>,
): string {
  const known = [...names.map((name) => [name, name] as const), ...Object.entries(aliases)];
  const [nearest] = known
    .map(([word, name]) => ({
      name,
      typos: editDistance(unknown, word),
      isPart: sharesWord(unknown, word),
    }))
    .filter(({ typos, isPart }) => isPart || typos <= maxTypos(unknown))
    .sort((a, b) => a.typos - b.typos);
  return nearest ? `; did you mean "${nearest.name}"?` : '';
}

/** A short word with one other letter is another word: "sort" is not "to". */
const maxTypos = (word: string) => (word.length < 4 ? 0 : word.length < 6 ? 1 : 2);

const MIN_SHARED_LENGTH = 4;

function sharesWord(unknown: string, name: string): boolean {
  const parts = name.split('_');
  return unknown
    .split('_')
    .some((part) => part.length >= MIN_SHARED_LENGTH && parts.includes(part));
}

interface CallContext {
  tool: string;
  values: ReadonlyMap<string, unknown>;
  required: string[];
  properties: Readonly<Record<string, Parameter>>;
}

function describeIssues(
  { issues }: z.ZodError,
  { tool, values, required, properties }: CallContext,
): string {
  const missing = required.filter((name) => !values.has(name));
  if (missing.length > 0)
    return `missing argument ${missing.map((name) => `\`${name}\``).join(', ')}. Call ${tool} again with it.`;
  const invalid = [...new Set(issues.map(({ path }) => String(path[0])))];
  const details = invalid.map(
    (name) =>
      `\`${name}\` ${mustBe(properties[name] ?? {})} (you sent "${echo(values.get(name))}")`,
  );
  return `${details.join('; ')}. Correct it and call ${tool} again.`;
}

function mustBe({
  enum: words,
  type,
  minimum = 0,
  maximum = Number.MAX_SAFE_INTEGER,
  maxLength,
}: Parameter): string {
  if (words) return `must be one of ${words.join(', ')}`;
  if (type === 'boolean') return 'must be true or false';
  if (type === 'number') return 'must be a number';
  if (maxLength !== undefined) return `must be text of at most ${String(maxLength)} characters`;
  if (type !== 'integer') return 'must be text';
  const bound =
    maximum === Number.MAX_SAFE_INTEGER
      ? ` from ${String(minimum)}`
      : ` from ${String(minimum)} to ${String(maximum)}`;
  return `must be a whole number${bound}`;
}
