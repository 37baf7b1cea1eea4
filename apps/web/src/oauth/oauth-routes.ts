import { ASSISTANT_SCOPES } from '@marquee/access';
import { openCors, type Limits } from '@marquee/http';
import express, { type RequestHandler, type Router } from 'express';
import type { Provider } from 'oidc-provider';
import type { Dependencies } from '../dependencies.ts';

const METADATA = '/.well-known/oauth-authorization-server';

/** The endpoints of OAuth, if it is on. */
export function oauthRoutes(
  { authorization, addresses }: Pick<Dependencies, 'authorization' | 'addresses'>,
  { burst, sign_in }: Pick<Limits, 'burst' | 'sign_in'>,
): Router {
  const router = express.Router({ caseSensitive: true });
  if (!authorization) return router;
  const serve = serveAs(addresses.web, async () => (await authorization()).callback());
  router.get([METADATA, '/oauth/jwks'], burst, serve);
  router.options(METADATA, burst, serve);
  router.get('/oauth/authorize', sign_in, limitScope(addresses.web), serve);
  router.get('/oauth/authorize/:uid', burst, serve);
  router.use('/oauth/register', openCors());
  router.post('/oauth/register', sign_in, serve);
  for (const path of ['/oauth/token', '/oauth/revoke']) {
    router.post(path, burst, serve);
    router.options(path, burst, serve);
  }
  return router;
}

type Callback = ReturnType<Provider['callback']>;

/** The library builds its addresses from the request, so the request gets our public address. */
function serveAs(web: string, load: () => Promise<Callback>): RequestHandler {
  const { host, protocol } = new URL(web);
  return async (req, res) => {
    const handle = await load();
    req.headers.host = host;
    req.headers['x-forwarded-proto'] = protocol.slice(0, -1);
    delete req.headers['x-forwarded-host'];
    await handle(req, res);
  };
}

/** Removes scopes that we do not have. A request without one is for `read`. */
const limitScope =
  (web: string): RequestHandler =>
  (req, _res, next) => {
    const url = new URL(req.originalUrl, web);
    const requested = (url.searchParams.get('scope') ?? '').split(' ');
    const known = ASSISTANT_SCOPES.filter((scope) => requested.includes(scope));
    url.searchParams.set('scope', known.length > 0 ? known.join(' ') : 'read');
    req.url = `${url.pathname}${url.search}`;
    next();
  };
