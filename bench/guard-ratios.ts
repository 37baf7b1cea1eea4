/** CPU of Marquee : CPU of a request to bare Express in the same run, by what is measured. */
export type Ratios = Record<string, number>;

const MAX_RISE = 0.15;

/**
 * Returns a sentence for each ratio that rose by more than 15 %, and for each that was recorded and
 * not measured, or the reverse.
 */
export function findRegressions(measured: Ratios, recorded: Ratios): string[] {
  const names = new Set([...Object.keys(recorded), ...Object.keys(measured)]);
  return [...names].flatMap((name) => {
    const [now, before] = [measured[name], recorded[name]];
    if (now === undefined) return `${name}: recorded, but not measured`;
    if (before === undefined) return `${name}: measured, but not recorded`;
    if (now <= before * (1 + MAX_RISE)) return [];
    return `${name}: ${toText(now)} times bare Express, recorded ${toText(before)}`;
  });
}

const toText = (ratio: number): string => ratio.toFixed(2);
