export { createAccess, type Access } from './access.ts';
export {
  createApiKeyCache,
  type ApiKeyCache,
  type ApiKeyOwner,
  type KeyChange,
} from './api-key-cache.ts';
export { hashOfKey, isWellFormed, newApiKey, type KeyKind } from './api-key.ts';
export { callerSubjects, type Caller } from './caller.ts';
export { addressBlock, isPrivateAddress } from './client-address.ts';
export { parseOrigin, type PageOfRequest } from './publishable-key.ts';
export { parseKeyChange } from './key-change.ts';
export type { AnyLimitClass, LimitClass, Limits } from './limits.ts';
