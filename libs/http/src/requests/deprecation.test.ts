import { expect, it } from '@jest/globals';
import { deprecationHeaders } from './deprecation.ts';

it('states the days as RFC 9745 and RFC 8594 write them', () => {
  const deprecation = {
    since: new Date('2023-06-30T23:59:59Z'),
    sunset: new Date('2024-06-30T23:59:59Z'),
  };
  expect(deprecationHeaders(deprecation)).toEqual({
    Deprecation: '@1688169599',
    Sunset: 'Sun, 30 Jun 2024 23:59:59 GMT',
  });
});
