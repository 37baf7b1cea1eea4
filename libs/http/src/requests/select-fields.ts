/**
 * Returns the content with only these fields in each item of the list `items`. Without fields,
 * returns it unchanged.
 */
export function selectFields(
  content: Record<string, unknown>,
  items: string | undefined,
  fields: unknown,
): object {
  if (items === undefined || !Array.isArray(fields)) return content;
  const selected = new Set<unknown>(fields);
  const select = (item: object) =>
    Object.fromEntries(Object.entries(item).filter(([name]) => selected.has(name)));
  const list = content[items];
  return {
    ...content,
    [items]: Array.isArray(list)
      ? list.map((item: unknown) => select(Object(item) as object))
      : list,
  };
}
