import type { SourceReader } from '../../raw-event.ts';
import { readLines, type Line } from '../../reading/lines.ts';
import { toRawEvent } from '../../reading/raw-columns.ts';
import type { ReadResult } from '../../reading/record-format.ts';
import { isFields } from '../../reading/record.ts';

const MAX_LINE_BYTES = 1_000_000;

/** One JSON object per line with the columns of RawEvent as keys. Blank lines are skipped. */
export const readNdjson: SourceReader = async function* (files) {
  for await (const file of files) {
    for await (const line of readLines(file, MAX_LINE_BYTES)) {
      if (line.text?.trim() !== '') yield readLine(line, `${file.name}, line ${line.number}`);
    }
  }
};

function readLine({ text }: Line, where: string): ReadResult {
  if (text === null) return { unreadable: 'The line is longer than 1 MB.', where };
  const record = parsed(text);
  if (record === undefined) return { unreadable: 'The line is not valid JSON.', where };
  if (!isFields(record)) return { unreadable: 'The line is not a JSON object.', where };
  return toRawEvent(record, where);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
