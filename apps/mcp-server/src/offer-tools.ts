import { callable, TOOLS, type AgentDeps, type Called, type Visitor } from '@marquee/agent-tools';
import type { CallToolResult, McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { advertised } from './advertised.ts';

const OFFERED = TOOLS.map((tool) => ({
  name: tool.name,
  call: callable(tool),
  told: {
    title: tool.title,
    description: tool.description,
    inputSchema: advertised(tool.input),
    outputSchema: advertised(z.object({ ok: z.boolean(), ...tool.output.shape })),
    annotations: tool.hints,
  },
}));

/** Offers the six tools to one visitor. */
export function offerTools(server: McpServer, deps: AgentDeps, visitor: Visitor): void {
  for (const { name, told, call } of OFFERED)
    server.registerTool(name, told, async (given) => resultOf(await call(deps, visitor, Object(given) as object)));
}

const textOf = (text: string) => ({ type: 'text' as const, text });

/**
 * The text says the same as the structure, for clients that show a model only one of them. A refusal has no structure: some clients
 * would hold it against the schema of an answer, and the model would never see it.
 */
function resultOf(called: Called): CallToolResult {
  if ('answer' in called) return { content: [textOf(called.text)], structuredContent: called.answer };
  const { code, sentence } = called.refusal;
  return { isError: true, content: [textOf(sentence)], _meta: { 'marquee/error': code } };
}
