// One server of the tool measurement: the SDK's plainest one, or ours on data in memory or in a database. Tells its CPU time when
// asked.
import { createServer } from 'node:http';
import type { StoredEvent } from '@marquee/database';
import { NodeStreamableHTTPServerTransport } from '@modelcontextprotocol/node';
import { McpServer } from '@modelcontextprotocol/server';
import express, { type Express } from 'express';
import { z } from 'zod';
import { connectDependencies, createApp, type Dependencies } from '../apps/mcp-server/src/index.ts';

const [, , way = 'echo', databaseUrl = 'postgresql://nobody:x@127.0.0.1:1/none'] = process.argv;

/** As the SDK's own example has it, and nothing else. */
function echo(): Express {
  const app = express().use(express.json());
  const inputSchema = z.object({ text: z.string() });
  app.post('/mcp', async (req, res) => {
    const server = new McpServer({ name: 'echo', version: '1' });
    server.registerTool('echo', { description: 'Says the same.', inputSchema }, ({ text }) => ({
      content: [{ type: 'text', text }],
    }));
    const transport = new NodeStreamableHTTPServerTransport({ enableJsonResponse: true });
    res.on('close', () => void server.close());
    await server.connect(transport);
    await transport.handleRequest(req, res, req.body);
  });
  return app;
}

const EVENT = JSON.parse(process.env['EVENT'] ?? '{}') as StoredEvent; // as the measurement wrote it

function ours(): Express {
  const dependencies = connectDependencies({
    databaseUrl,
    logLevel: 'silent',
    addresses: { api: 'https://api.test' },
    mcpUrl: 'https://mcp.test/mcp',
    trustProxy: 1,
    ...(way === 'kept' && { answerCacheMb: 64 }),
  });
  return createApp(way === 'memory' ? inMemory(dependencies) : dependencies);
}

const inMemory = (dependencies: Dependencies): Dependencies => ({
  ...dependencies,

  access: {
    ...dependencies.access,
    admit: async () => ({ decision: { admitted: true, usages: [] }, tier: 'anonymous', retryAfterS: 0, advice: null }),
  },
  events: {
    ...dependencies.events,
    find: async () => EVENT,
    list: async () => ({ events: Array.from({ length: 10 }, () => EVENT), next: null }),
  },
});

const app = way === 'echo' ? echo() : ours();
const server = createServer(app).listen(0, '127.0.0.1', () => process.send?.({ address: server.address() }));
process.on('message', () => process.send?.({ cpu: process.cpuUsage() }));
process.on('disconnect', () => process.exit());
