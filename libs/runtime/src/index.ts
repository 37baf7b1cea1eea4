export { parsePublicUrl, publicUrlOrNull } from './public-url.ts';
export { withTimeout } from './with-timeout.ts';
export { limitedFetch } from './limited-fetch.ts';
export { type Cache, createCache } from './cache.ts';
export { STALE_AFTER_MS, freshWithin } from './fresh-within.ts';
export { steadyNow } from './steady-now.ts';
export { createSustained } from './sustained.ts';
export { isPublicHost } from './public-host.ts';
export { isIpAddress, isPublicIp } from './public-ip.ts';
export {
  ProcessEndedError,
  ProcessError,
  runLimited,
  serveLimited,
  type ProcessLimits,
} from './limited-process.ts';
