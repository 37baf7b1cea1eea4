import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { agentsWith, post, type Agents } from './agents-with.ts';

const LIST = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' });

let agents: Agents;
beforeAll(async () => {
  agents = await agentsWith();
});
afterAll(() => agents[Symbol.asyncDispose]());

describe('results', () => {
  it.each(['br', 'gzip'])('are compressed with %s', async (coding) => {
    const response = await post(agents.url, LIST, { 'accept-encoding': coding });
    expect(response.headers.get('content-encoding')).toBe(coding);
    expect(Number(response.headers.get('content-length'))).toBeLessThan(10_000);
    const { result } = (await response.json()) as { result: { tools: unknown[] } };
    expect(result.tools).toHaveLength(6);
  });

  it('are not compressed as a stream, which arrives event by event', async () => {
    const response = await post(agents.url, LIST, { 'accept-encoding': 'br, gzip', accept: 'text/event-stream' });
    expect(response.headers.get('content-type')).toBe('text/event-stream');
    expect(response.headers.get('content-encoding')).toBeNull();
    expect(await response.text()).toMatch(/^event: message\ndata: \{/);
  });

  it('without a body stay without one', async () => {
    const notification = JSON.stringify({ jsonrpc: '2.0', method: 'notifications/initialized' });
    const response = await post(agents.url, notification, { 'accept-encoding': 'br' });
    expect([response.status, response.headers.get('content-encoding'), await response.text()]).toEqual([202, null, '']);
  });
});
