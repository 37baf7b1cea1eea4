/** An error's message, or whatever was thrown instead of one. */
export const messageOf = (error: unknown): string => propertyOf(error, 'message') ?? String(error);

/** The code that Node gives its errors, such as ENOENT; null if there is none. */
export const codeOf = (error: unknown): string | null => propertyOf(error, 'code');

function propertyOf(error: unknown, name: 'message' | 'code'): string | null {
  if (typeof error !== 'object' || error === null) return null;
  const value: unknown = Reflect.get(error, name);
  return typeof value === 'string' ? value : null;
}
