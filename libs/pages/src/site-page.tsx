import { type ComponentChild, type ComponentChildren } from 'preact';
import { inlinePagePolicy } from './content-policy.ts';
import { createTranslator, type Translator } from './i18n/translator.ts';
import { siteTitle } from './page.tsx';
import { renderPage } from './render.tsx';
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
      <meta name="color-scheme" content="light dark" />,
      canonical !== undefined && <link rel="canonical" href={canonical} />,
      isUnlisted && <meta name="robots" content="noindex" />,
    ],
    children: [
      <Header links={createSiteLinks(site, locale)} t={reader.t} />,
      <main lang={lang}>
        <h1 dir="auto">{title}</h1>
        {children}
      </main>,
      <Footer links={createSiteLinks(site, locale)} t={reader.t} />,
    ],
  });
};

/**
 * Returns the addresses that the header and the footer link to: pages of the website, else those of
 * the API and the widgets.
 */
export function createSiteLinks({ api, widgets, web }: SiteAddresses, locale: string | undefined) {
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

/** The mark of the website, drawn in the page, which loads nothing. */
export const Mark = (): ComponentChild => (
  <svg viewBox="0 0 32 32" width={26} height={26} aria-hidden>
    <rect width={32} height={32} rx={7} fill="#17151f" />
    <path
      d="M7 23V10l9 8 9-8v13"
      fill="none"
      stroke="#ffc24b"
      stroke-width={4}
      stroke-linecap="round"
      stroke-linejoin="round"
    />
  </svg>
);

const Header = ({ links, t }: SiteProps): ComponentChild => (
  <header class="site">
    <a class="name" href={links.home}>
      <Mark /> Marquee
    </a>
    <a href={links.events}>{t('events')}</a>
    <a href={links.reference}>API</a>
    <a href={links.builder}>{t('widgets')}</a>
  </header>
);

const Footer = ({ links, t }: SiteProps): ComponentChild => (
  <footer class="site end">
    <span>{t('catalogueOfEvents')}</span>
    <a href={links.home}>{t('aboutMarquee')}</a>
  </footer>
);
