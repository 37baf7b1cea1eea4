/** Payment settings for tests without payments. */
export const STRIPE = {
  secretKey: 'sk_test_0',
  webhookSecrets: ['whsec_0'],
  prices: { developer: 'price_1', business: 'price_2', enterprise: 'price_3' },
};
