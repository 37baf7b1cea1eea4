import fc, { type Arbitrary } from 'fast-check';
import { knownFor, type KnownValues } from '../known-values.ts';
import { NAUGHTY_HEADERS, NAUGHTY_TEXTS, WRONG_TYPES } from './naughty-values.ts';

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
  headers: Record<string, string>;
  body?: string;
}

/** Valid as far as the document shows, or mutated. */
export type RequestKind = 'valid' | 'mutated';

/** Lists the operations of an OpenAPI document. */
export const operationsIn = (document: object): Operation[] =>
  Object.entries((document as { paths: Record<string, Record<string, Described>> }).paths).flatMap(
    ([path, methods]) =>
      Object.entries(methods).map(([method, { parameters = [], requestBody, responses }]) => ({
        method: method.toUpperCase(),
        path,
        pointer: `/paths/${path.replaceAll('~', '~0').replaceAll('/', '~1').replaceAll('{', '%7B').replaceAll('}', '%7D')}/${method}`,
        parameters,
        body: requestBody?.content['application/json']?.schema ?? null,
        responses,
      })),
  );

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
    fc.constantFrom(...NAUGHTY_TEXTS),
    fc.constantFrom(...WRONG_TYPES),
    fc.string({ unit: 'binary', maxLength: 40 }),
    valid(schema),
  );

const validBody = ({
  properties = {},
  required = [],
}: Schema): Arbitrary<Record<string, unknown>> =>
  fc.record(
    Object.fromEntries(
      Object.entries(properties).map(([name, property]) => [name, valid(property)]),
    ),
    {
      requiredKeys: required,
    },
  );

/** Generates requests of a kind. A valid one often names a known record. */
export function requestsFor(
  operation: Operation,
  kind: RequestKind,
  known: KnownValues = {},
): Arbitrary<GeneratedRequest> {
  const { method, path, parameters, body } = operation;
  const isMutated = kind === 'mutated';
  const generate = isMutated ? mutated : valid;
  const inQuery = parameters.filter((parameter) => parameter.in === 'query');
  const required = isMutated
    ? []
    : inQuery.filter((parameter) => parameter.required).map(({ name }) => name);
  const values = (place: string) =>
    Object.fromEntries(
      parameters
        .filter((parameter) => parameter.in === place)
        .map(({ name, schema }) => [
          name,
          orKnown(generate(schema), knownFor(operation, name, known)),
        ]),
    );
  const fields = Object.entries(body?.properties ?? {}).map(([name, schema]) => [
    name,
    orKnown(generate(schema), knownFor(operation, name, known)),
  ]);
  const bodies = body
    ? fc.record(Object.fromEntries(fields) as Record<string, Arbitrary<unknown>>, {
        requiredKeys: isMutated ? [] : (body.required ?? []),
      })
    : fc.constant(undefined);
  return fc
    .tuple(
      fc.record(values('path')),
      fewOf(values('query'), required),
      bodies,
      isMutated ? headers() : fc.constant({}),
    )
    .map(([inPath, query, content, sent]) => ({
      method,
      path: `${fill(path, inPath)}${toQuery(query)}`,
      headers: { ...sent, ...(content !== undefined && { 'Content-Type': 'application/json' }) },
      ...(content !== undefined && { body: JSON.stringify(content) }),
    }));
}

const orKnown = (values: Arbitrary<unknown>, known: readonly string[]) =>
  known.length === 0 ? values : fc.oneof(fc.constantFrom(...known), values);

/** Generates no, one or two headers. */
const headers = (): Arbitrary<Record<string, string>> =>
  fc
    .array(
      fc.oneof(
        ...Object.entries(NAUGHTY_HEADERS).map(([name, values]) =>
          fc.constantFrom(...values).map((value) => [name, value] as const),
        ),
      ),
      {
        maxLength: 2,
      },
    )
    .map((pairs) => Object.fromEntries(pairs));

/** Chooses at most four optional parameters: more of them are rarely valid together. */
const fewOf = (arbitraries: Record<string, Arbitrary<unknown>>, required: string[]) =>
  fc
    .tuple(
      fc.record(arbitraries),
      fc.subarray(Object.keys(arbitraries).filter((name) => !required.includes(name))),
    )
    .map(([values, optional]) =>
      Object.fromEntries(
        [...required, ...optional.slice(0, 4)].map((name) => [name, values[name]]),
      ),
    );

const fill = (path: string, values: Record<string, unknown>): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encode(values[name]) || 'x');

const toQuery = (query: Record<string, unknown>): string => {
  const parts = Object.entries(query).map(
    ([name, value]) => `${encodeURIComponent(name)}=${encode(value)}`,
  );
  return parts.length > 0 ? `?${parts.join('&')}` : '';
};

function encode(value: unknown): string {
  const text =
    typeof value === 'string'
      ? value
      : Array.isArray(value)
        ? value.join(',')
        : JSON.stringify(value);
  return encodeURIComponent(text.toWellFormed());
}
