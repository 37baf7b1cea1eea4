import { join } from 'node:path';
import type { Config } from 'jest';
import { UNUSABLE_TESTS } from './libs/testing/src/recordings.ts';
import { cleanEnvironment } from './tools/testing/clean-environment.ts';

cleanEnvironment(); // workers inherit it
process.env['NODE_ENV'] = 'test';
// Shared with the programs that tests start (tools/node-setup.mjs).
process.env['NODE_COMPILE_CACHE'] ??= join(import.meta.dirname, 'node_modules/.cache/marquee');

const config: Config = {
  roots: [
    '<rootDir>/apps',
    '<rootDir>/libs',
    '<rootDir>/tools',
    '<rootDir>/bench',
    '<rootDir>/e2e',
  ],
  testMatch: ['**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: ['/node_modules/', ...UNUSABLE_TESTS],
  transform: {}, // Node reads TypeScript, and JSX through tools/tsx-loader.mjs
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'json'],
  extensionsToTreatAsEsm: ['.tsx'],
  testRunner: './tools/testing/run-test-file.ts',
  modulePathIgnorePatterns: ['/dist/'],
  globalSetup: './tools/testing/start-postgres.ts',
  globalTeardown: './tools/testing/stop-postgres.ts',
  randomize: true,
  testTimeout: 180_000, // ends a test that hangs; the pace of a busy machine must not
  maxWorkers: 3, // on two cores: many tests wait
  workerGracefulExitTimeout: 10_000, // to free what a worker loaded takes seconds on a busy machine
  workerIdleMemoryLimit: '1000MB', // a worker retains the modules of all test files that it ran
};
export default config;
