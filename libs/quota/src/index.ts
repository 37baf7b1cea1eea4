export { PLANS, Plan } from './plans.ts';
export {
  retryAfterS,
  violatedBy,
  WINDOWS,
  type Decision,
  type Policy,
  type Usage,
} from './policy.ts';
export { quotaExceeded, refusedByAll, type Admission } from './quota-exceeded.ts';
export { createQuota, type CounterState, type Quota } from './quota.ts';
export { connectRedisChannel } from './redis/redis-channel.ts';
export { connectRedisCounter, type RedisCounter } from './redis/redis-counter.ts';
export {
  BURST,
  FEEDS,
  FLOOD,
  VISITOR,
  getPolicy,
  networkPolicy,
  sharedPolicy,
  TIERS,
  SIGN_INS,
  WRITES,
  type Schedule,
  type Tier,
} from './tiers.ts';
export { createUnknownKeyLimit } from './unknown-key-limit.ts';
