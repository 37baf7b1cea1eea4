const NAME = 'marquee';
const TITLE = 'Marquee';
const DESCRIPTION = 'Events worldwide';

/** A link that opens a client with the server filled in. */
export interface InstallLink {
  client: string;
  href: string;
}

/**
 * Returns the install links for a server address. The formats are those of the clients'
 * documentation; see docs/agents.md.
 */
export function installLinks(mcpUrl: string): InstallLink[] {
  const config = toBase64({ url: mcpUrl });
  const server = encodeURIComponent(JSON.stringify({ name: NAME, type: 'http', url: mcpUrl }));
  return [
    ...(isPublic(mcpUrl) ? [{ client: 'Claude', href: claudeLink(mcpUrl) }] : []),
    {
      client: 'Cursor',
      href: `cursor://anysphere.cursor-deeplink/mcp/install?${toQuery({ name: NAME, config })}`,
    },
    { client: 'VS Code', href: `vscode:mcp/install?${server}` },
    { client: 'VS Code Insiders', href: `vscode-insiders:mcp/install?${server}` },
    { client: 'Goose', href: gooseLink(mcpUrl) },
    { client: 'LM Studio', href: `lmstudio://add_mcp?${toQuery({ name: NAME, config })}` },
  ];
}

/** Claude calls a connector from the servers of Anthropic, which reach public addresses only. */
const claudeLink = (mcpUrl: string) =>
  `https://claude.ai/customize/connectors?${toQuery({ modal: 'add-custom-connector', connectorName: TITLE, connectorUrl: mcpUrl })}`;

const gooseLink = (mcpUrl: string) =>
  `goose://extension?${toQuery({ type: 'streamable_http', url: mcpUrl, id: NAME, name: TITLE, description: DESCRIPTION })}`;

const isPublic = (mcpUrl: string) => new URL(mcpUrl).protocol === 'https:';

const toBase64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64');

/** Writes a space as %20: not every client decodes a plus sign. */
const toQuery = (fields: Record<string, string>) =>
  Object.entries(fields)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');
