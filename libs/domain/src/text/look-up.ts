/**
 * Returns the table's own entry of this name, or undefined. A plain `table[name]` also finds
 * inherited properties: a source that sends `constructor` as its status would get a function.
 */
export const lookUp = <Value>(
  table: Readonly<Partial<Record<string, Value>>>,
  name: string,
): Value | undefined => (Object.hasOwn(table, name) ? table[name] : undefined);
