/** One line of a table: a name and figures. */
export type Row = Record<string, string | number>;

/** The value below which so large a part of the values lies. */
export function quantile(values: number[], part: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))] ?? NaN;
}

/** A Markdown table of rows that all have the columns of the first. */
export function table(rows: Row[]): string {
  const columns = Object.keys(rows[0] ?? {});
  const print = (cell: string | number | undefined) =>
    typeof cell === 'number' ? cell.toFixed(cell < 10 ? 2 : cell < 100 ? 1 : 0) : (cell ?? '');
  const lines = rows.map((row) => `| ${columns.map((column) => print(row[column])).join(' | ')} |`);
  return [`| ${columns.join(' | ')} |`, `|${columns.map(() => '---').join('|')}|`, ...lines].join('\n');
}
