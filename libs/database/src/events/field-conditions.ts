// SQL because Prisma cannot express it: conditions on lists and JSON that match indexes.
import { FIELD_ENTRIES, type EventField, type FieldName } from '@marquee/domain';
import sql, { raw, type Sql } from 'sql-template-tag';

/**
 * What a caller requests of a field: a flag, or words of which an event has one (all of them for
 * features), and others it lacks.
 */
export type FieldCondition = boolean | { included: string[]; excluded: string[] };

/** The conditions on plain fields. An absent field does not restrict the list. */
export type FieldConditions = Partial<Record<FieldName, FieldCondition>>;

export const fieldConditions = (conditions: FieldConditions = {}): Sql[] =>
  FIELD_ENTRIES.flatMap(([name, field]) => {
    const condition = conditions[name];
    return condition === undefined ? [] : conditionsOn(raw(`e.${name}`), field, condition);
  });

function conditionsOn(column: Sql, { type }: EventField, condition: FieldCondition): Sql[] {
  if (typeof condition === 'boolean') return [condition ? column : sql`${column} IS NOT TRUE`];
  const { included, excluded } = condition;
  const matches = {
    languages: (words: string[]) =>
      sql`${column} IS NOT NULL AND language_keys(${column}) && ${words}::text[]`,
    features: (words: string[]) =>
      sql`${column} IS NOT NULL AND ${column} @> ${allTrue(words)}::jsonb`,
    word: isAmong(column),
  }[type === 'languages' || type === 'features' ? type : 'word'];
  return [
    ...(included.length > 0 ? [matches(included)] : []),
    ...(excluded.length > 0 ? [sql`(${matches(excluded)}) IS NOT TRUE`] : []),
  ];
}

// `=` lets an index return one kind in order of time.
const isAmong = (column: Sql) => (words: string[]) =>
  words.length === 1 ? sql`${column} = ${words[0]}::text` : sql`${column} = ANY(${words}::text[])`;

const allTrue = (features: string[]) =>
  JSON.stringify(Object.fromEntries(features.map((feature) => [feature, true])));
