import type { Provider } from 'oidc-provider';
import type { AuthorizationOptions } from './authorization-server.ts';

/** Returns a function that creates the server on its first call: the library needs 45 MB. */
export function loadAuthorizationServer(options: AuthorizationOptions): () => Promise<Provider> {
  let server: Promise<Provider> | undefined;
  const create = async () =>
    (await import('./authorization-server.ts')).createAuthorizationServer(options);
  return () => (server ??= create());
}
