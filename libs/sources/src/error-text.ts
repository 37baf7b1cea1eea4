/** Returns the message of an error, or the thrown value as text. */
export const errorMessage = (error: unknown): string =>
  textProperty(error, 'message') ?? String(error);

/** Returns the code of a Node error, such as ENOENT, or null. */
export const errorCode = (error: unknown): string | null => textProperty(error, 'code');

function textProperty(error: unknown, name: 'message' | 'code'): string | null {
  if (typeof error !== 'object' || error === null) return null;
  const value: unknown = Reflect.get(error, name);
  return typeof value === 'string' ? value : null;
}
