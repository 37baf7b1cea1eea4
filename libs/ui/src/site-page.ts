import { h, type ComponentChild, type ComponentChildren } from 'preact';
import { inlinePagePolicy } from './content-policy.ts';
import { siteTitle } from './page.ts';
import { renderPage } from './render.ts';
import { SITE_STYLESHEET } from './site-stylesheet.ts';

/** The public base URLs that the header and the footer link to. */
export interface SiteAddresses {
  api: string;
  widgets: string;
}

export interface SitePageProps {
  title: string;
  site: SiteAddresses;
  /** Language of the title and the children (BCP 47). Default: en. */
  lang?: string;
  description?: string;
  /** URL of the main page about the same subject. */
  canonical?: string;
  /** Search engines must not list the page. */
  isUnlisted?: boolean;
  children: ComponentChildren;
}

/** The policy of every page of `renderSitePage`. */
export const SITE_PAGE_POLICY = inlinePagePolicy(SITE_STYLESHEET);

/** Returns a page with the header and footer of the site. It has no script and loads nothing. */
export const renderSitePage = (props: SitePageProps): string => {
  const { title, site, lang, description, canonical, isUnlisted, children } = props;
  return renderPage({
    title: siteTitle(title),
    theme: 'auto',
    styles: SITE_STYLESHEET,
    description,
    head: [
      h('meta', { name: 'color-scheme', content: 'light dark' }),
      canonical !== undefined && h('link', { rel: 'canonical', href: canonical }),
      isUnlisted && h('meta', { name: 'robots', content: 'noindex' }),
    ],
    children: [
      h(Header, { site }),
      h('main', { lang }, h('h1', { dir: 'auto' }, title), children),
      h(Footer, { site }),
    ],
  });
};

interface SiteProps {
  site: SiteAddresses;
}

const Header = ({ site }: SiteProps): ComponentChild =>
  h(
    'header',
    { class: 'site' },
    h('a', { class: 'name', href: `${site.api}/` }, 'Marquee'),
    h('a', { href: `${site.widgets}/embed/events` }, 'Events'),
    h('a', { href: `${site.api}/docs` }, 'API'),
    h('a', { href: `${site.widgets}/` }, 'Widgets'),
  );

const Footer = ({ site }: SiteProps): ComponentChild =>
  h(
    'footer',
    { class: 'site end' },
    h('span', null, 'Marquee, a catalogue of events worldwide.'),
    h('a', { href: `${site.api}/` }, 'About'),
  );
