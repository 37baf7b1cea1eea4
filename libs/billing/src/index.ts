export {
  createBilling,
  type Billing,
  type BillingSettings,
  type SubscriptionNews,
} from './billing.ts';
