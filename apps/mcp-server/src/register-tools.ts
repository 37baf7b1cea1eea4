import {
  createToolHandler,
  TOOLS,
  type AgentDeps,
  type ToolResult,
  type ClientIdentity,
} from '@marquee/agent-tools';
import type { CallToolResult, McpServer } from '@modelcontextprotocol/server';
import { outputSchema, toolSchema } from './tool-schema.ts';
import { calledTools, rejectCalls } from './unknown-tools.ts';
import { viewMetaFor } from './views/events-view.ts';

const REGISTRATIONS = TOOLS.map((tool) => ({
  name: tool.name,
  call: createToolHandler(tool),
  config: {
    title: tool.title,
    description: tool.description,
    inputSchema: toolSchema(tool.input),
    outputSchema: outputSchema(tool.output),
    annotations: tool.hints,
  },
}));

interface Registration {
  deps: AgentDeps;
  client: ClientIdentity;
  /** Methods of the request; a tool call is followed by the name of the tool. */
  methods: string[];
  /** Whether the client shows views. */
  showsViews: boolean;
}

/**
 * Registers the tools for one client: only the called ones if all messages are calls, otherwise
 * all.
 */
export function registerTools(
  server: McpServer,
  { deps, client, methods, showsViews }: Registration,
): void {
  const called = calledTools(methods);
  const selected = REGISTRATIONS.filter(({ name }) => called.includes(name));
  for (const { name, config, call } of selected.length > 0 ? selected : REGISTRATIONS)
    server.registerTool(
      name,
      showsViews ? { ...config, ...viewMetaFor(name) } : config,
      async (given) => toCallToolResult(await call(deps, client, Object(given) as object)),
    );
  if (called.length > 0 && selected.length === 0) rejectCalls(server, NAMES);
}

const NAMES = REGISTRATIONS.map(({ name }) => name);

const textContent = (text: string) => ({ type: 'text' as const, text });

/**
 * The text repeats the structured content for clients that pass only one of them to the model. An
 * error has no structured content: some clients validate it against the output schema, and the
 * model never sees it.
 */
function toCallToolResult(result: ToolResult): CallToolResult {
  if ('output' in result)
    return { content: [textContent(result.text)], structuredContent: result.output };
  const { code, message } = result.error;
  return { isError: true, content: [textContent(message)], _meta: { 'marquee/error': code } };
}
