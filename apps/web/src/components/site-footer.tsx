import { type ComponentChild } from '@marquee/pages';
import { LANGUAGES } from '@marquee/pages/i18n';
import type { PageContext } from '../page-context.ts';
import { CONNECT_PATH, legalPath, pageAddress } from './links.ts';

interface Props {
  context: PageContext;
}

export const SiteFooter = ({ context }: Props): ComponentChild => {
  const { addresses, translator } = context;
  const { t } = translator;
  return (
    <footer class="site end">
      <div class="wrap">
        <p>{`Marquee · ${t('tagline')}`}</p>
        <nav aria-label={t('browse')}>
          <a href={pageAddress('/cities', context)}>{t('cities')}</a>
          <a href={pageAddress('/artists', context)}>{t('artists')}</a>
          <a href={pageAddress('/venues', context)}>{t('venues')}</a>
          <a href={pageAddress('/demand', context)}>{t('mostWanted')}</a>
          <a href={pageAddress('/archive', context)}>{t('archive')}</a>
        </nav>
        <nav aria-label={t('aboutData')}>
          <a href={pageAddress('/about/data', context)}>{t('aboutData')}</a>
          <a href={pageAddress('/developers', context)}>{t('developers')}</a>
          <a href={pageAddress('/account', context)}>{t('account')}</a>
          <a href={pageAddress('/submit', context)}>{t('submitEvent')}</a>
          <a href={pageAddress(CONNECT_PATH, context)}>{t('connectCalendar')}</a>
          <a href={builderAddress(context)}>{t('widgets')}</a>
          <a href={`${addresses.api}/docs`}>{t('apiReference')}</a>
        </nav>
        {addresses.legalPages.length > 0 && (
          <nav aria-label={t('terms')}>
            {addresses.legalPages.map((name) => (
              <a key={name} href={pageAddress(legalPath(name), context)}>
                {t(name)}
              </a>
            ))}
          </nav>
        )}
        <Languages context={context} />
      </div>
    </footer>
  );
};

const languageName = (language: string) =>
  new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;

/** The current page, with its parameters, in each language. */
const Languages = ({ context }: Props): ComponentChild => (
  <nav aria-label={context.translator.t('language')}>
    {LANGUAGES.map((language) => (
      <a
        key={language}
        href={pageAddress(context.here.path, { namedLocale: language }, context.here.query)}
        lang={language}
        hreflang={language}
        {...(context.translator.language === language && { 'aria-current': 'true' })}
      >
        {languageName(language)}
      </a>
    ))}
  </nav>
);

/** The widget builder, in the language that the address of this page names. */
const builderAddress = ({ addresses: { widgets }, namedLocale }: PageContext): string =>
  namedLocale === null
    ? `${widgets}/`
    : `${widgets}/?${new URLSearchParams({ language: namedLocale }).toString()}`;
