/** A table row: a name and figures. */
export type Row = Record<string, string | number>;

/** Returns a quantile of the values. */
export function quantile(values: number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? NaN;
}

/** Formats rows with the columns of the first row as a Markdown table. */
export function table(rows: Row[]): string {
  const columns = Object.keys(rows[0] ?? {});
  const print = (cell: string | number | undefined) =>
    typeof cell === 'number' ? cell.toFixed(cell < 10 ? 2 : cell < 100 ? 1 : 0) : (cell ?? '');
  const lines = rows.map((row) => `| ${columns.map((column) => print(row[column])).join(' | ')} |`);
  return [`| ${columns.join(' | ')} |`, `|${columns.map(() => '---').join('|')}|`, ...lines].join(
    '\n',
  );
}
