import type { CellValue, Sheet } from 'hucre/xlsx';

/** The date system of a workbook. Those of old Macs count from 1904. */
export type DateSystem = '1900' | '1904';

const DAY_MS = 86_400_000;
const EPOCHS: Readonly<Record<DateSystem, number>> = {
  1900: Date.UTC(1899, 11, 30),
  1904: Date.UTC(1904, 0, 1),
};
// A time of day is a date at the beginning of the date system.
const FIRST_YEAR = 1905;
// 1954 to 2119. Such a number in a column of dates is a day that has no date format.
const [FIRST_SERIAL, LAST_SERIAL] = [20_000, 80_000];

/** Returns a cell as a CSV file would have it. */
export function cellText(value: CellValue): string {
  if (value instanceof Date) return dateText(value);
  if (typeof value === 'boolean') return value ? 'true' : 'false';
  return value === null ? '' : String(value).trim();
}

function dateText(date: Date): string {
  if (Number.isNaN(date.getTime())) return '';
  const text = new Date(Math.round(date.getTime() / 1_000) * 1_000).toISOString();
  if (date.getUTCFullYear() < FIRST_YEAR) return text.slice(11, 16);
  return text.endsWith('T00:00:00.000Z') ? text.slice(0, 10) : text.slice(0, 19);
}

/**
 * Returns the text of a cell in a column of dates or times, where numbers are days and parts of a
 * day.
 */
export function timeCellText(value: CellValue, system: DateSystem): string {
  if (typeof value !== 'number') return cellText(value);
  const isTime = value > 0 && value < 1;
  const isDay = value >= FIRST_SERIAL && value <= LAST_SERIAL;
  return isTime || isDay ? dateText(new Date(EPOCHS[system] + value * DAY_MS)) : cellText(value);
}

/**
 * Writes the value of a merged area to each of its cells. Returns false if areas overlap, which no
 * spreadsheet program writes.
 */
export function spreadMerges({ rows, merges = [] }: Pick<Sheet, 'rows' | 'merges'>): boolean {
  const columns = rows[0]?.length ?? 0; // the same in all rows
  let unmerged = rows.length * columns;
  for (const { startRow, startCol, endRow, endCol } of merges) {
    const value = rows[startRow]?.[startCol] ?? null;
    const [firstRowAfter, firstColumnAfter] = [
      Math.min(endRow + 1, rows.length),
      Math.min(endCol + 1, columns),
    ];
    unmerged -= Math.max(0, firstRowAfter - startRow) * Math.max(0, firstColumnAfter - startCol);
    if (unmerged < 0) return false;
    for (const row of rows.slice(startRow, firstRowAfter))
      row.fill(value, startCol, firstColumnAfter);
  }
  return true;
}
