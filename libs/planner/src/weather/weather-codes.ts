// WMO code table 4677, as far as forecasts use it: the highest code that is not above the given one counts.
const CODES: readonly [fromCode: number, words: string][] = [
  [95, 'thunderstorms'],
  [85, 'snow showers'],
  [80, 'rain showers'],
  [71, 'snow'],
  [66, 'freezing rain'],
  [61, 'rain'],
  [51, 'drizzle'],
  [45, 'fog'],
  [3, 'cloudy'],
  [1, 'partly cloudy'],
  [0, 'clear'],
];

/** Words for a weather code of the WMO. */
export const conditionsOf = (code: number): string => CODES.find(([fromCode]) => code >= fromCode)?.[1] ?? 'clear';
