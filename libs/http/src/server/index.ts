export { connectBasics, type BasicSettings } from './connect-basics.ts';
export { connectResponseCache } from './connect-response-cache.ts';
export { connectServer, type ServerSettings } from './connect-server.ts';
export { requireOwnSecrets } from './require-own-secrets.ts';
export { runServer } from './run-server.ts';
