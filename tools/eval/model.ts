import { z } from 'zod';
import type { ToolDefinition } from './mcp-client.ts';

const TIMEOUT_MS = 60_000;

export interface ModelSettings {
  baseUrl: string;
  model: string;
  apiKey: string | undefined;
}

/** Returns the settings of the language model, or the names of those that are missing. */
export function readModelSettings(
  environment: NodeJS.ProcessEnv,
): ModelSettings | { missing: string[] } {
  const { AI_BASE_URL: baseUrl, AI_MODEL: model, AI_API_KEY: apiKey } = environment;
  if (baseUrl && model) return { baseUrl: baseUrl.replace(/\/+$/, ''), model, apiKey };
  return { missing: [...(baseUrl ? [] : ['AI_BASE_URL']), ...(model ? [] : ['AI_MODEL'])] };
}

export interface ToolCall {
  id: string;
  function: { name: string; arguments: string };
}

export type Message =
  | { role: 'system' | 'user'; content: string }
  | { role: 'assistant'; content: string | null; tool_calls?: ToolCall[] }
  | { role: 'tool'; tool_call_id: string; content: string };

const Completion = z.object({
  choices: z.tuple(
    [
      z.object({
        message: z.object({
          content: z.string().nullish(),
          tool_calls: z
            .array(
              z.object({
                id: z.string(),
                function: z.object({ name: z.string(), arguments: z.string() }),
              }),
            )
            .nullish(),
        }),
      }),
    ],
    z.unknown(),
  ),
});

/** Returns the next message of the model: an answer, or calls of tools. */
export type Complete = (messages: Message[]) => Promise<{ content: string; calls: ToolCall[] }>;

export function createModel(
  { baseUrl, model, apiKey }: ModelSettings,
  tools: ToolDefinition[],
): Complete {
  const functions = tools.map(({ name, description, inputSchema }) => ({
    type: 'function',
    function: { name, description, parameters: inputSchema },
  }));
  return async (messages) => {
    const response = await fetch(`${baseUrl}/chat/completions`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(apiKey && { authorization: `Bearer ${apiKey}` }),
      },
      body: JSON.stringify({ model, messages, tools: functions, temperature: 0 }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok)
      throw new Error(`The model answered ${String(response.status)}: ${await response.text()}`);
    const { message } = Completion.parse(await response.json()).choices[0];
    return { content: message.content ?? '', calls: message.tool_calls ?? [] };
  };
}
