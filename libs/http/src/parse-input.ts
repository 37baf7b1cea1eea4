import { invalidInputs, type InputProblem } from '@marquee/domain';
import { distance } from 'fastest-levenshtein';
import { z } from 'zod';

/** How an operation's input is read from text: made once per operation. */
export interface InputReader<Output = Record<string, unknown>> {
  /** Throws a DomainError that names every input that is wrong. */
  parse: (values: ReadonlyMap<string, string>) => Output;
  /** The same of a JSON object's fields; what is null or empty is not given, what is unknown is left out. */
  parseFields: (fields: object) => Output;
  /** A sentence for each name that the operation does not know. */
  warningsOf: (names: Iterable<string>) => string[];
  /** Whether the operation takes an input of this name. */
  isKnown: (name: string) => boolean;
}

export function createInputReader<Input extends z.ZodObject>(input: Input): InputReader<z.output<Input>> {
  const properties = propertiesOf(input);
  const names = Object.keys(properties);

  function parse(values: ReadonlyMap<string, string>): z.output<Input> {
    const known = names.filter((name) => values.has(name));
    const typed = known.map((name) => [name, typedValue(values.get(name) ?? '', properties[name])] as const);
    const result = input.safeParse(Object.fromEntries(typed));
    if (result.success) return result.data;
    throw invalidInputs('invalid_parameter', problemsOf(result.error, values));
  }

  function parseFields(fields: object): z.output<Input> {
    const given = new Map(Object.entries(fields).filter(([, value]) => value !== null && value !== ''));
    const known = names.filter((name) => given.has(name));
    const typed = known.map((name) => [name, typedField(given.get(name), properties[name])] as const);
    const result = input.safeParse(Object.fromEntries(typed));
    if (result.success) return result.data;
    throw invalidInputs('invalid_body', problemsOf(result.error, given));
  }

  function warningsOf(asked: Iterable<string>): string[] {
    return [...asked].filter((name) => !names.includes(name)).map((name) => unknownParameter(name, names));
  }
  return { parse, parseFields, warningsOf, isKnown: (name) => names.includes(name) };
}

type Properties = Readonly<Record<string, unknown>>;
const described = new WeakMap<z.ZodObject, Properties>();

/** What JSON Schema says of each field: dear to make, and an operation's is asked for by each app that serves it. */
function propertiesOf(input: z.ZodObject): Properties {
  const known = described.get(input);
  if (known) return known;
  const { properties = {} } = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' });
  described.set(input, properties);
  return properties;
}

/** JSON has types of its own; only flags may be written as text or number, too. */
const typedField = (value: unknown, property: unknown): unknown =>
  isFlag(property) && (typeof value === 'string' || typeof value === 'number')
    ? typedValue(String(value), property)
    : value;

const isFlag = (property: unknown) =>
  typeof property === 'object' && property !== null && 'type' in property && property.type === 'boolean';

const WHOLE = /^-?\d{1,200}$/;
const DECIMAL = /^-?\d{1,17}(?:\.\d{1,17})?$/;
const FLAGS: Readonly<Record<string, boolean>> = { '1': true, true: true, '0': false, false: false };

/** Converts text to the type that the schema declares. Text of another form is returned as it is, for the schema to refuse. */
function typedValue(value: string, property: unknown): unknown {
  const type = typeof property === 'object' && property !== null && 'type' in property ? property.type : undefined;
  if (type === 'integer') return WHOLE.test(value) ? safeInteger(Number(value)) : value;
  if (type === 'number') return DECIMAL.test(value) ? Number(value) : value;
  if (type !== 'boolean') return value;
  const flag = value.toLowerCase(); // Python writes True
  return Object.hasOwn(FLAGS, flag) ? FLAGS[flag] : value;
}

/** A number beyond the safe range is beyond every bound, too; within it the schema can say so. */
const safeInteger = (value: number) => Math.max(Number.MIN_SAFE_INTEGER, Math.min(Number.MAX_SAFE_INTEGER, value));

const CODES: Readonly<Record<string, string>> = {
  custom: 'invalid_value',
  invalid_type: 'invalid_type',
  too_small: 'too_small',
  too_big: 'too_big',
};

/** One problem for each input: what is wrong first is what to mend first. */
function problemsOf(error: z.ZodError, values: ReadonlyMap<string, unknown>): InputProblem[] {
  const problems = new Map<string, InputProblem>();
  for (const { path, code, message } of error.issues) {
    const name = String(path[0] ?? '');
    const problem = values.has(name)
      ? { name, code: CODES[code] ?? 'invalid_value', detail: message }
      : { name, code: 'required', detail: 'is required' };
    if (!problems.has(name)) problems.set(name, problem);
  }
  return [...problems.values()];
}

const MAX_TYPOS = 2;
const MAX_ECHO_LENGTH = 40;

function unknownParameter(name: string, names: string[]): string {
  // Only what is plain goes back to the caller: a name is anybody's text.
  const shown = name.replace(/[^\w.[\]-]/g, '?').slice(0, MAX_ECHO_LENGTH);
  const lower = name.toLowerCase().slice(0, MAX_ECHO_LENGTH);
  const [nearest] = names.map((known) => ({ known, typos: distance(lower, known) })).sort((a, b) => a.typos - b.typos);
  const hint = nearest && nearest.typos <= MAX_TYPOS ? `; did you mean '${nearest.known}'?` : '';
  return `unknown parameter '${shown}'${hint}`;
}
