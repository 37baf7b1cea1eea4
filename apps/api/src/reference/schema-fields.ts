import { h, type ComponentChild } from '@marquee/ui';
import type { ApiDocument, Parameter, Schema } from './api-document.ts';

type Schemas = ApiDocument['components']['schemas'];

// A category of a category: deeper parts repeat what is above.
const MAX_DEPTH = 3;

const refName = ({ $ref }: Schema): string => $ref?.split('/').at(-1) ?? '';
const resolve = (schema: Schema, schemas: Schemas): Schema =>
  schema.$ref === undefined ? schema : { ...schemas[refName(schema)], ...schema };

/** "string or null", "list of EventSummary". */
function typeName(schema: Schema): string {
  if (schema.$ref !== undefined) return refName(schema);
  const { ['anyOf']: alternatives } = schema;
  if (alternatives) return [...new Set(alternatives.map(typeName))].join(' or ');
  if (schema.items) return `list of ${typeName(schema.items)}`;
  return [schema.type ?? []].flat().join(' or ') || 'any';
}

const show = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value);

const Codes = ({
  title,
  values,
}: {
  title: string;
  values: unknown[] | undefined;
}): ComponentChild =>
  values !== undefined &&
  values.length > 0 && [
    `${title}: `,
    values.map((value, at) => [at > 0 && ', ', h('code', { key: at }, show(value))]),
    '. ',
  ];

interface FieldProps {
  name: string;
  schema: Schema;
  isRequired: boolean;
  schemas: Schemas;
  depth: number;
}

function Field({ name, schema, isRequired, schemas, depth }: FieldProps): ComponentChild {
  const {
    description,
    enum: values,
    minimum,
    maximum,
    default: initial,
    examples,
  } = resolve(schema, schemas);
  const hasFacts = values ?? minimum ?? maximum ?? initial ?? examples;
  return h(
    'li',
    null,
    h(
      'p',
      null,
      h('b', null, h('code', null, name)),
      ' ',
      typeName(schema),
      isRequired && h('em', null, ' required'),
    ),
    description !== undefined && h('p', null, h(Marked, { text: description })),
    hasFacts !== undefined &&
      h(
        'p',
        { class: 'quiet-text' },
        h(Codes, { title: 'One of', values }),
        h(Codes, { title: 'At least', values: minimum === undefined ? [] : [minimum] }),
        h(Codes, { title: 'At most', values: maximum === undefined ? [] : [maximum] }),
        h(Codes, { title: 'Default', values: initial === undefined ? [] : [initial] }),
        values === undefined && h(Codes, { title: 'Examples', values: examples }),
      ),
    h(Nested, { name, schema, schemas, depth }),
  );
}

/** The fields of an object, of the objects of a list or of an alternative. */
function objectIn(schema: Schema, schemas: Schemas): Schema | undefined {
  const { properties, items, ['anyOf']: alternatives } = resolve(schema, schemas);
  if (properties) return resolve(schema, schemas);
  if (items) return objectIn(items, schemas);
  return alternatives?.map((each) => objectIn(each, schemas)).find((found) => found !== undefined);
}

function Nested({ name, schema, schemas, depth }: Omit<FieldProps, 'isRequired'>): ComponentChild {
  const inner = objectIn(schema, schemas);
  if (!inner || depth >= MAX_DEPTH) return null;
  return h(
    'details',
    null,
    h('summary', null, `Fields of ${name}`),
    h(Fields, { schema: inner, schemas, depth: depth + 1 }),
  );
}

interface FieldsProps {
  schema: Schema;
  schemas: Schemas;
  depth?: number;
}

/** The fields of an object. Objects in it can be opened. */
export const Fields = ({ schema, schemas, depth = 0 }: FieldsProps): ComponentChild => {
  const { properties = {}, required = [] } = resolve(schema, schemas);
  return h(
    'ul',
    { class: 'fields' },
    Object.entries(properties).map(([name, property]) =>
      h(Field, {
        key: name,
        name,
        schema: property,
        isRequired: required.includes(name),
        schemas,
        depth,
      }),
    ),
  );
};

export const Parameters = ({
  parameters,
  schemas,
}: {
  parameters: Parameter[];
  schemas: Schemas;
}): ComponentChild =>
  h(
    'ul',
    { class: 'fields' },
    parameters.map(({ name, schema, required = false }) =>
      h(Field, { key: name, name, schema, isRequired: required, schemas, depth: 0 }),
    ),
  );

/** A text of the API. Parts between backticks are code. */
export const Marked = ({ text }: { text: string }): ComponentChild =>
  text.split('`').map((part, index) => (index % 2 === 1 ? h('code', { key: index }, part) : part));
