import { basename } from 'node:path';
import { parse } from 'yaml';
import { placeOf } from './place-of.ts';
import { defineRecordFormat, type PartialRawEvent } from './record-format.ts';
import { textOf, type Fields } from './record.ts';

/** The Android Study Group's list: `_conferences/<id>.md`, the facts being the front matter. */
export const readAndroid = defineRecordFormat({
  files: /(^|\/)_conferences\/[^/]+\.md$/,
  parse: (text): unknown => parse(frontMatterOf(text)),
  records: (parsed) => [parsed],
  read: (record, { file }) => draftOf(record, basename(file, '.md')),
});

function frontMatterOf(text: string): string {
  const frontMatter = /^---\s*\n([\s\S]*?)\n---/.exec(text.replaceAll('\r\n', '\n'))?.[1];
  if (frontMatter === undefined) throw new Error('it has no front matter.');
  return frontMatter;
}

function draftOf(record: Fields, id: string): PartialRawEvent {
  const place = placeOf(textOf(record['location']));
  return {
    title: textOf(record['name']),
    source_id: id,
    category: 'conference',
    start_local: textOf(record['date_start']),
    end_local: textOf(record['date_end']),
    all_day: true,
    status: statusOf(textOf(record['status'])),
    ...place,
    online: place.online || record['online'] === true,
    url: textOf(record['website']),
    tags: ['android'],
  };
}

function statusOf(status: string | null): string | null {
  if (/^cancel/i.test(status ?? '')) return 'cancelled';
  return /^postpone/i.test(status ?? '') ? 'postponed' : null;
}
