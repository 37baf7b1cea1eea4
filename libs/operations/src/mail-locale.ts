import type { RequestInfo } from '@marquee/domain';
import { findMailLocale, MAIL_LANGUAGES } from '@marquee/mail';
import { text } from './parameters.ts';

export interface LocaleDeps {
  /** Absent if no browser sent the request. */
  requestInfo?: Pick<RequestInfo, 'acceptLanguage'> | undefined;
}

/** The language of the mails that a request causes. */
export const localeField = {
  locale: text(35)
    .optional()
    .meta({
      description: `Language of the mails: one of ${MAIL_LANGUAGES.join(', ')}, optionally with a region (de-AT). Default: Accept-Language, else English.`,
      examples: ['de'],
    }),
};

/**
 * Returns the language of the mails that a request causes: as named, else that of the browser, else
 * null.
 */
export const mailLocale = ({ requestInfo }: LocaleDeps, named: string | undefined): string | null =>
  findMailLocale(named, requestInfo?.acceptLanguage);
