import { TOOLS } from '@marquee/agent-tools';
import { h, renderSitePage, type ComponentChild, type SiteAddresses } from '@marquee/ui';
import { clientGuides } from './clients/client-guides.ts';
import { installLinks } from './clients/install-links.ts';

/** Renders the page for people who open the endpoint in a browser. */
export const helpPage = (mcpUrl: string, site: SiteAddresses): string =>
  renderSitePage({
    title: 'Marquee for AI assistants',
    description:
      'Add the tool server of Marquee to an AI assistant: install links, instructions and tools.',
    canonical: mcpUrl,
    site,
    children: [
      h(
        'p',
        { class: 'lead' },
        'This is a tool server for the Model Context Protocol. It finds events worldwide, plans nights around them and records which artists people want to see where.',
      ),
      h('pre', null, mcpUrl),
      h(Install, { mcpUrl }),
      h(Tools, {}),
      h(TryIt, { mcpUrl }),
      h(Keys, { site }),
    ],
  });

const Install = ({ mcpUrl }: { mcpUrl: string }): ComponentChild => [
  h('h2', null, 'Add it'),
  h(
    'p',
    { class: 'actions' },
    installLinks(mcpUrl).map(({ client, href }) =>
      h('a', { class: 'button', href, key: client }, `Add to ${client}`),
    ),
  ),
  h(
    'p',
    null,
    'In Claude: Customize, Connectors, Add custom connector. In ChatGPT: Settings, Apps, Advanced settings, Developer mode, then Create app.',
    ' Enter the address above, without authentication. Both call public addresses only.',
  ),
  h(
    'p',
    null,
    'Deep research of ChatGPT takes ',
    h('code', null, `${mcpUrl}/research`),
    ', which has only the tools search and fetch.',
  ),
  clientGuides(mcpUrl).map(({ client, where, text }) =>
    h(
      'details',
      { key: client },
      h('summary', null, client),
      h('p', null, where),
      h('pre', null, text),
    ),
  ),
];

const Tools = (): ComponentChild => [
  h('h2', null, 'Tools'),
  h(
    'dl',
    null,
    TOOLS.map(({ name, description }) => [
      h('dt', { key: name }, h('code', null, name)),
      h('dd', null, description),
    ]),
  ),
];

const TryIt = ({ mcpUrl }: { mcpUrl: string }): ComponentChild => [
  h('h2', null, 'Try it'),
  h(
    'p',
    null,
    'Ask your assistant: “What is on in Berlin this weekend?” Or call a tool from a command line:',
  ),
  h('pre', null, tryItCommand(mcpUrl)),
];

/** Returns a command that calls a tool without a client. */
export const tryItCommand = (mcpUrl: string): string =>
  `curl ${mcpUrl} -H 'Content-Type: application/json' -d '${JSON.stringify({
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: { name: 'search_events', arguments: { city: 'Berlin', on: 'weekend' } },
  })}'`;

const Keys = ({ site }: { site: SiteAddresses }): ComponentChild => [
  h('h2', null, 'Limits'),
  h(
    'p',
    null,
    [
      'No key is required. A free ',
      h('a', { href: `${site.api}/docs` }, 'key of the API'),
      ' raises your limits.',
    ],
    [
      ' Send it as ',
      h('code', null, 'Authorization: Bearer mq_live_…'),
      ' or in the header ',
      h('code', null, 'X-API-Key'),
    ],
    [
      '. Assistants that call from shared addresses share the limit of their address, so they need one sooner.',
    ],
  ),
];
