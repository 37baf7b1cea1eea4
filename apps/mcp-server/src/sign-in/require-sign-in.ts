import { ASSISTANT_SCOPES, isWellFormed, type ApiKeyOwner } from '@marquee/access';
import { TOOLS } from '@marquee/agent-tools';
import type { AssistantRepository } from '@marquee/database';
import type { RequestHandler, Response } from 'express';
import { getKey, setKey } from '../guards.ts';
import { RPC, sendError } from '../json-rpc.ts';
import { methodsIn } from '../methods-in.ts';
import { metadataUrl, type SignInRules } from './protected-resource.ts';

/** The account that an access token is of, and what the token permits. */
interface SignedIn {
  holder: ApiKeyOwner;
  scopes: string[];
}

const ACCOUNT = 'signedIn';
const WRITES = new Set(
  TOOLS.filter(({ limitClass }) => limitClass === 'write').map(({ name }) => `tools/call ${name}`),
);

/**
 * Requires an access token for this server, or an API key. Without one, the client learns where it
 * gets a token. Does nothing without rules.
 */
export const requireSignIn =
  (
    assistants: Pick<AssistantRepository, 'findAccess'>,
    rules: SignInRules | null,
  ): RequestHandler =>
  async (_req, res, next) => {
    const key = getKey(res);
    if (!rules || (key !== undefined && isWellFormed(key))) {
      next();
      return;
    }
    const access = key === undefined ? null : await assistants.findAccess(key);
    if (access?.audience !== rules.resource) {
      const error = key === undefined ? undefined : 'invalid_token';
      challenge(res, rules, { status: 401, error, message: 'Sign in to use this server.' });
      return;
    }
    const { account_id, tier, custom_limit, scope } = access;
    setKey(res, undefined);
    res.locals[ACCOUNT] = {
      holder: {
        key_id: account_id,
        account_id,
        tier,
        custom_limit,
        expires_at: null,
        origins: null,
      },
      scopes: scope?.split(' ') ?? [],
    } satisfies SignedIn;
    next();
  };

/** Rejects calls that the scopes of the access token do not cover. */
export const requireScope =
  (rules: SignInRules | null): RequestHandler =>
  (req, res, next) => {
    const signedIn = getSignedIn(res);
    const needed = methodsIn(req.body).some((method) => WRITES.has(method)) ? 'demand' : 'read';
    if (!rules || !signedIn || signedIn.scopes.includes(needed)) next();
    else
      challenge(res, rules, {
        status: 403,
        error: 'insufficient_scope',
        message: `This call needs the scope "${needed}". Sign in again.`,
      });
  };

/** Returns the account of the access token; undefined without one. */
export const getHolder = (res: Response): ApiKeyOwner | undefined => getSignedIn(res)?.holder;

const getSignedIn = ({ locals }: Response): SignedIn | undefined =>
  locals[ACCOUNT] as SignedIn | undefined; // set by requireSignIn()

function challenge(
  res: Response,
  { resource }: SignInRules,
  { status, error, message }: { status: number; error: string | undefined; message: string },
): void {
  const fields = {
    error,
    resource_metadata: metadataUrl(resource),
    scope: ASSISTANT_SCOPES.join(' '),
  };
  const parts = Object.entries(fields).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}="${value}"`],
  );
  res.set('WWW-Authenticate', `Bearer ${parts.join(', ')}`);
  sendError(res, status, { code: RPC.server, message });
}
