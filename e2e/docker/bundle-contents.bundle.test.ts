import { globSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { must } from '@marquee/testing/must';
import { SERVERS } from './bundle-fixtures.ts';
import { findStartupPackages, findPackages } from './bundle-packages.ts';
import { buildBundles } from './run-alone.ts';

let bundles: Awaited<ReturnType<typeof buildBundles>>;

beforeAll(async () => {
  bundles = await buildBundles();
});

afterAll(async () => {
  await bundles[Symbol.asyncDispose]();
});

it('builds exactly the bundles that the images copy', async () => {
  const dockerfile = await readFile(join(import.meta.dirname, '../../docker/Dockerfile'), 'utf8');
  const copied = [...dockerfile.matchAll(/^COPY --from=build \/src\/dist\/(\S+)/gm)].map(
    ([, folder = '']) => folder,
  );
  const built = globSync('**/main.js', { cwd: bundles.dist }).map((file) => dirname(file));
  expect(copied.sort()).toEqual(built.sort());
});

it.each([...SERVERS.map(({ name }) => `apps/${name}`), 'migrate', 'cli'])(
  '%s starts without Stripe',
  (folder) => {
    const packages = findStartupPackages(join(bundles.dist, folder));
    expect([...packages]).toEqual(expect.arrayContaining(['pg', 'zod']));
    expect(packages).not.toContain('stripe'); // large, and loaded on demand
  },
);

it('includes Stripe only in the bundles that use it', () => {
  const users = SERVERS.filter(({ name }) =>
    findPackages(join(bundles.dist, 'apps', name)).has('stripe'),
  );
  expect(users.map(({ name }) => name)).toEqual(['api', 'web']);
});

it.each(SERVERS)('maps positions of $name to our sources but not to packages', async ({ name }) => {
  const folder = join(bundles.dist, 'apps', name);
  const start = '\nasync function listenForAdmin(';
  const file = must(
    globSync('*.js', { cwd: folder }).find((each) =>
      readFileSync(join(folder, each), 'utf8').includes(start),
    ),
  );
  const code = await readFile(join(folder, file), 'utf8');
  const map = new SourceMap(
    JSON.parse(await readFile(join(folder, `${file}.map`), 'utf8')) as SourceMapPayload,
  );
  const line = code.slice(0, code.indexOf(start) + 1).split('\n').length - 1;
  expect(map.findEntry(line, 0)).toMatchObject({
    originalSource: expect.stringMatching(/libs\/http\/src\/telemetry\/admin\.ts$/),
  });
  expect(code.endsWith(`\n//# sourceMappingURL=${file}.map\n`)).toBe(true);
  expect(Buffer.byteLength(JSON.stringify(map.payload.mappings))).toBeLessThan(code.length / 3);
});
