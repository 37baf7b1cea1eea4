import { openApiDocument } from '@marquee/http';
import { routes } from '../../apps/api/src/routes.ts';

export const GO_RECORDS = new URL('../../clients/go/records.go', import.meta.url);

const HEAD = `// Records of the API. Code generated from the OpenAPI document by "npm run client". DO NOT EDIT.

package marquee
`;

interface Schema {
  type?: string | string[];
  enum?: string[];
  $ref?: string;
  anyOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
}

interface OpenApi {
  components: { schemas: Record<string, Schema> };
}

interface Definition {
  name: string;
  schema: Schema;
}

/**
 * Returns a Go file with a struct for each record of the OpenAPI document, formatted as by gofmt.
 */
export function generateGoRecords(): string {
  const { components } = openApiDocument(routes, {
    apiUrl: '',
    title: 'Marquee',
    description: '',
  }) as OpenApi;
  const records = Object.entries(components.schemas).map(([name, schema]) => ({ name, schema }));
  return [HEAD, ...records.flatMap(withNested).map(define)].join('\n');
}

/** Returns a definition with those of the objects in it, which get names of their own. */
const withNested = ({ name, schema }: Definition): Definition[] => [
  { name, schema },
  ...Object.entries(schema.properties ?? {}).flatMap(([field, type]) => {
    const nested = findObject(type);
    return nested ? withNested({ name: nestedName(name, field), schema: nested }) : [];
  }),
];

const nestedName = (record: string, field: string): string => record + toGoName(field);

/**
 * Returns the object without a name of its own that a type consists of, apart from null and lists.
 */
function findObject(schema: Schema): Schema | null {
  if (schema.properties) return schema;
  const inner = schema.items ?? notNull(schema);
  return inner ? findObject(inner) : null;
}

/** Returns the only type of a union besides null. */
function notNull({ anyOf = [] }: Schema): Schema | null {
  const others = anyOf.filter(({ type }) => type !== 'null');
  return others.length === 1 ? (others[0] ?? null) : null;
}

function define({ name, schema }: Definition): string {
  if (schema.properties) return defineStruct(name, schema);
  const values = schema.enum ?? [];
  const constants = values.map((value) => [
    `${name}${toGoName(value)}`,
    name,
    `= ${JSON.stringify(value)}`,
  ]);
  const type = `type ${name} ${values.length > 0 ? 'string' : toType(schema, name)}\n`;
  return values.length > 0 ? `${type}\nconst (\n${align(constants)}\n)\n` : type;
}

function defineStruct(name: string, { properties = {}, required = [] }: Schema): string {
  const fields = Object.entries(properties).map(([field, schema]) => {
    const isRequired = required.includes(field);
    const type = toType(schema, nestedName(name, field));
    const canBeNil = /^(\*|\[\]|map|any$)/.test(type);
    const tag = `\`json:"${field}${isRequired ? '' : ',omitempty'}"\``;
    return [toGoName(field), isRequired || canBeNil ? type : `*${type}`, tag];
  });
  return `type ${name} struct {\n${align(fields)}\n}\n`;
}

/** Aligns columns as gofmt does. */
function align(rows: string[][]): string {
  const widths = (rows[0] ?? []).map((_cell, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  const toLine = (row: string[]) =>
    row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' ');
  return rows.map((row) => `\t${toLine(row).trimEnd()}`).join('\n');
}

const SCALARS: Readonly<Record<string, string>> = {
  string: 'string',
  integer: 'int64',
  number: 'float64',
  boolean: 'bool',
};

/**
 * Returns a type of Go. `nested` is the name of an object without a name of its own. A value that
 * can be null is a pointer.
 */
function toType(schema: Schema, nested: string): string {
  const { type, $ref, anyOf, items, properties } = schema;
  if ($ref !== undefined) return $ref.replace('#/components/schemas/', '');
  if (anyOf) {
    const only = notNull(schema);
    return only ? nullable(toType(only, nested)) : 'any';
  }
  if (Array.isArray(type)) {
    const others = type.filter((name) => name !== 'null');
    return others.length === 1 ? nullable(SCALARS[others[0] ?? ''] ?? 'any') : 'any';
  }
  if (type === 'array') return `[]${items ? toType(items, nested) : 'any'}`;
  if (properties) return nested;
  return SCALARS[type ?? ''] ?? 'map[string]any';
}

const nullable = (type: string): string => (/^(\[\]|map|any$)/.test(type) ? type : `*${type}`);

const INITIALISMS = new Set(['id', 'url', 'utc', 'ok', 'html', 'svg']);

/** Returns the exported name of a field or value, such as `TicketURL` of `ticket_url`. */
const toGoName = (name: string): string =>
  name
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean)
    .map((word) =>
      INITIALISMS.has(word) ? word.toUpperCase() : word.charAt(0).toUpperCase() + word.slice(1),
    )
    .join('');
