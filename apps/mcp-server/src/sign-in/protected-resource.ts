import { ASSISTANT_SCOPES } from '@marquee/access';
import { methodNotAllowed, openCors, staticResponse } from '@marquee/http';
import express, { type Router } from 'express';

/** What the tool server requires of tokens. */
export interface SignInRules {
  /** The address of the tool server, which tokens must be for. */
  resource: string;
  /** The address of the server that gives tokens. */
  issuer: string;
}

const WELL_KNOWN = '/.well-known/oauth-protected-resource';

/** The address of the metadata (RFC 9728): the well-known path comes before the one of the server. */
export function metadataUrl(resource: string): string {
  const { origin, pathname } = new URL(resource);
  return `${origin}${WELL_KNOWN}${pathname}`;
}

/** Names the server that gives tokens to assistants. Nothing without rules. */
export function protectedResource(rules: SignInRules | null): Router {
  const router = express.Router();
  if (!rules) return router;
  const { resource, issuer } = rules;
  const { pathname } = new URL(metadataUrl(resource));
  const metadata = {
    resource,
    authorization_servers: [issuer],
    scopes_supported: ASSISTANT_SCOPES,
    bearer_methods_supported: ['header'],
    resource_name: 'Marquee: events worldwide',
  };
  router.use(WELL_KNOWN, openCors());
  for (const path of [WELL_KNOWN, pathname, `${pathname}/research`]) {
    router.get(
      path,
      staticResponse(() => metadata),
    );
    router.all(path, methodNotAllowed(['GET']));
  }
  return router;
}
