import { toLocalTime, type EventSummary } from '@marquee/domain';
import sentences from './conflicts.json' with { type: 'json' };
import { formatSpan } from './format-span.ts';
import type { EventTimes } from './local-dates.ts';

interface ConflictOptions {
  /** BCP 47. */
  locale: string;
  now: Date;
}

/** Returns one sentence for each value that a source states against the published one. */
export function formatConflicts(
  event: EventTimes & Pick<EventSummary, 'conflicts'>,
  { locale, now }: ConflictOptions,
): string[] {
  const { language } = new Intl.Locale(locale);
  const texts = sentences[language in sentences ? (language as keyof typeof sentences) : 'en'];
  const found = (event.conflicts ?? []).flatMap(({ field, values: [published, ...others] }) =>
    others
      .filter(({ value }) => value !== published?.value)
      .map(({ value }) => {
        if (field === 'start_utc') {
          const start_local = toLocalTime(new Date(value), event.timezone);
          const times = { ...event, start_utc: value, start_local, end_utc: null };
          return texts.date.replace('{date}', formatSpan(times, { locale, now }).text);
        }
        return value === 'cancelled' || value === 'postponed' ? texts[value] : texts.planned;
      }),
  );
  return [...new Set(found)];
}
