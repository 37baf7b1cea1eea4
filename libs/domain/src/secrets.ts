/** The secrets of HASH_SECRETS: the first one signs and encrypts, all verify and decrypt. */
export type Secrets = readonly [string, ...string[]];
