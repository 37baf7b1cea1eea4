import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createKey } from '../accounts/key-fixture.ts';
import { createTestApi, type Api } from '../create-test-api.ts';

const URL = 'https://example.com/hook';
type Body = Record<string, unknown> & {
  webhook: { id: string };
  secret: string;
  webhooks: object[];
};

let api: Api;
let lines: string[];
beforeAll(async () => {
  lines = [];
  api = await createTestApi({ log: (line) => lines.push(line) });
});
afterAll(() => api[Symbol.asyncDispose]());

async function call(key: string | null, request: string, body?: object) {
  const [method = '', path = ''] = request.split(' ');
  const sent = api.request[method as 'get' | 'post' | 'patch' | 'delete'](path).send(body);
  const response = await (key === null ? sent : sent.set('X-API-Key', key));
  return { status: response.status, body: response.body as Body, headers: response.headers };
}

let owners = 0;
const createOwner = (tier = 'custom') =>
  createKey(api, { email: `webhooks${String(++owners)}@example.com`, tier });

describe('POST /webhooks', () => {
  it('returns the webhook with its secret, which no other response and no log contains', async () => {
    const key = await createOwner();
    const filter = { city: 'Berlin', price_max: 20, free: true };
    const created = await call(key, 'post /webhooks', {
      url: URL,
      filter,
      kinds: ['created', 'created'],
      batch_size: 5,
    });
    expect(created.status).toBe(201);
    expect(created.body).toMatchObject({
      webhook: {
        url: URL,
        filter,
        kinds: ['created'],
        batch_size: 5,
        status: 'unverified',
        disabled_reason: null,
      },
      secret: expect.stringMatching(/^whsec_[A-Za-z0-9+/]{43}=$/),
    });
    expect(created.headers['cache-control']).toContain('no-store');
    const { id } = created.body.webhook;
    const shown = await call(key, `get /webhooks/${id}`);
    const listed = await call(key, 'get /webhooks');
    expect(JSON.stringify([shown.body, listed.body])).not.toContain('whsec_');
    expect(lines.join()).not.toContain(created.body.secret);
    const [row] = await api.database.query<{ secret: Buffer }>({
      text: 'SELECT secret FROM webhook WHERE id = $1',
      values: [id],
    });
    expect(row?.secret.toString('latin1')).not.toContain('whsec_');
  });

  it('needs an API key', async () => {
    expect((await call(null, 'post /webhooks', { url: URL })).status).toBe(401);
  });

  it.each([
    ['a filter with a wrong value', { url: URL, filter: { category: 'opera' } }, 'filter.category'],
    ['a filter of another type', { url: URL, filter: { city: 5 } }, 'filter.city'],
    ['a radius without a centre', { url: URL, filter: { radius_km: 5 } }, 'radius_km'],
    ['an unknown kind', { url: URL, kinds: ['deleted'] }, 'kinds.0'],
    ['no kind', { url: URL, kinds: [] }, 'kinds'],
    ['a batch of more than 100', { url: URL, batch_size: 101 }, 'batch_size'],
    ['another protocol', { url: 'ftp://example.com/' }, 'url'],
    ['a password', { url: 'https://a:b@example.com/' }, 'url'],
    ['no URL', {}, 'url'],
  ])('rejects %s', async (_what, body, name) => {
    const { status, body: problem } = await call(await createOwner(), 'post /webhooks', body);
    expect([status, (problem['errors'] as { name: string }[]).map((error) => error.name)]).toEqual([
      400,
      [name],
    ]);
  });

  it('lists the kinds if one is unknown', async () => {
    const { body } = await call(await createOwner(), 'post /webhooks', {
      url: URL,
      kinds: ['deleted'],
    });
    expect(body['detail']).toContain('kinds.0 must be one of created, updated');
  });

  it('warns of names that are unknown now', async () => {
    const filter = { venue: 'no-such-venue' };
    const { body } = await call(await createOwner(), 'post /webhooks', { url: URL, filter });
    expect(body['warnings']).toEqual(["there is no venue 'no-such-venue'"]);
  });

  it('refuses unknown filters, which would send every change', async () => {
    const owner = await createOwner();
    const filter = { cty: 'Berlin' };
    const created = await call(owner, 'post /webhooks', { url: URL, filter });
    expect(created).toMatchObject({
      status: 400,
      body: { errors: [{ name: 'filter.cty', detail: expect.stringContaining("'city'") }] },
    });
    const { body } = await call(owner, 'post /webhooks', { url: URL });
    const { id } = body.webhook;
    expect(await call(owner, `patch /webhooks/${id}`, { filter })).toMatchObject({ status: 400 });
  });

  it.each([
    ['free', 3],
    ['developer', 10],
  ])(
    'admits as many webhooks as the tier %s has, also for concurrent requests',
    async (tier, max) => {
      const key = await createOwner(tier);
      const attempts = await Promise.all(
        Array.from({ length: max + 4 }, () => call(key, 'post /webhooks', { url: URL })),
      );
      expect(attempts.filter(({ status }) => status === 201)).toHaveLength(max);
      expect((await call(key, 'get /webhooks')).body).toMatchObject({
        count: max,
        max_webhooks: max,
      });
    },
  );

  it('admits no webhook of a key whose address is not confirmed', async () => {
    const key = await createKey(api);
    const { status, body } = await call(key, 'post /webhooks', { url: URL });
    expect([status, body['detail']]).toEqual([
      401,
      expect.stringContaining('Confirm your address'),
    ]);
    expect((await call(key, 'get /webhooks')).body).toMatchObject({ count: 0, max_webhooks: 0 });
  });
});

describe('a webhook of another account', () => {
  it.each([
    ['get', ''],
    ['patch', ''],
    ['delete', ''],
    ['post', '/test'],
    ['post', '/rotate-secret'],
    ['get', '/deliveries'],
    ['post', '/deliveries/msg_01a1fc09-c1ba-72a7-a60d-01ac57d6d205/replay'],
  ] as const)('is unknown to %s %s', async (method, path) => {
    const { body } = await call(await createOwner(), 'post /webhooks', { url: URL });
    const other = await createOwner();
    expect((await call(other, `${method} /webhooks/${body.webhook.id}${path}`)).status).toBe(404);
    expect((await call(other, `${method} /webhooks/not-an-id${path}`)).status).toBe(404);
  });
});

describe('the owner of a webhook', () => {
  it('changes, pauses and deletes it', async () => {
    const key = await createOwner();
    const { body } = await call(key, 'post /webhooks', { url: URL, filter: { city: 'Berlin' } });
    const path = `/webhooks/${body.webhook.id}`;
    const changed = await call(key, `patch ${path}`, {
      url: `${URL}/2`,
      filter: {},
      active: false,
    });
    expect(changed.body.webhook).toMatchObject({
      url: `${URL}/2`,
      filter: {},
      status: 'disabled',
      disabled_reason: 'paused',
    });
    expect((await call(key, `post ${path}/test`)).status).toBe(400);
    expect((await call(key, `patch ${path}`, { active: true })).body.webhook).toMatchObject({
      status: 'unverified',
    });
    expect((await call(key, `delete ${path}`)).status).toBe(200);
    expect((await call(key, `get ${path}`)).status).toBe(404);
  });

  it('cannot replay from a foreign, future or walking cursor', async () => {
    const key = await createOwner();
    const { body } = await call(key, 'post /webhooks', { url: URL });
    const cursors = [['log', 1e12], ['walk', 0, body.webhook.id], ['other']].map((parts) =>
      Buffer.from(JSON.stringify(parts)).toString('base64url'),
    );
    for (const since of [...cursors, 'x'])
      expect((await call(key, `post /webhooks/${body.webhook.id}/replay`, { since })).status).toBe(
        400,
      );
  });

  /** As if the receiver had echoed the challenge. */
  const agree = (id: string) =>
    api.database.query({
      text: 'UPDATE webhook SET verified_url = url WHERE id = $1',
      values: [id],
    });

  it('replays once an hour, and not before the receiver has agreed', async () => {
    const key = await createOwner();
    const { body } = await call(key, 'post /webhooks', { url: URL });
    const { id } = body.webhook;
    const since = Buffer.from(JSON.stringify(['log', 0])).toString('base64url');
    const replay = () => call(key, `post /webhooks/${id}/replay`, { since });
    expect(await replay()).toMatchObject({
      status: 400,
      body: { errors: [{ code: 'unverified' }] },
    });
    await agree(id);
    const answers = await Promise.all([replay(), replay(), replay()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    await api.database.query({
      text: "UPDATE webhook SET replayed_at = replayed_at - interval '61 minutes' WHERE id = $1",
      values: [id],
    });
    expect((await replay()).status).toBe(200);
  });

  it('needs the agreement of the receiver of another URL', async () => {
    const key = await createOwner();
    const { body } = await call(key, 'post /webhooks', { url: URL });
    await agree(body.webhook.id);
    const path = `/webhooks/${body.webhook.id}`;
    expect((await call(key, `get ${path}`)).body.webhook).toMatchObject({ status: 'active' });
    const moved = await call(key, `patch ${path}`, { url: 'https://example.net/other' });
    expect(moved.body.webhook).toMatchObject({ status: 'unverified' });
    expect((await call(key, `post ${path}/test`)).body).toMatchObject({
      delivery: { type: 'webhook.challenge' },
    });
  });

  it('pages through the delivery log', async () => {
    const key = await createOwner();
    const { body } = await call(key, 'post /webhooks', { url: URL });
    await agree(body.webhook.id);
    const path = `/webhooks/${body.webhook.id}`;
    const sent: string[] = [];
    for (let count = 0; count < 3; count++) {
      const { delivery } = (await call(key, `post ${path}/test`)).body as unknown as {
        delivery: { id: string };
      };
      sent.unshift(delivery.id);
    }
    interface Log {
      next_cursor: string | null;
      deliveries: { id: string }[];
    }
    const first = (await call(key, `get ${path}/deliveries?limit=2&status=pending`))
      .body as unknown as Log;
    const second = (
      await call(key, `get ${path}/deliveries?limit=2&cursor=${String(first.next_cursor)}`)
    ).body as unknown as Log;
    const listed = [...first.deliveries, ...second.deliveries].map(({ id }) => id);
    expect(listed.slice(0, 3)).toEqual(sent); // the challenge comes first in time
    expect(second.next_cursor).toBeNull();
  });
});
