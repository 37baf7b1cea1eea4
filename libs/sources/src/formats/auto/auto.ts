import { detectKind, type FileKind } from '../../inspect/detect-kind.ts';
import { peek } from '../../peek.ts';
import type { NotingReader, SourceFile } from '../../raw-event.ts';
import { readCsv } from '../csv/csv.ts';
import { readHtml } from '../html/html.ts';
import { readIcs } from '../ics/ics.ts';
import { readJsonLd } from '../jsonld/jsonld.ts';
import { readNdjson } from '../ndjson/ndjson.ts';
import { readEventFeed } from '../rss/rss.ts';
import { readXlsxTables } from '../xlsx/xlsx.ts';
import { readXml } from '../xml/xml.ts';
import { readYaml } from '../yaml/yaml.ts';

const HEAD_BYTES = 16_384;

const READERS: Record<Exclude<FileKind, 'sqlite' | 'empty'>, NotingReader> = {
  ...{ json: readNdjson, csv: readCsv, xlsx: readXlsxTables, ics: readIcs, html: readHtml },
  ...{ rss: readEventFeed, xml: readXml, yaml: readYaml, jsonld: readJsonLd },
};

/** Reads each file as what it is: a calendar, JSON, a table, a page, a feed. */
export const readAny: NotingReader = async function* (files, options = {}) {
  for await (const file of files) {
    const { head, content } = await peek(file.content, HEAD_BYTES);
    const kind = detectKind(head);
    if (kind === 'empty')
      yield { unreadable: 'The file is empty.', where: file.name, cause: 'empty' };
    else if (kind === 'sqlite')
      yield {
        unreadable: 'The file is an SQLite database. Export its table as CSV or JSON.',
        where: file.name,
      };
    else yield* READERS[kind](once({ ...file, content }), options);
  }
};

async function* once(file: SourceFile): AsyncGenerator<SourceFile> {
  yield file;
}
