import texts from './plan-notices.json' with { type: 'json' };
import { createCatalogue, type Translator } from './translator.ts';

interface PlanNotice {
  code: keyof typeof texts.en;
  /** Days of the event and of the plan, `YYYY-MM-DD`. */
  from: string | null;
  to: string | null;
  date: string | null;
}

const translate = createCatalogue<PlanNotice['code']>(texts);

/** Returns a notice of a plan in the reader's language. */
export function formatPlanNotice(notice: PlanNotice, { language, locale }: Translator): string {
  const { code, from, to, date } = notice;
  if (from === null || to === null || date === null) return translate(language, code);
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const range = days.formatRange(new Date(from), new Date(to));
  return translate(language, code, { days: range, date: days.format(new Date(date)) });
}
