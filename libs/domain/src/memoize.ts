/**
 * Caches results by argument: at least the last `maxEntries / 2`, at most `maxEntries`. Two generations of entries replace an exact
 * LRU order, whose upkeep costs more than most results that are cached here.
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
