// How assistants identify themselves, as their documentation describes it in November 2026.
import { generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { must } from '@marquee/testing/must';
import { Assistant } from './helpers/assistant-client.ts';
import {
  createAssistantFixture,
  VERIFIER,
  type AssistantFixture,
} from './helpers/assistant-fixture.ts';

const SEARCH = { name: 'search_events', arguments: {} };
const CLAUDE = 'https://claude.ai/oauth/mcp-oauth-client-metadata';
const CLAUDE_CODE = 'https://claude.ai/oauth/claude-code-client-metadata';
const CHATGPT = 'https://chatgpt.com/oauth/AbC123/client.json';
const CHATGPT_KEYS = 'https://chatgpt.com/oauth/jwks.json';
const SDK = 'https://assistant.example/client.json';
const grants = {
  grant_types: ['authorization_code', 'refresh_token'],
  response_types: ['code'],
};

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });

let fixture: AssistantFixture;
beforeAll(async () => {
  fixture = await createAssistantFixture({
    [CLAUDE]: {
      client_id: CLAUDE,
      client_name: 'Claude',
      redirect_uris: ['https://claude.ai/api/mcp/auth_callback'],
      token_endpoint_auth_method: 'none',
      ...grants,
    },
    [CLAUDE_CODE]: {
      client_id: CLAUDE_CODE,
      client_name: 'Claude Code',
      redirect_uris: ['http://localhost/callback', 'http://127.0.0.1/callback'],
      token_endpoint_auth_method: 'none',
      ...grants,
    },
    [CHATGPT]: {
      client_id: CHATGPT,
      client_uri: 'https://chatgpt.com/',
      client_name: 'ChatGPT',
      redirect_uris: ['https://chatgpt.com/connector/oauth/AbC123'],
      token_endpoint_auth_method: 'private_key_jwt',
      token_endpoint_auth_signing_alg: 'RS256',
      token_endpoint_auth_methods_supported: ['none', 'private_key_jwt'],
      jwks_uri: CHATGPT_KEYS,
      ...grants,
    },
    [CHATGPT_KEYS]: {
      keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'one', use: 'sig', alg: 'RS256' }],
    },
    [SDK]: {
      client_id: SDK,
      client_name: 'By document',
      redirect_uris: ['http://localhost/callback'],
    },
    'https://thief.example/client.json': {
      client_id: CLAUDE,
      redirect_uris: ['https://thief.example/callback'],
    },
  });
});
afterAll(() => fixture[Symbol.asyncDispose]());

/** Returns the consent page, and the tokens that the client gets. */
async function signIn(client_id: string, redirect_uri: string, proof: Record<string, string> = {}) {
  const { html, end } = await fixture.connect(fixture.ask({ client_id, redirect_uri }));
  expect(end.href.startsWith(redirect_uri)).toBe(true);
  const response = await fixture.callOauth('token', {
    grant_type: 'authorization_code',
    code: must(end.searchParams.get('code')),
    client_id,
    redirect_uri,
    code_verifier: VERIFIER,
    resource: fixture.resource,
    ...proof,
  });
  const tokens = (await response.json()) as { access_token: string; error?: string };
  return { html, ...tokens };
}

const isAccepted = async (token: string) => (await fixture.call(token, SEARCH)).status === 200;

describe('by the address of a document', () => {
  it('Claude and Claude Code, which uses any port, sign in', async () => {
    const claude = await signIn(CLAUDE, 'https://claude.ai/api/mcp/auth_callback');
    expect(claude.html).toContain('<bdi>Claude</bdi> (<code>claude.ai</code>)');
    expect(await isAccepted(claude.access_token)).toBe(true);
    const code = await signIn(CLAUDE_CODE, 'http://localhost:55611/callback');
    expect(await isAccepted(code.access_token)).toBe(true);
  });

  it('ChatGPT signs in with its key, and not without', async () => {
    const redirect = 'https://chatgpt.com/connector/oauth/AbC123';
    const claims = {
      iss: CHATGPT,
      sub: CHATGPT,
      aud: fixture.web.url,
      jti: randomUUID(),
      iat: Math.floor(Date.now() / 1000),
      exp: Math.floor(Date.now() / 1000) + 60,
    };
    const proof = {
      client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
      client_assertion: signed(claims),
    };
    const chatgpt = await signIn(CHATGPT, redirect, proof);
    expect(chatgpt.html).toContain('<bdi>ChatGPT</bdi> (<code>chatgpt.com</code>)');
    expect(await isAccepted(chatgpt.access_token)).toBe(true);
    expect((await signIn(CHATGPT, redirect)).error).toBe('invalid_client');
    expect((await signIn(CHATGPT, redirect, proof)).error).toBe('invalid_client'); // used
  });

  it('the client of the SDK signs in', async () => {
    const assistant = new Assistant(fixture, SDK);
    const client = await assistant.open();
    expect((await client.callTool(SEARCH)).isError).not.toBe(true);
    expect(assistant.clientInformation()).toMatchObject({ client_id: SDK });
    await client.close();
  });

  it('a document that names another client, or none, is refused', async () => {
    for (const client_id of [
      'https://thief.example/client.json',
      'https://none.example/client.json',
    ]) {
      const address = fixture.ask({ client_id, redirect_uri: 'https://thief.example/callback' });
      const response = await fetch(address, { redirect: 'manual' });
      expect([response.status, response.headers.get('location')]).toEqual([400, null]);
    }
  });
});

describe('by registration', () => {
  it.each([
    [
      'Claude',
      {
        client_name: 'Claude',
        redirect_uris: ['https://claude.ai/api/mcp/auth_callback'],
        token_endpoint_auth_method: 'client_secret_post',
        scope: 'read demand',
        ...grants,
      },
      'https://claude.ai/api/mcp/auth_callback',
    ],
    [
      'ChatGPT',
      {
        client_name: 'ChatGPT',
        redirect_uris: ['https://chatgpt.com/connector_platform_oauth_redirect'],
        token_endpoint_auth_method: 'none',
        ...grants,
      },
      'https://chatgpt.com/connector_platform_oauth_redirect',
    ],
    [
      'Cursor',
      {
        client_name: 'Cursor',
        redirect_uris: [
          'cursor://anysphere.cursor-mcp/oauth/callback',
          'https://www.cursor.com/agents/mcp/oauth/callback',
          'http://localhost:8787/callback',
        ],
        token_endpoint_auth_method: 'none',
        ...grants,
      },
      'cursor://anysphere.cursor-mcp/oauth/callback',
    ],
  ])('%s signs in, without a secret', async (_name, metadata, redirect) => {
    const response = await fixture.register(metadata);
    expect(response.status).toBe(201);
    const client = (await response.json()) as { client_id: string };
    expect(client).toMatchObject({
      client_name: metadata.client_name,
      redirect_uris: metadata.redirect_uris,
      token_endpoint_auth_method: 'none',
    });
    expect(client).not.toHaveProperty('client_secret');
    const { access_token } = await signIn(client.client_id, redirect);
    expect(await isAccepted(access_token)).toBe(true);
  });

  it('a client that was deleted learns it, so that it registers again', async () => {
    const response = await fixture.callOauth('token', {
      grant_type: 'refresh_token',
      refresh_token: 'x',
      client_id: 'deleted',
    });
    expect([response.status, await response.json()]).toEqual([
      401,
      expect.objectContaining({ error: 'invalid_client' }),
    ]);
  });
});

function signed(claims: object): string {
  const parts = [{ alg: 'RS256', kid: 'one' }, claims].map((part) =>
    Buffer.from(JSON.stringify(part)).toString('base64url'),
  );
  const signature = sign('sha256', Buffer.from(parts.join('.')), privateKey);
  return [...parts, signature.toString('base64url')].join('.');
}
