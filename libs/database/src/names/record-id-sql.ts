import { isId } from '@marquee/domain';
import sql, { empty, raw, type Sql } from 'sql-template-tag';

/** The id of a venue or an artist by slug or id, or by one that it had before it was merged: one row at most. */
export function recordIdSql(table: 'venue' | 'artist', idOrSlug: string): Sql {
  const byId = isId(idOrSlug) ? sql`UNION ALL SELECT id FROM ${raw(table)} WHERE id = ${idOrSlug}::uuid` : empty;
  return sql`
    SELECT id FROM ${raw(table)} WHERE slug = ${idOrSlug} ${byId}
    UNION ALL SELECT record_id FROM alias WHERE kind = ${table}::record_kind AND alias = ${idOrSlug} LIMIT 1`;
}
