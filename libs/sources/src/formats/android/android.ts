import { basename } from 'node:path';
import { parse } from 'yaml';
import { parsePlace } from '../../reading/parse-place.ts';
import { defineRecordFormat, type PartialRawEvent } from '../../reading/record-format.ts';
import { toText, type Fields } from '../../reading/record.ts';

/**
 * The Android Study Group's list: `_conferences/<id>.md` with the event data in the front matter.
 */
export const readAndroid = defineRecordFormat({
  files: /(^|\/)_conferences\/[^/]+\.md$/,
  parse: (text): unknown => parse(extractFrontMatter(text)),
  records: (parsed) => [parsed],
  read: (record, { file }) => toPartialEvent(record, basename(file, '.md')),
});

function extractFrontMatter(text: string): string {
  const frontMatter = /^---\s*\n([\s\S]*?)\n---/.exec(text.replaceAll('\r\n', '\n'))?.[1];
  if (frontMatter === undefined) throw new Error('it has no front matter.');
  return frontMatter;
}

function toPartialEvent(record: Fields, id: string): PartialRawEvent {
  const place = parsePlace(toText(record['location']));
  return {
    title: toText(record['name']),
    source_id: id,
    category: 'conference',
    start_local: toText(record['date_start']),
    end_local: toText(record['date_end']),
    all_day: true,
    status: toStatus(toText(record['status'])),
    ...place,
    online: place.online || record['online'] === true,
    url: toText(record['website']),
    tags: ['android'],
  };
}

function toStatus(status: string | null): string | null {
  if (/^cancel/i.test(status ?? '')) return 'cancelled';
  return /^postpone/i.test(status ?? '') ? 'postponed' : null;
}
