import { writeAtom } from '@marquee/formats';
import { sendCacheable, toTextBody, type Limits } from '@marquee/http';
import { h, type ComponentChild } from '@marquee/ui';
import express, { type Router } from 'express';
import type { SiteAddresses } from '../page-context.ts';
import type { Page } from '../pages/page.ts';
import { API_CHANGES } from './api-changes.ts';

const PATH = '/developers/changes';
const FEED = `${PATH}.atom`;
const TITLE = 'Changes of the API';

/** What changed in the API, and how long what is deprecated works. The text is English. */
export const apiChangesPage: Page<object> = {
  path: PATH,
  load: (_deps, _values, { addresses }) =>
    Promise.resolve({
      title: TITLE,
      canonical: PATH,
      head: [
        h('link', {
          rel: 'alternate',
          type: 'application/atom+xml',
          title: TITLE,
          href: `${addresses.web}${FEED}`,
        }),
      ],
      body: [
        h('h1', null, TITLE),
        h('div', { class: 'prose', lang: 'en', dir: 'ltr' }, h(Policy, null), h(Changes, null)),
      ],
    }),
};

const Policy = (): ComponentChild => [
  h('h2', null, 'Deprecation policy'),
  h(
    'ul',
    null,
    h(
      'li',
      null,
      'New endpoints, parameters, fields and values of open lists can appear at any time: ignore what you do not know.',
    ),
    h(
      'li',
      null,
      'Nothing that is documented is removed or changes its meaning with less than six months of notice.',
    ),
    h(
      'li',
      null,
      'What is deprecated is listed here first. Its responses have the header Deprecation with the day since when (RFC 9745), and the header Sunset with the day on which it ends (RFC 8594).',
    ),
    h(
      'li',
      null,
      'A fault that endangers data or people is fixed at once, also if a program depends on it.',
    ),
  ),
  h('p', null, 'Nothing is deprecated at present.'),
  h('p', null, h('a', { href: FEED }, 'Feed of these changes (Atom)')),
];

const Changes = (): ComponentChild => [
  h('h2', null, 'Changes'),
  API_CHANGES.map(({ id, date, title, text }) =>
    h(
      'section',
      { key: id, id },
      h('h3', null, title),
      h('p', { class: 'hint' }, date),
      h('p', null, text),
    ),
  ),
];

/** The changes as a feed. */
export function apiChangesFeed(
  { web }: Pick<SiteAddresses, 'web'>,
  { burst }: Pick<Limits, 'burst'>,
): Router {
  const router = express.Router({ caseSensitive: true });
  const dates = (date: string) => ({
    published_at: `${date}T00:00:00Z`,
    updated_at: `${date}T00:00:00Z`,
  });
  const text = writeAtom({
    title: `Marquee: ${TITLE.toLowerCase()}`,
    url: `${web}${FEED}`,
    updated_at: `${API_CHANGES[0]?.date ?? ''}T00:00:00Z`,
    articles: API_CHANGES.map(({ id, date, title, text: summary }) => {
      const url = `${web}${PATH}#${id}`;
      return {
        id: url,
        url,
        title,
        summary,
        lang: 'en',
        author: null,
        image_url: null,
        category: null,
        ...dates(date),
      };
    }),
  });
  const body = toTextBody({ type: 'application/atom+xml; charset=utf-8', text });
  router.get(FEED, burst, (req, res) => sendCacheable(req, res, { ...body, audience: 'everyone' }));
  return router;
}
