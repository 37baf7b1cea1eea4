const DIGITS = 32;

/** Returns the XOR of revisions or roots, which does not depend on their order. Zeros for none. */
export function combineRevisions(revisions: Iterable<string>): string {
  let root = 0n;
  for (const revision of revisions) root ^= BigInt(`0x${revision}`);
  return root.toString(16).padStart(DIGITS, '0');
}
