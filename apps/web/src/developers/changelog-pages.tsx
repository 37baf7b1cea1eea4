import { writeAtom } from '@marquee/formats';
import { sendCacheable, toTextBody, type Limits } from '@marquee/http';
import { type ComponentChild } from '@marquee/pages';
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
        <link
          rel="alternate"
          type="application/atom+xml"
          title={TITLE}
          href={`${addresses.web}${FEED}`}
        />,
      ],
      body: [
        <h1>{TITLE}</h1>,
        <div class="prose" lang="en" dir="ltr">
          <Policy />
          <Changes />
        </div>,
      ],
    }),
};

const Policy = (): ComponentChild => [
  <h2>Deprecation policy</h2>,
  <ul>
    <li>
      New endpoints, parameters, fields and values of open lists can appear at any time: ignore what
      you do not know.
    </li>
    <li>
      Nothing that is documented is removed or changes its meaning with less than six months of
      notice.
    </li>
    <li>
      What is deprecated is listed here first. Its responses have the header Deprecation with the
      day since when (RFC 9745), and the header Sunset with the day on which it ends (RFC 8594).
    </li>
    <li>
      A fault that endangers data or people is fixed at once, also if a program depends on it.
    </li>
  </ul>,
  <p>Nothing is deprecated at present.</p>,
  <p>
    <a href={FEED}>Feed of these changes (Atom)</a>
  </p>,
];

const Changes = (): ComponentChild => [
  <h2>Changes</h2>,
  API_CHANGES.map(({ id, date, title, text }) => (
    <section key={id} id={id}>
      <h3>{title}</h3>
      <p class="hint">{date}</p>
      <p>{text}</p>
    </section>
  )),
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
