import { z } from 'zod';
import type { EventField } from './event-field.ts';
import {
  FIELDS,
  fieldsOfView,
  toPublicValue,
  type FieldName,
  type ListFields,
  type RequestedFields,
} from './field-values.ts';

type Shape<Values> = { [Name in keyof Values]: z.ZodType<Values[Name], Values[Name]> };

function schemaOf(field: EventField): z.ZodType {
  const flag = z.boolean().nullable();
  switch (field.type) {
    case 'flag':
      return flag;
    case 'word':
      return z.enum(field.values).nullable();
    case 'languages':
      return z.array(z.string());
    case 'features':
      return z.object(Object.fromEntries(field.values.map((feature) => [feature, flag])));
    case 'texts':
      return z.record(z.string(), z.string());
    case 'text':
      return z.string().nullable();
  }
}

/** The name of the schema in the reference, if it is an object of fixed members. */
const schemaId = (name: FieldName, { type }: EventField) =>
  type === 'features' ? { id: name.charAt(0).toUpperCase() + name.slice(1) } : {};

const withMeta = (name: FieldName, remark = '') => {
  const field = FIELDS[name];
  return schemaOf(field).meta({
    ...schemaId(name, field),
    description: field.description + remark,
    examples: [toPublicValue(field, field.example)],
  });
};

const shapeOf = (view: EventField['view']) =>
  Object.fromEntries(fieldsOfView(view).map((name) => [name, withMeta(name)] as const));

/** The members of the schemas of records. */
// each schema accepts the values of its field
export const LIST_SHAPE = shapeOf('list') as Shape<ListFields>;
export const REQUESTED_SHAPE = shapeOf('requested') as Shape<RequestedFields>;
export const OPTIONAL_SHAPE = Object.fromEntries(
  fieldsOfView('requested').map((name) => [
    name,
    withMeta(name, ' Only with `fields`.').optional(),
  ]),
) as { [Name in keyof RequestedFields]: z.ZodOptional<Shape<RequestedFields>[Name]> };

const examplesOf = (view: EventField['view']) =>
  Object.fromEntries(fieldsOfView(view).map((name) => [name, toPublicValue(FIELDS[name], null)]));

/** The members of an example record of which nothing is stated. */
export const LIST_EXAMPLE = examplesOf('list');
export const REQUESTED_EXAMPLE = examplesOf('requested');
