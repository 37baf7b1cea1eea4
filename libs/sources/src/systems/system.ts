import type { KeySetting } from '../fetch/settings.ts';
import type { NotingReader, SourceFile, SourceReader, UnreadableRecord } from '../raw-event.ts';
import { validated, type PartialRawEvent } from '../reading/record-format.ts';
import { isFields, type Fields } from '../reading/record.ts';
import { wholeText } from '../reading/whole-text.ts';
import type { TableOptions } from '../tables/table-options.ts';

/** One response of a system. */
export interface SystemPage {
  url: URL;
  body: unknown;
  /** The number of its records. */
  count: number;
  /** Counted from 1. */
  number: number;
}

/** Fetches JSON from the host of the feed, each address once per run. */
export type LookUp = (address: string) => Promise<unknown>;

export type SystemRecord = PartialRawEvent | UnreadableRecord;

export interface RecordOrigin {
  where: string;
  /** The address of the page that the record is on. Null if it was read from a file. */
  address: string | null;
  /** The languages in which texts are preferred, best first. */
  languages: readonly string[];
  options: TableOptions;
}

/** An open event system: how its pages are requested, and how a record becomes events. */
export interface System {
  /** Adds what the first request needs, such as the size of a page. */
  first?: (url: URL, now: Date) => void;
  /** Returns the address of the next page, or null after the last one. */
  next?: (page: SystemPage) => URL | null;
  /** Replaces references by what they refer to. */
  expand?: (body: unknown, lookUp: LookUp, url: URL) => Promise<unknown>;
  /** A key of the operator and the headers that contain it. */
  key?: { setting: KeySetting; headers: (key: string) => Record<string, string> };
  /** Returns the records of a page or of a recording, or null if its structure is unexpected. */
  records: (body: unknown) => unknown[] | null;
  read: (record: Fields, origin: RecordOrigin) => SystemRecord | SystemRecord[];
}

/** Returns the reader of the pages of a system, and of files that contain recorded pages. */
export const createReader = (system: System): NotingReader & SourceReader =>
  async function* (files, options = {}) {
    for await (const file of files) yield* readPage(system, file, options);
  };

async function* readPage(system: System, file: SourceFile, options: TableOptions) {
  const body = await parsePage(file);
  const records = typeof body === 'string' ? null : system.records(body);
  if (records === null) {
    const unreadable = typeof body === 'string' ? body : 'The file contains no list of records.';
    yield { unreadable, where: file.name };
    return;
  }
  const { language } = options;
  const languages = language === undefined ? [] : [language];
  for (const [index, record] of records.entries()) {
    const where = `${file.name}, record ${String(index + 1)}`;
    const origin = { where, address: file.address ?? null, languages, options };
    if (!isFields(record)) yield { unreadable: 'The record is not an object.', where };
    else for (const event of [system.read(record, origin)].flat()) yield validated(event, where);
  }
}

/** Returns the parsed page, or why there is none. A page is an object or a list. */
async function parsePage(file: SourceFile): Promise<unknown> {
  const text = await wholeText(file);
  if (text === null) return 'The file is larger than 64 MB.';
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    return 'The file cannot be parsed: it is not valid JSON.';
  }
}

/** A record that is complete but must not be shown: private, a draft, deleted. */
export const hidden = (id: string | null, where: string): UnreadableRecord => ({
  unreadable: 'The record is not public.',
  where,
  source_id: id,
  series_uid: id,
  cause: 'hidden',
});
