import { expect, it } from '@jest/globals';
import { runTool } from './helpers/run-tool.ts';

const TIMEOUT_MS = 20 * 60_000;

it(
  'the migrations and the tests of the API pass on PostgreSQL 15 as a plain role',
  async () => {
    const options = { args: ['15'], timeoutMs: TIMEOUT_MS - 30_000 };
    const { code, output } = await runTool('test-postgres.ts', {}, options);
    expect({ code, failures: code === 0 ? '' : output }).toEqual({ code: 0, failures: '' });
  },
  TIMEOUT_MS,
);
