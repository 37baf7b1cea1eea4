/** Returns a table for keys of a source. A plain object also answers to "constructor" and its like. */
export const lookupTable = <Value>(rows: Readonly<Record<string, Value>>) =>
  Object.assign(Object.create(null) as object, rows) as Readonly<Record<string, Value>>;
