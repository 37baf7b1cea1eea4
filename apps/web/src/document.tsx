import { pagePolicy, renderPage, siteTitle } from '@marquee/pages';
import { LANGUAGES } from '@marquee/pages/i18n';
import { SiteFooter } from './components/site-footer.tsx';
import { SiteHeader } from './components/site-header.tsx';
import type { PageContext, RenderedPage, SiteAddresses } from './page-context.ts';
import { PageScope } from './page-scope.tsx';
import { FONTS } from './site-script.ts';
import { STYLE_PATH } from './stylesheet.ts';

const STYLES = "'self'";

const loadsWith = (pictures: string): string =>
  `img-src 'self'${pictures}; font-src 'self'; manifest-src 'self'`;
const LOADS = loadsWith('');

/**
 * The Content-Security-Policy of pages: our own style sheet, fonts, pictures and manifest, nothing
 * from other hosts.
 */
export const sitePolicy = pagePolicy(STYLES, { loads: LOADS });

/** The policy of pages with the script of the site, such as those with the search field. */
export const scriptPolicy = pagePolicy(STYLES, {
  loads: `${LOADS}; script-src 'self'; connect-src 'self'`,
});

/** The policy of the consent page of an assistant: its forms lead back to the assistant. */
export const connectPolicy = (redirectsTo: string): string =>
  pagePolicy(STYLES, { loads: LOADS, redirectsTo });

/** The policy of pages with a map, which also loads the operator's tiles. */
export const mapPolicy = ({ mapStyle }: Pick<SiteAddresses, 'mapStyle'>): string =>
  mapStyle === undefined
    ? scriptPolicy
    : pagePolicy(STYLES, {
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
    description: page.description,
    head: [
      <meta name="color-scheme" content="light dark" />,
      <link rel="stylesheet" href={STYLE_PATH} />,
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
