import { readFile } from 'node:fs/promises';
import { expect, it } from '@jest/globals';
import { CLIENT_TYPES, clientTypes } from './client-types.ts';

it('the types of the client are those of the present routes (else: npm run client)', async () => {
  expect(await readFile(CLIENT_TYPES, 'utf8')).toBe(await clientTypes());
});
