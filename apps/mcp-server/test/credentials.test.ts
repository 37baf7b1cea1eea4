import { createHash } from 'node:crypto';
import { expect, it } from '@jest/globals';
import { insertKey } from '@marquee/database';
import { newApiKey } from '@marquee/quota';
import { agentsWith, post, refusalIn } from './agents-with.ts';

const PING = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'ping' });

it('takes the key as Authorization: Bearer like X-API-Key', async () => {
  await using agents = await agentsWith({ settings: {} });
  const key = newApiKey();
  await insertKey(
    agents.database.query,
    { hash: createHash('sha256').update(key).digest('hex'), hint: key.slice(-4) },
    null,
  );
  for (let sent = 0; sent < 100; sent++) await agents.call('demand_leaders');
  expect(refusalIn(await agents.call('demand_leaders'))).toMatch(/limit/i);
  expect(refusalIn(await agents.call('demand_leaders', {}, { authorization: `Bearer ${key}` }))).toBe('no error');
  expect(refusalIn(await agents.call('demand_leaders', {}, { 'x-api-key': key }))).toBe('no error');
});

it('refuses a wrong bearer token in the result', async () => {
  await using agents = await agentsWith();
  const result = await agents.call('demand_leaders', {}, { authorization: `Bearer ${newApiKey()}` });
  expect(result._meta).toMatchObject({ 'marquee/error': 'invalid_api_key' });
});

it.each<[string, string, Record<string, string>]>([
  ['another scheme', '', { authorization: 'Basic YTpi' }],
  ['two different keys', '', { authorization: 'Bearer a', 'x-api-key': 'b' }],
  ['a key in the query string', '?api_key=mq_live_secret', {}],
])('refuses %s with 400 and a JSON-RPC error', async (_what, query, headers) => {
  await using agents = await agentsWith();
  const response = await post(`${agents.url}${query}`, PING, headers);
  expect(response.status).toBe(400);
  const { error } = (await response.json()) as { error: { message: string } };
  expect(error.message).toMatch(/X-API-Key|Bearer/);
  expect(error.message).not.toContain('secret');
});
