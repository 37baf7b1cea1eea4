import { openApiDocument } from '@marquee/http';
import { routes } from '../../apps/api/src/routes.ts';

export const PYTHON_RECORDS = new URL('../../clients/python/marquee/records.py', import.meta.url);

const HEAD = `"""Records of the API. Generated from the OpenAPI document by \`npm run client\`. Do not edit."""

from __future__ import annotations

from typing import Any, Literal, Optional, TypedDict, Union
`;

interface Schema {
  type?: string | string[];
  enum?: string[];
  $ref?: string;
  anyOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
}

interface OpenApi {
  components: { schemas: Record<string, Schema> };
}

/** Returns a Python module with a TypedDict for each record of the OpenAPI document. */
export function generatePythonRecords(): string {
  const { components } = openApiDocument(routes, {
    apiUrl: '',
    title: 'Marquee',
    description: '',
  }) as OpenApi;
  const definitions = Object.entries(components.schemas).map(([name, schema]) =>
    define(name, schema),
  );
  return [HEAD, ...definitions].join('\n');
}

function define(name: string, schema: Schema): string {
  if (!schema.properties) return `${name} = ${toType(schema)}\n`;
  const fields = Object.entries(schema.properties).map(
    ([field, type]) => `        "${field}": ${JSON.stringify(toType(type))},`,
  );
  return `${name} = TypedDict(\n    "${name}",\n    {\n${fields.join('\n')}\n    },\n    total=False,\n)\n`;
}

const SCALARS: Readonly<Record<string, string>> = {
  string: 'str',
  integer: 'int',
  number: 'float',
  boolean: 'bool',
  null: 'None',
};

function toType({ type, enum: words, $ref, anyOf, items }: Schema): string {
  if ($ref !== undefined) return $ref.replace('#/components/schemas/', '');
  if (anyOf) return union(anyOf.map(toType));
  if (words) return `Literal[${words.map((word) => `'${word}'`).join(', ')}]`;
  if (Array.isArray(type)) return union(type.map((name) => SCALARS[name] ?? 'Any'));
  if (type === 'array') return `list[${items ? toType(items) : 'Any'}]`;
  return SCALARS[type ?? ''] ?? 'dict[str, Any]';
}

function union(types: string[]): string {
  const others = types.filter((type) => type !== 'None');
  const [only = 'Any'] = others;
  const joined = others.length > 1 ? `Union[${others.join(', ')}]` : only;
  return others.length < types.length ? `Optional[${joined}]` : joined;
}
