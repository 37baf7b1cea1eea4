import { notFound } from '@marquee/domain';
import { h, type ComponentChild } from '@marquee/ui';
import { pageAddress } from '../components/links.ts';
import type { PageContext } from '../page-context.ts';
import type { Page } from '../pages/page.ts';
import { findGuide, guidePath, GUIDES, readGuide } from './guides.ts';
import { renderGuide, type RenderedGuide } from './render-guide.ts';
import { SAMPLES } from './samples.ts';

/** How to use the catalogue in a program or on a site. The list of guides is English, as they are. */
export const developersPage: Page<object> = {
  path: '/developers',
  load: (_deps, _values, context) => {
    const title = context.translator.t('developers');
    const isForeign = context.translator.language !== 'en';
    const body = [
      h('h1', null, title),
      h(Introduction, { context }),
      isForeign && h('p', { class: 'hint' }, context.translator.t('guidesEnglish')),
      h('div', { lang: 'en', dir: 'ltr' }, h(GuideList, { context })),
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
      body: h(
        'div',
        { class: 'guide', lang: 'en', dir: 'ltr' },
        h('aside', null, h(Contents, { sections }), h(OtherGuides, { name, context })),
        h(
          'div',
          { class: 'prose' },
          h('h1', null, guide.title),
          h('div', { dangerouslySetInnerHTML: { __html: html } }),
        ),
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
    h('p', { class: 'lead' }, t('firstRequest')),
    SAMPLES.map(({ language, write }) =>
      h(
        'div',
        { key: language },
        h('h2', { class: 'small' }, language),
        h(
          'pre',
          { class: 'code', tabindex: 0, dir: 'ltr' },
          write(`${api}/events?city=Berlin&category=music&limit=3`),
        ),
      ),
    ),
    h('p', null, t('freeKeyText')),
    h(
      'p',
      { class: 'actions' },
      h('a', { class: 'button', href: pageAddress('/account', context) }, t('getKey')),
      h('a', { class: 'button quiet', href: `${api}/docs` }, t('apiReference')),
      h('a', { class: 'button quiet', href: `${widgets}/` }, t('putOnSite')),
      h('a', { class: 'button quiet', href: `${api}/problems` }, t('problemTypes')),
      h(
        'a',
        { class: 'button quiet', href: pageAddress('/developers/changes', context) },
        t('changesAndPolicy'),
      ),
      h('a', { class: 'button quiet', href: pageAddress('/status', context) }, t('status')),
    ),
  ];
};

const GuideList = ({ context }: Props): ComponentChild =>
  Object.entries(GUIDES).map(([group, guides]) => [
    h('h2', null, group),
    h(
      'ul',
      { class: 'grid' },
      Object.entries(guides).map(([name, { title, text }]) =>
        h(
          'li',
          { class: 'card plain', key: name },
          h(
            'div',
            { class: 'text' },
            h(
              'p',
              { class: 'title' },
              h('a', { href: pageAddress(guidePath(name), context) }, title),
            ),
            h('p', null, text),
          ),
        ),
      ),
    ),
  ]);

const Contents = ({ sections }: Pick<RenderedGuide, 'sections'>): ComponentChild =>
  h(
    'details',
    null,
    h('summary', null, 'On this page'),
    h(
      'ul',
      null,
      sections.map(({ id, text }) => h('li', { key: id }, h('a', { href: `#${id}` }, text))),
    ),
  );

const OtherGuides = ({ name, context }: Props & { name: string }): ComponentChild =>
  h(
    'details',
    null,
    h('summary', null, 'All guides'),
    h(
      'ul',
      null,
      Object.values(GUIDES)
        .flatMap((group) => Object.entries(group))
        .map(([each, { title }]) =>
          h(
            'li',
            { key: each },
            h(
              'a',
              {
                href: pageAddress(guidePath(each), context),
                ...(each === name && { 'aria-current': 'page' }),
              },
              title,
            ),
          ),
        ),
    ),
  );
