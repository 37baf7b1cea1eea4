import { Button, Empty, h, renderPage, siteTitle, type ComponentChild } from '@marquee/ui';
import type { Assets } from '../scripts/assets.ts';
import { BuilderForm } from './builder-form.ts';
import { buildSnippets, type Snippet } from './snippets.ts';
import { REQUIRED_FIELD, toWidgetPath, type WidgetOptions } from './widget-options.ts';

const TITLE = 'Put what is on onto your page';
const LEAD = 'Choose, look, copy, paste. No account, no key, no cookies; it stays up to date by itself.';

interface BuilderProps {
  options: WidgetOptions;
  /** The public base URL of the widgets. */
  widgets: string;
  assets: Assets;
}

/** GET /: choose a widget, preview it, copy the code. */
export function builderDocument(parts: BuilderProps): string {
  const { assets } = parts;
  return renderPage({
    title: siteTitle(TITLE),
    description: 'Widgets of events for any site: no account, no key, no tracking.',
    theme: 'auto',
    head: [
      h('link', { rel: 'stylesheet', href: assets.pathFor('builder.css') }),
      h('link', { rel: 'icon', type: 'image/svg+xml', href: assets.pathFor('icon.svg') }),
      h('script', { src: assets.pathFor('builder.js') }), // not async, so that it runs before the body exists, as page.js
    ],
    children: h(Main, parts),
  });
}

const Main = (parts: BuilderProps): ComponentChild =>
  h(
    'main',
    null,
    h('header', null, h('h1', null, TITLE), h('p', { class: 'lead' }, LEAD)),
    h(
      'div',
      { class: 'bench' },
      h(BuilderForm, parts),
      h('div', null, h(PageColour, null), h('div', { id: 'result' }, h(Result, parts))),
    ),
  );

/** Shows the preview on the background of the site. Needs script, and is invisible without it: its space is reserved. */
const PageColour = (): ComponentChild =>
  h(
    'label',
    { class: 'page-colour' },
    'Background of your page',
    h('input', { id: 'page-colour', type: 'color', value: '#ffffff' }),
  );

function Result({ options, widgets, assets }: BuilderProps): ComponentChild {
  const path = toWidgetPath(options);
  if (path === null) return h(Missing, { options });
  const snippets = buildSnippets(options, { widgets, path, integrity: assets.integrity });
  return [h(Preview, { path }), h('h2', null, 'Which code?'), h(Snippets, { snippets })];
}

/** What the field `slug` names. */
const RECORDS: Partial<Record<WidgetOptions['widget'], string>> = {
  event: 'event',
  plan: 'event',
  venue: 'venue',
  series: 'series',
};

const Missing = ({ options }: { options: WidgetOptions }): ComponentChild =>
  h(Empty, null, `Name the ${RECORDS[options.widget] ?? String(REQUIRED_FIELD[options.widget])} to see it here.`);

/** Previews of the widget in iframes, in the width of a phone and of a desktop column. */
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
      h('h3', null, name),
      h('p', { class: 'lead' }, hint),
      h('pre', { tabindex: 0, 'aria-label': `${name}: code to paste` }, h('code', null, code)),
      h(Button, { isQuiet: true, type: 'button', 'data-copy': true, hidden: true }, `Copy: ${name.toLowerCase()}`),
    ),
  );
