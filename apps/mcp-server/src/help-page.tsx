import { TOOLS } from '@marquee/agent-tools';
import { renderSitePage, type ComponentChild, type SiteAddresses } from '@marquee/pages';
import { clientGuides } from './clients/client-guides.ts';
import { installLinks } from './clients/install-links.ts';

/** Renders the page for people who open the endpoint in a browser. */
export const helpPage = (
  mcpUrl: string,
  site: SiteAddresses,
  { requiresSignIn = false } = {},
): string =>
  renderSitePage({
    title: 'Marquee for AI assistants',
    description:
      'Add the tool server of Marquee to an AI assistant: install links, instructions and tools.',
    canonical: mcpUrl,
    site,
    children: [
      <p class="lead">
        This is a tool server for the Model Context Protocol. It finds events worldwide, plans
        nights around them and records which artists people want to see where.
      </p>,
      <pre>{mcpUrl}</pre>,
      <Install mcpUrl={mcpUrl} />,
      <Tools />,
      <TryIt mcpUrl={mcpUrl} />,
      <Keys site={site} requiresSignIn={requiresSignIn} />,
    ],
  });

const Install = ({ mcpUrl }: { mcpUrl: string }): ComponentChild => [
  <h2>Add it</h2>,
  <p class="actions">
    {installLinks(mcpUrl).map(({ client, href }) => (
      <a class="button" href={href} key={client}>{`Add to ${client}`}</a>
    ))}
  </p>,
  <p>
    {
      'In Claude: Customize, Connectors, Add custom connector. In ChatGPT: Settings, Apps, Advanced settings, Developer mode, then Create app.'
    }
    {' Enter the address above, without authentication. Both call public addresses only.'}
  </p>,
  <p>
    {'Deep research of ChatGPT takes '}
    <code>{`${mcpUrl}/research`}</code>, which has only the tools search and fetch.
  </p>,
  clientGuides(mcpUrl).map(({ client, where, text }) => (
    <details key={client}>
      <summary>{client}</summary>
      <p>{where}</p>
      <pre>{text}</pre>
    </details>
  )),
];

const Tools = (): ComponentChild => [
  <h2>Tools</h2>,
  <dl>
    {TOOLS.map(({ name, description }) => [
      <dt key={name}>
        <code>{name}</code>
      </dt>,
      <dd>{description}</dd>,
    ])}
  </dl>,
];

const TryIt = ({ mcpUrl }: { mcpUrl: string }): ComponentChild => [
  <h2>Try it</h2>,
  <p>
    Ask your assistant: “What is on in Berlin this weekend?” Or call a tool from a command line:
  </p>,
  <pre>{tryItCommand(mcpUrl)}</pre>,
];

/** Returns a command that calls a tool without a client. */
export const tryItCommand = (mcpUrl: string): string =>
  `curl ${mcpUrl} -H 'Content-Type: application/json' -d '${JSON.stringify({
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: { name: 'search_events', arguments: { city: 'Berlin', on: 'weekend' } },
  })}'`;

interface KeysProps {
  site: SiteAddresses;
  requiresSignIn: boolean;
}

const Keys = ({ site, requiresSignIn }: KeysProps): ComponentChild => [
  <h2>Limits</h2>,
  <p>
    {requiresSignIn
      ? 'Your client opens the website, where you sign in. Programs can send a key instead. A free '
      : 'No key is required. A free '}
    <a href={`${site.api}/docs`}>key of the API</a>
    {' raises your limits.'}
    {' Send it as '}
    <code>Authorization: Bearer mq_live_…</code>
    {' or in the header '}
    <code>X-API-Key</code>. Assistants that call from shared addresses share the limit of their
    address, so they need one sooner.
  </p>,
];
