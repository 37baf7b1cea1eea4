import { planColumns } from '../../tables/column-plan.ts';
import { lackingColumn } from '../../tables/column-sources.ts';
import { withoutRepeats } from '../../tables/plan-table.ts';
import type { TableMapping } from '../../tables/table-options.ts';

const MAX_TITLE_ROWS = 20;
/** The number of rows that can contain the header: it can have a second row. */
export const HEADER_ROWS = MAX_TITLE_ROWS + 1;

export interface FoundHeader {
  header: string[];
  /** Index of the first row after the header. */
  firstRow: number;
}

/**
 * Finds the header among the first rows of a sheet, the one with the most known columns: titles and
 * notes can precede it. A header of two rows has a merged cell over several columns: "Start" over
 * "Date" and "Time". Returns the row with the most texts if none has title and start.
 */
export function findHeader(rows: readonly string[][], map: TableMapping | undefined): FoundHeader {
  const candidates = rows.slice(0, MAX_TITLE_ROWS).flatMap((row, at) => {
    const next = rows[at + 1];
    const single = { header: row, firstRow: at + 1 };
    return next === undefined
      ? [single]
      : [single, { header: joinRows(row, next), firstRow: at + 2 }];
  });
  const planned = candidates.map(({ header, firstRow }) => {
    const names = withoutRepeats(header);
    const plan = planColumns(names, { map });
    return {
      header: names,
      firstRow,
      columns: lackingColumn(plan) === null ? plan.sources.size : 0,
    };
  });
  const best = planned.reduce<(typeof planned)[number] | null>(
    (chosen, next) => (next.columns > (chosen?.columns ?? 0) ? next : chosen),
    null,
  );
  const widest = rows.slice(0, MAX_TITLE_ROWS).reduce(widerRow, []);
  return best ?? { header: withoutRepeats(widest), firstRow: rows.indexOf(widest) + 1 };
}

const joinRows = (upper: string[], lower: string[]): string[] =>
  Array.from({ length: Math.max(upper.length, lower.length) }, (_, column) => {
    const [above = '', below = ''] = [upper[column], lower[column]];
    return above === below ? above : `${above} ${below}`.trim();
  });

const countTexts = (row: string[]) => row.filter((text) => text !== '').length;
const widerRow = (widest: string[], row: string[]) =>
  countTexts(row) > countTexts(widest) ? row : widest;
