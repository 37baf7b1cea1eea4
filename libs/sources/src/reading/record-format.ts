import { errorMessage } from '../error-text.ts';
import type { RawEvent, SourceReader, SourceFile, UnreadableRecord } from '../raw-event.ts';
import { isFields, type Fields } from './record.ts';
import { wholeText } from './whole-text.ts';

export type ReadResult = RawEvent | UnreadableRecord;

/** A parsed record. One without a title or a start is reported as unreadable. */
export type PartialRawEvent = Omit<RawEvent, 'title'> & { title: string | null };

/** The position of a record in its source. */
export interface Origin {
  file: string;
  /** Counted from 0. */
  index: number;
  where: string;
}

/** Matches every file, for sources that are a single file under any name. */
export const ANY_FILE = /^/;

interface RecordFiles {
  /** Matches the paths of record files. Other files of the source are skipped. */
  files: RegExp;
  parse: (text: string) => unknown;
  /** Returns the records of a parsed file, or null if its structure is unexpected. */
  records: (parsed: unknown) => unknown[] | null;
  read: (
    record: Fields,
    origin: Origin,
  ) => PartialRawEvent | UnreadableRecord | (PartialRawEvent | UnreadableRecord)[];
}

/** Defines a format whose files contain lists of independent records. */
export const defineRecordFormat = (format: RecordFiles): SourceReader =>
  async function* (files) {
    for await (const file of files) if (format.files.test(file.name)) yield* readFile(format, file);
  };

async function* readFile(format: RecordFiles, file: SourceFile): AsyncGenerator<ReadResult> {
  const records = await recordsIn(format, file);
  if (typeof records === 'string') {
    yield { unreadable: records, where: file.name };
    return;
  }
  for (const [index, record] of records.entries()) {
    const origin = { file: file.name, index, where: `${file.name}, record ${index + 1}` };
    if (!isFields(record))
      yield { unreadable: 'The record is not an object.', where: origin.where };
    else
      for (const event of [format.read(record, origin)].flat())
        yield validated(event, origin.where);
  }
}

/** Returns the records, or the reason why there are none. */
async function recordsIn(format: RecordFiles, file: SourceFile): Promise<unknown[] | string> {
  const text = await wholeText(file);
  if (text === null) return 'The file is larger than 64 MB.';
  try {
    return format.records(format.parse(text)) ?? 'The file contains no list of records.';
  } catch (error) {
    return `The file cannot be parsed: ${describeParseError(error)}`;
  }
}

/** Leaves out positions and excerpts, so that equal reasons are counted together. */
const describeParseError = (error: unknown): string =>
  error instanceof SyntaxError
    ? 'it is not valid JSON.'
    : errorMessage(error).replace(/( at line \d|\n)[^]*/, '');

const hasTitle = (event: PartialRawEvent): event is PartialRawEvent & RawEvent =>
  Boolean(event.title);

export function validated(event: PartialRawEvent | UnreadableRecord, where: string): ReadResult {
  if ('unreadable' in event) return event;
  const stated = event.source_id ? { source_id: event.source_id } : {};
  if (!hasTitle(event)) return { unreadable: 'The record has no title.', where, ...stated };
  if (!event.start_local && !event.start_utc)
    return {
      unreadable: 'The record has no start date.',
      where: `${where}: ${event.title}`,
      ...stated,
    };
  return event;
}
