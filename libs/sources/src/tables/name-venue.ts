import type { Fields } from '../reading/record.ts';
import type { ColumnSource } from './column-sources.ts';
import type { Target } from './known-columns.ts';
import { text } from './row.ts';

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
