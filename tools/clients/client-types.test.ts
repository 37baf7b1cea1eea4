import { readFile } from 'node:fs/promises';
import { expect, it } from '@jest/globals';
import { CLIENT_TYPES, generateClientTypes } from './client-types.ts';

it('has client types that match the routes (otherwise run npm run client)', async () => {
  expect(await readFile(CLIENT_TYPES, 'utf8')).toBe(await generateClientTypes());
});
