// A separate entry point: the sender of webhooks and the reader of images check addresses without
// loading the parsers, which are large.
export { createFetcher, type FetchAddress } from './fetch/fetch-address.ts';
export { PrivateAddressError } from './fetch/private-address-error.ts';
export { publicConnector } from './fetch/public-address.ts';
export { userAgent } from './fetch/user-agent.ts';
