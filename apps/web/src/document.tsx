import { inlinePagePolicy, renderPage, siteTitle, SITE_STYLESHEET } from '@marquee/pages';
import { LANGUAGES } from '@marquee/pages/i18n';
import { ACCOUNT_STYLESHEET } from './account/account-stylesheet.ts';
import { SiteFooter } from './components/site-footer.tsx';
import { SiteHeader } from './components/site-header.tsx';
import type { PageContext, RenderedPage, SiteAddresses } from './page-context.ts';
import { PageScope } from './page-scope.tsx';
import { FONTS } from './site-script.ts';
import { WEB_STYLESHEET } from './stylesheet.ts';

const STYLES = `${SITE_STYLESHEET}${WEB_STYLESHEET}${ACCOUNT_STYLESHEET}`
  .replace(/\s*\n\s*/g, '')
  .replace(/([{};,]) +/g, '$1')
  .replace(/ +([{}])/g, '$1')
  .replace(/([a-z-]): /g, '$1:');

const loadsWith = (pictures: string): string =>
  `img-src 'self'${pictures}; font-src 'self'; manifest-src 'self'`;
const LOADS = loadsWith('');

/**
 * The Content-Security-Policy of pages: one inline style sheet, our own font, pictures and
 * manifest, nothing from other hosts.
 */
export const sitePolicy = inlinePagePolicy(STYLES, { loads: LOADS });

/** The policy of pages with the script of the site, such as those with the search field. */
export const scriptPolicy = inlinePagePolicy(STYLES, {
  loads: `${LOADS}; script-src 'self'; connect-src 'self'`,
});

/** The policy of the consent page of an assistant: its forms lead back to the assistant. */
export const connectPolicy = (redirectsTo: string): string =>
  inlinePagePolicy(STYLES, { loads: LOADS, redirectsTo });

/** The policy of pages with a map, which also loads the operator's tiles. */
export const mapPolicy = ({ mapStyle }: Pick<SiteAddresses, 'mapStyle'>): string =>
  mapStyle === undefined
    ? scriptPolicy
    : inlinePagePolicy(STYLES, {
        loads: `${loadsWith(` blob: ${new URL(mapStyle).origin}`)}; script-src 'self'; connect-src 'self' ${new URL(mapStyle).origin}`,
      });

/** Returns a complete page as HTML. */
export function renderDocument(page: RenderedPage, context: PageContext): string {
  const { translator, addresses } = context;
  return renderPage({
    title: siteTitle(page.title),
    lang: translator.locale,
    dir: translator.direction,
    theme: 'auto',
    styles: STYLES,
    description: page.description,
    head: [
      <meta name="color-scheme" content="light dark" />,
      page.isUnlisted ? <meta name="robots" content="noindex" /> : searchLinks(page, addresses),
      [FONTS.display, FONTS.text].map(({ path }) => (
        <link
          key={path}
          rel="preload"
          href={path}
          as="font"
          type="font/woff2"
          crossorigin="anonymous"
        />
      )),
      <link rel="icon" type="image/svg+xml" href="/icon.svg" />,
      <link rel="manifest" href="/site.webmanifest" />,
      socialTags(page, context),
      page.head,
    ],
    children: [
      <a class="skip" href="#content">
        {translator.t('skip')}
      </a>,
      <SiteHeader context={context} />,
      <main id="content" class="wrap">
        <PageScope context={context}>{page.body}</PageScope>
      </main>,
      <SiteFooter context={context} />,
    ],
  });
}

/** Pages that have a widget, whose frame other sites can request from /oembed of the widgets. */
const WITH_WIDGET = /^\/(?:e|artist|venue|series|city|plan)\/[^/]+$/;

/** The canonical URL, the same page in every language, and its frame for other sites. */
function searchLinks({ canonical, title }: RenderedPage, { web, widgets }: SiteAddresses) {
  const url = `${web}${canonical}`;
  const inLanguage = (locale: string) => `${url}?locale=${locale}`;
  return [
    <link rel="canonical" href={url} />,
    LANGUAGES.map((locale) => <link rel="alternate" hreflang={locale} href={inLanguage(locale)} />),
    <link rel="alternate" hreflang="x-default" href={url} />,
    WITH_WIDGET.test(canonical) && (
      <link
        rel="alternate"
        type="application/json+oembed"
        href={`${widgets}/oembed?url=${encodeURIComponent(url)}`}
        title={title}
      />
    ),
  ];
}

function socialTags(
  { title, description, canonical }: RenderedPage,
  { addresses, translator }: PageContext,
) {
  const tags = {
    'og:site_name': 'Marquee',
    'og:title': title,
    'og:description': description,
    'og:url': `${addresses.web}${canonical}`,
    'og:locale': translator.locale.replace('-', '_'),
  };
  return Object.entries(tags).map(
    ([property, content]) =>
      content !== undefined && <meta key={property} property={property} content={content} />,
  );
}
