import { randomBytes } from 'node:crypto';
import { expect, it } from '@jest/globals';
import { compress } from './compression.ts';

it('compresses a stored body once for each coding', async () => {
  const body = randomBytes(5_000);
  const [first, second] = await Promise.all([compress(body, 'br'), compress(body, 'br')]);
  expect(second).toBe(first);
  expect(await compress(body, 'br')).toBe(first);
  expect(await compress(body, 'gzip')).not.toBe(first);
  expect(await compress(Buffer.from(body), 'br')).not.toBe(first);
});
