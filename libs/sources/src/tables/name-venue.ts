import { foldText } from '@marquee/domain';
import type { Fields } from '../reading/record.ts';
import type { ColumnSource } from './column-sources.ts';
import type { Target } from './known-columns.ts';
import { text } from './row.ts';

/** "Institution", "Organisation Name": who has an address has a house. */
const INSTITUTION =
  /^(?:.* )?(?:institution|institucion|institucio|istituzione|instituicao|instelling|einrichtung|organisation|organization|facility|facilities|equipamiento|equipement|etablissement|entidad|ente|instytucja|instituce|laitos)(?: name| nombre| nom)?$/;

/**
 * The institution of a record with an address is the venue if nothing else is, also if it is the
 * organiser.
 */
export function nameVenueByInstitution(
  sources: Map<Target, ColumnSource>,
  { header, sample }: { header: readonly string[]; sample: readonly Fields[] },
): void {
  if (sources.has('venue_name') || sources.has('location') || !sources.has('address')) return;
  const name = header.find(
    (column) =>
      INSTITUTION.test(foldText(column.replaceAll(/[._]/g, ' '))) &&
      sample.some((row) => /\p{L}/u.test(text(row[column]) ?? '')),
  );
  if (name !== undefined) sources.set('venue_name', [[name]]);
}

/**
 * A record with a title, an address and a name of its own has the name of the place: a fallback of
 * the title is the venue if it differs from each title.
 */
export function nameVenue(sources: Map<Target, ColumnSource>, sample: readonly Fields[]): void {
  if (sources.has('venue_name') || sources.has('location')) return;
  if (!sources.has('address') || !sources.has('city')) return;
  const [title, ...others] = sources.get('title') ?? [];
  const name = others.find((columns) => columns.length === 1 && columns[0] === 'name')?.[0];
  const titleColumn = title?.length === 1 ? title[0] : undefined;
  if (name === undefined || titleColumn === undefined) return;
  const rows = sample.filter((row) => text(row[titleColumn]) !== null && text(row[name]) !== null);
  if (rows.length === 0 || rows.some((row) => text(row[titleColumn]) === text(row[name]))) return;
  sources.set('title', [[titleColumn], ...others.filter((columns) => columns[0] !== name)]);
  sources.set('venue_name', [[name]]);
}
