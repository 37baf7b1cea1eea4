import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { must } from '@marquee/testing/must';
import { Assistant, REDIRECT } from './helpers/assistant-client.ts';
import { createAssistantFixture, type AssistantFixture } from './helpers/assistant-fixture.ts';

const SEARCH = { name: 'search_events', arguments: { city: 'Berlin' } };

let fixture: AssistantFixture;
beforeAll(async () => {
  fixture = await createAssistantFixture();
});
afterAll(() => fixture[Symbol.asyncDispose]());

const refresh = ({ stored, clientId }: { stored: string; clientId: string }) =>
  fixture.callOauth('token', {
    grant_type: 'refresh_token',
    refresh_token: stored,
    client_id: clientId,
  });

it('publishes where assistants sign in', async () => {
  const refused = await fixture.call(undefined, SEARCH);
  const [, metadataUrl] = must(
    /^Bearer resource_metadata="([^"]+)", scope="read demand"$/.exec(
      must(refused.headers.get('www-authenticate')),
    ),
  );
  expect(refused.status).toBe(401);
  const resource = await (await fetch(must(metadataUrl))).json();
  expect(resource).toMatchObject({
    resource: fixture.resource,
    authorization_servers: [fixture.web.url],
    scopes_supported: ['read', 'demand'],
  });
  const { url } = fixture.web;
  const server = await fetch(`${url}/.well-known/oauth-authorization-server`);
  expect(server.headers.get('access-control-allow-origin')).toBe('*');
  expect(await server.json()).toMatchObject({
    issuer: url,
    authorization_endpoint: `${url}/oauth/authorize`,
    token_endpoint: `${url}/oauth/token`,
    registration_endpoint: `${url}/oauth/register`,
    revocation_endpoint: `${url}/oauth/revoke`,
    response_types_supported: ['code'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
    code_challenge_methods_supported: ['S256'],
    token_endpoint_auth_methods_supported: ['none', 'private_key_jwt'],
    client_id_metadata_document_supported: true,
    authorization_response_iss_parameter_supported: true,
  });
});

it('gives an assistant of the SDK access until the owner disconnects it', async () => {
  const assistant = new Assistant(fixture);
  await using client = await opened(assistant);
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toContain('search_events');
  const before = must(await fixture.usage());
  expect((await client.callTool(SEARCH)).isError).not.toBe(true);
  expect(await fixture.usage()).toBe(before + 1);

  const { access_token, refresh_token, expires_in, scope } = must(assistant.tokens());
  expect([expires_in, scope]).toEqual([3_600, 'read demand']);
  const { client_id: clientId } = must(assistant.clientInformation());
  const renewed = (await (await refresh({ stored: must(refresh_token), clientId })).json()) as {
    access_token: string;
    refresh_token: string;
  };
  expect(renewed.refresh_token).not.toBe(refresh_token);
  expect((await fixture.call(renewed.access_token, SEARCH)).status).toBe(200);

  const list = await fixture.web.open('/account/assistants', fixture.cookie).expect(200);
  expect(list.text).toContain('Test assistant');
  const id = must(/assistants\/([0-9a-f]{64})\/disconnect/.exec(list.text)?.[1]);
  await fixture.web.act(`/account/assistants/${id}/disconnect`, fixture.cookie).then((response) => {
    expect(response.status).toBe(303);
  });
  for (const token of [access_token, renewed.access_token])
    expect((await fixture.call(token, SEARCH)).status).toBe(401);
  expect((await refresh({ stored: renewed.refresh_token, clientId })).status).toBe(400);
});

it('accepts a key without a sign-in, and states on the help page that it requires one', async () => {
  const key = await fixture.web.act('/account/keys', fixture.cookie, { name: 'program' });
  const secret = must(/mq_live_\w{38}/.exec(key.text)?.[0]);
  expect((await fixture.call(secret, SEARCH)).status).toBe(200);
  const page = await fetch(fixture.resource, { headers: { accept: 'text/html' } });
  expect(await page.text()).toContain('where you sign in');
});

it('shows who requests what, and where the person returns', async () => {
  const registered = await fixture.register({
    client_name: 'Claude\u202e <b>bold</b>',
    redirect_uris: [REDIRECT],
  });
  const { client_id } = (await registered.json()) as { client_id: string };
  const { html, policy, end } = await fixture.connect(
    fixture.ask({ client_id }, { scope: 'read openid offline_access' }),
    'refuse',
  );
  expect(html).toContain('<bdi>Claude &lt;b>bold&lt;/b></bdi> (<code>localhost</code>)');
  expect(html).toContain('search events and plan evenings');
  expect(html).not.toContain('request artists');
  expect(html).toContain('<code>http://localhost:8787</code>');
  expect(policy).toContain("form-action 'self' http://localhost:8787;");
  expect(Object.fromEntries(end.searchParams)).toMatchObject({
    error: 'access_denied',
    state: 'xyz',
    iss: fixture.web.url,
  });
});

it('revokes a refresh token and all of its access tokens', async () => {
  const assistant = new Assistant(fixture);
  await using client = await opened(assistant);
  await client.listTools();
  const { access_token, refresh_token } = must(assistant.tokens());
  const { client_id } = must(assistant.clientInformation());
  const revoked = await fixture.callOauth('revoke', { token: must(refresh_token), client_id });
  expect(revoked.status).toBe(200);
  expect((await fixture.call(access_token, SEARCH)).status).toBe(401);
});

it('stores no token as it is', async () => {
  const assistant = new Assistant(fixture);
  await using client = await opened(assistant);
  await client.listTools();
  const { access_token, refresh_token } = must(assistant.tokens());
  const { rows } = await fixture.web.database.pool.query<{ text: string }>(
    `SELECT row_to_json(r)::text AS text FROM oauth_record r
     UNION ALL SELECT row_to_json(a)::text FROM connected_assistant a`,
  );
  const stored = rows.map(({ text }) => text).join();
  expect(rows.length).toBeGreaterThan(2);
  expect(stored).not.toContain(access_token);
  expect(stored).not.toContain(must(refresh_token));
});

async function opened(assistant: Assistant) {
  const client = await assistant.open();
  return Object.assign(client, { [Symbol.asyncDispose]: () => client.close() });
}
