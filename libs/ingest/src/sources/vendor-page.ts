import type { SourceReader, UnreadableRecord } from '../raw-event.ts';
import { ANY_FILE, defineRecordFormat, type PartialRawEvent } from './record-format.ts';
import { fieldsOf, isFields, listOf, textOf, type Fields } from './record.ts';
import { bodiesIn } from './recorded-bodies.ts';

interface VendorPages {
  /** The records of one answer; null where it is no answer about events. */
  recordsOf: (body: unknown) => unknown[] | null;
  read: (record: Fields) => PartialRawEvent | UnreadableRecord;
}

/** A format of an API's answers, as pages or as recordings of them. An error in place of a page is told by its code. */
export const vendorPages = ({ recordsOf, read }: VendorPages): SourceReader =>
  defineRecordFormat({
    files: ANY_FILE,
    parse: JSON.parse,
    records: (parsed) => {
      const pages = bodiesIn(parsed).map((body) => (isRefusal(body) ? [body] : recordsOf(body)));
      return pages.every((page) => page === null) ? null : pages.flatMap((page) => page ?? []);
    },
    read: (record, { where }) => (isRefusal(record) ? refusalIn(record, where) : read(record)),
  });

// Each of the four has its own way to say no; none has these members beside an event's.
const isRefusal = (body: unknown): body is Fields =>
  isFields(body) &&
  !('id' in body) &&
  ['errors', 'fault', 'error_description', 'error'].some((member) => member in body);

/** The code alone: what an API says in words may repeat the key that it was asked with. */
function refusalIn(body: Fields, where: string): UnreadableRecord {
  const [first] = listOf(body['errors']);
  const code =
    textOf(fieldsOf(first)['code']) ??
    textOf(fieldsOf(fieldsOf(body['fault'])['detail'])['errorcode']) ??
    textOf(body['error']);
  return {
    unreadable: `The answer is an error${/^[\w. -]{1,60}$/.test(code ?? '') ? ` (${code ?? ''})` : ''}.`,
    where,
  };
}
