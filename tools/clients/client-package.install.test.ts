import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { buildClientPackage } from './client-package.ts';

const run = promisify(execFile);
const MODULES = join(import.meta.dirname, '../../node_modules');
const READ = `const marquee = createMarquee({
  baseUrl: 'http://api.test',
  fetch: async () => Response.json({ ok: true, events: [{ title: 'Night' }], next_cursor: null }),
});
(async () => {
  for await (const event of marquee.events({ city: 'Berlin' })) console.log(event.title, typeof MarqueeError);
})();`;
const USE = `const first = async () => (await createMarquee({ baseUrl: '' }).get('/events')).events[0]?.title satisfies string | undefined;
// @ts-expect-error -- no such filter
createMarquee({ baseUrl: '' }).events({ cty: 'Berlin' });
export const used = [first, MarqueeError];`;

describe('the package of the client in an empty folder', () => {
  let folder: string;
  let files: string[];

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'client-package-'));
    const built = await buildClientPackage(join(folder, 'built'));
    const { stdout } = await run('npm', ['pack', '--json', '--pack-destination', folder], {
      cwd: built,
    });
    const [packed] = JSON.parse(stdout) as { filename: string; files: { path: string }[] }[];
    files = packed?.files.map(({ path }) => path) ?? [];
    const installed = join(folder, 'app/node_modules/@marquee/client');
    await mkdir(installed, { recursive: true });
    await run('tar', [
      '-xzf',
      join(folder, packed?.filename ?? ''),
      '-C',
      installed,
      '--strip-components=1',
    ]);
    for (const name of ['openapi-fetch', 'openapi-typescript-helpers'])
      await cp(join(MODULES, name), join(folder, 'app/node_modules', name), {
        recursive: true,
        dereference: true,
      });
  }, 60_000);
  afterAll(() => rm(folder, { recursive: true }));

  async function runFile(name: string, text: string): Promise<string> {
    await writeFile(join(folder, 'app', name), text);
    return (await run(process.execPath, [name], { cwd: join(folder, 'app') })).stdout;
  }

  it.each([
    [
      'an ES module',
      'use.mjs',
      `import { createMarquee, MarqueeError } from '@marquee/client';\n${READ}`,
    ],
    [
      'CommonJS',
      'use.cjs',
      `const { createMarquee, MarqueeError } = require('@marquee/client');\n${READ}`,
    ],
  ])('works as %s', async (_what, name, text) => {
    expect(await runFile(name, text)).toBe('Night function\n');
  });

  it('has the command marquee', async () => {
    const command = join(folder, 'app/node_modules/@marquee/client/bin/marquee.js');
    const failed = run(process.execPath, [command], { cwd: join(folder, 'app') });
    await expect(failed).rejects.toMatchObject({
      code: 2,
      stdout: expect.stringMatching(/^Usage/),
    });
  });

  it.each(['use.mts', 'use.cts'])(
    'has types for %s',
    async (name) => {
      const path = join(folder, 'app', name);
      await writeFile(
        path,
        `import { createMarquee, MarqueeError } from '@marquee/client';\n${USE}`,
      );
      const options = [
        '--strict',
        '--noEmit',
        '--module',
        'nodenext',
        '--target',
        'es2022',
        '--lib',
        'es2023,dom',
      ];
      await run(process.execPath, [join(MODULES, 'typescript/bin/tsc'), ...options, name], {
        cwd: join(folder, 'app'),
      });
    },
    60_000,
  );

  it('contains no files of the repository', () => {
    expect(
      files.filter(
        (path) =>
          !/^(esm|cjs)\/|^bin\/marquee\.js$|^(package\.json|README\.md|LICENSE)$/.test(path),
      ),
    ).toEqual([]);
    expect(files.filter((path) => /\.test\.|(?<!\.d)\.ts$/.test(path))).toEqual([]);
    expect(files).toContain('esm/index.d.ts');
  });
});
