import { Switch } from './environment/value-types.ts';

/** Settings of webhooks. */
export const WEBHOOK_ENVIRONMENT = { WEBHOOKS_ALLOW_PRIVATE: Switch };
