import type { ServerResponse } from 'node:http';
import { describe, expect, it } from '@jest/globals';
import { waitFor } from '@marquee/testing/wait-for';
import { createTestApi } from '../create-test-api.ts';
import { EVENTS, planOf } from '../plans/plan-fixture.ts';
import { sendJson, startStubServer } from '../stub-server.ts';

const STORY =
  'A fine evening in Berlin awaits you. Eat early, take a warm coat, and enjoy the concert.';
const completion = { choices: [{ index: 0, message: { role: 'assistant', content: STORY } }] };
const narratorAt = (baseUrl: string) => ({
  baseUrl,
  apiKey: 'key',
  model: 'small',
  dailyLimit: 100,
});

/** Sends `{` and then endless spaces. Counts the bytes until the client disconnects. */
function endlessBody() {
  const sent = { bytes: 0, isClosed: false };
  const chunk = ' '.repeat(64 * 1024);
  const send = (res: ServerResponse) => {
    res.once('close', () => (sent.isClosed = true));
    res.setHeader('Content-Type', 'application/json').write('{');
    const more = () => {
      if (sent.isClosed) return;
      sent.bytes += chunk.length;
      if (res.write(chunk)) setImmediate(more);
      else res.once('drain', more);
    };
    more();
  };
  return { sent, send };
}

describe('the providers of a plan', () => {
  it.each(['weather', 'model'])('are abandoned if the body of the %s never ends', async (which) => {
    const { sent, send } = endlessBody();
    await using endpoint = await startStubServer(send);
    const settings =
      which === 'weather' ? { weatherUrl: endpoint.url } : { narrator: narratorAt(endpoint.url) };
    await using api = await createTestApi({ events: EVENTS, settings });
    const plan = await planOf(api, 'Evening concert', '&narrative=1');
    expect(plan).toMatchObject({
      narrative_source: 'template',
      outfit: { weather: { source: 'climate' } },
    });
    await waitFor(() => sent.isClosed);
    // the size of buffers; gigabytes if it were read until the timeout
    expect(sent.bytes).toBeLessThan(20_000_000);
  });

  it('have five seconds in total', async () => {
    await using silent = await startStubServer(() => undefined);
    await using slow = await startStubServer((res) =>
      setTimeout(() => sendJson(res, completion), 4_000),
    );
    const narrator = narratorAt(slow.url);
    await using impatient = await createTestApi({
      events: EVENTS,
      settings: { narrator, weatherUrl: silent.url },
    });
    await using patient = await createTestApi({ events: EVENTS, settings: { narrator } });
    const plans = [impatient, patient].map((api) => planOf(api, 'Evening concert', '&narrative=1'));
    // 2 s for the forecast leave 3 s for the model, which takes 4.
    expect(await Promise.all(plans)).toMatchObject([
      { narrative_source: 'template' },
      { narrative_source: 'ai' },
    ]);
  });
});
