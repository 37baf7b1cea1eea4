import { describe, expect, it } from '@jest/globals';
import { isTicketProduct } from './ticket-products.ts';

describe('isTicketProduct', () => {
  it.each([
    'VIP Package: Aurora Lane',
    'Aurora Lane - VIP Package',
    'Aurora Lane - Official Platinum',
    'Aurora Lane (VIP Upgrade)',
    'Aurora Lane - 3-Day Travel Package',
    'Aurora Lane - Parking Pass',
    'Parking: Aurora Lane',
    'Aurora Lane – Premier Parking',
    'Suite Pass: Aurora Lane',
    'Lounge Access | Aurora Lane',
    'Aurora Lane - Meet & Greet Upgrade',
  ])('recognises "%s"', (title) => {
    expect(isTicketProduct(title)).toBe(true);
  });

  it.each([
    'Aurora Lane',
    'VIP Lounge Opening Party',
    'Suite for Strings: Aurora Lane',
    'Lakeside Festival: 3-Day Pass',
    'Premium Blend - A Comedy Night',
    'Gold: The Best of Aurora Lane',
    'The Parking Lot Movie',
    'Travel Stories: An Evening with Aurora Lane',
    'Hotel California – The Tribute',
  ])('does not recognise "%s"', (title) => {
    expect(isTicketProduct(title)).toBe(false);
  });
});
