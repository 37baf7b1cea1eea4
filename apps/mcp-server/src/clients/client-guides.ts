/** How to add the server to one client. */
export interface ClientGuide {
  client: string;
  /** The command, the file or the place in the settings. */
  where: string;
  language: 'json' | 'sh' | 'toml' | 'ts' | 'yaml';
  text: string;
}

const inJson = (client: string, where: string, value: object): ClientGuide => ({
  client,
  where,
  language: 'json',
  text: JSON.stringify(value, null, 2),
});

/** Returns the instructions for a server address. docs/agents.md shows the same for the address of `npm start`. */
export const clientGuides = (mcpUrl: string): ClientGuide[] => [
  ...assistants(mcpUrl),
  ...editors(mcpUrl),
  ...libraries(mcpUrl),
];

const assistants = (url: string): ClientGuide[] => [
  {
    client: 'Claude Code',
    where: 'Run the command.',
    language: 'sh',
    text: `claude mcp add --transport http marquee ${url}`,
  },
  {
    client: 'Gemini CLI',
    where: 'Run the command, or write "httpUrl" in ~/.gemini/settings.json.',
    language: 'sh',
    text: `gemini mcp add --transport http marquee ${url}`,
  },
  {
    client: 'Codex',
    where:
      'In ~/.codex/config.toml, which the command line, the editor extension and the ChatGPT desktop app share.',
    language: 'toml',
    text: `[mcp_servers.marquee]\nurl = ${JSON.stringify(url)}`,
  },
  {
    client: 'Goose',
    where: 'In ~/.config/goose/config.yaml.',
    language: 'yaml',
    text: [
      'extensions:',
      '  marquee:',
      '    enabled: true',
      '    type: streamable_http',
      '    name: marquee',
      '    description: Events worldwide',
      `    uri: ${JSON.stringify(url)}`,
      '    timeout: 300',
    ].join('\n'),
  },
  inJson('LM Studio', 'In mcp.json: Program, Install, Edit mcp.json.', {
    mcpServers: { marquee: { url } },
  }),
];

const editors = (url: string): ClientGuide[] => [
  inJson('Cursor', 'In ~/.cursor/mcp.json, or .cursor/mcp.json of a project.', {
    mcpServers: { marquee: { url } },
  }),
  inJson('VS Code', 'In .vscode/mcp.json.', { servers: { marquee: { type: 'http', url } } }),
  inJson('Zed', 'In settings.json.', { context_servers: { marquee: { url } } }),
  inJson(
    'JetBrains AI Assistant',
    'Settings, Tools, AI Assistant, Model Context Protocol (MCP), Add, as JSON.',
    {
      mcpServers: { marquee: { url } },
    },
  ),
];

const libraries = (url: string): ClientGuide[] => [
  inJson('OpenAI API', 'Body of POST /v1/responses.', {
    model: 'gpt-5',
    input: 'What is on in Berlin this weekend?',
    tools: [
      {
        type: 'mcp',
        server_label: 'marquee',
        server_url: url,
        require_approval: { never: { read_only: true } },
      },
    ],
  }),
  inJson(
    'Anthropic API',
    'Body of POST /v1/messages, with the header anthropic-beta: mcp-client-2025-11-20.',
    {
      model: 'claude-sonnet-4-5',
      max_tokens: 1000,
      messages: [{ role: 'user', content: 'What is on in Berlin this weekend?' }],
      mcp_servers: [{ type: 'url', name: 'marquee', url }],
      tools: [{ type: 'mcp_toolset', mcp_server_name: 'marquee' }],
    },
  ),
  {
    client: 'LangChain',
    where: 'npm install @langchain/mcp-adapters',
    language: 'ts',
    text: [
      "import { MultiServerMCPClient } from '@langchain/mcp-adapters';",
      '',
      `const client = new MultiServerMCPClient({ mcpServers: { marquee: { transport: 'http', url: '${url}' } } });`,
      'const tools = await client.getTools();',
    ].join('\n'),
  },
  {
    client: 'Vercel AI SDK',
    where: 'npm install @ai-sdk/mcp',
    language: 'ts',
    text: [
      "import { createMCPClient } from '@ai-sdk/mcp';",
      '',
      `const client = await createMCPClient({ transport: { type: 'http', url: '${url}' } });`,
      'const tools = await client.tools();',
    ].join('\n'),
  },
];
