import { readFile } from 'node:fs/promises';
import { expect, it } from '@jest/globals';
import { generatePythonRecords, PYTHON_RECORDS } from './python-records.ts';

it('the records of the Python client are current; otherwise run `npm run client`', async () => {
  expect(await readFile(PYTHON_RECORDS, 'utf8')).toBe(generatePythonRecords());
});
