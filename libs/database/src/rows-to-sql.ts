import sql, { join, raw, type Sql } from 'sql-template-tag';

export type Cell = string | number | boolean | Date | readonly (string | number)[] | null | undefined;
export type Row = Readonly<Record<string, Cell>>;

/**
 * Rows as a table to select from: one array a column, which PostgreSQL reads three times faster than records of JSON. `types`
 * names the columns to send, with their types; a cell of `json` is its text.
 */
export function rowsSql(rows: readonly object[], types: Readonly<Record<string, string>>): Sql {
  const columns = Object.entries(types).map(([name, type]) => {
    const cells = rows.map((row) => (row as Row)[name]);
    return sql`${type === 'json' ? jsonColumn(cells) : column(cells, type)} AS ${raw(name)}`;
  });
  return sql`(SELECT ${join(columns)})`;
}

/** Arrays of arrays would have to be of one length: such a cell travels as a text. */
const column = (cells: readonly Cell[], type: string): Sql =>
  type.endsWith('[]')
    ? sql`unnest(${arrayLiteral(cells)}::text[])::${raw(type)}`
    : sql`unnest(${arrayLiteral(cells)}::${raw(type)}[])`;

/** JSON texts stand side by side in a list as they are: nothing in them has to be quoted again, as an array asks for. */
function jsonColumn(cells: readonly Cell[]): Sql {
  const texts = cells.filter((cell) => typeof cell === 'string');
  if (texts.length < cells.length) return column(cells, 'json');
  return sql`json_array_elements(${enclosed('[', texts, ']')}::json)`;
}

export const arrayLiteral = (cells: readonly Cell[]): string => enclosed('{', cells.map(printed), '}');

/** In one go: what is put around a long text afterwards makes another one of it. */
function enclosed(open: string, items: string[], close: string): string {
  const last = items.length - 1;
  if (last < 0) return open + close;
  items[0] = `${open}${items[0] ?? ''}`;
  items[last] = `${items[last] ?? ''}${close}`;
  return items.join(',');
}

function printed(cell: Cell): string {
  if (cell === null || cell === undefined) return 'NULL';
  if (typeof cell === 'string') return quoted(cell);
  if (typeof cell !== 'object') return String(cell);
  return cell instanceof Date ? cell.toISOString() : quoted(arrayLiteral(cell));
}

const PLAIN = /^(?!null$)[\w:.-]+$/i;
const SPECIAL = /["\\]/;

function quoted(text: string): string {
  if (PLAIN.test(text)) return text;
  return SPECIAL.test(text) ? `"${text.replace(/["\\]/g, '\\$&')}"` : `"${text}"`;
}
