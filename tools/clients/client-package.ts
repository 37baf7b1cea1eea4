import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import ts from 'typescript';
import manifest from '../../libs/client/package.json' with { type: 'json' };

const ROOT = join(import.meta.dirname, '../..');
const SOURCES = join(ROOT, 'libs/client/src');
const ENTRY = join(SOURCES, 'index.ts');

/**
 * Writes the npm package of the client to a folder: ES modules, CommonJS and types. Returns the
 * folder.
 */
export async function buildClientPackage(folder: string): Promise<string> {
  await rm(folder, { recursive: true, force: true });
  const [esm, cjs] = [join(folder, 'esm'), join(folder, 'cjs')];
  await Promise.all([bundle(join(esm, 'index.js'), 'esm'), bundle(join(cjs, 'index.js'), 'cjs')]);
  await bundleCommand(join(folder, 'bin/marquee.js'));
  await writeDeclarations(esm);
  await copyDeclarations(esm, cjs);
  await writeJson(join(cjs, 'package.json'), { type: 'commonjs' });
  await writeJson(join(folder, 'package.json'), packageJson());
  await copyFile(join(ROOT, 'LICENSE'), join(folder, 'LICENSE'));
  await copyFile(join(ROOT, 'libs/client/package-readme.md'), join(folder, 'README.md'));
  return folder;
}

const bundle = (outfile: string, format: 'esm' | 'cjs') =>
  build({
    entryPoints: [ENTRY],
    outfile,
    format,
    bundle: true,
    platform: 'browser',
    target: 'es2022',
  });

/** The command needs modules of Node.js, and `pg` only for PostgreSQL. */
const bundleCommand = (outfile: string) =>
  build({
    entryPoints: [join(SOURCES, 'mirror/main.ts')],
    outfile,
    format: 'esm',
    bundle: true,
    platform: 'node',
    target: 'node22',
    external: ['pg'],
  });

async function writeDeclarations(outDir: string): Promise<void> {
  const { config } = ts.readConfigFile(join(ROOT, 'tsconfig.base.json'), (path) =>
    ts.sys.readFile(path),
  ) as {
    config: { compilerOptions: object };
  };
  const { options } = ts.convertCompilerOptionsFromJson(
    {
      ...config.compilerOptions,
      types: [],
      lib: ['es2024', 'dom'],
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
    },
    ROOT,
  );
  const program = ts.createProgram([ENTRY], { ...options, outDir, rootDir: SOURCES });
  program.emit();
  for (const file of await listDeclarations(outDir))
    await writeFile(file, toPublished(await readFile(file, 'utf8')));
}

/** Readers of a package resolve `./x.js` to `x.d.ts`. */
const toPublished = (declarations: string): string =>
  declarations.replace(/((?:from|import\()\s*['"]\.[^'"]+)\.ts(['"])/g, '$1.js$2');

async function listDeclarations(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  return names.filter((name) => name.endsWith('.d.ts')).map((name) => join(folder, name));
}

async function copyDeclarations(from: string, to: string): Promise<void> {
  for (const file of await listDeclarations(from)) {
    const target = join(to, file.slice(from.length));
    await mkdir(join(target, '..'), { recursive: true });
    await copyFile(file, target);
  }
}

const packageJson = () => ({
  name: manifest.name,
  version: manifest.version,
  description: 'Typed client of the Marquee API: a catalogue of events worldwide.',
  license: manifest.license,
  keywords: ['events', 'concerts', 'api-client'],
  type: 'module',
  sideEffects: false,
  engines: { node: '>=20' },
  files: ['esm', 'cjs', 'bin'],
  bin: { marquee: './bin/marquee.js' },
  main: './cjs/index.js',
  module: './esm/index.js',
  types: './esm/index.d.ts',
  exports: {
    '.': {
      import: { types: './esm/index.d.ts', default: './esm/index.js' },
      require: { types: './cjs/index.d.ts', default: './cjs/index.js' },
    },
    './package.json': './package.json',
  },
  dependencies: manifest.dependencies,
  peerDependencies: { pg: '^8.0.0' },
  peerDependenciesMeta: { pg: { optional: true } },
});

const writeJson = (path: string, content: object) =>
  writeFile(path, `${JSON.stringify(content, null, 2)}\n`);
