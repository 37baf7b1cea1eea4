import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestMcpServer, post, type TestMcpServer } from './create-test-mcp-server.ts';

const LIST = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' });

let mcp: TestMcpServer;
beforeAll(async () => {
  mcp = await createTestMcpServer();
});
afterAll(() => mcp[Symbol.asyncDispose]());

describe('compression of results', () => {
  it.each(['br', 'gzip'])('compresses a result with %s', async (coding) => {
    const response = await post(mcp.url, LIST, { 'accept-encoding': coding });
    expect(response.headers.get('content-encoding')).toBe(coding);
    expect(Number(response.headers.get('content-length'))).toBeLessThan(10_000);
    const { result } = (await response.json()) as { result: { tools: unknown[] } };
    expect(result.tools).toHaveLength(6);
  });

  it('does not compress a stream of events', async () => {
    const response = await post(mcp.url, LIST, {
      'accept-encoding': 'br, gzip',
      accept: 'text/event-stream',
    });
    expect(response.headers.get('content-type')).toBe('text/event-stream');
    expect(response.headers.get('content-encoding')).toBeNull();
    expect(await response.text()).toMatch(/^event: message\ndata: \{/);
  });

  it('sends no body and no encoding for a notification', async () => {
    const notification = JSON.stringify({ jsonrpc: '2.0', method: 'notifications/initialized' });
    const response = await post(mcp.url, notification, { 'accept-encoding': 'br' });
    expect([
      response.status,
      response.headers.get('content-encoding'),
      await response.text(),
    ]).toEqual([202, null, '']);
  });
});
