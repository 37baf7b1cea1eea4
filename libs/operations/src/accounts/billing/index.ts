export {
  createBilling,
  type Billing,
  type BillingSettings,
  type CheckoutRequest,
  type SubscriptionNews,
} from './billing.ts';
