// A separate entry point: the sender of webhooks checks addresses without loading the parsers, which are large.
export { PrivateAddressError } from './fetch/private-address-error.ts';
export { publicConnector } from './fetch/public-address.ts';
export { userAgent } from './fetch/user-agent.ts';
