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
  /** Absent if there is no website. */
  web?: string | undefined;
}

type Reader = Pick<Translator, 'language' | 'direction' | 't'>;

export interface SitePageProps {
  title: string;
  site: SiteAddresses;
  /** Language of the title and the children (BCP 47), if the rest of the page is in English. */
  lang?: string;
  /** Translates the whole page. Default: English. */
  reader?: Reader;
  /** The language that the address of the page names. Links to other pages for people keep it. */
  locale?: string | undefined;
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
  const {
    title,
    site,
    lang,
    reader = ENGLISH,
    locale,
    description,
    canonical,
    isUnlisted,
    children,
  } = props;
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
      h(Header, { links: createSiteLinks(site, locale), t: reader.t }),
      h('main', { lang }, h('h1', { dir: 'auto' }, title), children),
      h(Footer, { links: createSiteLinks(site, locale), t: reader.t }),
    ],
  });
};

/** Returns the addresses that the header and the footer link to: pages of the website, else those of the API and the widgets. */
function createSiteLinks({ api, widgets, web }: SiteAddresses, locale: string | undefined) {
  const withLocale = (url: string, name: string) =>
    locale === undefined ? url : `${url}?${name}=${encodeURIComponent(locale)}`;
  return {
    home: web === undefined ? `${api}/` : withLocale(`${web}/`, 'locale'),
    events: withLocale(web === undefined ? `${widgets}/embed/events` : `${web}/search`, 'locale'),
    reference: `${api}/docs`,
    builder: withLocale(`${widgets}/`, 'language'),
  };
}

interface SiteProps {
  links: ReturnType<typeof createSiteLinks>;
  t: Reader['t'];
}

const Header = ({ links, t }: SiteProps): ComponentChild =>
  h(
    'header',
    { class: 'site' },
    h('a', { class: 'name', href: links.home }, 'Marquee'),
    h('a', { href: links.events }, t('events')),
    h('a', { href: links.reference }, 'API'),
    h('a', { href: links.builder }, t('widgets')),
  );

const Footer = ({ links, t }: SiteProps): ComponentChild =>
  h(
    'footer',
    { class: 'site end' },
    h('span', null, t('catalogueOfEvents')),
    h('a', { href: links.home }, t('aboutMarquee')),
  );
