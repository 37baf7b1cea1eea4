import { lookUp } from '@marquee/domain';
import { unarchiveUrl } from '@marquee/matching';
import { parse } from 'yaml';
import { parsePlace } from '../../reading/parse-place.ts';
import { defineRecordFormat, type PartialRawEvent } from '../../reading/record-format.ts';
import { toFields, toList, toNumber, toText, toTexts, type Fields } from '../../reading/record.ts';

/** pythondeadlin.es: `_data/{conferences,archive,legacy}.yml`. */
export const readPythonDeadlines = defineRecordFormat({
  files: /(^|\/)(conferences|archive|legacy)\.yml$/,
  parse,
  records: (parsed) => (Array.isArray(parsed) ? toList(parsed) : null),
  read: toPartialEvent,
});

// `timezone` is ignored: it is the zone of the paper deadline, not of the venue.
function toPartialEvent(record: Fields): PartialRawEvent {
  const title = toText(record['conference']);
  const place = toText(record['place']);
  const position = toFields(toList(record['location'])[0]);
  return {
    title,
    source_id: [title, toText(record['year']), place].join('|'),
    description: toDescription(record),
    category: 'conference',
    start_local: toText(record['start']),
    end_local: toText(record['end']),
    all_day: true,
    ...parsePlace(place),
    lat: toNumber(position['latitude']),
    lng: toNumber(position['longitude']),
    url: unarchiveUrl(toText(record['link'])),
    tags: ['python', ...toTopics(toText(record['sub']))],
  };
}

function toDescription(record: Fields): string | null {
  const otherName = toText(record['alt_name']);
  const otherPlaces = toTexts(record['extra_places']);
  const sentences = [
    otherName && `Also known as ${otherName}.`,
    otherPlaces.length > 0 && `Also takes place in ${otherPlaces.join('; ')}.`,
  ];
  return sentences.filter(Boolean).join(' ') || null;
}

const TOPICS: Partial<Record<string, string>> = {
  SCIPY: 'scientific python',
  DATA: 'data',
  WEB: 'web',
  BIZ: 'business',
  GEO: 'earth science',
  CAMP: 'camp',
};

const toTopics = (sub: string | null): string[] =>
  (sub ?? '').split(',').flatMap((code) => lookUp(TOPICS, code.trim()) ?? []);
