import { createToolHandler, TOOLS, type AgentDeps, type ToolResult, type Visitor } from '@marquee/agent-tools';
import type { CallToolResult, McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { toolSchema } from './tool-schema.ts';

const OFFERED = TOOLS.map((tool) => ({
  name: tool.name,
  call: createToolHandler(tool),
  told: {
    title: tool.title,
    description: tool.description,
    inputSchema: toolSchema(tool.input),
    outputSchema: toolSchema(z.object({ ok: z.boolean(), ...tool.output.shape })),
    annotations: tool.hints,
  },
}));

interface Offer {
  deps: AgentDeps;
  visitor: Visitor;
  /** Methods, and of calls the tool's name behind it. */
  asked: string[];
}

const CALL = 'tools/call ';

/** Offers the tools to one visitor: all six, or of calls only those that are called. */
export function registerTools(server: McpServer, { deps, visitor, asked }: Offer): void {
  const called = asked.every((what) => what.startsWith(CALL)) ? asked.map((what) => what.slice(CALL.length)) : [];
  const wanted = OFFERED.filter(({ name }) => called.includes(name));
  for (const { name, told, call } of wanted.length > 0 ? wanted : OFFERED)
    server.registerTool(name, told, async (given) => resultOf(await call(deps, visitor, Object(given) as object)));
}

const textOf = (text: string) => ({ type: 'text' as const, text });

/**
 * The text says the same as the structure, for clients that show a model only one of them. A refusal has no structure: some clients
 * would hold it against the schema of an answer, and the model would never see it.
 */
function resultOf(called: ToolResult): CallToolResult {
  if ('answer' in called) return { content: [textOf(called.text)], structuredContent: called.answer };
  const { code, sentence } = called.refusal;
  return { isError: true, content: [textOf(sentence)], _meta: { 'marquee/error': code } };
}
