import type { OauthRecordRepository } from '@marquee/database';
import type { KoaContextWithOIDC } from 'oidc-provider';

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);
const TOKEN_FIELDS = {
  code: ['AuthorizationCode'],
  refresh_token: ['RefreshToken'],
  token: ['RefreshToken', 'AccessToken'],
} as const;

/**
 * Whether a request may make us fetch the document of a client. Requests of clients have no limit
 * of their own, because hosted assistants send those of all people: they name a code or a token
 * that we gave to the client.
 */
export async function ownsToken(
  records: Pick<OauthRecordRepository, 'find'>,
  ctx: KoaContextWithOIDC | undefined,
  clientId: string,
): Promise<boolean> {
  if (ctx?.method !== 'POST') return true;
  for (const [field, kinds] of Object.entries(TOKEN_FIELDS)) {
    const token = ctx.oidc.body?.[field];
    if (typeof token !== 'string') continue;
    for (const kind of kinds)
      if ((await records.find(kind, token))?.['clientId'] === clientId) return true;
  }
  return false;
}

/**
 * Errors of a request for access are shown here, because no one has allowed the client yet: anyone
 * may register any address. Programs on this computer still learn them.
 */
export function keepErrorsHere(ctx: KoaContextWithOIDC, error: Error): void {
  const { redirect_uri } = ctx.oidc.params ?? ctx.query;
  const { protocol, hostname } = URL.parse(String(redirect_uri)) ?? {};
  const isLoopback = protocol === 'http:' && LOOPBACK.has(hostname ?? '');
  if (ctx.oidc.route === 'authorization' && !isLoopback)
    Object.assign(error, { allow_redirect: false });
}
