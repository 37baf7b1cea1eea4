import type { Statement } from '../connection/connect.ts';
import { arrayLiteral, type Cell, type Row } from './rows-to-sql.ts';

const ROWS_PER_CHUNK = 50;

/**
 * Inserts rows with COPY. It fails if a row already exists. Rows are serialised while PostgreSQL
 * inserts earlier ones. Send it once.
 */
export const copyRows = (
  table: string,
  columns: readonly string[],
  rows: Iterable<object>,
): Statement => ({
  text: `COPY ${table} (${columns.join(', ')}) FROM STDIN`,
  values: [],
  data: toChunks(rows, columns),
});

/** Yields COPY's text format in chunks, because very long strings are slow to build and collect. */
function* toChunks(rows: Iterable<object>, columns: readonly string[]): Generator<string> {
  let lines: string[] = [];
  for (const row of rows) {
    lines.push(`${columns.map((column) => toCopyText((row as Row)[column])).join('\t')}\n`);
    if (lines.length < ROWS_PER_CHUNK) continue;
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
const ESCAPES: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  '\t': '\\t',
  '\n': '\\n',
  '\r': '\\r',
};

const escapeCopyText = (text: string): string =>
  SPECIAL.test(text)
    ? text.replace(/[\\\t\n\r]/g, (character) => ESCAPES[character] ?? character)
    : text;
