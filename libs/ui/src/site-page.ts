import { h, type ComponentChild, type ComponentChildren } from 'preact';
import { inlinePagePolicy } from './content-policy.ts';
import { createTranslator, type Translator } from './i18n/translator.ts';
import { siteTitle } from './page.ts';
import { renderPage } from './render.ts';
import { SITE_STYLESHEET } from './site-stylesheet.ts';

/** The public base URLs that the header and the footer link to. */
export interface SiteAddresses {
  api: string;
  widgets: string;
}

type Reader = Pick<Translator, 'language' | 'direction' | 't'>;

export interface SitePageProps {
  title: string;
  site: SiteAddresses;
  /** Language of the title and the children (BCP 47), if the rest of the page is in English. */
  lang?: string;
  /** Translates the whole page. Default: English. */
  reader?: Reader;
  description?: string;
  /** URL of the main page about the same subject. */
  canonical?: string;
  /** Search engines must not list the page. */
  isUnlisted?: boolean;
  children: ComponentChildren;
}

const ENGLISH = createTranslator('en');

/** The policy of every page of `renderSitePage`. */
export const SITE_PAGE_POLICY = inlinePagePolicy(SITE_STYLESHEET);

/** Returns a page with the header and footer of the site. It has no script and loads nothing. */
export const renderSitePage = (props: SitePageProps): string => {
  const { title, site, lang, reader = ENGLISH, description, canonical, isUnlisted, children } = props;
  return renderPage({
    title: siteTitle(title),
    lang: reader.language,
    ...(reader.direction === 'rtl' && { dir: reader.direction }),
    theme: 'auto',
    styles: SITE_STYLESHEET,
    description,
    head: [
      h('meta', { name: 'color-scheme', content: 'light dark' }),
      canonical !== undefined && h('link', { rel: 'canonical', href: canonical }),
      isUnlisted && h('meta', { name: 'robots', content: 'noindex' }),
    ],
    children: [
      h(Header, { site, reader }),
      h('main', { lang }, h('h1', { dir: 'auto' }, title), children),
      h(Footer, { site, reader }),
    ],
  });
};

interface SiteProps {
  site: SiteAddresses;
  reader: Reader;
}

const Header = ({ site, reader: { t } }: SiteProps): ComponentChild =>
  h(
    'header',
    { class: 'site' },
    h('a', { class: 'name', href: `${site.api}/` }, 'Marquee'),
    h('a', { href: `${site.widgets}/embed/events` }, t('events')),
    h('a', { href: `${site.api}/docs` }, 'API'),
    h('a', { href: `${site.widgets}/` }, t('widgets')),
  );

const Footer = ({ site, reader: { t } }: SiteProps): ComponentChild =>
  h(
    'footer',
    { class: 'site end' },
    h('span', null, t('catalogueOfEvents')),
    h('a', { href: `${site.api}/` }, t('aboutMarquee')),
  );
