import { foldText } from '@marquee/domain';

const LOCALES =
  'en de fr es it pt nl pl ru uk cs sk sv da nb fi hu ro tr ca hr sl el bg et lv lt id ms is ga cy eu gl af sq az uz sw fil be mk sr sr-Latn bs kk ky mn tk fo br'.split(
    ' ',
  );

/** Names of months in languages with Latin, Greek or Cyrillic letters, also as a date has them ("2 января"), to 1 to 12. */
const MONTHS: ReadonlyMap<string, number> = new Map([
  ...listNames({ part: 'month', count: 12, first: 1 }, (index) => Date.UTC(2024, index, 1)),
  ['sept', 9],
  ['mrz', 3],
]);

/** Names of weekdays, to 0 (Sunday) to 6. */
const WEEKDAYS: ReadonlyMap<string, number> = new Map([
  ...listNames({ part: 'weekday', count: 7, first: 0 }, (index) => Date.UTC(2024, 0, 7 + index)),
  ...([
    ['tues', 2],
    ['weds', 3],
    ['thur', 4],
    ['thurs', 4],
  ] as const),
]);

interface NamedPart {
  part: 'month' | 'weekday';
  count: number;
  first: number;
}

function listNames(
  { part, count, first }: NamedPart,
  dayAt: (index: number) => number,
): [string, number][] {
  const names: [string, number][] = [];
  for (const locale of LOCALES)
    for (const length of ['long', 'short'] as const)
      for (const day of ['numeric', undefined] as const) {
        const format = new Intl.DateTimeFormat(locale, { [part]: length, day, timeZone: 'UTC' });
        for (let index = 0; index < count; index++) {
          const name = format.formatToParts(dayAt(index)).find(({ type }) => type === part)?.value;
          const folded = foldText(name ?? '');
          if (!/^\d*$/.test(folded) && !names.some(([known]) => known === folded))
            names.push([folded, index + first]);
        }
      }
  return names;
}

/** Returns the month of a name, also a longer short form ("Janv", "Sept."), or undefined. */
export const parseMonth = (name: string): number | undefined => MONTHS.get(foldText(name));
export const parseWeekday = (name: string): number | undefined => WEEKDAYS.get(foldText(name));
