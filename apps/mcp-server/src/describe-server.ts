import { INSTRUCTIONS, TOOLS } from '@marquee/agent-tools';
import type { LlmsDocument } from '@marquee/http';
import { z } from 'zod';
import { clientGuides } from './clients/client-guides.ts';
import type { Dependencies } from './dependencies.ts';

const SIGN_IN = 'Clients sign in with OAuth 2.1, or send a key of the API (Authorization: Bearer).';
const NO_SIGN_IN =
  'No key is required; a key of the API raises the limits (Authorization: Bearer).';

/** Returns the llms.txt of the tool server. */
export const describeServer = ({
  mcpUrl,
  addresses,
  signIn,
}: Pick<Dependencies, 'mcpUrl' | 'addresses' | 'signIn'>): LlmsDocument => ({
  title: 'Marquee for AI assistants',
  summary:
    'A tool server for the Model Context Protocol (Streamable HTTP, without sessions): events worldwide.',
  notes: [
    `The address for clients is ${mcpUrl}. ${signIn ? SIGN_IN : NO_SIGN_IN}`,
    ...TOOLS.map(({ name, description }) => `\`${name}\`: ${description}`),
  ],
  sections: {
    'Tool server': [
      {
        title: 'Help page',
        url: mcpUrl,
        description: 'install links and instructions for clients, if requested as HTML',
      },
      {
        title: 'Research endpoint',
        url: `${mcpUrl}/research`,
        description: 'the tools search and fetch only, for deep research of ChatGPT',
      },
      {
        title: 'Server card',
        url: `${mcpUrl}/server-card`,
        description: 'name, version and protocol revisions',
      },
    ],
    API: [
      {
        title: 'OpenAPI',
        url: `${addresses.api}/openapi.json`,
        description: 'the same data over HTTP and JSON',
      },
      {
        title: 'llms.txt of the API',
        url: `${addresses.api}/llms.txt`,
        description: 'how to read it',
      },
    ],
  },
  details: () =>
    [
      '## Instructions',
      INSTRUCTIONS,
      '## Arguments of the tools',
      ...TOOLS.map(describeTool),
      '## Add it to a client',
      ...clientGuides(mcpUrl).map(
        ({ client, where, language, text }) =>
          `### ${client}\n\n${where}\n\n\`\`\`${language}\n${text}\n\`\`\``,
      ),
    ].join('\n\n'),
});

interface Argument {
  type?: string;
  description?: string;
  enum?: unknown[];
  maxLength?: number;
}

/** Returns a list of the arguments of a tool. */
function describeTool({ name, description, input }: (typeof TOOLS)[number]): string {
  const { properties = {}, required = [] } = z.toJSONSchema(input, { io: 'input' }) as {
    properties?: Record<string, Argument>;
    required?: string[];
  };
  const lines = Object.entries(properties).map(([argument, schema]) => {
    const values = schema.enum ? `one of ${schema.enum.join(', ')}` : (schema.type ?? 'string');
    const isNeeded = required.includes(argument) ? ', required' : '';
    return `- \`${argument}\` (${values}${isNeeded})${schema.description ? `: ${schema.description}` : ''}`;
  });
  return [`### ${name}`, description, lines.join('\n')].join('\n\n');
}
