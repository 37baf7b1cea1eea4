import type { Config } from 'jest';

const config: Config = {
  roots: ['<rootDir>/apps', '<rootDir>/libs', '<rootDir>/tools', '<rootDir>/bench', '<rootDir>/docker'],
  testMatch: ['**/*.test.ts'],
  extensionsToTreatAsEsm: ['.ts'],
  transform: {
    '^.+\\.ts$': [
      '@swc/jest',
      { jsc: { target: 'es2024', parser: { syntax: 'typescript' }, experimental: { keepImportAttributes: true } } },
    ],
  },
  transformIgnorePatterns: ['/node_modules/'],
  modulePathIgnorePatterns: ['/dist/'],
  globalSetup: './tools/testing/start-postgres.ts',
  globalTeardown: './tools/testing/stop-postgres.ts',
  randomize: true,
  testTimeout: 30_000,
  maxWorkers: 2,
};
export default config;
