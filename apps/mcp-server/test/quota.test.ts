import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { insertKey } from '@marquee/database';
import { hashOfKey, newApiKey } from '@marquee/quota';
import { agentsWith, buildEvent, refusalIn, type Agents } from './agents-with.ts';

const from = (address: string, key?: string) => ({
  'x-forwarded-for': address,
  ...(key !== undefined && { 'x-api-key': key }),
});

async function keyOf({ database }: Agents, tier: string): Promise<string> {
  const key = newApiKey();
  const id = randomUUID();
  await database.pool.query('INSERT INTO account (id, email, tier) VALUES ($1, $2, $3)', [
    id,
    `${id}@example.com`,
    tier,
  ]);
  await insertKey(database.query, { hash: hashOfKey(key), hint: key.slice(-4) }, id);
  return key;
}

describe('quota', () => {
  it('counts calls, records and prompts, and nothing else', async () => {
    await using agents = await agentsWith({ events: [buildEvent()] });
    const me = from('192.0.2.1');
    const methods = ['initialize', 'tools/list', 'resources/list', 'prompts/list', 'ping'];
    for (let times = 0; times < 20; times++)
      for (const method of methods) await (await agents.send({ jsonrpc: '2.0', id: 1, method, params: {} }, me)).text();
    for (let calls = 0; calls < 100; calls++) expect((await agents.call('list_news', {}, me)).isError).toBeUndefined();
    const refused = await agents.call('list_news', {}, me);
    expect(refusalIn(refused)).toMatch(
      /limit of 100 per hour.*Try again in \d+ min\..*POST \/register-api-key.*X-API-Key/,
    );
    expect(refused._meta).toMatchObject({ 'marquee/error': 'quota_exceeded' });
    const read = { jsonrpc: '2.0', id: 1, method: 'resources/read', params: { uri: 'events://events/x' } };
    expect(await (await agents.send(read, me)).json()).toMatchObject({
      error: { message: expect.stringContaining('Try again in') },
    });
    const prompt = {
      jsonrpc: '2.0',
      id: 1,
      method: 'prompts/get',
      params: { name: 'whats_on', arguments: { city: 'x' } },
    };
    expect(await (await agents.send(prompt, me)).json()).toMatchObject({ error: { data: { code: 'quota_exceeded' } } });
    expect((await agents.call('list_news', {}, from('192.0.2.2'))).isError).toBeUndefined();
  });

  it('belongs to the key where one is sent, and a wrong one is refused in the result', async () => {
    await using agents = await agentsWith();
    const key = await keyOf(agents, 'developer');
    for (let calls = 0; calls < 120; calls++)
      expect((await agents.call('list_news', {}, from('192.0.2.3', key))).isError).toBeUndefined();
    const refused = await agents.call('list_news', {}, from('192.0.2.4', `${key}x`));
    expect(refusalIn(refused)).toContain('This API key is not one of ours');
  });

  it('admits 60 demands a day from one address; a refused argument is none of them', async () => {
    await using agents = await agentsWith();
    const me = from('192.0.2.5');
    const wish = (number: number) => ({ artist_name: `Artist ${String(number)}`, city: 'Berlin' });
    await agents.call('demand_artist', { city: 'Berlin' }, me);
    for (let number = 0; number < 60; number++)
      expect((await agents.call('demand_artist', wish(number), me)).structuredContent.ok).toBe(true);
    expect(refusalIn(await agents.call('demand_artist', wish(61), me))).toMatch(/60 per day \(writes\)/);
    expect((await agents.call('search_events', {}, me)).isError).toBeUndefined();
  });

  it('never admits one more, however many come at once', async () => {
    await using agents = await agentsWith();
    const me = from('192.0.2.6');
    const results = await Promise.all(Array.from({ length: 130 }, () => agents.call('list_news', {}, me)));
    expect(results.filter(({ isError }) => !isError)).toHaveLength(100);
  });

  it('counts one person once, however often they ask at once', async () => {
    await using agents = await agentsWith();
    const wish = { artist_name: 'Aurora Lane', city: 'Berlin' };
    const results = await Promise.all(
      Array.from({ length: 10 }, () => agents.call('demand_artist', wish, from('192.0.2.7'))),
    );
    expect(results.filter(({ structuredContent }) => structuredContent.deduplicated === false)).toHaveLength(1);
    expect(results.every(({ structuredContent }) => structuredContent.total_demands === 1)).toBe(true);
  });
});
