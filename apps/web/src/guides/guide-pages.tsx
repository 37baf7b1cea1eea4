import { notFound } from '@marquee/domain';
import { type ComponentChild } from '@marquee/pages';
import { pageAddress } from '../components/links.ts';
import type { PageContext } from '../page-context.ts';
import type { Page } from '../pages/page.ts';
import { findGuide, guidePath, GUIDES, readGuide } from './guides.ts';
import { renderGuide, type RenderedGuide } from './render-guide.ts';
import { SAMPLES } from './samples.ts';

/**
 * How to use the catalogue in a program or on a site. The list of guides is English, as they are.
 */
export const developersPage: Page<object> = {
  path: '/developers',
  load: (_deps, _values, context) => {
    const title = context.translator.t('developers');
    const isForeign = context.translator.language !== 'en';
    const body = [
      <h1>{title}</h1>,
      <Introduction context={context} />,
      isForeign && <p class="hint">{context.translator.t('guidesEnglish')}</p>,
      <div lang="en" dir="ltr">
        <GuideList context={context} />
      </div>,
    ];
    return Promise.resolve({ title, canonical: '/developers', body });
  },
};

/** A guide of docs/. The text is English. */
export const guidePage: Page<object> = {
  path: '/developers/:guide',
  load: (_deps, values, context) => {
    const name = values.get('guide') ?? '';
    const guide = findGuide(name);
    if (guide === null) throw notFound('guide', name);
    const { html, sections } = renderGuide(withAddresses(readGuide(name), context));
    return Promise.resolve({
      title: guide.title,
      description: guide.text,
      canonical: guidePath(name),
      body: (
        <div class="guide" lang="en" dir="ltr">
          <aside>
            <Contents sections={sections} />
            <OtherGuides name={name} context={context} />
          </aside>
          <div class="prose">
            <h1>{guide.title}</h1>
            <div dangerouslySetInnerHTML={{ __html: html }} />
          </div>
        </div>
      ),
    });
  },
};

interface Props {
  context: PageContext;
}

/** The samples of the guides name the addresses of `npm start`. */
function withAddresses(text: string, { addresses }: PageContext): string {
  const urls: Record<string, string> = {
    3000: addresses.api,
    3001: addresses.widgets,
    3004: addresses.web,
  };
  return text.replace(
    /(?:http:\/\/)?localhost:(300[014])\b/g,
    (address, port: string) => urls[port] ?? address,
  );
}

const Introduction = ({ context }: Props): ComponentChild => {
  const { api, widgets } = context.addresses;
  const { t } = context.translator;
  return [
    <p class="lead">{t('firstRequest')}</p>,
    SAMPLES.map(({ language, write }) => (
      <div key={language}>
        <h2 class="small">{language}</h2>
        <pre class="code" tabindex={0} dir="ltr">
          {write(`${api}/events?city=Berlin&category=music&limit=3`)}
        </pre>
      </div>
    )),
    <p>{t('freeKeyText')}</p>,
    <p class="actions">
      <a class="button" href={pageAddress('/account/keys', context)}>
        {t('getKey')}
      </a>
      <a class="button quiet" href={`${api}/docs`}>
        {t('apiReference')}
      </a>
      <a class="button quiet" href={`${widgets}/`}>
        {t('putOnSite')}
      </a>
      <a class="button quiet" href={`${api}/problems`}>
        {t('problemTypes')}
      </a>
      <a class="button quiet" href={pageAddress('/developers/changes', context)}>
        {t('changesAndPolicy')}
      </a>
      <a class="button quiet" href={pageAddress('/status', context)}>
        {t('status')}
      </a>
    </p>,
  ];
};

const GuideList = ({ context }: Props): ComponentChild =>
  Object.entries(GUIDES).map(([group, guides]) => [
    <h2>{group}</h2>,
    <ul class="grid">
      {Object.entries(guides).map(([name, { title, text }]) => (
        <li class="card plain" key={name}>
          <div class="text">
            <p class="title">
              <a href={pageAddress(guidePath(name), context)}>{title}</a>
            </p>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ul>,
  ]);

const Contents = ({ sections }: Pick<RenderedGuide, 'sections'>): ComponentChild => (
  <details>
    <summary>On this page</summary>
    <ul>
      {sections.map(({ id, text }) => (
        <li key={id}>
          <a href={`#${id}`}>{text}</a>
        </li>
      ))}
    </ul>
  </details>
);

const OtherGuides = ({ name, context }: Props & { name: string }): ComponentChild => (
  <details>
    <summary>All guides</summary>
    <ul>
      {Object.values(GUIDES)
        .flatMap((group) => Object.entries(group))
        .map(([each, { title }]) => (
          <li key={each}>
            <a
              href={pageAddress(guidePath(each), context)}
              {...(each === name && { 'aria-current': 'page' })}
            >
              {title}
            </a>
          </li>
        ))}
    </ul>
  </details>
);
