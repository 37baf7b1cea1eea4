export { hashOfKey, isWellFormed, newApiKey } from './api-key.ts';
export { addressBlock, isPrivateAddress } from './client-address.ts';
export { type Caller } from './caller.ts';
export { createAccess as createGate, type Access as Gate } from './access.ts';
export { type Counting } from './limits.ts';
export { quotaExceeded } from './quota-exceeded.ts';
export { parseKeyChange } from './key-change.ts';
export {
  createApiKeyCache as createKeyFinder,
  type KeyChange,
  type ApiKeyCache as KeyFinder,
  type ApiKeyOwner as KeyHolder,
} from './api-key-cache.ts';
export { WINDOWS, type Decision, type Policy, type Usage } from './policy.ts';
export { createQuota, type CounterState, type Quota } from './quota.ts';
export { connectRedisCounter, type RedisCounter } from './redis-counter.ts';
export { policyOf, TIERS, type Schedule, type Tier } from './tiers.ts';
export type { Billing, BillingSettings, SubscriptionNews } from './billing/billing.ts';
export { Plan, PLANS } from './billing/plans.ts';
