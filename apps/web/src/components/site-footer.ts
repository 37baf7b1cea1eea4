import { h, type ComponentChild } from '@marquee/ui';
import { LANGUAGES } from '@marquee/ui/i18n';
import type { PageContext } from '../page-context.ts';
import { legalPath, pageAddress } from './links.ts';

interface Props {
  context: PageContext;
}

export const SiteFooter = ({ context }: Props): ComponentChild => {
  const { addresses, translator } = context;
  const { t } = translator;
  return h(
    'footer',
    { class: 'site end' },
    h(
      'div',
      { class: 'wrap' },
      h('p', null, `Marquee · ${t('tagline')}`),
      h(
        'nav',
        { 'aria-label': t('aboutData') },
        h('a', { href: pageAddress('/about/data', context) }, t('aboutData')),
        h('a', { href: pageAddress('/developers', context) }, t('developers')),
        h('a', { href: pageAddress('/account', context) }, t('account')),
        h('a', { href: pageAddress('/submit', context) }, t('submitEvent')),
        h('a', { href: builderAddress(context) }, t('widgets')),
        h('a', { href: `${addresses.api}/docs` }, t('apiReference')),
      ),
      addresses.legalPages.length > 0 &&
        h(
          'nav',
          { 'aria-label': t('terms') },
          addresses.legalPages.map((name) =>
            h('a', { key: name, href: pageAddress(legalPath(name), context) }, t(name)),
          ),
        ),
      h(Languages, { context }),
    ),
  );
};

const languageName = (language: string) =>
  new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;

/** The current page, with its parameters, in each language. */
const Languages = ({ context }: Props): ComponentChild =>
  h(
    'nav',
    { 'aria-label': context.translator.t('language') },
    LANGUAGES.map((language) =>
      h(
        'a',
        {
          key: language,
          href: pageAddress(context.here.path, { namedLocale: language }, context.here.query),
          lang: language,
          hreflang: language,
          ...(context.translator.language === language && { 'aria-current': 'true' }),
        },
        languageName(language),
      ),
    ),
  );

/** The widget builder, in the language that the address of this page names. */
const builderAddress = ({ addresses: { widgets }, namedLocale }: PageContext): string =>
  namedLocale === null
    ? `${widgets}/`
    : `${widgets}/?${new URLSearchParams({ language: namedLocale }).toString()}`;
