import { isId } from '@marquee/domain';
import sql, { empty, raw, type Sql } from 'sql-template-tag';

/** Selects the id of a venue or artist by a current or former slug or id. Returns at most one row. */
export function recordIdSql(table: 'venue' | 'artist', idOrSlug: string): Sql {
  const byId = isId(idOrSlug) ? sql`UNION ALL SELECT id FROM ${raw(table)} WHERE id = ${idOrSlug}::uuid` : empty;
  return sql`
    SELECT id FROM ${raw(table)} WHERE slug = ${idOrSlug} ${byId}
    UNION ALL SELECT record_id FROM alias WHERE kind = ${table}::record_kind AND alias = ${idOrSlug} LIMIT 1`;
}
