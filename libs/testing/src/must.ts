/** Returns the value. Throws if there is none. */
export function must<T>(value: T | null | undefined, what = 'value'): T {
  if (value === null || value === undefined) throw new Error(`The ${what} is missing.`);
  return value;
}
