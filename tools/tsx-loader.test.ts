import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtempDisposable, readdir, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from '@jest/globals';

const ROOT = join(import.meta.dirname, '..');
const CACHE = 'node_modules/.cache/marquee';

/** A folder with the loader, a page in JSX and a program that prints it. */
async function createProject() {
  const folder = await mkdtempDisposable(join(tmpdir(), 'marquee-tsx-'));
  const at = (name: string) => join(folder.path, name);
  await mkdir(at('tools'));
  await mkdir(at('node_modules'));
  for (const name of ['esbuild', '@esbuild', 'preact', 'preact-render-to-string'])
    await symlink(join(ROOT, 'node_modules', name), at(`node_modules/${name}`));
  await cp(join(ROOT, 'tools/tsx-loader.mjs'), at('tools/tsx-loader.mjs'));
  await writeFile(at('package.json'), '{"type":"module"}');
  await writeFile(
    at('print.ts'),
    `import { renderToString } from 'preact-render-to-string';
    import { Greeting } from './greeting.tsx';
    console.log(renderToString(Greeting({ name: '<b>' })));`,
  );
  const writePage = (tag: string) =>
    writeFile(
      at('greeting.tsx'),
      `interface Props { name: string }
      export const Greeting = ({ name }: Props) => <${tag}>{name satisfies string}</${tag}>;
      export const fail = () => {
        throw new Error('line 4');
      };`,
    );
  const run = async (program = 'print.ts') =>
    (
      await promisify(execFile)(
        process.execPath,
        ['--import', at('tools/tsx-loader.mjs'), at(program)],
        { cwd: folder.path },
      )
    ).stdout.trim();
  return { at, run, writePage, [Symbol.asyncDispose]: () => folder.remove() };
}

it('compiles a page once, and again after a change', async () => {
  await using project = await createProject();
  const cachedFiles = async () => (await readdir(project.at(CACHE), { recursive: true })).length;
  await project.writePage('p');
  expect(await project.run()).toBe('<p>&lt;b></p>');
  const once = await cachedFiles();
  expect(await project.run()).toBe('<p>&lt;b></p>');
  expect(await cachedFiles()).toBe(once);
  await project.writePage('i');
  expect(await project.run()).toBe('<i>&lt;b></i>');
});

it('compiles pages where the cache cannot be written', async () => {
  await using project = await createProject();
  await project.writePage('p');
  await mkdir(project.at('node_modules/.cache'));
  await writeFile(project.at(CACHE), 'a file instead of the folder');
  expect(await project.run()).toBe('<p>&lt;b></p>');
});

it('names the line of the source in a stack trace', async () => {
  await using project = await createProject();
  await project.writePage('p');
  await writeFile(
    project.at('fail.ts'),
    `import { fail } from './greeting.tsx';
    try { fail(); } catch (error) { console.log((error as Error).stack); }`,
  );
  expect(await project.run('fail.ts')).toMatch(/greeting\.tsx:4:/);
});
