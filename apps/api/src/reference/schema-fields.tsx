import { type ComponentChild } from '@marquee/pages';
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
    values.map((value, at) => [at > 0 && ', ', <code key={at}>{show(value)}</code>]),
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
  return (
    <li>
      <p>
        <b>
          <code>{name}</code>
        </b>{' '}
        {typeName(schema)}
        {isRequired && <em>{' required'}</em>}
      </p>
      {description !== undefined && (
        <p>
          <Marked text={description} />
        </p>
      )}
      {hasFacts !== undefined && (
        <p class="quiet-text">
          <Codes title="One of" values={values} />
          <Codes title="At least" values={minimum === undefined ? [] : [minimum]} />
          <Codes title="At most" values={maximum === undefined ? [] : [maximum]} />
          <Codes title="Default" values={initial === undefined ? [] : [initial]} />
          {values === undefined && <Codes title="Examples" values={examples} />}
        </p>
      )}
      <Nested name={name} schema={schema} schemas={schemas} depth={depth} />
    </li>
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
  return (
    <details>
      <summary>{`Fields of ${name}`}</summary>
      <Fields schema={inner} schemas={schemas} depth={depth + 1} />
    </details>
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
  return (
    <ul class="fields">
      {Object.entries(properties).map(([name, property]) => (
        <Field
          key={name}
          name={name}
          schema={property}
          isRequired={required.includes(name)}
          schemas={schemas}
          depth={depth}
        />
      ))}
    </ul>
  );
};

export const Parameters = ({
  parameters,
  schemas,
}: {
  parameters: Parameter[];
  schemas: Schemas;
}): ComponentChild => (
  <ul class="fields">
    {parameters.map(({ name, schema, required = false }) => (
      <Field
        key={name}
        name={name}
        schema={schema}
        isRequired={required}
        schemas={schemas}
        depth={0}
      />
    ))}
  </ul>
);

/** A text of the API. Parts between backticks are code. */
export const Marked = ({ text }: { text: string }): ComponentChild =>
  text.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
