import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { behindProxy } from '@marquee/testing/behind-proxy';
import { freePort } from '@marquee/testing/free-port';
import { must } from '@marquee/testing/must';
import {
  connectDependencies,
  createApp,
  type Dependencies,
} from '../../apps/mcp-server/src/index.ts';
import {
  createAccountWeb,
  newAddress,
  type AccountWeb,
} from '../../apps/web/test/account-fixture.ts';
import { decide, REDIRECT } from './assistant-client.ts';

/** Of PKCE, in requests without the SDK. */
export const VERIFIER = 'v'.repeat(43);
const SECRET = 'a secret of thirty-two characters';

/** Documents of clients on hosts of others, by their address; a function answers itself. */
export type Documents = Record<string, Record<string, unknown> | (() => Response)>;

/** Serves the website and a tool server that requires a sign-in, on one database. */
export async function createAssistantFixture(documents: Documents = {}) {
  const port = await freePort();
  const resource = `http://127.0.0.1:${String(port)}/mcp`;
  const fetched: { url: string; redirect: string | undefined }[] = [];
  const web = await createAccountWeb({
    oauthResource: resource,
    fetchPublic: (url, init) => {
      fetched.push({ url: url as string, redirect: init?.redirect });
      return Promise.resolve(answer(documents[url as string]));
    },
  });
  const dependencies = connectDependencies({
    databaseUrl: web.database.url,
    logLevel: 'silent',
    addresses: { api: 'https://api.test', widgets: 'https://widgets.test' },
    mcpUrl: resource,
    signIn: { resource, issuer: web.url },
    hashSecrets: [SECRET],
    trustProxy: 1,
    deadlineMs: 20_000,
  });
  const server = createServer(behindProxy(createApp(dependencies))).listen(port, '127.0.0.1');
  await once(server, 'listening');
  const cookie = await web.signIn(newAddress());

  /** Opens the address that an assistant names, as the browser of a signed-in person. */
  const connect = (address: URL, choice: 'allow' | 'refuse' = 'allow') =>
    decide({ address, session: cookie, origin: web.url, choice });

  const requests = requestsOf(web.url, resource);
  const usage = () => usageOf(web.database.pool, dependencies.access);

  return {
    web,
    resource,
    cookie,
    fetched,
    connect,
    ...requests,
    usage,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
      await dependencies[Symbol.asyncDispose]();
      await web[Symbol.asyncDispose]();
    },
  };
}
export type AssistantFixture = Awaited<ReturnType<typeof createAssistantFixture>>;

function answer(document: Documents[string] | undefined): Response {
  if (typeof document === 'function') return document();
  return document ? Response.json(document) : new Response('', { status: 404 });
}

/** The requests of a client without the SDK. */
function requestsOf(web: string, resource: string) {
  /** Returns the address to which a client without the SDK sends the person. */
  function ask(client: object, more: Record<string, string> = {}): URL {
    const address = new URL(`${web}/oauth/authorize`);
    const parameters = {
      response_type: 'code',
      redirect_uri: REDIRECT,
      scope: 'read demand',
      state: 'xyz',
      resource,
      code_challenge: createHash('sha256').update(VERIFIER).digest('base64url'),
      code_challenge_method: 'S256',
      ...client,
      ...more,
    };
    address.search = new URLSearchParams(parameters).toString();
    return address;
  }

  const callOauth = (path: string, fields: Record<string, string>) =>
    fetch(`${web}/oauth/${path}`, { method: 'POST', body: new URLSearchParams(fields) });

  const register = (metadata: object) =>
    fetch(`${web}/oauth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(metadata),
    });

  /** Sends a message of the protocol with an access token. */
  const call = (token: string | undefined, params: object, path = '') =>
    fetch(`${resource}${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params }),
    });

  return { ask, callOauth, register, call };
}

/** Returns the requests of the last hour that were counted for the only account. */
async function usageOf(
  pool: AccountWeb['database']['pool'],
  access: Dependencies['access'],
): Promise<number | undefined> {
  const { rows } = await pool.query<{ id: string }>('SELECT id FROM account');
  const account_id = must(rows[0]).id;
  const caller = await access.authenticate(undefined, undefined);
  const owner = { key_id: account_id, account_id, tier: 'free' as const, custom_limit: null };
  const holder = { ...owner, expires_at: null, origins: null };
  const [hour] = await access.getUsage({ ...caller, holder, tier: 'free' });
  return hour?.used;
}
