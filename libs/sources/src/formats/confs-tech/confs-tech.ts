import { basename } from 'node:path';
import { foldText } from '@marquee/domain';
import { defineRecordFormat, type PartialRawEvent } from '../../reading/record-format.ts';
import { toList, toText, type Fields } from '../../reading/record.ts';

/** confs.tech: `conferences/<year>/<topic>.json`, one list of conferences per file. */
export const readConfsTech = defineRecordFormat({
  files: /(^|\/)\d{4}\/[^/]+\.json$/,
  parse: JSON.parse,
  records: (parsed) => (Array.isArray(parsed) ? toList(parsed) : null),
  read: (record, { file }) => toPartialEvent(record, basename(file, '.json')),
});

const toPartialEvent = (record: Fields, topic: string): PartialRawEvent => ({
  title: toText(record['name']),
  source_id: buildId(record),
  category: 'conference',
  start_local: toText(record['startDate']),
  end_local: toText(record['endDate']),
  all_day: true,
  city: toText(record['city']),
  country: toText(record['country']),
  online: record['online'] === true,
  url: toText(record['url']),
  tags: [topic],
  language: onlyLanguage(toText(record['locales'])),
});

/** Builds an id: the source has none and lists an event under every topic it belongs to. */
const buildId = (record: Fields) =>
  [record['name'], record['startDate'], record['city']]
    .map((part) => foldText(toText(part) ?? ''))
    .join('|');

const onlyLanguage = (locales: string | null) =>
  locales && /^[A-Z]{2}$/i.test(locales) ? locales.toLowerCase() : null;
