/**
 * Returns an address with the scheme http(s) instead of webcal(s), which calendar programs
 * subscribe to.
 */
export const toHttpAddress = (address: string): string =>
  address.replace(/^webcal(s?):/i, 'http$1:');
