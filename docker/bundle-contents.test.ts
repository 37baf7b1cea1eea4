import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { SERVERS } from './bundle-fixtures.ts';
import { packagesAtStart, packagesOf } from './bundle-packages.ts';
import { buildBundles } from './run-alone.ts';

let bundles: Awaited<ReturnType<typeof buildBundles>>;

beforeAll(async () => {
  bundles = await buildBundles();
});

afterAll(async () => {
  await bundles[Symbol.asyncDispose]();
});

it('makes what the images take', async () => {
  const dockerfile = await readFile(join(import.meta.dirname, 'Dockerfile'), 'utf8');
  const taken = [...dockerfile.matchAll(/^COPY --from=build \/src\/dist\/(\S+)/gm)].map(([, folder = '']) => folder);
  const made = globSync('**/main.js', { cwd: bundles.dist }).map((file) => dirname(file));
  expect(taken.sort()).toEqual(made.sort());
});

// Large, and needed at certain moments only: stored rows of one repository, a payment, a plan in words.
const AT_SOME_MOMENTS = ['@prisma/client', '@prisma/adapter-pg', 'the generated Prisma client', 'openai', 'stripe'];

it.each([...SERVERS.map(({ name }) => `apps/${name}`), 'migrate', 'cli'])(
  '%s starts without Prisma, OpenAI and Stripe',
  (folder) => {
    const packages = packagesAtStart(join(bundles.dist, folder));
    expect([...packages]).toEqual(expect.arrayContaining(['pg', 'zod']));
    expect(AT_SOME_MOMENTS.filter((name) => packages.has(name))).toEqual([]);
  },
);

it.each([
  ['Stripe', 'stripe', ['api']],
  ['OpenAI', 'openai', ['api', 'mcp-server']],
])('%s is only in bundles that use it', (_, name, users) => {
  const folders = SERVERS.filter((server) => packagesOf(join(bundles.dist, 'apps', server.name)).has(name));
  expect(folders.map((server) => server.name)).toEqual(users);
});

it.each(SERVERS)('maps positions in $name to its sources, without those of packages', async ({ name }) => {
  const folder = join(bundles.dist, 'apps', name);
  const code = await readFile(join(folder, 'main.js'), 'utf8');
  const map = new SourceMap(JSON.parse(await readFile(join(folder, 'main.js.map'), 'utf8')) as SourceMapPayload);
  const lines = code.split('\n');
  const line = lines.findIndex((text) => text.startsWith('async function listenForAdmin('));
  expect(map.findEntry(line, 0)).toMatchObject({
    originalSource: expect.stringMatching(/libs\/http\/src\/admin\.ts$/),
  });
  expect(code).toMatch(/\n\/\/# sourceMappingURL=main\.js\.map\n$/);
  expect(Buffer.byteLength(JSON.stringify(map.payload.mappings))).toBeLessThan(code.length / 3);
});
