import { toText, toTexts } from '../reading/record.ts';
import { listAt } from './paging.ts';
import type { System } from './system.ts';
import { textIn } from './texts.ts';

/**
 * Public holidays of Nager.Date and OpenHolidays. A holiday has a country and a day, and no place
 * to attend.
 */
export const publicHolidays: System = {
  records: listAt(''),
  read: (record, { languages }) => {
    const names = Array.isArray(record['name'])
      ? Object.fromEntries(
          (record['name'] as { language?: string; text?: string }[]).map(
            ({ language = '', text }) => [language, text],
          ),
        )
      : null;
    const day = toText(record['date']) ?? toText(record['startDate']);
    const country = toText(record['countryCode']) ?? toText(record['country']);
    const name =
      names === null
        ? (toText(record['localName']) ?? toText(record['name']))
        : textIn(names, languages);
    return {
      title: name,
      source_id:
        toText(record['id']) ?? `${country ?? ''}-${day ?? ''}-${toText(record['name']) ?? ''}`,
      category: 'community',
      start_local: day,
      end_local: toText(record['endDate']) ?? day,
      all_day: true,
      country,
      tags: ['public holiday', ...toTexts(record['counties'])],
    };
  },
};
