import { createHash } from 'node:crypto';
import { expect, it } from '@jest/globals';
import { newApiKey } from '@marquee/access';
import { insertKey } from '@marquee/database/testing';
import { createTestMcpServer, post, getErrorText } from './create-test-mcp-server.ts';

const PING = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' });

it('accepts the key as Authorization: Bearer and as X-API-Key', async () => {
  await using mcp = await createTestMcpServer({ settings: {} });
  const key = newApiKey();
  await insertKey(
    mcp.database,
    { hash: createHash('sha256').update(key).digest('hex'), hint: key.slice(-4) },
    null,
  );
  for (let sent = 0; sent < 100; sent++) await mcp.call('demand_leaders');
  expect(getErrorText(await mcp.call('demand_leaders'))).toMatch(/limit/i);
  expect(
    getErrorText(await mcp.call('demand_leaders', {}, { authorization: `Bearer ${key}` })),
  ).toBe('no error');
  expect(getErrorText(await mcp.call('demand_leaders', {}, { 'x-api-key': key }))).toBe('no error');
});

it('rejects an unknown bearer token in the result', async () => {
  await using mcp = await createTestMcpServer();
  const result = await mcp.call('demand_leaders', {}, { authorization: `Bearer ${newApiKey()}` });
  expect(result._meta).toMatchObject({ 'marquee/error': 'invalid_api_key' });
});

it.each<[string, string, Record<string, string>]>([
  ['another scheme', '', { authorization: 'Basic YTpi' }],
  ['two different keys', '', { authorization: 'Bearer a', 'x-api-key': 'b' }],
  ['a key in the query string', '?api_key=mq_live_secret', {}],
])('rejects %s with 400 and a JSON-RPC error', async (_what, query, headers) => {
  await using mcp = await createTestMcpServer();
  const response = await post(`${mcp.url}${query}`, PING, headers);
  expect(response.status).toBe(400);
  const { error } = (await response.json()) as { error: { message: string } };
  expect(error.message).toMatch(/X-API-Key|Bearer/);
  expect(error.message).not.toContain('secret');
});
