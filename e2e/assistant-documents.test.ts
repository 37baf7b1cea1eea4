// What the documents and the registrations of strangers make us fetch and show.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { must } from '@marquee/testing/must';
import { REDIRECT } from './helpers/assistant-client.ts';
import {
  createAssistantFixture,
  VERIFIER,
  type AssistantFixture,
} from './helpers/assistant-fixture.ts';

const CLIENT = 'https://assistant.example/client.json';
const KEYED = 'https://keyed.example/client.json';
const KEYS = 'https://keyed.example/keys.json';
const SECTOR = 'https://sector.example/client.json';
const ADDRESSES = 'https://sector.example/addresses.json';
const ENDLESS = 'https://endless.example/client.json';
const redirect_uris = [REDIRECT];

const CHUNK = 16_384;
let chunksRead = 0;
const endless = () =>
  new Response(
    new ReadableStream({
      pull: (stream) => {
        chunksRead++;
        stream.enqueue(new Uint8Array(CHUNK).fill(32));
        if (chunksRead % 1_000 === 0) stream.close();
      },
    }),
  );

let fixture: AssistantFixture;
beforeAll(async () => {
  fixture = await createAssistantFixture({
    [CLIENT]: { client_id: CLIENT, redirect_uris },
    [KEYED]: {
      client_id: KEYED,
      redirect_uris,
      token_endpoint_auth_method: 'private_key_jwt',
      token_endpoint_auth_signing_alg: 'RS256',
      jwks_uri: KEYS,
    },
    [KEYS]: endless,
    [SECTOR]: { client_id: SECTOR, redirect_uris, sector_identifier_uri: ADDRESSES },
    [ADDRESSES]: endless,
    [ENDLESS]: endless,
  });
});
afterAll(() => fixture[Symbol.asyncDispose]());

const fetchesOf = (url: string) => fixture.fetched.filter((fetched) => fetched.url === url);

const start = (client_id: string) => fetch(fixture.ask({ client_id }), { redirect: 'manual' });

const requestToken = (client_id: string, more: Record<string, string> = {}) =>
  fixture.callOauth('token', {
    grant_type: 'authorization_code',
    client_id,
    redirect_uri: REDIRECT,
    code_verifier: VERIFIER,
    code: 'invented',
    ...more,
  });

describe('a document', () => {
  it('that does not end is read up to a limit, and never by a redirect', async () => {
    const before = chunksRead;
    expect((await start(ENDLESS)).status).toBe(400);
    expect(chunksRead - before).toBeLessThan(10);
    expect(fetchesOf(ENDLESS)).toEqual([{ url: ENDLESS, redirect: 'error' }]);
  });

  it('of addresses for pairwise subjects is never fetched', async () => {
    expect((await start(SECTOR)).status).toBe(303);
    const registered = await fixture.register({ redirect_uris, sector_identifier_uri: ADDRESSES });
    expect(registered.status).toBe(201);
    expect(fetchesOf(ADDRESSES)).toEqual([]);
  });

  it('is fetched for a token only if the client has a code', async () => {
    for (let i = 0; i < 20; i++) {
      const invented = `https://invented.example/${String(i)}.json`;
      expect((await requestToken(invented)).status).toBe(400);
      const fields = { client_id: invented, token: 'invented' };
      expect((await fixture.callOauth('revoke', fields)).status).toBe(400);
    }
    expect(fixture.fetched.filter(({ url }) => url.includes('invented'))).toEqual([]);

    const { end } = await fixture.connect(fixture.ask({ client_id: CLIENT }));
    const code = must(end.searchParams.get('code'));
    const other = 'https://other.example/client.json';
    expect((await requestToken(other, { code })).status).toBe(400);
    expect(fetchesOf(other)).toEqual([]);
    expect((await requestToken(CLIENT, { code })).status).toBe(200);
  });

  it('with keys is fetched once for many requests with forged proofs', async () => {
    await start(KEYED);
    const [header, claims] = [
      { alg: 'RS256', kid: 'one' },
      { iss: KEYED, sub: KEYED, aud: fixture.web.url, jti: 'one', exp: 4_000_000_000 },
    ].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'));
    const proof = {
      client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
      client_assertion: `${must(header)}.${must(claims)}.AAAA`,
    };
    for (let i = 0; i < 5; i++)
      expect((await requestToken(KEYED, proof)).status).toBeGreaterThanOrEqual(400);
    expect(fetchesOf(KEYS)).toEqual([{ url: KEYS, redirect: 'error' }]);
  });
});

describe('a registered client', () => {
  it('is stored for a day, also if it is looked up, and as long as a person allows it', async () => {
    const registered = await fixture.register({ redirect_uris });
    const { client_id } = (await registered.json()) as { client_id: string };
    const storedDays = async () => {
      const { rows } = await fixture.web.database.pool.query<{ days: number }>(
        `SELECT extract(epoch FROM expires_at - now())::float8 / 86400 AS days
         FROM oauth_record WHERE kind = 'Client' AND hash = sha256($1)`,
        [client_id],
      );
      return must(rows[0]).days;
    };
    expect((await start(client_id)).status).toBe(303);
    await requestToken(client_id);
    expect(await storedDays()).toBeLessThanOrEqual(1);
    await fixture.connect(fixture.ask({ client_id }), 'refuse');
    expect(await storedDays()).toBeLessThanOrEqual(1);
    await fixture.connect(fixture.ask({ client_id }));
    expect(await storedDays()).toBeGreaterThan(364);
  });
});

describe('the page that requests access', () => {
  it.each([
    ['evil://claude.ai/cb', '<code>evil:</code>', 'evil:'],
    ['httpx.evil://claude.ai/cb', '<code>httpx.evil:</code>', 'httpx.evil:'],
    ['https://assistant.example/cb', '<code>assistant.example</code>', 'https://assistant.example'],
  ])('names who owns %s', async (redirect_uri, named, returnsTo) => {
    const metadata = { client_name: ' Clau\n\tde ', redirect_uris: [redirect_uri] };
    const registered = await fixture.register(metadata);
    const { client_id } = (await registered.json()) as { client_id: string };
    const { html, policy } = await fixture.connect(fixture.ask({ client_id, redirect_uri }));
    expect(html).toContain(`<bdi>Clau de</bdi> (${named})`);
    expect(html).toContain(returnsTo);
    expect(html).not.toMatch(/claude\.ai|null/);
    expect(policy).toContain(`form-action 'self' ${returnsTo};`);
  });
});
