import { Button, Empty, h, renderPage, siteTitle, type ComponentChild } from '@marquee/ui';
import type { Assets } from '../scripts/assets.ts';
import { BuilderForm } from './builder-form.ts';
import type { BuilderTranslator } from './builder-translator.ts';
import { buildSnippets, type Snippet } from './snippets.ts';
import { REQUIRED_FIELD, toWidgetPath, type WidgetOptions } from './widget-options.ts';

interface Translated {
  translator: BuilderTranslator;
}

interface BuilderProps extends Translated {
  options: WidgetOptions;
  /** The public base URL of the widgets. */
  widgets: string;
  assets: Assets;
}

/** GET /: choose a widget, preview it, copy the code. */
export function builderDocument(parts: BuilderProps): string {
  const { assets, translator } = parts;
  const { t, shared } = translator;
  return renderPage({
    title: siteTitle(t('title')),
    lang: shared.locale,
    dir: shared.direction,
    description: t('description'),
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
    h(
      'header',
      null,
      h('h1', null, parts.translator.t('title')),
      h('p', { class: 'lead' }, parts.translator.t('lead')),
    ),
    h(
      'div',
      { class: 'bench' },
      h(BuilderForm, parts),
      h('div', null, h(PageColour, parts), h('div', { id: 'result' }, h(Result, parts))),
    ),
  );

/** Shows the preview on the background of the site. Needs script, and is invisible without it: its space is reserved. */
const PageColour = ({ translator: { t } }: Translated): ComponentChild =>
  h(
    'label',
    { class: 'page-colour' },
    t('pageColour'),
    h('input', { id: 'page-colour', type: 'color', value: '#ffffff' }),
  );

function Result({ options, widgets, assets, translator }: BuilderProps): ComponentChild {
  const path = toWidgetPath(options);
  if (path === null) return h(Missing, { options, translator });
  const snippets = buildSnippets(options, {
    widgets,
    path,
    integrity: assets.integrity,
    translator,
  });
  return [
    h(Preview, { path, translator }),
    h('h2', null, translator.t('whichCode')),
    h(Snippets, { snippets, translator }),
  ];
}

/** The labels of the required fields. */
const LABELS = { slug: 'record', artist: 'artistField', city: null } as const;

function Missing({
  options,
  translator: { t, shared },
}: Translated & { options: WidgetOptions }): ComponentChild {
  const needed = REQUIRED_FIELD[options.widget];
  const label = needed === null ? null : LABELS[needed];
  return h(Empty, null, t('missing', { field: label === null ? shared.t('city') : t(label) }));
}

/** Previews of the widget in iframes, in the width of a phone and of a desktop column. */
const Preview = ({ path, translator: { t } }: Translated & { path: string }): ComponentChild =>
  h(
    'div',
    { class: 'previews' },
    (['phone', 'desktop'] as const).map((kind) =>
      h(
        'figure',
        { class: kind, key: kind },
        h('figcaption', null, t(kind)),
        h('iframe', { src: path, title: t('preview', { name: t(kind) }), loading: 'lazy' }),
      ),
    ),
  );

const Snippets = ({
  snippets,
  translator: { t, shared },
}: Translated & { snippets: Snippet[] }): ComponentChild =>
  snippets.map(({ name, hint, code }) =>
    h(
      'section',
      { class: 'snippet', key: name },
      h('h3', null, name),
      h('p', { class: 'lead' }, hint),
      h(
        'pre',
        { tabindex: 0, dir: 'ltr', 'aria-label': t('codeOf', { name }) },
        h('code', null, code),
      ),
      h(
        Button,
        {
          isQuiet: true,
          type: 'button',
          'data-copy': true,
          'data-copied': shared.t('copied'),
          'data-selected': t('selected'),
          hidden: true,
        },
        t('copyOf', { name }),
      ),
    ),
  );
