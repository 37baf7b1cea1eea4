import { Readable } from 'node:stream';
import { peek } from '../../peek.ts';
import type { SourceFile, SourceReader } from '../../raw-event.ts';
import { decodeChunks, decodeText } from '../../reading/decode-text.ts';
import { readLines, type Line } from '../../reading/lines.ts';
import { toRawEvent } from '../../reading/raw-columns.ts';
import type { ReadResult } from '../../reading/record-format.ts';
import { isFields, type Fields } from '../../reading/record.ts';
import { wholeText } from '../../reading/whole-text.ts';
import { hiddenRow, isHiddenRow } from '../../tables/hidden-rows.ts';
import { createObjectReader, findRecords } from '../../tables/json-table.ts';
import { parseCarelessJson } from '../jsonld/json-text.ts';

const HEAD_BYTES = 512;
const BYTE_ORDER_MARKS = new Set(['fffe', 'feff']);
const MAX_LINE_BYTES = 1_000_000;

/** One JSON object per line, or a JSON array of objects, with our columns as keys or those of a known export. */
export const readNdjson: SourceReader = async function* (files, options = {}) {
  const readObject = createObjectReader(options);
  const isMapped = options.map !== undefined || options.date_order !== undefined;
  const read = (record: Fields, where: string) =>
    !isMapped && isOurs(record) ? readOwn(record, where) : readObject(record, where);
  for await (const file of files) {
    const { head, content } = await peek(file.content, HEAD_BYTES);
    const isUtf16 = BYTE_ORDER_MARKS.has(head.toString('hex', 0, 2));
    const opened = { ...file, content: isUtf16 ? Readable.from(decodeChunks(content)) : content };
    if (isWholeJson(isUtf16 ? decodeText(head.subarray(0, head.length & ~1)) : head.toString()))
      yield* readArray(opened, read);
    else
      for await (const line of readLines(opened, MAX_LINE_BYTES))
        if (line.text?.trim() !== '')
          yield* readLine(line, `${file.name}, line ${line.number}`, read);
  }
};

/** Objects with other names for the start are foreign. */
const isOurs = (record: Fields) =>
  'title' in record && ('start_local' in record || 'start_utc' in record);

function readOwn(record: Fields, where: string): ReadResult {
  const read = toRawEvent(record, where);
  return isHiddenRow(record) ? hiddenRow(where, record['source_id'], read) : read;
}

type Read = (record: Fields, where: string) => ReadResult;

/** An array, or an object over several lines, also behind a comment. */
const isWholeJson = (head: string) => /^\ufeff?\s*(?:\[|\{\s*[\r\n]|\/[/*])/.test(head);

async function* readArray(file: SourceFile, read: Read): AsyncGenerator<ReadResult> {
  const text = await wholeText(file);
  const records = text === null ? null : findRecords(parseCarelessJson(text)?.document);
  if (records === null) {
    yield {
      unreadable:
        text === null
          ? 'The file is larger than 64 MB.'
          : 'The file contains no valid JSON list of objects.',
      where: file.name,
    };
    return;
  }
  for (const [index, record] of records.entries()) {
    const where = `${file.name}, record ${index + 1}`;
    yield isFields(record)
      ? read(record, where)
      : { unreadable: 'The record is not an object.', where };
  }
}

function* readLine({ text }: Line, where: string, read: Read): Generator<ReadResult> {
  const record = text === null ? null : parsed(text);
  if (text === null) yield { unreadable: 'The line is longer than 1 MB.', where };
  else if (record === undefined) yield { unreadable: 'The line is not valid JSON.', where };
  else if (!isFields(record)) yield { unreadable: 'The line is not a JSON object.', where };
  else if ('title' in record) yield read(record, where);
  else yield* readObject(record, where, read);
}

/** Reads the object, or the list in it: an API can answer with one line. */
function* readObject(object: Fields, where: string, read: Read): Generator<ReadResult> {
  const records = findRecords(object) ?? [object];
  for (const [index, record] of records.entries()) {
    if (record === object) yield read(object, where);
    else if (isFields(record)) yield read(record, `${where}, record ${index + 1}`);
    else yield { unreadable: 'The record is not an object.', where };
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
