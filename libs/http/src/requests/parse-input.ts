import { invalidInputs, type InputProblem } from '@marquee/domain';
import { suggestWord } from '@marquee/search';
import { z } from 'zod';
import { ownNameFor } from './other-names.ts';

/** Reads the input of an operation from text or JSON. */
export interface InputReader<Output = Record<string, unknown>> {
  /** Throws a DomainError that names every input that is wrong. */
  parse: (values: ReadonlyMap<string, string>) => Output;
  /**
   * Like `parse`, for the fields of a JSON object. Null or empty fields count as absent; unknown
   * fields are ignored.
   */
  parseFields: (fields: object) => Output;
  /** Returns a sentence for each name that is not an input of the operation. */
  warningsFor: (names: Iterable<string>) => string[];
  isKnown: (name: string) => boolean;
}

export function createInputReader<Input extends z.ZodObject>(
  input: Input,
): InputReader<z.output<Input>> {
  const names = Object.keys(input.shape);

  function parse(values: ReadonlyMap<string, string>): z.output<Input> {
    const properties = readProperties(input);
    const known = names.filter((name) => values.has(name));
    const typed = known.map(
      (name) => [name, typedValue(values.get(name) ?? '', properties[name])] as const,
    );
    const result = input.safeParse(Object.fromEntries(typed));
    if (result.success) return result.data;
    throw invalidInputs('invalid_parameter', toInputProblems(result.error, values));
  }

  function parseFields(fields: object): z.output<Input> {
    const properties = readProperties(input);
    const given = new Map(
      Object.entries(fields).filter(([, value]) => value !== null && value !== ''),
    );
    const known = names.filter((name) => given.has(name));
    const typed = known.map(
      (name) => [name, typedField(given.get(name), properties[name])] as const,
    );
    const result = input.safeParse(Object.fromEntries(typed));
    if (result.success) return result.data;
    throw invalidInputs('invalid_body', toInputProblems(result.error, given));
  }

  function warningsFor(given: Iterable<string>): string[] {
    return [...given]
      .filter((name) => !names.includes(name))
      .map((name) => unknownParameter(name, names));
  }
  return { parse, parseFields, warningsFor, isKnown: (name) => names.includes(name) };
}

type Properties = Readonly<Record<string, unknown>>;
const propertiesBySchema = new WeakMap<z.ZodObject, Properties>();

/**
 * Returns the JSON Schema of each field. The conversion of all inputs takes 40 ms, so the first
 * request to an operation does it, and as several apps use one operation, it is cached.
 */
function readProperties(input: z.ZodObject): Properties {
  const cached = propertiesBySchema.get(input);
  if (cached) return cached;
  const { properties = {} } = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' });
  propertiesBySchema.set(input, properties);
  return properties;
}

/** JSON has its own types. Only a flag may also be a string or a number. */
const typedField = (value: unknown, property: unknown): unknown =>
  isFlag(property) && (typeof value === 'string' || typeof value === 'number')
    ? typedValue(String(value), property)
    : value;

const isFlag = (property: unknown) =>
  typeof property === 'object' &&
  property !== null &&
  'type' in property &&
  property.type === 'boolean';

const WHOLE = /^-?\d{1,200}$/;
const DECIMAL = /^-?\d{1,17}(?:\.\d{1,17})?$/;
const FLAGS: Readonly<Record<string, boolean>> = {
  '1': true,
  true: true,
  '0': false,
  false: false,
};

/**
 * Converts text to the type that the schema declares. Other text is returned unchanged, and the
 * schema rejects it.
 */
function typedValue(value: string, property: unknown): unknown {
  const type =
    typeof property === 'object' && property !== null && 'type' in property
      ? property.type
      : undefined;
  if (type === 'integer') return WHOLE.test(value) ? safeInteger(Number(value)) : value;
  if (type === 'number') return DECIMAL.test(value) ? Number(value) : value;
  if (type !== 'boolean') return value;
  const flag = value.toLowerCase(); // Python clients send True
  return Object.hasOwn(FLAGS, flag) ? FLAGS[flag] : value;
}

/**
 * Clamps to the safe range. The schema then reports a bound that is exceeded, instead of an unsafe
 * number.
 */
const safeInteger = (value: number) =>
  Math.max(Number.MIN_SAFE_INTEGER, Math.min(Number.MAX_SAFE_INTEGER, value));

const CODES: Readonly<Record<string, string>> = {
  custom: 'invalid_value',
  invalid_type: 'invalid_type',
  too_small: 'too_small',
  too_big: 'too_big',
};

/** Returns one problem for each input: the first that the schema reports. */
function toInputProblems(error: z.ZodError, values: ReadonlyMap<string, unknown>): InputProblem[] {
  const problems = new Map<string, InputProblem>();
  for (const { path, code, message } of error.issues) {
    const name = path.map(String).join('.'); // `filter.city` is a field of an object
    const problem = values.has(String(path[0] ?? ''))
      ? { name, code: CODES[code] ?? 'invalid_value', detail: message }
      : { name, code: 'required', detail: `is required${hintOfOtherName(name, values)}` };
    if (!problems.has(name)) problems.set(name, problem);
  }
  return [...problems.values()];
}

/** Names the input that was given under the name that another API has for it. */
function hintOfOtherName(name: string, values: ReadonlyMap<string, unknown>): string {
  const other = [...values.keys()].find((given) => ownNameFor(given, [name]) === name);
  return other === undefined ? '' : `, not '${toShown(other)}'`;
}

const MAX_ECHO_LENGTH = 40;

/** The name is text of the caller: characters that could be harmful in a response are replaced. */
const toShown = (name: string) => name.replace(/[^\w.[\]-]/g, '?').slice(0, MAX_ECHO_LENGTH);

function unknownParameter(name: string, names: string[]): string {
  const nearest = ownNameFor(name, names) ?? suggestWord(name, names);
  const hint = nearest === null ? '' : `; did you mean '${nearest}'?`;
  return `unknown parameter '${toShown(name)}'${hint}`;
}
