import { h, type ComponentChild } from 'preact';
import { renderToString } from 'preact-render-to-string';
import type { Assets } from '../scripts/assets.ts';
import { BuilderForm } from './builder-form.ts';
import { snippetsOf, type Snippet } from './snippets.ts';
import { NEEDED, pathOf, type Choice } from './widget-options.ts';

const TITLE = 'Put what is on onto your page';
const PROMISE = 'Choose, look, copy, paste. No account, no key, no cookies; it stays up to date by itself.';

interface Parts {
  choice: Choice;
  /** The widgets' public address. */
  widgets: string;
  assets: Assets;
}

/** GET /: choose a widget, see it, copy what to paste. */
export function builderDocument(parts: Parts): string {
  const page = h('html', { lang: 'en', 'data-theme': 'auto' }, h(Head, parts), h('body', null, h(Main, parts)));
  return `<!doctype html>\n${renderToString(page)}`;
}

const Head = ({ assets }: Parts): ComponentChild =>
  h(
    'head',
    null,
    h('meta', { charset: 'utf-8' }),
    h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    h('title', null, `${TITLE} · Marquee`),
    h('meta', { name: 'description', content: 'Widgets of events for any site: no account, no key, no tracking.' }),
    h('link', { rel: 'stylesheet', href: assets.pathOf('builder.css') }),
    h('link', { rel: 'icon', type: 'image/svg+xml', href: assets.pathOf('icon.svg') }),
    h('script', { src: assets.pathOf('builder.js') }), // not async: before there is a body, as page.js
  );

const Main = (parts: Parts): ComponentChild =>
  h(
    'main',
    null,
    h('header', null, h('h1', null, TITLE), h('p', { class: 'lead' }, PROMISE)),
    h('div', { class: 'bench' }, h(BuilderForm, parts), h('div', { id: 'result' }, h(Result, parts))),
  );

function Result({ choice, widgets, assets }: Parts): ComponentChild {
  const path = pathOf(choice);
  if (path === null) return h(Missing, { choice });
  const snippets = snippetsOf(choice, { widgets, path, integrity: assets.integrity });
  return [h(Preview, { path }), h(Snippets, { snippets })];
}

const Missing = ({ choice }: { choice: Choice }): ComponentChild =>
  h(
    'p',
    { class: 'empty' },
    `Name the ${NEEDED[choice.widget] === 'slug' ? 'event' : String(NEEDED[choice.widget])} to see it here.`,
  );

/** Real frames, as wide as a phone and as a column of a page. */
const Preview = ({ path }: { path: string }): ComponentChild =>
  h(
    'div',
    { class: 'previews' },
    [
      ['Phone', 'phone'],
      ['Desktop', 'desktop'],
    ].map(([name, kind]) =>
      h(
        'figure',
        { class: kind, key: kind },
        h('figcaption', null, name),
        h('iframe', { src: path, title: `Preview: ${String(name)}`, loading: 'lazy' }),
      ),
    ),
  );

const Snippets = ({ snippets }: { snippets: Snippet[] }): ComponentChild =>
  snippets.map(({ name, hint, code }) =>
    h(
      'section',
      { class: 'snippet', key: name },
      h('h2', null, name),
      h('p', { class: 'lead' }, hint),
      h('pre', { tabindex: 0, 'aria-label': `${name}: code to paste` }, h('code', null, code)),
      h(
        'button',
        { class: 'button quiet', type: 'button', 'data-copy': true, hidden: true },
        `Copy: ${name.toLowerCase()}`,
      ),
    ),
  );
