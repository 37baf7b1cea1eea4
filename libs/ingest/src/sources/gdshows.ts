import { parse } from 'yaml';
import { defineRecordFormat, type PartialRawEvent } from './record-format.ts';
import { fieldsOf, isFields, listOf, textOf, type Fields } from './record.ts';

/** Grateful Dead shows: `<year>.yaml`, keyed by day ("1977/02/26", or ".../0" and ".../1" for two shows on a day). */
export const readGdShows = defineRecordFormat({
  files: /(^|\/)19\d\d\.yaml$/,
  parse,
  records: showsIn,
  read: draftOf,
});

/** Keys are Ruby symbols, which YAML takes for text with a colon before it. */
function showsIn(parsed: unknown): unknown[] | null {
  return isFields(parsed)
    ? Object.entries(parsed).map(([key, show]) => (isFields(show) ? { ...show, key } : show))
    : null;
}

function draftOf(show: Fields): PartialRawEvent {
  const [year, month, day, nth] = (textOf(show['key']) ?? '').split('/');
  const part = nth === undefined ? null : nth === '0' ? 'early show' : 'late show';
  const venue = textOf(show[':venue']);
  return {
    title: part ? `Grateful Dead (${part})` : 'Grateful Dead',
    source_id: textOf(show[':uuid']),
    description: setListOf(show),
    category: 'music',
    start_local: day ? [year, month, day].join('-') : null,
    time_tbd: true,
    venue_name: venue === 'Unknown' ? null : venue,
    city: textOf(show[':city']),
    region: textOf(show[':state']),
    country: textOf(show[':country']),
    artists: ['Grateful Dead'],
    tags: part ? ['rock', part] : ['rock'],
  };
}

function setListOf(show: Fields): string | null {
  const sets = listOf(show[':sets']).map((set) =>
    listOf(fieldsOf(set)[':songs']).map((song) => textOf(fieldsOf(song)[':name'])),
  );
  const lines = sets.map((songs, index) => `Set ${index + 1}: ${songs.filter(Boolean).join(', ')}`);
  return lines.filter((_, index) => (sets[index]?.length ?? 0) > 0).join('\n') || null;
}
