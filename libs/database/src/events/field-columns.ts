import {
  FIELD_ENTRIES,
  FIELD_NAMES,
  FIELDS,
  fieldsOfView,
  toPublicValue,
  type EventField,
  type FieldName,
  type FieldValues,
  type ListFields,
  type RequestedFields,
} from '@marquee/domain';
import { raw, type Sql } from 'sql-template-tag';
import type { Cell } from '../statements/rows-to-sql.ts';

const TYPES: Readonly<Record<EventField['type'], string>> = {
  flag: 'boolean',
  text: 'text',
  word: 'text',
  languages: 'text[]',
  features: 'jsonb',
  texts: 'jsonb',
};

/** The columns of `event` for the plain fields, with their types. */
export const FIELD_COLUMNS = Object.fromEntries(
  FIELD_ENTRIES.map(([name, { type }]) => [name, TYPES[type]]),
) as Readonly<Record<FieldName, string>>; // every field has an entry

export type FieldCells = Record<FieldName, Cell>;

/** Returns the cells of the plain fields. Unstated fields are null. */
export function toFieldCells(values: FieldValues): FieldCells {
  const cells: Partial<FieldCells> = {};
  for (const name of FIELD_NAMES) {
    const value = values[name] ?? null;
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    cells[name] = isObject ? JSON.stringify(value) : value;
  }
  return cells as FieldCells; // every field has a cell
}

const columns = (names: FieldName[]): Sql => raw(names.map((name) => `e.${name}`).join(', '));

const LIST_NAMES = fieldsOfView('list');
const OTHER_NAMES = fieldsOfView('requested');

/** The columns of lists and of longer records, as PostgreSQL returns them. */
export const LIST_FIELD_COLUMNS = columns(LIST_NAMES);
export const FULL_FIELD_COLUMNS = columns(OTHER_NAMES);

/** Returns the fields of a row as the API shows them. */
const present = (names: FieldName[], row: object): object =>
  Object.fromEntries(
    names.map((name) => [name, toPublicValue(FIELDS[name], Reflect.get(row, name))]),
  );

export const presentListFields = (row: object): ListFields =>
  present(LIST_NAMES, row) as ListFields; // the names are those of the type
export const presentOtherFields = (row: object): RequestedFields =>
  present(OTHER_NAMES, row) as RequestedFields; // all others
