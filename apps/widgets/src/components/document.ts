import { h } from 'preact';
import { renderToString } from 'preact-render-to-string';
import type { RenderedPage, PageContext } from '../page-context.ts';
import type { Assets } from '../scripts/assets.ts';

/** A whole page as HTML. */
export function documentOf(
  { title, description, head = [], body }: RenderedPage,
  frame: PageContext,
  assets: Assets,
): string {
  const { words, look, addresses, path } = frame;
  const address = `${addresses.widgets}${path}`;
  const page = h(
    'html',
    { lang: words.locale, dir: words.direction, 'data-theme': look.theme },
    h(
      'head',
      null,
      h('meta', { charset: 'utf-8' }),
      h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      h('title', null, `${title} · Marquee`),
      description !== undefined && h('meta', { name: 'description', content: description }),
      h('link', { rel: 'stylesheet', href: assets.pathOf('page.css') }),
      look.accent !== null && h('link', { rel: 'stylesheet', href: `/accent/${look.accent}.css` }),
      h('link', {
        rel: 'alternate',
        type: 'application/json+oembed',
        href: `${addresses.widgets}/oembed?url=${encodeURIComponent(address)}`,
        title,
      }),
      h('link', { rel: 'icon', type: 'image/svg+xml', href: assets.pathOf('icon.svg') }),
      ...head,
      h('script', { src: assets.pathOf('page.js') }), // not async: it says how the body is laid out, before there is one
    ),
    h('body', null, body),
  );
  return `<!doctype html>\n${renderToString(page)}`;
}
