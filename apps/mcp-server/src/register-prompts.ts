import {
  completeCity,
  countRead,
  PROMPTS,
  type AgentDeps,
  type Prompt,
  type ClientIdentity,
} from '@marquee/agent-tools';
import { CATEGORIES } from '@marquee/domain';
import { completable, type McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { toProtocolError } from './protocol-error.ts';

const MAX_ARGUMENT_LENGTH = 200;

/** Returns a function that registers the prompts for one client. */
export function createPromptRegistrar(deps: AgentDeps) {
  const prompts = PROMPTS.map((prompt) => {
    const { title, description } = prompt;
    return { prompt, config: { title, description, argsSchema: toArgsSchema(prompt, deps) } };
  });
  return (server: McpServer, client: ClientIdentity): void => {
    for (const { prompt, config } of prompts)
      server.registerPrompt(prompt.name, config, async (given) => {
        await countRead(deps, client).catch((error: unknown) => {
          throw toProtocolError(error, deps);
        });
        return {
          messages: [{ role: 'user', content: { type: 'text', text: prompt.write(given) } }],
        };
      });
  };
}

function toArgsSchema({ arguments: parameters }: Prompt, deps: AgentDeps) {
  const completions = {
    city: (prefix: string) => completeCity(deps, prefix),
    category: (prefix: string) =>
      CATEGORIES.filter((category) => category.startsWith(prefix.toLowerCase())),
    date: () => [],
  };
  return z.object(
    Object.fromEntries(
      parameters.map(({ name, description, required }) => {
        const text = completable(
          z.string().max(MAX_ARGUMENT_LENGTH).meta({ description }),
          (prefix) => completions[name](prefix),
        );
        return [name, required ? text : text.optional()];
      }),
    ),
  );
}
