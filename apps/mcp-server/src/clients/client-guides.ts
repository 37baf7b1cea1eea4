/** How to add the server to one client. */
export interface ClientGuide {
  client: string;
  /** The command, the file or the place in the settings. */
  where: string;
  language: 'json' | 'py' | 'sh' | 'toml' | 'ts' | 'yaml';
  text: string;
}

const inJson = (client: string, where: string, value: object): ClientGuide => ({
  client,
  where,
  language: 'json',
  text: JSON.stringify(value, null, 2),
});

/**
 * Returns the instructions for a server address. docs/agents.md shows the same for the address of
 * `npm start`.
 */
export const clientGuides = (mcpUrl: string): ClientGuide[] => [
  ...assistants(mcpUrl),
  ...editors(mcpUrl),
  ...libraries(mcpUrl),
  ...pythonLibraries(mcpUrl),
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
  inJson('Copilot CLI', 'In ~/.copilot/mcp-config.json, or /mcp add.', {
    mcpServers: { marquee: { type: 'http', url, tools: ['*'] } },
  }),
  inJson('LM Studio', 'In mcp.json: Program, Install, Edit mcp.json.', {
    mcpServers: { marquee: { url } },
  }),
];

const editors = (url: string): ClientGuide[] => [
  inJson('Cursor', 'In ~/.cursor/mcp.json, or .cursor/mcp.json of a project.', {
    mcpServers: { marquee: { url } },
  }),
  inJson('VS Code', 'In .vscode/mcp.json.', { servers: { marquee: { type: 'http', url } } }),
  inJson('Windsurf', 'In ~/.codeium/windsurf/mcp_config.json.', {
    mcpServers: { marquee: { serverUrl: url } },
  }),
  inJson('Cline', 'In cline_mcp_settings.json: MCP Servers, Configure MCP Servers.', {
    mcpServers: { marquee: { type: 'streamableHttp', url } },
  }),
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

const QUESTION = 'What is on in Berlin this weekend?';

/** A program around the lines of its main function. */
const inPython = (imports: string[], lines: string[]): string =>
  [
    'import asyncio',
    '',
    ...imports,
    '',
    '',
    'async def main():',
    ...lines.map((line) => `    ${line}`),
    '',
    '',
    'asyncio.run(main())',
  ].join('\n');

const pythonLibraries = (url: string): ClientGuide[] => [
  ...agentSdks(url),
  ...agentFrameworks(url),
];

const agentSdks = (url: string): ClientGuide[] => [
  {
    client: 'OpenAI Agents SDK',
    where: 'pip install openai-agents',
    language: 'py',
    text: inPython(
      ['from agents import Agent, Runner', 'from agents.mcp import MCPServerStreamableHttp'],
      [
        `async with MCPServerStreamableHttp(name="marquee", params={"url": "${url}"}) as server:`,
        '    agent = Agent(name="Events", mcp_servers=[server])',
        `    result = await Runner.run(agent, "${QUESTION}")`,
        '    print(result.final_output)',
      ],
    ),
  },
  {
    client: 'Claude Agent SDK',
    where: 'pip install claude-agent-sdk',
    language: 'py',
    text: inPython(
      ['from claude_agent_sdk import ClaudeAgentOptions, query'],
      [
        `servers = {"marquee": {"type": "http", "url": "${url}"}}`,
        'options = ClaudeAgentOptions(mcp_servers=servers, allowed_tools=["mcp__marquee__*"])',
        `async for message in query(prompt="${QUESTION}", options=options):`,
        '    print(message)',
      ],
    ),
  },
];

const agentFrameworks = (url: string): ClientGuide[] => [
  {
    client: 'LangChain for Python',
    where: 'pip install langchain-mcp-adapters langchain',
    language: 'py',
    text: inPython(
      ['from langchain_mcp_adapters.client import MultiServerMCPClient'],
      [
        `client = MultiServerMCPClient({"marquee": {"transport": "http", "url": "${url}"}})`,
        'tools = await client.get_tools()',
        'print([tool.name for tool in tools])',
      ],
    ),
  },
  {
    client: 'Pydantic AI',
    where: 'pip install "pydantic-ai-slim[mcp,openai]"',
    language: 'py',
    text: inPython(
      ['from pydantic_ai import Agent', 'from pydantic_ai.mcp import MCPServerStreamableHTTP'],
      [
        `agent = Agent("openai:gpt-5", toolsets=[MCPServerStreamableHTTP("${url}")])`,
        `result = await agent.run("${QUESTION}")`,
        'print(result.output)',
      ],
    ),
  },
  {
    client: 'Google ADK',
    where: 'pip install google-adk',
    language: 'py',
    text: [
      'from google.adk.agents import LlmAgent',
      'from google.adk.tools.mcp_tool import McpToolset, StreamableHTTPConnectionParams',
      '',
      'root_agent = LlmAgent(',
      '    model="gemini-2.5-flash",',
      '    name="events",',
      `    tools=[McpToolset(connection_params=StreamableHTTPConnectionParams(url="${url}"))],`,
      ')',
    ].join('\n'),
  },
];
