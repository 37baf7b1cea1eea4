import { TOOLS } from '@marquee/agent-tools';
import type { LlmsDocument } from '@marquee/http';
import type { Dependencies } from './dependencies.ts';

/** Returns the llms.txt of the tool server. */
export const describeServer = ({
  mcpUrl,
  addresses,
}: Pick<Dependencies, 'mcpUrl' | 'addresses'>): LlmsDocument => ({
  title: 'Marquee for AI assistants',
  summary:
    'A tool server for the Model Context Protocol (Streamable HTTP, without sessions): events worldwide.',
  notes: [
    `The address for clients is ${mcpUrl}. No key is required; a key of the API raises the limits (Authorization: Bearer).`,
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
});
