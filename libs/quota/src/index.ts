export { hashOfKey, isWellFormed, newApiKey } from './api-key.ts';
export { isPrivateAddress } from './client-address.ts';
export { createGate, quotaExceeded, type Caller, type Counting, type Gate } from './gate.ts';
export { createKeyFinder, type KeyFinder, type KeyHolder } from './key-finder.ts';
export { WINDOWS, type Decision, type Policy, type Usage } from './policy.ts';
export { createQuota, type CounterState, type Quota } from './quota.ts';
export { connectRedisCounter, RedisUrl, type RedisCounter } from './redis-counter.ts';
export { policyOf, SCHEDULES, TIERS, type Schedule, type Tier } from './tiers.ts';
