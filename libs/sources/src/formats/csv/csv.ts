import { pipeline } from 'node:stream';
import { parse, CsvError, type Parser } from 'csv-parse';
import { parse as parseSync } from 'csv-parse/sync';
import { flatten } from '../../json/flatten.ts';
import { resolveReferences } from '../../json/resolve-references.ts';
import { readSiblingLists } from '../../json/sibling-lists.ts';
import { peek } from '../../peek.ts';
import type { SourceReader, SourceFile, UnreadableRecord } from '../../raw-event.ts';
import { decodeChunks } from '../../reading/decode-text.ts';
import type { ReadResult } from '../../reading/record-format.ts';
import type { Fields } from '../../reading/record.ts';
import type { ColumnPlan } from '../../tables/column-sources.ts';
import { detectDateOrder } from '../../tables/foreign-time.ts';
import { HeaderError, planTable, withoutRepeats } from '../../tables/plan-table.ts';
import type { TableOptions } from '../../tables/table-options.ts';
import { readRow } from '../../tables/table-rows.ts';
import { isWorkbook } from '../../unpack.ts';

const HEADER_BYTES = 8_192;
const SAMPLE_ROWS = 50;
const MAX_ROW_CHARACTERS = 1_000_000;
const DELIMITERS = [',', ';', '\t', '|'];

/**
 * Tables with our column names, those of a known export, or those that a mapping names. The
 * delimiter (comma, semicolon, tab or bar) is detected.
 */
export const readCsv: SourceReader = async function* (files, options = {}) {
  for await (const file of files) yield* readTable(file, options);
};

async function* readTable(file: SourceFile, options: TableOptions): AsyncGenerator<ReadResult> {
  const opened = await peek(file.content, HEADER_BYTES);
  if (isWorkbook(opened.head)) {
    yield { unreadable: 'The file is a workbook. Use the format xlsx.', where: file.name };
    return;
  }
  const { head, content } = await peek(decodeChunks(opened.content, file), HEADER_BYTES);
  // The parser reports bad rows through a callback. They are yielded between the good ones.
  const badRows: UnreadableRecord[] = [];
  const text = head.toString();
  const order = options.date_order ?? detectDateOrder(text);
  let plan: ColumnPlan | undefined;
  const dialect = detectDialect(text);
  const [firstRow] = sampleRows(text, dialect, true);
  const join = createJoin(await readSiblingLists(firstRow, file));
  const toColumns = (names: string[]) => {
    const header = withoutRepeats(names.map((name) => name.trim()));
    const sample = sampleRows(text, dialect, header).map(join);
    const joined = new Set([...header, ...sample.flatMap((row) => Object.keys(row))]);
    plan = planTable([...joined], options, sample);
    return header;
  };
  const rows = createParser({ ...dialect, columns: toColumns }, (error) =>
    badRows.push(toUnreadable(error, file.name)),
  );
  pipeline(content, rows, () => undefined); // an error reaches the loop below through `rows`
  let isEmpty = true;
  try {
    for await (const { record, info } of rows as AsyncIterable<Row>) {
      isEmpty = false;
      yield* badRows.splice(0);
      const where = `${file.name}, line ${info.lines}`;
      if (plan) yield readRow(join(record), plan, { where, order });
    }
  } catch (error) {
    if (!(error instanceof CsvError || error instanceof HeaderError)) throw error;
    badRows.push(toUnreadable(error, file.name));
  }
  isEmpty &&= badRows.length === 0;
  yield* badRows;
  if (isEmpty) yield { unreadable: 'The table has no rows.', where: file.name, cause: 'empty' };
}

/** Returns a function that adds to a row what its ids mean in the lists next to the file. */
const createJoin = (lists: Fields) => (row: Fields) =>
  Object.keys(lists).length === 0 ? row : flatten(resolveReferences(row, lists) as Fields);

/** Returns the first rows, whose values show what the columns are. */
function sampleRows(head: string, dialect: Dialect, columns: string[] | true): Fields[] {
  const complete = head.slice(0, head.lastIndexOf('\n') + 1);
  const firstLine = dialect.from_line + (columns === true ? 0 : 1);
  try {
    return parseSync<Fields>(complete, {
      ...{ ...dialect, from_line: firstLine, columns, to: SAMPLE_ROWS },
      ...{ bom: true, relax_column_count: true, relax_quotes: true, skip_empty_lines: true },
      ltrim: isPadded(dialect),
      skip_records_with_error: true,
    });
  } catch {
    return []; // the parser of the whole file reports what is wrong
  }
}

interface Row {
  record: Fields;
  info: { lines: number };
}

const createParser = (
  options: Dialect & { columns: (header: string[]) => string[] },
  onBadRow: (error: CsvError) => void,
): Parser =>
  parse({
    ...options,
    bom: true,
    info: true,
    ltrim: isPadded(options),
    max_record_size: MAX_ROW_CHARACTERS,
    on_skip(error) {
      // the parser would not find the next row
      if (error?.code === 'CSV_MAX_RECORD_SIZE') throw error;
      if (error) onBadRow(error);
      return undefined;
    },
    relax_column_count_less: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
  });

/** A quote can follow a space or a tab: `name, "city"`. */
const isPadded = ({ delimiter }: Dialect): boolean => delimiter !== '\t';

interface Dialect {
  delimiter: string;
  from_line: number;
}

/**
 * Reads the delimiter from an Excel-style first line `sep=;`, else picks the most frequent one
 * outside quotes.
 */
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
