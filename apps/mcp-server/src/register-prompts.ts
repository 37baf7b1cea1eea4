import { completeCity, countRead, PROMPTS, type AgentDeps, type Prompt, type Visitor } from '@marquee/agent-tools';
import { CATEGORIES } from '@marquee/domain';
import { completable, type McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { protocolError } from './protocol-error.ts';

const LONGEST = 200;

/** Makes what offers the prompts to one visitor. */
export function promptsOf(deps: AgentDeps) {
  const prompts = PROMPTS.map((prompt) => {
    const { title, description } = prompt;
    return { prompt, told: { title, description, argsSchema: argumentsOf(prompt, deps) } };
  });
  return (server: McpServer, visitor: Visitor): void => {
    for (const { prompt, told } of prompts)
      server.registerPrompt(prompt.name, told, async (given) => {
        await countRead(deps, visitor).catch((error: unknown) => {
          throw protocolError(error, deps);
        });
        return { messages: [{ role: 'user', content: { type: 'text', text: prompt.write(given) } }] };
      });
  };
}

function argumentsOf({ arguments: wanted }: Prompt, deps: AgentDeps) {
  const completions = {
    city: (beginning: string) => completeCity(deps, beginning),
    category: (beginning: string) => CATEGORIES.filter((category) => category.startsWith(beginning.toLowerCase())),
    date: () => [],
  };
  return z.object(
    Object.fromEntries(
      wanted.map(({ name, description, required }) => {
        const text = completable(z.string().max(LONGEST).meta({ description }), (beginning) =>
          completions[name](beginning),
        );
        return [name, required ? text : text.optional()];
      }),
    ),
  );
}
