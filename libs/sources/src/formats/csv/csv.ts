import { pipeline } from 'node:stream';
import { parse, CsvError, type Parser } from 'csv-parse';
import { peek } from '../../peek.ts';
import type { SourceReader, SourceFile, UnreadableRecord } from '../../raw-event.ts';
import { decodeChunks } from '../../reading/decode-text.ts';
import { COLUMNS, toRawEvent } from '../../reading/raw-columns.ts';
import type { ReadResult } from '../../reading/record-format.ts';
import type { Fields } from '../../reading/record.ts';

const HEADER_BYTES = 8_192;
const MAX_ROW_CHARACTERS = 1_000_000;
const DELIMITERS = [',', ';', '\t', '|'];

/** Tables whose header contains RawEvent column names. The delimiter (comma, semicolon, tab or bar) is detected. */
export const readCsv: SourceReader = async function* (files) {
  for await (const file of files) yield* readTable(file);
};

async function* readTable(file: SourceFile): AsyncGenerator<ReadResult> {
  const { head, content } = await peek(decodeChunks(file.content), HEADER_BYTES);
  // The parser reports bad rows through a callback. They are yielded between the good ones.
  const badRows: UnreadableRecord[] = [];
  const rows = createParser(detectDialect(head.toString()), (error) => badRows.push(toUnreadable(error, file.name)));
  pipeline(content, rows, () => undefined); // an error reaches the loop below through `rows`
  try {
    for await (const { record, info } of rows as AsyncIterable<Row>) {
      yield* badRows.splice(0);
      yield toRawEvent(withLists(record), `${file.name}, line ${info.lines}`);
    }
  } catch (error) {
    if (!(error instanceof CsvError || error instanceof HeaderError)) throw error;
    badRows.push(toUnreadable(error, file.name));
  }
  yield* badRows;
}

class HeaderError extends Error {}

interface Row {
  record: Fields;
  info: { lines: number };
}

const createParser = (dialect: Dialect, onBadRow: (error: CsvError) => void): Parser =>
  parse({
    ...dialect,
    bom: true,
    columns: toColumns,
    info: true,
    max_record_size: MAX_ROW_CHARACTERS,
    on_skip(error) {
      if (error?.code === 'CSV_MAX_RECORD_SIZE') throw error; // the parser would not find the next row
      if (error) onBadRow(error);
      return undefined;
    },
    relax_column_count_less: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
  });

function toColumns(header: string[]): string[] {
  const columns = header.map((name) => name.trim().toLowerCase());
  if (columns.includes('title')) return columns;
  throw new HeaderError('The header has no column named "title".');
}

interface Dialect {
  delimiter: string;
  from_line: number;
}

/** Reads the delimiter from an Excel-style first line `sep=;`, else picks the most frequent one outside quotes. */
function detectDialect(head: string): Dialect {
  const [first = ''] = head.replace(/^\ufeff/, '').split(/[\r\n]/, 1);
  const [, stated] = /^"?sep=(.)"?$/i.exec(first) ?? [];
  return stated === undefined
    ? { delimiter: detectDelimiter(first), from_line: 1 }
    : { delimiter: stated, from_line: 2 };
}

function detectDelimiter(first: string): string {
  const header = first.replace(/"[^"]*"/g, '');
  const counts = DELIMITERS.map((delimiter) => header.split(delimiter).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ',';
}

function withLists(record: Fields): Fields {
  const lists = Object.entries(COLUMNS).filter(
    ([column, kind]) => kind === 'list' && typeof record[column] === 'string',
  );
  return { ...record, ...Object.fromEntries(lists.map(([column]) => [column, splitList(String(record[column]))])) };
}

const splitList = (text: string) =>
  text
    .split(';')
    .map((item) => item.trim())
    .filter(Boolean);

const toUnreadable = (error: CsvError | HeaderError, file: string): UnreadableRecord => {
  if (error instanceof HeaderError) return { unreadable: error.message, where: `${file}, line 1` };
  const { code, lines } = error;
  const unreadable = REASONS[code] ?? `The row cannot be read (${code}).`;
  return { unreadable, where: typeof lines === 'number' ? `${file}, line ${lines}` : file };
};

const REASONS: Partial<Record<string, string>> = {
  CSV_MAX_RECORD_SIZE:
    'The row is longer than 1 MB, perhaps because a quote is never closed. The rest of the file is skipped.',
  CSV_QUOTE_NOT_CLOSED: 'A quote is never closed, so the rest of the file is lost.',
  CSV_RECORD_INCONSISTENT_COLUMNS: 'The row has more cells than the header has columns.',
};
