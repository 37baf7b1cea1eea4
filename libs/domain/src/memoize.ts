/**
 * The same function, which remembers what it made of its last texts: of half of `most` for certain, of `most` at best. Two generations
 * instead of an order of use: keeping that up costs more than most of what is remembered here.
 */
export function memoize<Value>(compute: (text: string) => Value, maxEntries: number): (text: string) => Value {
  let recent = new Map<string, Value>();
  let previous = new Map<string, Value>();
  return (text) => {
    const cached = recent.get(text);
    if (cached !== undefined) return cached;
    const value = previous.get(text) ?? compute(text);
    if (recent.size >= maxEntries / 2) {
      previous = recent;
      recent = new Map();
    }
    recent.set(text, value);
    return value;
  };
}
