import type { HtmlPage } from '@marquee/http';
import type { ComponentChild, SiteAddresses } from '@marquee/pages';
import { toHtmlPage } from './html-page.ts';

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
}

/** Writes the front page of the API for people. Data addresses are code to copy, not links. */
export const writeFrontPage = (content: FrontPage, site: SiteAddresses): HtmlPage => {
  const { api, widgets } = site;
  return toHtmlPage(
    {
      title: 'What is on, anywhere',
      description: content.description,
      canonical: `${api}/`,
      children: [
        <p class="lead">{content.description}</p>,
        <p class="actions">
          <a class="button" href={`${widgets}/embed/events`}>
            Browse events
          </a>
          <a class="button quiet" href={`${api}/docs`}>
            API reference
          </a>
          <a class="button quiet" href={`${widgets}/`}>
            Put events on your site
          </a>
        </p>,
        <h2>The API</h2>,
        <p>Send a request from a terminal or a program. It gets JSON:</p>,
        <pre>{content.examples.map((url) => `curl '${url}'`).join('\n')}</pre>,
        <Key api={api} />,
        <h2>Endpoints</h2>,
        <Endpoints {...content} />,
        <p>
          <a href={`${api}/problems`}>Problem types</a>
        </p>,
      ],
    },
    site,
  );
};

const Key = ({ api }: { api: string }): ComponentChild => [
  <h2 id="key">A key for more requests</h2>,
  <p>
    Reading needs no key. A free key raises your limits. A mail with a link confirms your address:
  </p>,
  <pre>{`curl -X POST '${api}/register-api-key' -H 'Content-Type: application/json' -d '{"email": "you@example.com"}'`}</pre>,
];

const Endpoints = ({ endpoints }: Pick<FrontPage, 'endpoints'>): ComponentChild => (
  <ul>
    {endpoints.map(({ request, summary }) => (
      <li key={request}>
        <code>{request}</code>
        {` ${summary}`}
      </li>
    ))}
  </ul>
);
