import { lookUp } from '@marquee/domain';
import { parse } from 'yaml';
import { parseDays } from '../../reading/parse-days.ts';
import { parsePlace } from '../../reading/parse-place.ts';
import { defineRecordFormat, type PartialRawEvent } from '../../reading/record-format.ts';
import { toFields, isFields, toList, toText, type Fields } from '../../reading/record.ts';

/**
 * ccf-deadlines: `conference/<area>/<series>.yml`, academic conferences as series with editions.
 */
export const readCcf = defineRecordFormat({
  files: /(^|\/)conference\/[A-Z]{2}\/[^/]+\.yml$/,
  parse,
  records: listEditions,
  read: toPartialEvent,
});

function listEditions(parsed: unknown): unknown[] | null {
  if (!Array.isArray(parsed)) return null;
  const series = toList(parsed).filter(isFields);
  return series.flatMap((one) =>
    toList(one['confs']).map((edition) => ({ ...toFields(edition), series: one })),
  );
}

// `timezone` is ignored: it is the zone of the paper deadline, not of the venue.
function toPartialEvent(edition: Fields): PartialRawEvent {
  const series = toFields(edition['series']);
  const acronym = toText(series['title']);
  const place = toText(edition['place']);
  const days = parseDays(toText(edition['date']) ?? '');
  return {
    title: acronym && [acronym, toText(edition['year'])].join(' '),
    // ids alone are not unique
    source_id: [series['sub'], edition['id'], edition['year']].map(toText).join('/'),
    description: toText(series['description']),
    category: 'conference',
    start_local: days?.first ?? null,
    end_local: days?.last ?? null,
    all_day: true,
    ...parsePlace(/^(tbd|tba|to be announced)/i.test(place ?? '') ? null : place),
    url: toText(edition['link']),
    tags: ['computer science', lookUp(AREAS, toText(series['sub']) ?? '')].filter(
      (tag) => tag !== undefined,
    ),
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
