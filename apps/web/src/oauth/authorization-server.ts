import { createHmac, generateKeyPairSync } from 'node:crypto';
import { ASSISTANT_SCOPES } from '@marquee/access';
import type { Repositories } from '@marquee/database';
import type { Secrets } from '@marquee/mail';
import { parsePublicUrl } from '@marquee/runtime';
import { errors, Provider, type ClientMetadata, type Configuration } from 'oidc-provider';
import { createPublicFetch, type PublicFetch } from './fetch-public.ts';
import { limitDocuments, MAX_DOCUMENT_BYTES } from './limited-documents.ts';
import { createOauthAdapter, type OauthStore } from './oauth-adapter.ts';
import { ownsToken, keepErrorsHere } from './strangers.ts';

const HOUR_S = 3_600;
const DAY_S = 24 * HOUR_S;
const MAX_METADATA_LENGTH = 8_000;
const PATH = '/oauth';
const HOST = /^([\w.-]*|\[[\da-f:.]+\])$/i;

export interface AuthorizationOptions extends OauthStore {
  accountKeys: Pick<Repositories['accountKeys'], 'findTerms'>;
  hashSecrets: Secrets;
  /** The address of the website. */
  issuer: string;
  /** The address of the tool server, for which all tokens are. */
  resource: string;
  /** Fetches documents of clients. */
  fetchPublic?: PublicFetch | undefined;
  report: (error: unknown) => void;
}

/** Creates the OAuth 2.1 server through which assistants get access to the tool server. */
export function createAuthorizationServer(options: AuthorizationOptions): Provider {
  const { issuer, report } = options;
  const provider = new Provider(issuer, {
    ...clientRules(options),
    ...tokenRules(),
    ...endpoints(options),
    features: features(options),
    adapter: createOauthAdapter(options),
    findAccount: async (_ctx, accountId) =>
      (await options.accountKeys.findTerms(accountId))
        ? { accountId, claims: () => ({ sub: accountId }) }
        : undefined,
    renderError: (ctx, { error, error_description: text = '' }) => {
      if (ctx.status < 400) ctx.status = 400; // of an error that the library would redirect
      ctx.type = 'text';
      ctx.body = `This assistant cannot be connected: ${error}. ${text}`;
    },
  });
  provider.proxy = true; // `oauthRoutes` sets the headers
  provider.on('authorization.error', keepErrorsHere);
  provider.on('server_error', (ctx, error) => {
    keepErrorsHere(ctx, error);
    report(error);
  });
  return provider;
}

/** Public clients: without a secret, or with a key that they publish. */
const clientRules = ({ fetchPublic = createPublicFetch() }: AuthorizationOptions) =>
  ({
    clientAuthMethods: ['none', 'private_key_jwt'],
    clientBasedCORS: () => true,
    clientDefaults: {
      grant_types: ['authorization_code', 'refresh_token'],
      id_token_signed_response_alg: 'ES256',
      response_modes: ['query'],
      token_endpoint_auth_method: 'none',
    },
    extraClientMetadata: {
      properties: ['software_id'], // the library calls the validator for one property at least
      validator: (...[, , , metadata]) => {
        toPublicClient(metadata);
      },
    },
    fetch: limitDocuments(fetchPublic),
    fetchResponseBodyLimits: {
      jwks_uri: MAX_DOCUMENT_BYTES,
      sector_identifier_uri: MAX_DOCUMENT_BYTES,
    },
    pkce: { required: () => true },
    responseTypes: ['code'],
    scopes: [],
    sectorIdentifierUriValidate: () => false, // of pairwise subjects, which we do not have
  }) satisfies Configuration;

/**
 * Makes each client that registers a public one, whatever it requests (RFC 7591 permits that): we
 * store no secret, and PKCE protects it. As a native one, it may use any port of a loopback
 * address, and http nowhere else.
 */
function toPublicClient(metadata: ClientMetadata): void {
  if (JSON.stringify(metadata).length > MAX_METADATA_LENGTH)
    throw new errors.InvalidClientMetadata('the metadata are too long');
  // The address becomes a part of the page's Content-Security-Policy.
  if (
    [metadata.redirect_uris]
      .flat()
      .some((uri) => !HOST.test(URL.parse(String(uri))?.hostname ?? ''))
  )
    throw new errors.InvalidClientMetadata('redirect_uris must have a host of letters and digits');
  metadata.application_type = 'native';
  delete metadata.scope; // what a request may name is the same for all
  if (!metadata.token_endpoint_auth_method?.startsWith('client_secret')) return;
  metadata.token_endpoint_auth_method = 'none';
  delete metadata.client_secret;
  delete metadata.client_secret_expires_at;
}

const tokenRules = (): Configuration => ({
  expiresWithSession: () => false,
  issueRefreshToken: () => true,
  // No token is signed; the library requires a key.
  jwks: {
    keys: [generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' })],
  },
  ttl: {
    AccessToken: HOUR_S,
    AuthorizationCode: 60,
    Grant: 365 * DAY_S,
    Interaction: HOUR_S, // includes the sign-in by mail
    RefreshToken: 30 * DAY_S,
    Session: 60,
  },
});

const endpoints = ({ hashSecrets }: AuthorizationOptions): Configuration => ({
  cookies: {
    keys: hashSecrets.map((secret) =>
      createHmac('sha256', secret).update('cookies of OAuth').digest('base64url'),
    ),
    names: {
      session: 'marquee_oauth',
      interaction: 'marquee_connect',
      resume: 'marquee_connecting',
    },
    // The library's own session is never sent: the session of the account decides, each time.
    long: { path: `${PATH}/session` },
  },
  interactions: { url: (_ctx, { uid }) => `/account/connect/${uid}` },
  routes: {
    authorization: `${PATH}/authorize`,
    jwks: `${PATH}/jwks`,
    registration: `${PATH}/register`,
    revocation: `${PATH}/revoke`,
    token: `${PATH}/token`,
  },
});

const features = ({ oauthRecords, resource }: AuthorizationOptions): Configuration['features'] => ({
  clientIdMetadataDocument: {
    enabled: true,
    ack: 'draft-02',
    allowFetch: async (ctx, id) =>
      parsePublicUrl(id) !== null && (await ownsToken(oauthRecords, ctx, id)),
  },
  devInteractions: { enabled: false },
  dPoP: { enabled: false },
  pushedAuthorizationRequests: { enabled: false },
  registration: { enabled: true, issueRegistrationAccessToken: false },
  resourceIndicators: {
    enabled: true,
    defaultResource: () => resource,
    getResourceServerInfo: (_ctx, named) => {
      if (named !== resource) throw new errors.InvalidTarget();
      return { audience: resource, scope: ASSISTANT_SCOPES.join(' '), accessTokenFormat: 'opaque' };
    },
    useGrantedResource: () => true,
  },
  revocation: {
    enabled: true,
    allowedPolicy: (_ctx, { clientId }, token) => token.clientId === clientId,
  },
  rpInitiatedLogout: { enabled: false },
  userinfo: { enabled: false },
});
