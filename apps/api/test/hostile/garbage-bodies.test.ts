import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { must } from '@marquee/testing/must';
import { postPaths } from '@marquee/testing/post-paths';
import { sendGarbage } from '@marquee/testing/send-garbage';
import { waitFor } from '@marquee/testing/wait-for';
import { routes } from '../../src/routes.ts';
import { createTestApi, type Api } from '../create-test-api.ts';

const BILLING = {
  secretKey: 'sk_test_x',
  webhookSecrets: ['whsec_x'],
  prices: { developer: 'a', business: 'b', enterprise: 'c' },
};

describe('malformed bodies', () => {
  const lines: string[] = [];
  let api: Api;
  beforeAll(async () => {
    api = await createTestApi({
      settings: { trustProxy: 1, billing: BILLING },
      log: (line) => lines.push(line),
    });
  });
  afterAll(() => api[Symbol.asyncDispose]());
  const errors = () => lines.filter((line) => (JSON.parse(line) as { level: number }).level >= 40);

  it('never cause a 5xx on an endpoint with POST', async () => {
    const paths = postPaths(api.app);
    expect(paths).toEqual(
      expect.arrayContaining(['/signup', '/billing/webhook', '/signup/erase', '/mail/stop']),
    );
    const form = 'application/x-www-form-urlencoded';
    const responses = [
      ...(await sendGarbage(api.url, paths)),
      ...(await sendGarbage(api.url, paths, form)),
    ];
    expect(responses.filter(({ answered }) => answered >= 500 || answered < 400)).toEqual([]);
    expect(errors()).toEqual([]);
  });

  it('get the status of their kind from every operation with a body', async () => {
    const taking = routes
      .filter(
        ({ method, operation }) =>
          method === 'post' && Object.keys(operation.input.shape).length > 0,
      )
      .map(({ path }) => path.replace(/:\w+/g, 'x'));
    const responses = await sendGarbage(api.url, taking);
    expect(responses.filter(({ answered, status }) => answered !== status)).toEqual([]);
  });

  it('are logged as aborted without an error if the client disconnects', async () => {
    const socket = connect(Number(new URL(api.url).port), '127.0.0.1');
    const head = 'POST /signup HTTP/1.1\r\nHost: a.example\r\nContent-Type: application/json\r\n';
    socket.write(`${head}X-Request-Id: hang-up\r\nContent-Length: 100\r\n\r\n{"email":`, () => {
      setImmediate(() => socket.destroy());
    });
    const line = () =>
      lines.find((text) => text.includes('"hang-up"') && text.includes('"msg":"request"'));
    await waitFor(() => Promise.resolve(line() !== undefined));
    expect(JSON.parse(must(line()))).toMatchObject({ level: 30, aborted: true });
    expect(errors()).toEqual([]);
  });
});
