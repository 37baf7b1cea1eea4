import { formatInstantIn, type Translator } from '@marquee/pages/i18n';

/** Returns an instant in the reader's language: "Nov 26, 2026, 8:10 PM UTC". */
export const formatInUtc = (instant: Date, translator: Pick<Translator, 'locale'>): string =>
  `${formatInstantIn(instant, 'UTC', translator)} UTC`;
