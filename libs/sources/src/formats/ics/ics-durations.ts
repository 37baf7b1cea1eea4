const DURATION =
  /^([+-]?)P(?:(\d{1,6})W)?(?:(\d{1,6})D)?(?:T(?:(\d{1,6})H)?(?:(\d{1,6})M)?(?:(\d{1,6})S)?)?$/i;
const SECONDS = [604_800, 86_400, 3_600, 60, 1];

/** Returns the seconds of a duration, or null if it is not one. */
export function parseDuration(text: string): number | null {
  const [, sign, ...numbers]: (string | undefined)[] = DURATION.exec(text.trim()) ?? [];
  if (numbers.every((number) => number === undefined)) return null;
  const seconds = numbers.reduce(
    (sum, number, index) => sum + Number(number ?? 0) * (SECONDS[index] ?? 0),
    0,
  );
  return sign === '-' ? -seconds : seconds;
}

/** Adds seconds to a wall-clock time or a date. */
export const addSeconds = (local: string, seconds: number): string =>
  new Date(Date.parse(`${local.padEnd(19, 'T00:00:00')}Z`) + seconds * 1000)
    .toISOString()
    .slice(0, local.length);
