import {
  Button,
  createSiteLinks,
  Empty,
  Notice,
  renderPage,
  siteTitle,
  type ComponentChild,
  type SiteAddresses,
} from '@marquee/pages';
import type { Assets } from '../scripts/assets.ts';
import { BuilderForm } from './builder-form.tsx';
import type { BuilderTranslator } from './builder-translator.ts';
import { buildSnippets, type Snippet } from './snippets.tsx';
import { REQUIRED_FIELD, toWidgetPath, type WidgetOptions } from './widget-options.ts';

interface Translated {
  translator: BuilderTranslator;
}

interface BuilderProps extends Translated {
  options: WidgetOptions;
  /** Names in the address that are no options. */
  unknown: string[];
  addresses: SiteAddresses;
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
      <link rel="stylesheet" href={assets.pathFor('builder.css')} />,
      ['display.woff2', 'text.woff2'].map((font) => (
        <link
          key={font}
          rel="preload"
          href={assets.pathFor(font)}
          as="font"
          type="font/woff2"
          crossorigin="anonymous"
        />
      )),
      <link rel="icon" type="image/svg+xml" href={assets.pathFor('icon.svg')} />,
      <script src={assets.pathFor('builder.js')} />, // not async, so that it runs before the body exists, as page.js
    ],
    children: [<Header {...parts} />, <Main {...parts} />, <Footer {...parts} />],
  });
}

function Header({ addresses, assets, translator: { shared, named } }: BuilderProps) {
  const { home, events, reference } = createSiteLinks(addresses, named ?? undefined);
  return (
    <header class="bar">
      <nav aria-label="Marquee">
        <a class="name" href={home}>
          <img src={assets.pathFor('icon.svg')} alt="" width={26} height={26} />
          Marquee
        </a>
        <a href={events}>{shared.t('events')}</a>
        <a href={reference}>API</a>
      </nav>
    </header>
  );
}

function Footer({ addresses, translator: { shared, named } }: BuilderProps): ComponentChild {
  const { home, reference } = createSiteLinks(addresses, named ?? undefined);
  return (
    <footer class="bar">
      <nav aria-label={shared.t('aboutMarquee')}>
        <span>{shared.t('catalogueOfEvents')}</span>
        <a href={home}>{shared.t('aboutMarquee')}</a>
        <a href={reference}>{shared.t('apiReference')}</a>
      </nav>
    </footer>
  );
}

const Main = (parts: BuilderProps): ComponentChild => (
  <main>
    <h1>{parts.translator.t('title')}</h1>
    <p class="lead">{parts.translator.t('lead')}</p>
    <div class="bench">
      <BuilderForm {...parts} />
      <div>
        <PageColour {...parts} />
        <div id="result">
          <Result {...parts} />
        </div>
      </div>
    </div>
  </main>
);

/**
 * Shows the preview on the background of the site. Needs script, and is invisible without it: its
 * space is reserved.
 */
const PageColour = ({ translator: { t } }: Translated): ComponentChild => (
  <label class="page-colour">
    {t('pageColour')}
    <input id="page-colour" type="color" value="#ffffff" />
  </label>
);

function Result({ options, unknown, addresses, assets, translator }: BuilderProps): ComponentChild {
  const path = toWidgetPath(options);
  if (path === null) return <Missing options={options} translator={translator} />;
  const snippets = buildSnippets(options, {
    widgets: addresses.widgets,
    path,
    integrity: assets.integrity,
    translator,
  });
  return [
    unknown.length > 0 && (
      <Notice>{translator.t('unknownOptions', { names: unknown.join(', ') })}</Notice>
    ),
    <Preview path={path} translator={translator} />,
    <h2>{translator.t('whichCode')}</h2>,
    <Snippets snippets={snippets} translator={translator} />,
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
  return <Empty>{t('missing', { field: label === null ? shared.t('city') : t(label) })}</Empty>;
}

/** Previews of the widget in iframes, in the width of a phone and of a desktop column. */
const Preview = ({ path, translator: { t } }: Translated & { path: string }): ComponentChild => (
  <div class="previews">
    {(['phone', 'desktop'] as const).map((kind) => (
      <figure class={kind} key={kind}>
        <figcaption>{t(kind)}</figcaption>
        <iframe src={path} title={t('preview', { name: t(kind) })} loading="lazy" />
      </figure>
    ))}
  </div>
);

const Snippets = ({
  snippets,
  translator: { t, shared },
}: Translated & { snippets: Snippet[] }): ComponentChild =>
  snippets.map(({ name, hint, code }, index) => (
    <details class="snippet" name="code" open={index === 0} key={name}>
      <summary>
        <h3>{name}</h3>
        <p class="lead">{hint}</p>
      </summary>
      <pre tabindex={0} dir="ltr" aria-label={t('codeOf', { name })}>
        <code>{code}</code>
      </pre>
      <Button
        isQuiet
        type="button"
        data-copy
        data-copied={shared.t('copied')}
        data-selected={t('selected')}
        hidden
      >
        {t('copyOf', { name })}
      </Button>
    </details>
  ));
