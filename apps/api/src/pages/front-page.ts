import type { EventSummary } from '@marquee/domain';
import type { HtmlPage } from '@marquee/http';
import { h, type ComponentChild } from '@marquee/ui';
import { EventRows } from './event-rows.ts';
import { toHtmlPage, type PageReader } from './html-page.ts';

export interface ShownEndpoint {
  /** For example `GET /events/{slug}`. */
  request: string;
  summary: string;
}

interface FrontPage {
  description: string;
  endpoints: ShownEndpoint[];
  /** URLs of example requests. */
  examples: string[];
  /** A few upcoming events. */
  events: EventSummary[];
}

/** Writes the front page of the API for people. Data addresses are code to copy, not links. */
export const writeFrontPage = (content: FrontPage, reader: PageReader): HtmlPage => {
  const { api, widgets } = reader.site;
  return toHtmlPage(
    {
      title: 'What is on, anywhere',
      description: content.description,
      canonical: `${api}/`,
      children: [
        h('p', { class: 'lead' }, content.description),
        h(
          'p',
          { class: 'actions' },
          h('a', { class: 'button', href: `${widgets}/embed/events` }, 'Browse events'),
          h('a', { class: 'button quiet', href: `${api}/docs` }, 'API reference'),
          h('a', { class: 'button quiet', href: `${widgets}/` }, 'Put events on your site'),
        ),
        content.events.length > 0 && [
          h('h2', null, 'For example'),
          h(EventRows, { events: content.events, reader }),
        ],
        h('h2', null, 'The API'),
        h('p', null, 'Send a request from a terminal or a program. It gets JSON:'),
        h('pre', null, content.examples.map((url) => `curl '${url}'`).join('\n')),
        h(Key, { api }),
        h('h2', null, 'Endpoints'),
        h(Endpoints, content),
        h('p', null, h('a', { href: `${api}/problems` }, 'Problem types')),
      ],
    },
    reader.site,
  );
};

const Key = ({ api }: { api: string }): ComponentChild => [
  h('h2', { id: 'key' }, 'A key for more requests'),
  h(
    'p',
    null,
    'Reading needs no key. A free key raises your limits. A mail with a link confirms your address:',
  ),
  h(
    'pre',
    null,
    `curl -X POST '${api}/register-api-key' -H 'Content-Type: application/json' -d '{"email": "you@example.com"}'`,
  ),
];

const Endpoints = ({ endpoints }: Pick<FrontPage, 'endpoints'>): ComponentChild =>
  h(
    'ul',
    null,
    endpoints.map(({ request, summary }) =>
      h('li', { key: request }, h('code', null, request), ` ${summary}`),
    ),
  );
