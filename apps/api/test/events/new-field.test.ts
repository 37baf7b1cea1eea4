import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from '@jest/globals';

const LOADER = new URL('../../../../tools/tsx-loader.mjs', import.meta.url).href;
const PROGRAM = fileURLToPath(new URL('new-field.program.ts', import.meta.url));

it('a field that is declared in the table alone passes from a table to lists, filters and the reference', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--import', LOADER, PROGRAM]);
  expect(JSON.parse(stdout.trim().split('\n').at(-1) ?? '')).toEqual({
    listed: [
      { title: 'Climb', steps_counted: true },
      { title: 'Walk', steps_counted: false },
      { title: 'Sit', steps_counted: null },
    ],
    filtered: [{ title: 'Climb' }],
    isDocumented: true,
  });
});
