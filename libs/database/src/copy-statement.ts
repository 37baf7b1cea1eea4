import type { Statement } from './connect.ts';
import { arrayLiteral, type Cell, type Row } from './rows-to-sql.ts';

const ROWS_AT_ONCE = 50;

/**
 * Rows that a table does not have yet, for PostgreSQL to take in as it does fastest (COPY): it looks for nothing that may stand in their place, and
 * is at work on the first ones while the next ones are written down. The statement can be sent once.
 */
export const copyRows = (table: string, columns: readonly string[], rows: Iterable<object>): Statement => ({
  text: `COPY ${table} (${columns.join(', ')}) FROM STDIN`,
  values: [],
  data: linesOf(rows, columns),
});

/** COPY's text format, some rows at a time: long texts are slow to make and to clear away. */
function* linesOf(rows: Iterable<object>, columns: readonly string[]): Generator<string> {
  let lines: string[] = [];
  for (const row of rows) {
    lines.push(`${columns.map((column) => toCopyText((row as Row)[column])).join('\t')}\n`);
    if (lines.length < ROWS_AT_ONCE) continue;
    yield lines.join('');
    lines = [];
  }
  if (lines.length > 0) yield lines.join('');
}

function toCopyText(cell: Cell): string {
  if (cell === null || cell === undefined) return '\\N';
  if (typeof cell === 'string') return escapeCopyText(cell);
  if (typeof cell !== 'object') return String(cell);
  return cell instanceof Date ? cell.toISOString() : escapeCopyText(arrayLiteral(cell));
}

const SPECIAL = /[\\\t\n\r]/;
const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

const escapeCopyText = (text: string): string =>
  SPECIAL.test(text) ? text.replace(/[\\\t\n\r]/g, (sign) => ESCAPES[sign] ?? sign) : text;
