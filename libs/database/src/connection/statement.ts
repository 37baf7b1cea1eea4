/** A text with `$1` placeholders and their values, compatible with sql-template-tag. */
export interface Statement {
  text: string;
  values: unknown[];
  /**
   * Set it to plan the statement once per connection, if the best plan does not depend on the
   * values.
   */
  name?: string;
  /** The data of a `COPY … FROM STDIN`. */
  data?: Iterable<string>;
}

/** Runs one statement and returns its rows. `Row` must match the SELECT list. */
export type Query = <Row extends object>(statement: Statement) => Promise<Row[]>;
