import type { Translator } from './translator.ts';

/** Returns date and time of an instant in a zone. */
export const formatInstantIn = (
  instant: Date,
  timeZone: string,
  { locale }: Pick<Translator, 'locale'>,
): string =>
  new Intl.DateTimeFormat(locale, {
    numberingSystem: 'latn',
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
  }).format(instant);
