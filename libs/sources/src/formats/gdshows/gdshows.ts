import { parse } from 'yaml';
import { defineRecordFormat, type PartialRawEvent } from '../../reading/record-format.ts';
import { toFields, isFields, toList, toText, type Fields } from '../../reading/record.ts';

/**
 * Grateful Dead shows: `<year>.yaml`, keyed by day ("1977/02/26", or ".../0" and ".../1" for two
 * shows on a day).
 */
export const readGdShows = defineRecordFormat({
  files: /(^|\/)19\d\d\.yaml$/,
  parse,
  records: listShows,
  read: toPartialEvent,
});

/** Keys are Ruby symbols, which YAML parses as text with a leading colon. */
function listShows(parsed: unknown): unknown[] | null {
  return isFields(parsed)
    ? Object.entries(parsed).map(([key, show]) => (isFields(show) ? { ...show, key } : show))
    : null;
}

function toPartialEvent(show: Fields): PartialRawEvent {
  const [year, month, day, nth] = (toText(show['key']) ?? '').split('/');
  const part = nth === undefined ? null : nth === '0' ? 'early show' : 'late show';
  const venue = toName(show[':venue']);
  return {
    title: part ? `Grateful Dead (${part})` : 'Grateful Dead',
    source_id: toText(show[':uuid']),
    description: formatSetList(show),
    category: 'music',
    start_local: day ? [year, month, day].join('-') : null,
    time_tbd: true,
    venue_name: venue === 'Unknown' ? null : venue,
    city: toName(show[':city']),
    region: toText(show[':state']),
    country: toText(show[':country']),
    artists: ['Grateful Dead'],
    artist_ids: [{ name: 'Grateful Dead', genres: ['rock', 'psychedelic rock'] }],
    tags: part ? ['rock', part] : ['rock'],
  };
}

// The source lost these letters (U+FFFD).
const LOST_LETTERS: readonly [string, string][] = [
  ['Caf\ufffd au Go-Go', 'Café au Go-Go'],
  ['Daniel\ufffdMeyer', 'Daniel-Meyer'],
  ['R\ufffdsselsheim', 'Rüsselsheim'],
  ['Walter K\ufffdbel', 'Walter Köbel'],
  ['Z\ufffdnith', 'Zénith'],
];

const toName = (value: unknown): string | null =>
  LOST_LETTERS.reduce((name, [lost, whole]) => name?.replace(lost, whole) ?? null, toText(value));

function formatSetList(show: Fields): string | null {
  const sets = toList(show[':sets']).map((set) =>
    toList(toFields(set)[':songs']).map((song) => toText(toFields(song)[':name'])),
  );
  const lines = sets.map((songs, index) => `Set ${index + 1}: ${songs.filter(Boolean).join(', ')}`);
  return lines.filter((_, index) => (sets[index]?.length ?? 0) > 0).join('\n') || null;
}
