import type { SourceReader, UnreadableRecord } from '../raw-event.ts';
import { ANY_FILE, defineRecordFormat, type PartialRawEvent } from '../reading/record-format.ts';
import { toFields, isFields, toList, toText, type Fields } from '../reading/record.ts';
import { responseBodies } from './response-bodies.ts';

interface TicketingApiFormat {
  /** Returns the records of one response, or null if the response contains no events. */
  listRecords: (body: unknown) => unknown[] | null;
  read: (record: Fields) => PartialRawEvent | UnreadableRecord;
}

/**
 * Defines a format of API responses: pages, or recordings of them. An error response is reported by
 * its code.
 */
export const defineTicketingApiFormat = ({ listRecords, read }: TicketingApiFormat): SourceReader =>
  defineRecordFormat({
    files: ANY_FILE,
    parse: JSON.parse,
    records: (parsed) => {
      const pages = responseBodies(parsed).map((body) =>
        isErrorResponse(body) ? [body] : listRecords(body),
      );
      return pages.every((page) => page === null) ? null : pages.flatMap((page) => page ?? []);
    },
    read: (record, { where }) =>
      isErrorResponse(record) ? toUnreadable(record, where) : read(record),
  });

// Each API has its own error format. No event record has these members.
const isErrorResponse = (body: unknown): body is Fields =>
  isFields(body) &&
  !('id' in body) &&
  ['errors', 'fault', 'error_description', 'error'].some((member) => member in body);

/** Reports the code only: the message of an API can repeat the key from the request. */
function toUnreadable(body: Fields, where: string): UnreadableRecord {
  const [first] = toList(body['errors']);
  const code =
    toText(toFields(first)['code']) ??
    toText(toFields(toFields(body['fault'])['detail'])['errorcode']) ??
    toText(body['error']);
  return {
    unreadable: `The response is an error${/^[\w. -]{1,60}$/.test(code ?? '') ? ` (${code ?? ''})` : ''}.`,
    where,
  };
}
