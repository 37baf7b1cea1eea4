import { readXlsx, type Sheet } from 'hucre/xlsx';
import { errorMessage } from '../../error-text.ts';
import { flatten } from '../../json/flatten.ts';
import { createReferred, resolveReferences } from '../../json/resolve-references.ts';
import type { SourceFile, SourceReader, UnreadableRecord } from '../../raw-event.ts';
import type { ReadResult } from '../../reading/record-format.ts';
import type { Fields } from '../../reading/record.ts';
import { wholeBytes } from '../../reading/whole-text.ts';
import type { ColumnPlan } from '../../tables/column-sources.ts';
import { detectDateOrder } from '../../tables/foreign-time.ts';
import { HeaderError, planTable } from '../../tables/plan-table.ts';
import type { TableOptions } from '../../tables/table-options.ts';
import { readRow } from '../../tables/table-rows.ts';
import { isWorkbook } from '../../unpack.ts';
import { findHeader, HEADER_ROWS } from './find-header.ts';
import { cellText, spreadMerges, timeCellText, type DateSystem } from './sheet-texts.ts';
import { unpackedTextSize } from './unpacked-size.ts';

// A sheet is in memory as a whole. This is about 75,000 rows.
const MAX_UNPACKED_BYTES = 20_000_000;
// The reader adds the empty cells up to the last row and column, so a single distant cell would
// need gigabytes.
const MAX_ROWS = 100_000;
const CELLS_READ = `A1:CV${String(MAX_ROWS + 1)}`; // 100 columns
// Each needs as much memory as the sheet of events.
const MAX_LISTS = 3;
const ORDER_SAMPLE_ROWS = 200;

/** Sheets of workbooks (XLSX), as tables with the columns of CSV files. */
export const readXlsxTables: SourceReader = async function* (files, options = {}) {
  for await (const file of files) yield* readFile(file, options);
};

async function* readFile(file: SourceFile, options: TableOptions): AsyncGenerator<ReadResult> {
  const opened = await openSheet(file, options.sheet);
  if ('unreadable' in opened) yield opened;
  else {
    yield* readSheet(opened, file.name, options);
    for (const name of opened.unread)
      yield {
        unreadable: 'The sheet is not read. Set --sheet to its name.',
        where: `${file.name}, sheet "${name}"`,
      };
  }
}

interface OpenedSheet {
  sheet: Sheet;
  /** Lists of venues, places or artists to which the rows can refer by ids. */
  others: Fields;
  /** Further visible sheets, if none is stated. */
  unread: string[];
  system: DateSystem;
}

async function openSheet(
  file: SourceFile,
  name: string | undefined,
): Promise<OpenedSheet | UnreadableRecord> {
  const refuse = (unreadable: string): UnreadableRecord => ({ unreadable, where: file.name });
  const bytes = await wholeBytes(file);
  if (bytes === null) return refuse('The file is larger than 64 MB.');
  if (!isWorkbook(bytes))
    return refuse('The file is not a workbook in the format XLSX. Save it as XLSX or CSV.');
  const size = unpackedTextSize(bytes);
  if (size === null) return refuse('The workbook is damaged.');
  if (size > MAX_UNPACKED_BYTES)
    return refuse('The workbook is larger than 20 MB unpacked. Save the sheet as CSV.');
  const names: string[] = [];
  const isList = createReferred();
  try {
    const visible: string[] = [];
    let lists = 0;
    const workbook = await readXlsx(bytes, {
      range: CELLS_READ,
      sheets: (sheet) => {
        if (names.includes(sheet.name)) return false;
        names.push(sheet.name);
        const isFirst = visible.every(isList);
        if (!isHidden(sheet)) visible.push(sheet.name);
        if (sheet.name === name) return true;
        if (isList(sheet.name)) return lists++ < MAX_LISTS;
        return name === undefined && !isHidden(sheet) && isFirst;
      },
    });
    const chosen = name ?? visible.find((other) => !isList(other)) ?? visible[0];
    const sheet = workbook.sheets.find((other) => other.name === chosen);
    const others = Object.fromEntries(
      workbook.sheets
        .filter((other) => other !== sheet && isList(other.name))
        .map((other) => [other.name, toList(other)]),
    );
    if (sheet && sheet.rows.length > MAX_ROWS)
      return refuse('The sheet has more than 100,000 rows. Save it as CSV.');
    if (sheet && !spreadMerges(sheet))
      return refuse('The workbook is damaged: merged cells overlap.');
    const unread = visible.filter(
      (other) => name === undefined && other !== chosen && !isList(other),
    );
    const system = workbook.dateSystem === '1904' ? '1904' : '1900';
    if (sheet) return { sheet, others, unread, system };
  } catch (error) {
    return refuse(`The workbook cannot be read: ${errorMessage(error)}`);
  }
  const listed = names.map((other) => `"${other}"`).join(', ');
  return refuse(
    `The workbook has no sheet ${name === undefined ? 'that is visible' : `"${name}"`}. Its sheets are ${listed}.`,
  );
}

/** The rows of a sheet of venues or artists, whose first row is the header. */
function toList({ rows }: Sheet): Fields[] {
  const [header = [], ...items] = rows.map((row) => row.map(cellText));
  return items
    .filter((item) => item.some((text) => text !== ''))
    .map((item) => Object.fromEntries(header.map((name, column) => [name, item[column]])));
}

const isHidden = ({
  hidden = false,
  veryHidden = false,
}: {
  hidden?: boolean;
  veryHidden?: boolean;
}) => hidden || veryHidden;

function* readSheet(
  { sheet, others, system }: OpenedSheet,
  file: string,
  options: TableOptions,
): Generator<ReadResult> {
  const { rows } = sheet;
  const where = `${file}, sheet "${sheet.name}"`;
  const { header, firstRow } = findHeader(
    rows.slice(0, HEADER_ROWS).map((row) => row.map(cellText)),
    options.map,
  );
  const data = rows.slice(firstRow);
  if (data.every((row) => row.every((cell) => cellText(cell) === ''))) {
    yield { unreadable: 'The table has no rows.', where, cause: 'empty' };
    return;
  }
  const toRecord = (texts: string[]) =>
    Object.fromEntries(header.map((name, column) => [name, texts[column]]));
  const rowSample = joinLists(
    data
      .slice(0, ORDER_SAMPLE_ROWS)
      .map((row) => toRecord(header.map((_, column) => timeCellText(row[column] ?? null, system)))),
    others,
  );
  const names = [...new Set([...header, ...rowSample.flatMap(Object.keys)])];
  const plan = attemptPlan(names, options, rowSample);
  if (typeof plan === 'string') {
    yield { unreadable: plan, where };
    return;
  }
  const times = timeColumns(plan);
  const toTexts = (row: (typeof rows)[number]) =>
    header.map((name, column) =>
      times.has(name) ? timeCellText(row[column] ?? null, system) : cellText(row[column] ?? null),
    );
  const texts = data.map(toTexts);
  const order =
    options.date_order ?? detectDateOrder(texts.slice(0, ORDER_SAMPLE_ROWS).flat().join('\n'));
  for (const [index, record] of joinLists(texts.map(toRecord), others).entries())
    if (texts[index]?.some((text) => text !== ''))
      yield readRow(record, plan, {
        where: `${where}, row ${String(firstRow + index + 1)}`,
        order,
      });
}

const joinLists = (records: Fields[], others: Fields): Fields[] =>
  Object.keys(others).length === 0
    ? records
    : (resolveReferences(records, others) as Fields[]).map((record) => flatten(record));

/** Returns the plan, or the reason why there is none. */
function attemptPlan(
  header: string[],
  options: TableOptions,
  sample: Fields[],
): ColumnPlan | string {
  try {
    return planTable(header, options, sample);
  } catch (error) {
    if (error instanceof HeaderError) return error.message;
    throw error;
  }
}

const TIMES = [
  'start_local',
  'start_date',
  'start_time',
  'end_local',
  'end_date',
  'end_time',
  'doors_local',
] as const;
const timeColumns = ({ sources }: ColumnPlan) =>
  new Set(TIMES.flatMap((target) => sources.get(target)?.flat() ?? []));
