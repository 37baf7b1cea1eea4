/** Returns what the log states about pinned facts: their names. */
export function describePins(facts: object): string | null {
  const names = Object.entries(facts).flatMap(([name, value]) => (value === undefined ? [] : name));
  return names.length === 0 ? null : `pinned: ${names.join(', ')}`;
}
