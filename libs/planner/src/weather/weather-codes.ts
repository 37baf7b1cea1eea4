// The part of WMO code table 4677 that forecasts use. The first row at or below the code applies.
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

export const describeWeatherCode = (code: number): string =>
  CODES.find(([fromCode]) => code >= fromCode)?.[1] ?? 'clear';
