import { h, renderPage, siteTitle } from '@marquee/ui';
import { sitePath } from '../appearance/site-sheet.ts';
import type { RenderedPage, PageContext } from '../page-context.ts';
import type { Assets } from '../scripts/assets.ts';

/** Returns a complete page as HTML. */
export function renderDocument(
  { title, description, head = [], body }: RenderedPage,
  context: PageContext,
  assets: Assets,
): string {
  const { translator, appearance, addresses, path } = context;
  const sheet = sitePath(appearance);
  const address = `${addresses.widgets}${path}`;
  return renderPage({
    title: siteTitle(title),
    lang: translator.locale,
    dir: translator.direction,
    theme: appearance.theme,
    description,
    head: [
      h('link', { rel: 'stylesheet', href: assets.pathFor('page.css') }),
      sheet !== null && h('link', { rel: 'stylesheet', href: sheet }),
      h('link', {
        rel: 'alternate',
        type: 'application/json+oembed',
        href: `${addresses.widgets}/oembed?url=${encodeURIComponent(address)}`,
        title,
      }),
      h('link', { rel: 'icon', type: 'image/svg+xml', href: assets.pathFor('icon.svg') }),
      ...head,
      h('script', { src: assets.pathFor('page.js') }), // not async, because it prepares the layout before the body exists
    ],
    children: body,
  });
}
