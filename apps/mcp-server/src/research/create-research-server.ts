import type { AgentDeps } from '@marquee/agent-tools';
import { McpServer, type CallToolResult } from '@modelcontextprotocol/server';
import { z } from 'zod';
import type { ServerFor } from '../mcp-endpoint.ts';
import { toolSchema } from '../tool-schema.ts';
import { calledTools, rejectCalls } from '../unknown-tools.ts';
import { VERSION } from '../version.ts';
import { fetch, search, type ResearchResult } from './research-tools.ts';

const NAMES = ['search', 'fetch'];
const HINTS = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: true,
};
const text = z.string();

const SEARCH = {
  title: 'Search events',
  description:
    'Finds events worldwide by words, place and day, such as "jazz in Berlin next weekend".',
  inputSchema: toolSchema(z.object({ query: text.meta({ description: 'Words, place, day.' }) })),
  outputSchema: toolSchema(
    z.object({ results: z.array(z.object({ id: text, title: text, url: text })) }),
  ),
  annotations: HINTS,
};
const FETCH = {
  title: 'Fetch an event',
  description: 'Returns the whole text of one event and the address of its page.',
  inputSchema: toolSchema(
    z.object({ id: text.meta({ description: 'The id of a result of search.' }) }),
  ),
  outputSchema: toolSchema(
    z.object({
      id: text,
      title: text,
      text,
      url: text,
      metadata: z.record(z.string(), z.string()).optional(),
    }),
  ),
  annotations: HINTS,
};

/**
 * Returns a function that creates the server of the research endpoint: the tools `search` and
 * `fetch` with the arguments and results that OpenAI requires for deep research. They have an
 * endpoint of their own, so that they cost other clients nothing.
 */
export function createResearchServerFactory(deps: AgentDeps): ServerFor {
  const identity = {
    name: 'marquee-research',
    title: 'Marquee: events worldwide',
    version: VERSION,
  };
  return (client, { methods }) => {
    const server = new McpServer(identity, { capabilities: { tools: { listChanged: false } } });
    server.registerTool('search', SEARCH, async (given) =>
      toCallToolResult(await withText(given, 'query', (query) => search(deps, client, query))),
    );
    server.registerTool('fetch', FETCH, async (given) =>
      toCallToolResult(await withText(given, 'id', (id) => fetch(deps, client, id))),
    );
    const called = calledTools(methods);
    if (called.length > 0 && !called.some((name) => NAMES.includes(name)))
      rejectCalls(server, NAMES);
    return server;
  };
}

/** Runs a tool with its only argument, which models also send as a number. */
async function withText(
  given: unknown,
  name: string,
  run: (value: string) => Promise<ResearchResult>,
): Promise<ResearchResult> {
  const value = (Object(given) as Record<string, unknown>)[name];
  const argument =
    typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
  return argument === ''
    ? { error: `missing argument \`${name}\`. Send it as text.` }
    : run(argument);
}

/** OpenAI reads the document from the only text, and newer clients from the structured content. */
function toCallToolResult(result: ResearchResult): CallToolResult {
  if ('error' in result) return { isError: true, content: [{ type: 'text', text: result.error }] };
  const { document } = result;
  return {
    content: [{ type: 'text', text: JSON.stringify(document) }],
    structuredContent: { ...document },
  };
}
