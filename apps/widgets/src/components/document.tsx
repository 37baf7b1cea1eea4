import { renderPage, siteTitle } from '@marquee/pages';
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
      <link rel="stylesheet" href={assets.pathFor('page.css')} />,
      sheet !== null && <link rel="stylesheet" href={sheet} />,
      <link
        rel="alternate"
        type="application/json+oembed"
        href={`${addresses.widgets}/oembed?url=${encodeURIComponent(address)}`}
        title={title}
      />,
      <link rel="icon" type="image/svg+xml" href={assets.pathFor('icon.svg')} />,
      ...head,
      <script src={assets.pathFor('page.js')} />, // not async, because it prepares the layout before the body exists
    ],
    children: body,
  });
}
