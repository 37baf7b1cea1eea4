import type { Fields } from '../reading/record.ts';
import type { ColumnSource, Halves } from './column-sources.ts';
import type { Target } from './known-columns.ts';
import { text } from './row.ts';

const HALF = /\d\s*([ap])\.?\s?m\b|\d\s*([ap])$/i;
const MANY = 0.5;
const MIN_HOURS = 10;
const NEARLY_ALL = 0.95;

/** Returns what the hours of a list state about the half of the day. */
export function findHalves(
  sources: ReadonlyMap<Target, ColumnSource>,
  sample: readonly Fields[],
): Halves {
  const hours = (sources.get('start_time')?.flat() ?? []).flatMap((name) =>
    sample.flatMap((record) => text(record[name]) ?? []),
  );
  const halves = hours.flatMap((hour) => {
    const [, one, other] = HALF.exec(hour) ?? [];
    return (one ?? other)?.toLowerCase() ?? [];
  });
  const late = halves.filter((half) => half === 'p').length;
  return {
    isStated: hours.length > 0 && halves.length >= MANY * hours.length,
    areLate: halves.length >= MIN_HOURS && late >= NEARLY_ALL * halves.length,
  };
}

/** Next to "8.00pm", "7.45" is in the morning or in the evening. */
const lacksHalf = (hour: string): boolean =>
  /^[1-9](?:[.:]\d\d)?$|^1[01](?:[.:]\d\d)?$/.test(hour.trim());

/** "7.45" in a list of evenings is 7.45 pm. */
export const withUsualHalf = (hour: string, { isStated, areLate }: Halves): string | null =>
  !isStated || !lacksHalf(hour) ? hour : areLate ? `${hour} pm` : null;
