import { DomainError, withoutInvisible } from '@marquee/domain';
import type { Request, Response } from 'express';
import type { InteractionResults, Provider } from 'oidc-provider';

const MAX_NAME = 80;

/** The request of an assistant for access to an account. */
export interface ConnectRequest {
  clientId: string;
  /** As the client names itself. */
  name: string;
  /** The host of the address that identifies the client, or of `returnsTo`, or its scheme. */
  host: string;
  scopes: string[];
  /** Where the person returns: an origin, or the scheme of an app. */
  returnsTo: string;
  /** What an account granted already; null if the request is open. */
  granted: { accountId: string; grantId: string } | null;
}

/** Returns the request of an assistant that this browser brought. Throws if it has expired. */
export async function readConnectRequest(
  provider: Provider,
  { req, res }: { req: Request; res: Response },
  id: string,
): Promise<ConnectRequest> {
  const { uid, params, result } = await provider.interactionDetails(req, res).catch(toExpired);
  const { client_id: clientId, redirect_uri: redirectUri, scope } = params;
  const client = await provider.Client.find(String(clientId));
  if (uid !== id || !client) throw expired();
  const { protocol, origin, hostname } = new URL(String(redirectUri));
  const isWeb = protocol === 'https:' || protocol === 'http:';
  // Any app may name any host in the address of its own scheme.
  const named = URL.parse(client.clientId)?.hostname ?? (isWeb ? hostname : protocol);
  return {
    clientId: client.clientId,
    name: readName(client.clientName) || named,
    host: named,
    scopes: String(scope).split(' '),
    returnsTo: isWeb ? origin : protocol,
    granted: readGranted(result),
  };
}

function readGranted({ login, consent }: InteractionResults = {}): ConnectRequest['granted'] {
  const { accountId, grantId } = { ...login, ...consent };
  return accountId !== undefined && grantId !== undefined ? { accountId, grantId } : null;
}

const readName = (name = ''): string =>
  withoutInvisible(name.replace(/\s+/g, ' ')).trim().slice(0, MAX_NAME);

/**
 * Grants what was requested, once for each account. Returns the path at which the person continues.
 */
export async function acceptRequest(
  provider: Provider,
  { res, accountId, resource }: { res: Response; accountId: string; resource: string },
  { clientId, scopes, granted }: ConnectRequest,
): Promise<{ grantId: string; goTo: string }> {
  const grant = new provider.Grant({ accountId, clientId });
  grant.addResourceScope(resource, scopes);
  const grantId = granted?.accountId === accountId ? granted.grantId : await grant.save();
  const login = { accountId, remember: false };
  const goTo = await finish(provider, res, { login, consent: { grantId } });
  return { grantId, goTo };
}

/** Refuses the request. Returns the path at which the person continues. */
export const refuseRequest = (provider: Provider, res: Response): Promise<string> =>
  finish(provider, res, {
    error: 'access_denied',
    error_description: 'The owner of the account did not allow it.',
  });

async function finish(
  provider: Provider,
  res: Response,
  result: Parameters<Provider['interactionResult']>[2],
): Promise<string> {
  const address = await provider
    .interactionResult(res.req, res, result, { mergeWithLastSubmission: false })
    .catch(toExpired);
  return new URL(address).pathname;
}

const expired = () =>
  new DomainError(
    'invalid_body',
    'The request of the assistant has expired, or another browser received it. Connect again in the assistant.',
  );

function toExpired(error: unknown): never {
  throw error instanceof Error && error.name === 'SessionNotFound' ? expired() : error;
}
