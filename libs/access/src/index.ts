export { ASSISTANT_SCOPES } from './assistant-scopes.ts';
export { createAccess, type Access, type CountedAdmission } from './access.ts';
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
export {
  addressPolicy,
  limitsOfAddress,
  type AddressCaller,
  type AddressLimit,
  type LimitClass,
  type Limits,
  type QuotaClass,
} from './limits.ts';
