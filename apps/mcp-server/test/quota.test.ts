import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { addressPolicy, hashOfKey, newApiKey } from '@marquee/access';
import { insertKey } from '@marquee/database/testing';
import {
  createTestMcpServer,
  buildEvent,
  getErrorText,
  type TestMcpServer,
} from './create-test-mcp-server.ts';

const from = (address: string, key?: string) => ({
  'x-forwarded-for': address,
  ...(key !== undefined && { 'x-api-key': key }),
});

async function createKey({ database }: TestMcpServer, tier: string): Promise<string> {
  const key = newApiKey();
  const id = randomUUID();
  await database.pool.query('INSERT INTO account (id, email, tier) VALUES ($1, $2, $3)', [
    id,
    `${id}@example.com`,
    tier,
  ]);
  await insertKey(database, { hash: hashOfKey(key), hint: key.slice(-4) }, id);
  return key;
}

describe('the quota', () => {
  it('counts only calls, resource reads and prompts', async () => {
    await using mcp = await createTestMcpServer({ events: [buildEvent()] });
    const client = from('192.0.2.1');
    const methods = ['initialize', 'tools/list', 'resources/list', 'prompts/list', 'ping'];
    for (const method of methods)
      await (await mcp.send({ jsonrpc: '2.0', id: 1, method, params: {} }, client)).text();
    for (let calls = 0; calls < 100; calls++)
      expect((await mcp.call('list_news', {}, client)).isError).toBeUndefined();
    const refused = await mcp.call('list_news', {}, client);
    expect(getErrorText(refused)).toMatch(
      /limit of 100 per hour.*Try again in \d+ min\..*POST \/register-api-key.*X-API-Key/,
    );
    expect(refused._meta).toMatchObject({ 'marquee/error': 'quota_exceeded' });
    const read = {
      jsonrpc: '2.0',
      id: 1,
      method: 'resources/read',
      params: { uri: 'events://events/x' },
    };
    expect(await (await mcp.send(read, client)).json()).toMatchObject({
      error: { message: expect.stringContaining('Try again in') },
    });
    const prompt = {
      jsonrpc: '2.0',
      id: 1,
      method: 'prompts/get',
      params: { name: 'whats_on', arguments: { city: 'x' } },
    };
    expect(await (await mcp.send(prompt, client)).json()).toMatchObject({
      error: { data: { code: 'quota_exceeded' } },
    });
    expect((await mcp.call('list_news', {}, from('192.0.2.2'))).isError).toBeUndefined();
  });

  it('does not depend on the name that a client states', async () => {
    await using mcp = await createTestMcpServer();
    const callAs = async (name: string) => {
      const _meta = { 'io.modelcontextprotocol/clientInfo': { name, version: '1' } };
      const message = {
        jsonrpc: '2.0',
        id: 1,
        method: 'tools/call',
        params: { name: 'list_news', arguments: {}, _meta },
      };
      const response = await mcp.send(message, { ...from('192.0.2.8'), 'user-agent': name });
      return ((await response.json()) as { result: { isError?: boolean } }).result.isError ?? false;
    };
    for (let calls = 0; calls < 100; calls++)
      expect(await callAs(`client ${String(calls)}`)).toBe(false);
    expect(await callAs('another client')).toBe(true);
  });

  it('is 20 times as high for an address of a shared network, and not for its writes', async () => {
    await using mcp = await createTestMcpServer({
      settings: { trustProxy: 1, sharedNetworks: ['198.51.100.0/24', '2001:db8::/32'] },
    });
    const { access } = mcp.dependencies;
    const limitsAt = async (address: string) => {
      const caller = await access.authenticate(address, undefined);
      const { decision } = await access.consume(caller, 'write');
      const policies = [...decision.usages, addressPolicy('flood', caller)];
      return Object.fromEntries(policies.map(({ name, limit }) => [name, limit]));
    };
    expect(await limitsAt('192.0.2.9')).toEqual({ anonymous: 100, writes: 60, flood: 300 });
    expect(await limitsAt('198.51.100.7')).toEqual({ anonymous: 2_000, writes: 60, flood: 6_000 });
    expect(await limitsAt('2001:db8::1')).toMatchObject({ anonymous: 2_000, writes: 60 });
    const client = from('198.51.100.7');
    for (let calls = 0; calls < 101; calls++)
      expect((await mcp.call('list_news', {}, client)).isError).toBeUndefined();
  });

  it('belongs to the key of a request', async () => {
    await using mcp = await createTestMcpServer();
    const key = await createKey(mcp, 'developer');
    for (let calls = 0; calls < 120; calls++)
      expect((await mcp.call('list_news', {}, from('192.0.2.3', key))).isError).toBeUndefined();
  });

  it('does not apply to an unknown key, which is rejected in the result', async () => {
    await using mcp = await createTestMcpServer();
    const refused = await mcp.call('list_news', {}, from('192.0.2.4', `${newApiKey()}x`));
    expect(getErrorText(refused)).toContain('This API key is not one of ours');
  });

  it('admits 60 valid demands per day from one address', async () => {
    await using mcp = await createTestMcpServer();
    const client = from('192.0.2.5');
    const demand = (number: number) => ({
      artist_name: `Artist ${String(number)}`,
      city: 'Berlin',
      new_artist: true,
    });
    await mcp.call('demand_artist', { city: 'Berlin' }, client);
    for (let number = 0; number < 60; number++)
      expect((await mcp.call('demand_artist', demand(number), client)).structuredContent.ok).toBe(
        true,
      );
    expect(getErrorText(await mcp.call('demand_artist', demand(61), client))).toMatch(
      /60 per day \(writes\)/,
    );
    expect((await mcp.call('search_events', {}, client)).isError).toBeUndefined();
  });

  it('is exact for concurrent requests', async () => {
    await using mcp = await createTestMcpServer();
    const client = from('192.0.2.6');
    const results = await Promise.all(
      Array.from({ length: 130 }, () => mcp.call('list_news', {}, client)),
    );
    expect(results.filter(({ isError }) => !isError)).toHaveLength(100);
  });

  it('counts concurrent demands of one caller once', async () => {
    await using mcp = await createTestMcpServer();
    const demand = { artist_name: 'Aurora Lane', city: 'Berlin', new_artist: true };
    const results = await Promise.all(
      Array.from({ length: 10 }, () => mcp.call('demand_artist', demand, from('192.0.2.7'))),
    );
    expect(
      results.filter(({ structuredContent }) => structuredContent.deduplicated === false),
    ).toHaveLength(1);
    expect(results.every(({ structuredContent }) => structuredContent.total_demands === 1)).toBe(
      true,
    );
  });
});
