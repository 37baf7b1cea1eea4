import { lookUp } from '@marquee/domain';
import { withoutArchive } from '@marquee/matching';
import { parse } from 'yaml';
import { placeOf } from './place-of.ts';
import { defineRecordFormat, type PartialRawEvent } from './record-format.ts';
import { fieldsOf, listOf, numberOf, textOf, textsOf, type Fields } from './record.ts';

/** pythondeadlin.es: `_data/{conferences,archive,legacy}.yml`. */
export const readPythonDeadlines = defineRecordFormat({
  files: /(^|\/)(conferences|archive|legacy)\.yml$/,
  parse,
  records: (parsed) => (Array.isArray(parsed) ? listOf(parsed) : null),
  read: draftOf,
});

// `timezone` is left alone: it is the zone of the deadline for papers, not of the place.
function draftOf(record: Fields): PartialRawEvent {
  const title = textOf(record['conference']);
  const place = textOf(record['place']);
  const position = fieldsOf(listOf(record['location'])[0]);
  return {
    title,
    source_id: [title, textOf(record['year']), place].join('|'),
    description: descriptionOf(record),
    category: 'conference',
    start_local: textOf(record['start']),
    end_local: textOf(record['end']),
    all_day: true,
    ...placeOf(place),
    lat: numberOf(position['latitude']),
    lng: numberOf(position['longitude']),
    url: withoutArchive(textOf(record['link'])),
    tags: ['python', ...topicsOf(textOf(record['sub']))],
  };
}

function descriptionOf(record: Fields): string | null {
  const otherName = textOf(record['alt_name']);
  const otherPlaces = textsOf(record['extra_places']);
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

const topicsOf = (sub: string | null): string[] =>
  (sub ?? '').split(',').flatMap((code) => lookUp(TOPICS, code.trim()) ?? []);
