import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import manifest from '../../package.json' with { type: 'json' };
import { checkLoader } from './check-loader.ts';

const versionOf = (name: string) =>
  (createRequire(import.meta.url)(`${name}/package.json`) as { version: string }).version;
const method = () => undefined;

it('names each method that the loader of jest no longer has', () => {
  const loader = {
    requireInternalModule: method,
    setGlobalsForRuntime: method,
    unstable_importModule: method,
  };
  expect(() => {
    checkLoader(loader);
  }).toThrow(/has no unstable_shouldLoadAsEsm\. Adapt tools\/testing\/run-test-file\.ts/);
  checkLoader({ ...loader, unstable_shouldLoadAsEsm: method });
});

it.each(['jest', 'jest-circus'] as const)(
  'runs the version of %s that the decision was measured with',
  (name) => {
    const decision = readFileSync(
      join(import.meta.dirname, '../../docs/decisions/0020-tests-use-the-node-module-loader.md'),
      'utf8',
    );
    const measured = /jest (\d+\.\d+\.\d+)/.exec(decision)?.[1];
    expect([manifest.devDependencies[name], versionOf(name)]).toEqual([measured, measured]);
  },
);
