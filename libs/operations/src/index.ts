export { getEvent, type GetEventDeps } from './get-event.ts';
export { listEvents, type ListEventsDeps } from './list-events.ts';
export type { Addresses } from './present-event.ts';
export { checkKeyLink, confirmApiKey } from './keys/confirm-api-key.ts';
export { getUsage, revokeKey, rotateKey } from './keys/current-key.ts';
export { registerApiKey } from './keys/register-api-key.ts';
export { checkout } from './keys/checkout.ts';
export { takePaymentNews } from './keys/take-payment-news.ts';
