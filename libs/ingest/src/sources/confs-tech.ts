import { basename } from 'node:path';
import { foldText } from '@marquee/domain';
import { defineRecordFormat, type PartialRawEvent } from './record-format.ts';
import { listOf, textOf, type Fields } from './record.ts';

/** confs.tech: `conferences/<year>/<topic>.json`, one list of conferences a file. */
export const readConfsTech = defineRecordFormat({
  files: /(^|\/)\d{4}\/[^/]+\.json$/,
  parse: JSON.parse,
  records: (parsed) => (Array.isArray(parsed) ? listOf(parsed) : null),
  read: (record, { file }) => draftOf(record, basename(file, '.json')),
});

const draftOf = (record: Fields, topic: string): PartialRawEvent => ({
  title: textOf(record['name']),
  source_id: sourceIdOf(record),
  category: 'conference',
  start_local: textOf(record['startDate']),
  end_local: textOf(record['endDate']),
  all_day: true,
  city: textOf(record['city']),
  country: textOf(record['country']),
  online: record['online'] === true,
  url: textOf(record['url']),
  tags: [topic],
  language: onlyLanguage(textOf(record['locales'])),
});

/** The list has no ids and repeats an event in the file of every topic it belongs to. */
const sourceIdOf = (record: Fields) =>
  [record['name'], record['startDate'], record['city']].map((part) => foldText(textOf(part) ?? '')).join('|');

const onlyLanguage = (locales: string | null) =>
  locales && /^[A-Z]{2}$/i.test(locales) ? locales.toLowerCase() : null;
