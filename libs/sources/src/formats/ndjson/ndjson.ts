import { Readable } from 'node:stream';
import { chooseLists, findLists } from '../../json/find-lists.ts';
import { readDocument } from '../../json/read-document.ts';
import { resolveReferences } from '../../json/resolve-references.ts';
import { readSiblingLists } from '../../json/sibling-lists.ts';
import { peek } from '../../peek.ts';
import type { SourceFile, SourceReader, UnreadableRecord } from '../../raw-event.ts';
import { decodeChunks, decodeText } from '../../reading/decode-text.ts';
import { readLines, type Line } from '../../reading/lines.ts';
import { toRawEvent } from '../../reading/raw-columns.ts';
import type { ReadResult } from '../../reading/record-format.ts';
import { isFields, type Fields } from '../../reading/record.ts';
import { wholeText } from '../../reading/whole-text.ts';
import { hiddenRow, isHiddenRow } from '../../tables/hidden-rows.ts';
import { createObjectReader } from '../../tables/json-table.ts';
import type { TableOptions } from '../../tables/table-options.ts';
import { parseCarelessJson } from '../jsonld/json-text.ts';

const HEAD_BYTES = 65_536;
const BYTE_ORDER_MARKS = new Set(['fffe', 'feff']);
const MAX_LINE_BYTES = 1_000_000;

/**
 * One JSON object per line, or a JSON document with a list of objects, with our columns as keys or
 * other names for them.
 */
export const readNdjson: SourceReader = async function* (files, options = {}) {
  for await (const file of files) {
    const { head, content } = await peek(file.content, HEAD_BYTES);
    const isUtf16 = BYTE_ORDER_MARKS.has(head.toString('hex', 0, 2));
    const opened = { ...file, content: isUtf16 ? Readable.from(decodeChunks(content)) : content };
    if (isWholeJson(isUtf16 ? decodeText(head.subarray(0, head.length & ~1)) : head.toString()))
      yield* readWhole(opened, options);
    else yield* readEachLine(opened, options);
  }
};

/** An array, or an object over several lines, also behind a comment. */
const isWholeJson = (head: string): boolean =>
  /^\ufeff?\s*(?:\[|\{\s*[\r\n]|\/[/*])/.test(head) || isOpenLine(/^.*(?=\r?\n)/.exec(head)?.[0]);

/** `{"value":[{"id":1},` continues on the next line. */
const isOpenLine = (line: string | undefined): boolean =>
  line !== undefined && /^\ufeff?\s*\{.*[^}\s]\s*$/.test(line) && parsed(line) === undefined;

async function* readWhole(file: SourceFile, options: TableOptions): AsyncGenerator<ReadResult> {
  const text = await wholeText(file);
  const parsed = text === null ? null : parseCarelessJson(text);
  if (parsed) {
    const others = await readSiblingLists(parsed.document, file);
    yield* readDocument(parsed.document, { options, file: file.name, others });
  } else
    yield {
      unreadable: text === null ? 'The file is larger than 64 MB.' : 'The file is not valid JSON.',
      where: file.name,
    };
}

async function* readEachLine(file: SourceFile, options: TableOptions): AsyncGenerator<ReadResult> {
  const isMapped = options.map !== undefined || options.date_order !== undefined;
  const readForeign = createObjectReader(options);
  function* read(record: Fields, where: string): Generator<ReadResult> {
    if (!isMapped && isOurs(record)) yield readOwn(record, where);
    else yield* readForeign(record, where);
  }
  for await (const line of readLines(file, MAX_LINE_BYTES)) {
    if (line.text?.trim() === '') continue;
    const where = `${file.name}, line ${line.number}`;
    const record = parseLine(line, where);
    if (record.object === undefined) yield record;
    else if (line.number === 1 && hasList(record.object))
      yield* readDocument(record.object, { options, file: where });
    else yield* read(record.object, where);
  }
}

/** An API can answer with one line that contains the list. */
const hasList = (object: Fields): boolean =>
  !('title' in object) &&
  Object.values(object).some((value) => Array.isArray(value) || isFields(value)) &&
  chooseLists(findLists(resolveReferences(object))).length > 0;

/** Objects with other names for the start are foreign. */
const isOurs = (record: Fields) =>
  'title' in record && ('start_local' in record || 'start_utc' in record);

function readOwn(record: Fields, where: string): ReadResult {
  const read = toRawEvent(record, where);
  return isHiddenRow(record) ? hiddenRow(where, record['source_id'], read) : read;
}

type ParsedLine = { object: Fields } | (UnreadableRecord & { object?: undefined });

function parseLine({ text }: Line, where: string): ParsedLine {
  if (text === null) return { unreadable: 'The line is longer than 1 MB.', where };
  const object = parsed(text);
  if (object === undefined) return { unreadable: 'The line is not valid JSON.', where };
  return isFields(object) ? { object } : { unreadable: 'The line is not a JSON object.', where };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
