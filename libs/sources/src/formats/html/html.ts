import { Readable } from 'node:stream';
import { parseDocument } from 'htmlparser2';
import { parsedJson } from '../../fetch/next-page.ts';
import { readDocument } from '../../json/read-document.ts';
import type { NotingReader, RawEvent, SourceFile, UnreadableRecord } from '../../raw-event.ts';
import type { ReadResult } from '../../reading/record-format.ts';
import { wholeText } from '../../reading/whole-text.ts';
import { readPlannedRows } from '../../tables/planned-rows.ts';
import type { TableOptions } from '../../tables/table-options.ts';
import { readJsonLd } from '../jsonld/jsonld.ts';
import { findHEvents } from './h-events.ts';
import { findTables } from './html-tables.ts';

const MAX_PAGE_LENGTH = 20_000_000;

/** An HTML page: schema.org data, else h-event marks, else the table with the most events. */
export const readHtml: NotingReader = async function* (files, options = {}) {
  for await (const file of files) {
    const text = await wholeText(file);
    if (text === null || text.length > MAX_PAGE_LENGTH) {
      yield { unreadable: 'The page is larger than 20 MB.', where: file.name };
      continue;
    }
    const described = await readDescribed(text, file);
    if (described.some((record) => 'title' in record)) {
      yield* described;
      continue;
    }
    const embedded = readEmbedded(text, { options, file: file.name });
    if (embedded.some((record) => 'title' in record)) {
      yield* embedded;
      continue;
    }
    const page = parseDocument(text);
    const lists = [findHEvents(page), ...findTables(page)];
    yield* readPlannedRows(lists, {
      options,
      file: file.name,
      none: 'The page has no schema.org event, no h-event and no table of events.',
    });
  }
};

async function readDescribed(
  text: string,
  file: SourceFile,
): Promise<(RawEvent | UnreadableRecord)[]> {
  const records: (RawEvent | UnreadableRecord)[] = [];
  async function* page(): AsyncGenerator<SourceFile> {
    yield { ...file, charset: null, content: Readable.from([Buffer.from(text)]) };
  }
  for await (const record of readJsonLd(page()))
    if ('title' in record || 'unreadable' in record) records.push(record);
  return records;
}

const SCRIPT = /<script\b([^<>]*)>([\s\S]*?)(?:<\/script>|$)/gi;
const IS_JSON = /\btype\s*=\s*["']?application\/json\b/i;

/** The data from which the scripts of a page build a list of events: of site builders, Next.js. */
function readEmbedded(
  text: string,
  context: { options: TableOptions; file: string },
): ReadResult[] {
  for (const [, attributes = '', script = ''] of text.matchAll(SCRIPT)) {
    const isData = IS_JSON.test(attributes) && /date|start/i.test(script);
    const document = isData ? parsedJson(script) : undefined;
    const records = document === undefined ? [] : [...readDocument(document, context)];
    if (records.some((record) => 'title' in record)) return records;
  }
  return [];
}
