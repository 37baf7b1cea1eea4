// A server of the tool measurement: a minimal one of the SDK, or ours with data in memory or in a
// database. Reports its CPU time on request.
import { createServer } from 'node:http';
import type { StoredEvent } from '@marquee/database';
import { NodeStreamableHTTPServerTransport } from '@modelcontextprotocol/node';
import { McpServer } from '@modelcontextprotocol/server';
import express, { type Express } from 'express';
import { z } from 'zod';
import { connectDependencies, createApp, type Dependencies } from '../apps/mcp-server/src/index.ts';

const [, , way = 'echo', databaseUrl = 'postgresql://none:x@127.0.0.1:1/none'] = process.argv;

/** The minimal server of the SDK's example. */
function echo(): Express {
  const app = express().use(express.json());
  const inputSchema = z.object({ text: z.string() });
  app.post('/mcp', async (req, res) => {
    const server = new McpServer({ name: 'echo', version: '1' });
    server.registerTool(
      'echo',
      { description: 'Returns the same text.', inputSchema },
      ({ text }) => ({
        content: [{ type: 'text', text }],
      }),
    );
    const transport = new NodeStreamableHTTPServerTransport({ enableJsonResponse: true });
    res.on('close', () => void server.close());
    await server.connect(transport);
    await transport.handleRequest(req, res, req.body);
  });
  return app;
}

const EVENT = JSON.parse(process.env['EVENT'] ?? '{}') as StoredEvent; // set by the measurement

function ours(): Express {
  const dependencies = connectDependencies({
    databaseUrl,
    logLevel: 'silent',
    addresses: { api: 'https://api.test', widgets: 'https://widgets.test' },
    mcpUrl: 'https://mcp.test/mcp',
    hashSecrets: ['a secret of thirty-two characters'],
    trustProxy: 1,
    ...(way === 'cached' && { answerCacheMb: 64 }),
  });
  return createApp(way === 'memory' ? inMemory(dependencies) : dependencies);
}

const inMemory = (dependencies: Dependencies): Dependencies => ({
  ...dependencies,

  access: {
    ...dependencies.access,
    consume: async () => ({
      decision: { admitted: true, usages: [] },
      tier: 'anonymous',
      retryAfterS: 0,
      advice: null,
      counted: null,
    }),
  },
  events: {
    ...dependencies.events,
    find: async () => EVENT,
    list: async () => ({ events: Array.from({ length: 10 }, () => EVENT), next: null }),
  },
});

const app = way === 'echo' ? echo() : ours();
const server = createServer(app).listen(0, '127.0.0.1', () =>
  process.send?.({ address: server.address() }),
);
process.on('message', () => process.send?.({ cpu: process.cpuUsage() }));
process.on('disconnect', () => process.exit());
