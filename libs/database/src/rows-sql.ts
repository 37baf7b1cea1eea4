import sql, { join, raw, type Sql } from 'sql-template-tag';
import { binaryArray, isBinaryType, type Cell } from './binary-array.ts';

type Sent = Cell | readonly string[];

/**
 * Rows as a table to select from: one array a column, in PostgreSQL's binary format. `types` names the columns to send, with their types:
 * a cell of `json` is its text, one of `bytea` hexadecimal, one of a type without a binary form here what PostgreSQL reads.
 */
export function rowsSql(rows: readonly object[], types: Readonly<Record<string, string>>): Sql {
  const columns = Object.entries(types).map(([name, type]) => {
    const cells = rows.map((row) => (row as Readonly<Record<string, Sent>>)[name]);
    if (isBinaryType(type)) return sql`unnest(${binaryArray(type, cells as Cell[])}::${raw(type)}[]) AS ${raw(name)}`;
    // Arrays of arrays would have to be of one length; the numbers of other types differ from one database to the next.
    return sql`unnest(${binaryArray('text', cells.map(printed))}::text[])::${raw(type)} AS ${raw(name)}`;
  });
  return sql`(SELECT ${join(columns)})`;
}

/** A cell as PostgreSQL reads it. */
function printed(cell: Sent): string | null {
  if (cell === null || cell === undefined) return null;
  if (Array.isArray(cell)) return `{${cell.map(quoted).join(',')}}`;
  if (typeof cell === 'object')
    throw new TypeError('This type has no binary form here: its cells are texts or numbers.');
  return String(cell);
}

const quoted = (text: string) =>
  text.includes('"') || text.includes('\\') ? `"${text.replace(/["\\]/g, '\\$&')}"` : `"${text}"`;
