import { INSTRUCTIONS, type AgentDeps } from '@marquee/agent-tools';
import { McpServer } from '@modelcontextprotocol/server';
import type { ServerFor } from './mcp-endpoint.ts';
import { promptsOf } from './register-prompts.ts';
import { resourcesOf } from './register-resources.ts';
import { registerTools } from './register-tools.ts';
import { VERSION } from './version.ts';

const HOUR_MS = 3_600_000;
const LISTED = { ttlMs: HOUR_MS, cacheScope: 'public' } as const;
const SETTLED = { listChanged: false };
const OPTIONS = {
  instructions: INSTRUCTIONS,
  capabilities: { tools: SETTLED, resources: SETTLED, prompts: SETTLED, completions: {} },
  cacheHints: {
    'tools/list': LISTED,
    'prompts/list': LISTED,
    'resources/list': LISTED,
    'resources/templates/list': LISTED,
    'server/discover': LISTED,
  },
};

/**
 * Makes what serves one request after the other. All that is dear is made once, here; of the rest a request gets what it asks for,
 * as offering everything costs more than most calls.
 */
export function createServerFactory(deps: AgentDeps, { mcpUrl }: { mcpUrl: string }): ServerFor {
  const offerResources = resourcesOf(deps);
  const offerPrompts = promptsOf(deps);
  const identity = {
    name: 'marquee',
    title: 'Marquee: events worldwide',
    version: VERSION,
    websiteUrl: `${deps.addresses.api}/docs`,
    icons: [{ src: `${mcpUrl}/icon.svg`, mimeType: 'image/svg+xml', sizes: ['any'] }],
  };
  return (visitor, asked) => {
    const server = new McpServer(identity, OPTIONS);
    const isAsked = (...areas: string[]) => asked.some((what) => areas.some((area) => what.startsWith(area)));
    if (isAsked('tools/')) registerTools(server, { deps, visitor, asked });
    if (isAsked('resources/', 'completion/')) offerResources(server, visitor);
    if (isAsked('prompts/', 'completion/')) offerPrompts(server, visitor);
    return server;
  };
}
