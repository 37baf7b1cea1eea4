import type { EventField } from './event-field.ts';
import { EVENT_FIELDS } from './event-fields.ts';

type Fields = typeof EVENT_FIELDS;
export type FieldName = keyof Fields;

/** The fields by name, for code that treats all fields alike. */
export const FIELDS: Readonly<Record<FieldName, EventField>> = EVENT_FIELDS;
export const FIELD_NAMES = Object.keys(EVENT_FIELDS) as FieldName[]; // the keys are the names
export const FIELD_ENTRIES = Object.entries(EVENT_FIELDS) as [FieldName, EventField][];

/** The types of the fields, by name. */
export type FieldTypes = { [Name in FieldName]: Fields[Name]['type'] };

type FilterOf<Name extends FieldName, Member extends 'filter' | 'toolFilter'> =
  Fields[Name] extends Record<Member, string>
    ? Fields[Name] extends { filterName: infer Filter extends string }
      ? Filter
      : Name
    : never;

/** The names of the filters, and of those that search_events has. */
export type FieldFilter = { [Name in FieldName]: FilterOf<Name, 'filter'> }[FieldName];
export type FieldToolFilter = { [Name in FieldName]: FilterOf<Name, 'toolFilter'> }[FieldName];

type ValueOf<Field> = Field extends { type: 'flag' }
  ? boolean
  : Field extends { type: 'word'; values: readonly (infer Word)[] }
    ? Word
    : Field extends { type: 'languages' }
      ? string[]
      : Field extends { type: 'features'; values: readonly (infer Feature extends string)[] }
        ? Partial<Record<Feature, boolean>>
        : Field extends { type: 'texts' }
          ? Record<string, string>
          : string;

/** The plain fields of a normalised event. A field that the source does not state is absent. */
export type FieldValues = { -readonly [Name in FieldName]?: ValueOf<Fields[Name]> };

type PublicValue<Field> = Field extends { type: 'languages' | 'texts' }
  ? ValueOf<Field>
  : Field extends { type: 'features'; values: readonly (infer Feature extends string)[] }
    ? Record<Feature, boolean | null>
    : ValueOf<Field> | null;

type NamesOf<View> = {
  [Name in FieldName]: Fields[Name]['view'] extends View ? Name : never;
}[FieldName];

/** The plain fields of the API's records. */
type PublicFields<View> = { -readonly [Name in NamesOf<View>]: PublicValue<Fields[Name]> };
export type ListFields = PublicFields<'list'>;
export type RequestedFields = PublicFields<'requested'>;
export type AllFields = ListFields & RequestedFields;

/** Returns the names of the fields with the view. */
export const fieldsOfView = (view: EventField['view']): FieldName[] =>
  FIELD_NAMES.filter((name) => FIELDS[name].view === view);

/** Returns the value of a field that no source states. */
export function unstated(field: EventField): unknown {
  switch (field.type) {
    case 'languages':
      return [];
    case 'texts':
      return {};
    case 'features':
      return Object.fromEntries(field.values.map((feature) => [feature, null]));
    default:
      return null;
  }
}

/** Returns the value of a field as the API shows it. */
export function toPublicValue(field: EventField, stored: unknown): unknown {
  if (stored === null || stored === undefined) return unstated(field);
  return field.type === 'features' ? { ...Object(unstated(field)), ...Object(stored) } : stored;
}
