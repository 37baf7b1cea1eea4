import { openCors, methodNotAllowed, staticResponse } from '@marquee/http';
import { SUPPORTED_PROTOCOL_VERSIONS } from '@modelcontextprotocol/server';
import express, { type RequestHandler, type Router } from 'express';
import { VERSION } from './version.ts';

const SCHEMAS = 'https://static.modelcontextprotocol.io/schemas';
const CARD_TYPE = 'application/mcp-server-card+json';
const NEWEST = '2026-07-28'; // the SDK lists only the revisions with the older handshake

/** Documents for clients that know only the host, and for registries. */
export function discovery(mcpUrl: string): Router {
  const router = express.Router();
  // A browser client reads from the 404 of OAuth metadata that it needs no sign-in; without CORS it
  // sees a network failure.
  router.use('/.well-known', openCors());
  const documents: Record<string, RequestHandler> = {
    '/mcp/server-card': staticResponse(() => serverCard(mcpUrl), { type: CARD_TYPE }),
    '/mcp/server.json': staticResponse(() => registryEntry(mcpUrl)),
    '/.well-known/ai-catalog.json': staticResponse(() => aiCatalog(mcpUrl), {
      type: 'application/ai-catalog+json',
    }),
    '/mcp/icon.svg': (_req, res) =>
      void res.type('image/svg+xml').set('Cache-Control', 'public, max-age=86400').send(ICON),
  };
  for (const [path, respond] of Object.entries(documents)) {
    router.use(path, openCors());
    router.get(path, respond);
    router.all(path, methodNotAllowed(['GET']));
  }
  return router;
}

const about = (mcpUrl: string) => ({
  name: `${reversed(new URL(mcpUrl).hostname)}/marquee`,
  title: 'Marquee: events worldwide',
  description: 'Find events worldwide, plan a night around one, and ask for artists in a city.',
  version: VERSION,
  icons: [{ src: `${mcpUrl}/icon.svg`, mimeType: 'image/svg+xml', sizes: ['any'] }],
});

const remote = (mcpUrl: string) => ({ type: 'streamable-http', url: mcpUrl });

/** The entry for the public registry: a remote server without a package to install. */
const registryEntry = (mcpUrl: string) => ({
  $schema: `${SCHEMAS}/2025-12-11/server.schema.json`,
  ...about(mcpUrl),
  remotes: [
    {
      ...remote(mcpUrl),
      headers: [
        {
          name: 'X-API-Key',
          description: 'Raises the number of calls.',
          isRequired: false,
          isSecret: true,
        },
      ],
    },
  ],
});

const serverCard = (mcpUrl: string) => ({
  $schema: `${SCHEMAS}/v1/server-card.schema.json`,
  ...about(mcpUrl),
  remotes: [
    { ...remote(mcpUrl), supportedProtocolVersions: [NEWEST, ...SUPPORTED_PROTOCOL_VERSIONS] },
  ],
});

const aiCatalog = (mcpUrl: string) => ({
  specVersion: '1.0',
  entries: [
    {
      identifier: `urn:air:${new URL(mcpUrl).hostname}:mcp:marquee`,
      displayName: about(mcpUrl).title,
      type: CARD_TYPE,
      url: `${mcpUrl}/server-card`,
    },
  ],
});

/** Returns `com.example.mcp` for `mcp.example.com`: registry names are reversed domains. */
const reversed = (host: string): string => host.split('.').reverse().join('.');

const ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" rx="10" fill="#1b1b2f"/><path d="M8 14h32v20H8z" fill="#e8b04b"/><path d="M13 30V18l5.5 7 5.5-7v12m5-12h6m-3 0v12" fill="none" stroke="#1b1b2f" stroke-width="3"/></svg>`;
