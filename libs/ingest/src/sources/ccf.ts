import { lookUp } from '@marquee/domain';
import { parse } from 'yaml';
import { daysIn } from './days-in.ts';
import { placeOf } from './place-of.ts';
import { defineRecordFormat, type PartialRawEvent } from './record-format.ts';
import { fieldsOf, isFields, listOf, textOf, type Fields } from './record.ts';

/** ccf-deadlines: `conference/<area>/<series>.yml`, academic conferences as series with their editions. */
export const readCcf = defineRecordFormat({
  files: /(^|\/)conference\/[A-Z]{2}\/[^/]+\.yml$/,
  parse,
  records: editionsIn,
  read: draftOf,
});

function editionsIn(parsed: unknown): unknown[] | null {
  if (!Array.isArray(parsed)) return null;
  const series = listOf(parsed).filter(isFields);
  return series.flatMap((one) => listOf(one['confs']).map((edition) => ({ ...fieldsOf(edition), series: one })));
}

// `timezone` is left alone: it is the zone of the deadline for papers, not of the place.
function draftOf(edition: Fields): PartialRawEvent {
  const series = fieldsOf(edition['series']);
  const acronym = textOf(series['title']);
  const place = textOf(edition['place']);
  const days = daysIn(textOf(edition['date']) ?? '');
  return {
    title: acronym && [acronym, textOf(edition['year'])].join(' '),
    source_id: [series['sub'], edition['id'], edition['year']].map(textOf).join('/'), // ids alone repeat
    description: textOf(series['description']),
    category: 'conference',
    start_local: days?.first ?? null,
    end_local: days?.last ?? null,
    all_day: true,
    ...placeOf(/^(tbd|tba|to be announced)/i.test(place ?? '') ? null : place),
    url: textOf(edition['link']),
    tags: ['computer science', lookUp(AREAS, textOf(series['sub']) ?? '')].filter((tag) => tag !== undefined),
  };
}

const AREAS: Partial<Record<string, string>> = {
  AI: 'artificial intelligence',
  CG: 'graphics and multimedia',
  CT: 'theory',
  DB: 'databases',
  DS: 'computer systems',
  HI: 'human-computer interaction',
  NW: 'networks',
  SC: 'security',
  SE: 'software engineering',
};
