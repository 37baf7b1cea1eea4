export type { EventField } from './event-field.ts';
export { ACCESSIBILITY_FEATURES, AUDIENCES } from './event-fields.ts';
export { CATEGORY_OF_KIND, KINDS, type Kind } from './kind.ts';
export {
  type AllFields,
  FIELD_ENTRIES,
  FIELD_NAMES,
  FIELDS,
  type FieldFilter,
  type FieldName,
  type FieldToolFilter,
  type FieldTypes,
  fieldsOfView,
  type FieldValues,
  type ListFields,
  type RequestedFields,
  toPublicValue,
  unstated,
} from './field-values.ts';
