export type Cell = string | number | boolean | null;

/** Writes rows as CSV (RFC 4180). */
export const writeCsv = (rows: Cell[][]): string =>
  rows.map((cells) => `${cells.map(toCell).join(',')}\r\n`).join('');

/** A spreadsheet program would run a text that begins like a formula. Names come from anyone. */
function toCell(value: Cell): string {
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  const text = /^[=+\-@\t\r]/.test(value ?? '') ? `'${value ?? ''}` : (value ?? '');
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
