/** What the report shows about the columns of a table. */
export interface ColumnReport {
  found: string[];
  mapped: Record<string, string>;
  ignored: string[];
}
