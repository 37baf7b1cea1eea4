import { INSTRUCTIONS, type AgentDeps } from '@marquee/agent-tools';
import { McpServer } from '@modelcontextprotocol/server';
import type { ServerFor } from './mcp-endpoint.ts';
import { createPromptRegistrar } from './register-prompts.ts';
import { createResourceRegistrar } from './register-resources.ts';
import { registerTools } from './register-tools.ts';
import { VERSION } from './version.ts';
import { VIEWS_CAPABILITY } from './views/declares-views.ts';
import { createViewRegistrar } from './views/events-view.ts';

const HOUR_MS = 3_600_000;
const LIST_CACHE = { ttlMs: HOUR_MS, cacheScope: 'public' } as const;
const STATIC = { listChanged: false };
const OPTIONS = {
  instructions: INSTRUCTIONS,
  capabilities: { tools: STATIC, resources: STATIC, prompts: STATIC, completions: {} },
  cacheHints: {
    'tools/list': LIST_CACHE,
    'prompts/list': LIST_CACHE,
    'resources/list': LIST_CACHE,
    'resources/templates/list': LIST_CACHE,
    'server/discover': LIST_CACHE,
  },
};

// Lists with views are for the clients that declared them.
const OWN_CACHE = { ...LIST_CACHE, cacheScope: 'private' } as const;
const WITH_VIEWS = {
  ...OPTIONS,
  capabilities: { ...OPTIONS.capabilities, extensions: VIEWS_CAPABILITY },
  cacheHints: { ...OPTIONS.cacheHints, 'tools/list': OWN_CACHE, 'resources/list': OWN_CACHE },
};

/**
 * Returns a function that creates the server of one request. Expensive parts are created once. Each
 * server registers only what the request uses, because registering everything costs more than most
 * calls.
 */
export function createServerFactory(deps: AgentDeps, { mcpUrl }: { mcpUrl: string }): ServerFor {
  const registerResources = createResourceRegistrar(deps);
  const registerPrompts = createPromptRegistrar(deps);
  const registerView = createViewRegistrar(deps);
  const identity = {
    name: 'marquee',
    title: 'Marquee: events worldwide',
    version: VERSION,
    websiteUrl: `${deps.addresses.api}/docs`,
    icons: [{ src: `${mcpUrl}/icon.svg`, mimeType: 'image/svg+xml', sizes: ['any'] }],
  };
  return (client, { methods, showsViews }) => {
    const server = new McpServer(identity, showsViews ? WITH_VIEWS : OPTIONS);
    const uses = (...areas: string[]) =>
      methods.some((method) => areas.some((area) => method.startsWith(area)));
    if (uses('tools/')) registerTools(server, { deps, client, methods, showsViews });
    if (uses('resources/', 'completion/')) registerResources(server, client);
    if (uses('resources/read') || (showsViews && uses('resources/'))) registerView(server);
    if (uses('prompts/', 'completion/')) registerPrompts(server, client);
    return server;
  };
}
