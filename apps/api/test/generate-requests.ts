import fc, { type Arbitrary } from 'fast-check';

interface Schema {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  examples?: unknown[];
  minimum?: number;
  maximum?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  anyOf?: Schema[];
}

interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema: Schema;
}

export interface Operation {
  method: string;
  path: string;
  /** JSON pointer of the operation in the document. */
  pointer: string;
  parameters: Parameter[];
  body: Schema | null;
  responses: Record<string, { content?: Record<string, unknown> }>;
}

interface Described {
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Operation['responses'];
}

export interface GeneratedRequest {
  method: string;
  path: string;
  body?: string;
}

/** Lists the operations of an OpenAPI document. */
export const operationsIn = (document: object): Operation[] =>
  Object.entries((document as { paths: Record<string, Record<string, Described>> }).paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody, responses }]) => ({
      method: method.toUpperCase(),
      path,
      pointer: `/paths/${path.replaceAll('~', '~0').replaceAll('/', '~1').replaceAll('{', '%7B').replaceAll('}', '%7D')}/${method}`,
      parameters,
      body: requestBody?.content['application/json']?.schema ?? null,
      responses,
    })),
  );

const NAUGHTY: readonly unknown[] = [
  ...['', ' ', '\u0000', '\ud800', '\ufeff', '\u202e', '\u0130', '\uffff', 'ß', '𝕬', '👩‍👩‍👧', 'a\r\nSet-Cookie: x=1'],
  ...[
    'null',
    'undefined',
    'NaN',
    'Infinity',
    '-0',
    '1e309',
    '0x10',
    '١٢',
    '9007199254740993',
    '-1',
    '1.5',
    '99999999999999999999',
  ],
  ...[
    "' OR 1=1 --",
    '"; DROP TABLE event; --',
    '${7*7}',
    '{{7*7}}',
    '<script>alert(1)</script>',
    '../../etc/passwd',
    '%00',
    '%s%n',
  ],
  ...[
    '2026-02-30',
    '0000-00-00',
    '+275760-09-13',
    '2026-13-01T25:61:61Z',
    '24:00',
    'Europe/Atlantis',
    '__proto__',
    'constructor',
  ],
  ...['91,181', '1,2,3', ',', '!', '!music,music', '*', 'a'.repeat(300), '0'.repeat(50), 'é'.repeat(2_000)],
];
const WRONG_TYPES: readonly unknown[] = [null, true, 0, -1, 1e21, [], {}, [null], { a: 1 }, ['x'], [[]]];

/** Generates a value that the schema allows, as far as its examples and limits show. */
function valid(schema: Schema): Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.examples?.length) return fc.constantFrom(...schema.examples);
  if (schema.anyOf?.length) return fc.oneof(...schema.anyOf.map(valid));
  const [type] = [schema.type].flat();
  if (type === 'integer' || type === 'number') {
    const min = Math.max(schema.minimum ?? 0, -1_000_000);
    return fc.integer({
      min: Math.ceil(min),
      max: Math.max(Math.ceil(min), Math.min(schema.maximum ?? 50, 1_000_000)),
    });
  }
  if (type === 'boolean') return fc.boolean();
  if (type === 'array') return fc.array(valid(schema.items ?? {}), { maxLength: 3 });
  if (type === 'object') return validBody(schema);
  return fc.constantFrom('Berlin', 'music', 'Ada', '2099-06-06', 'en', 'ada@example.com');
}

const mutated = (schema: Schema): Arbitrary<unknown> =>
  fc.oneof(
    fc.constantFrom(...NAUGHTY),
    fc.constantFrom(...WRONG_TYPES),
    fc.string({ unit: 'binary', maxLength: 40 }),
    valid(schema),
  );

const validBody = (schema: Schema): Arbitrary<Record<string, unknown>> =>
  fc.record(toArbitraries(schema, valid), { requiredKeys: schema.required ?? [] });

const toArbitraries = ({ properties = {} }: Schema, toArbitrary: (schema: Schema) => Arbitrary<unknown>) =>
  Object.fromEntries(Object.entries(properties).map(([name, property]) => [name, toArbitrary(property)]));

/** Generates requests, of which half are mutated. */
export const requestsFor = (operation: Operation): Arbitrary<GeneratedRequest> =>
  fc.oneof(requests(operation, false), requests(operation, true));

function requests({ method, path, parameters, body }: Operation, isMutated: boolean): Arbitrary<GeneratedRequest> {
  const generate = isMutated ? mutated : valid;
  const inPath = parameters.filter((parameter) => parameter.in === 'path');
  const inQuery = parameters.filter((parameter) => parameter.in === 'query');
  const required = isMutated ? [] : inQuery.filter((parameter) => parameter.required).map(({ name }) => name);
  const record = (list: Parameter[]) => Object.fromEntries(list.map(({ name, schema }) => [name, generate(schema)]));
  const bodies = body
    ? fc.record(toArbitraries(body, generate), { requiredKeys: isMutated ? [] : (body.required ?? []) })
    : fc.constant(undefined);
  return fc
    .tuple(fc.record(record(inPath)), fewOf(record(inQuery), required), bodies)
    .map(([values, query, content]) => ({
      method,
      path: `${fill(path, values)}${toQuery(query)}`,
      ...(content !== undefined && { body: JSON.stringify(content) }),
    }));
}

/** Chooses at most four optional parameters: more of them are rarely valid together. */
const fewOf = (arbitraries: Record<string, Arbitrary<unknown>>, required: string[]) =>
  fc
    .tuple(fc.record(arbitraries), fc.subarray(Object.keys(arbitraries).filter((name) => !required.includes(name))))
    .map(([values, optional]) =>
      Object.fromEntries([...required, ...optional.slice(0, 4)].map((name) => [name, values[name]])),
    );

const fill = (path: string, values: Record<string, unknown>): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encode(values[name]) || 'x');

const toQuery = (query: Record<string, unknown>): string => {
  const parts = Object.entries(query).map(([name, value]) => `${encodeURIComponent(name)}=${encode(value)}`);
  return parts.length > 0 ? `?${parts.join('&')}` : '';
};

function encode(value: unknown): string {
  const text = typeof value === 'string' ? value : Array.isArray(value) ? value.join(',') : JSON.stringify(value);
  return encodeURIComponent(text.toWellFormed());
}
