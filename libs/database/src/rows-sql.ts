import sql, { join, raw, type Sql } from 'sql-template-tag';

type Cell = string | number | boolean | Date | readonly string[] | null | undefined;

/**
 * Rows as a table to select from: one array a column, which PostgreSQL reads three times faster than records of JSON. `types`
 * names the columns to send, with their types; a cell of `json` is its text.
 */
export function rowsSql(rows: readonly object[], types: Readonly<Record<string, string>>): Sql {
  const columns = Object.entries(types).map(([name, type]) => {
    const cells = rows.map((row) => (row as Readonly<Record<string, Cell>>)[name]);
    // Arrays of arrays would have to be of one length: such a cell travels as a text.
    const isNested = type.endsWith('[]');
    return sql`unnest(${arrayLiteral(cells, type === 'json' ? JSON.stringify : quoted)}::${raw(isNested ? 'text' : type)}[])${raw(isNested ? `::${type}` : '')} AS ${raw(name)}`;
  });
  return sql`(SELECT ${join(columns)})`;
}

const arrayLiteral = (cells: readonly Cell[], quote: (text: string) => string): string =>
  `{${cells.map((cell) => printed(cell, quote)).join(',')}}`;

function printed(cell: Cell, quote: (text: string) => string): string {
  if (cell === null || cell === undefined) return 'NULL';
  if (typeof cell === 'string') return quote(cell);
  if (typeof cell !== 'object') return String(cell);
  return cell instanceof Date ? cell.toISOString() : quoted(arrayLiteral(cell, quoted));
}

// A JSON text has no signs that JSON would write in another way than an array does: its own function is the faster one there.
const quoted = (text: string) =>
  text.includes('"') || text.includes('\\') ? `"${text.replace(/["\\]/g, '\\$&')}"` : `"${text}"`;
