import { readFile } from 'node:fs/promises';
import { expect, it } from '@jest/globals';
import { generateGoRecords, GO_RECORDS } from './go-records.ts';

it('the records of the Go client are current; otherwise run `npm run client`', async () => {
  expect(await readFile(GO_RECORDS, 'utf8')).toBe(generateGoRecords());
});
