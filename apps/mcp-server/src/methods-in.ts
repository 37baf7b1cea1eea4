/** Returns the method of each message, with the tool name if it is a call. */
export function methodsIn(body: unknown): string[] {
  if (Array.isArray(body)) return body.flatMap(methodsIn);
  const method = getMember(body, 'method');
  if (typeof method !== 'string') return [];
  const name = method === 'tools/call' ? getMember(getMember(body, 'params'), 'name') : undefined;
  return [typeof name === 'string' ? `${method} ${name}` : method];
}

/** Returns an own member of a value. */
export const getMember = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;
