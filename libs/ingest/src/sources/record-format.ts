import { messageOf } from '../error-text.ts';
import type { RawEvent, SourceReader, SourceFile, UnreadableRecord } from '../raw-event.ts';
import { isFields, type Fields } from './record.ts';
import { wholeText } from './whole-text.ts';

export type Reading = RawEvent | UnreadableRecord;

/** What an adapter makes of a record. Without a title or a start it is reported as unreadable. */
export type PartialRawEvent = Omit<RawEvent, 'title'> & { title: string | null };

/** Where a record stands. */
export interface Origin {
  file: string;
  /** Counted from 0. */
  index: number;
  where: string;
}

/** For sources that are a single file, whatever its address calls it. */
export const ANY_FILE = /^/;

interface RecordFiles {
  /** The paths that hold records; a source's other files are passed over. */
  files: RegExp;
  parse: (text: string) => unknown;
  /** The records of a parsed file, or null where it is not built as it should be. */
  records: (parsed: unknown) => unknown[] | null;
  read: (record: Fields, origin: Origin) => PartialRawEvent | UnreadableRecord | (PartialRawEvent | UnreadableRecord)[];
}

/** A format whose files hold lists of records, each readable by itself. */
export const defineRecordFormat = (format: RecordFiles): SourceReader =>
  async function* (files) {
    for await (const file of files) if (format.files.test(file.name)) yield* readFile(format, file);
  };

async function* readFile(format: RecordFiles, file: SourceFile): AsyncGenerator<Reading> {
  const records = await recordsIn(format, file);
  if (typeof records === 'string') {
    yield { unreadable: records, where: file.name };
    return;
  }
  for (const [index, record] of records.entries()) {
    const origin = { file: file.name, index, where: `${file.name}, record ${index + 1}` };
    if (!isFields(record)) yield { unreadable: 'The record is not an object.', where: origin.where };
    else for (const draft of [format.read(record, origin)].flat()) yield validated(draft, origin.where);
  }
}

/** The records, or why there are none. */
async function recordsIn(format: RecordFiles, file: SourceFile): Promise<unknown[] | string> {
  const text = await wholeText(file);
  if (text === null) return 'The file is too large to be one file of this format.';
  try {
    return format.records(format.parse(text)) ?? 'The file holds no list of records.';
  } catch (error) {
    return `The file cannot be parsed: ${messageOf(error).replace(/\n[^]*/, '')}`;
  }
}

const hasTitle = (draft: PartialRawEvent): draft is PartialRawEvent & RawEvent => Boolean(draft.title);

export function validated(draft: PartialRawEvent | UnreadableRecord, where: string): Reading {
  if ('unreadable' in draft) return draft;
  if (!hasTitle(draft)) return { unreadable: 'The record has no title.', where };
  if (!draft.start_local && !draft.start_utc) return { unreadable: `"${draft.title}" has no start date.`, where };
  return draft;
}
