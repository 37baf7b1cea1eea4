// marquee-mcp: connects a client that starts a program (stdio) to the tool server.
// tools/pack-bridge.ts makes an npm package of it.
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { StdioServerTransport } from '@modelcontextprotocol/server/stdio';
import { connectBridge } from './connect-bridge.ts';

/** The address that the package was made for, or an empty string. Set by tools/pack-bridge.ts. */
declare const PACKAGED_URL: string;

const USAGE = `marquee-mcp [address]

Connects an MCP client over stdio to a Marquee tool server. The address is that of the server, for example
https://mcp.example.com/mcp. The variables MARQUEE_MCP_URL and MARQUEE_API_KEY set the address and an optional API key.
`;

const given = process.argv[2] ?? process.env['MARQUEE_MCP_URL'] ?? PACKAGED_URL;
if (!URL.canParse(given) || !/^https?:/i.test(given)) {
  process.stderr.write(USAGE);
  process.exit(given === '--help' ? 0 : 2);
}

const key = process.env['MARQUEE_API_KEY'];
const url = new URL(given);
const remote = new StreamableHTTPClientTransport(url, {
  requestInit:
    key === undefined || key === '' ? {} : { headers: { authorization: `Bearer ${key}` } },
});
await connectBridge({
  local: new StdioServerTransport(),
  remote,
  url: url.href,
  onEnd: () => {
    process.exit(0);
  },
});
