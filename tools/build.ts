// nx build <app>: a deployable in dist/ that needs nothing but Node: main.js, the files that it loads later, source maps and data.
import { globSync } from 'node:fs';
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';
import { FONT_FILES } from '../libs/cards/src/fonts.ts';
import manifest from '../package.json' with { type: 'json' };
import { licencesOf } from './bundle-licences.ts';
import { ownSourceMaps } from './own-source-maps.ts';

const ROOT = join(import.meta.dirname, '..');
const SWAGGER_UI = dirname(createRequire(join(ROOT, 'apps/api/')).resolve('swagger-ui-dist/package.json'));
const DOCS_ASSETS = ['swagger-ui.css', 'swagger-ui-bundle.js', 'favicon-32x32.png'];

interface Bundle {
  entry: string;
  /** Under dist/. */
  folder: string;
  /** Files and folders copied beside main.js, by the name they get there. */
  beside?: Record<string, string>;
  /** Files that it starts as threads, by the name they get beside main.js (without .js). */
  threads?: Record<string, string>;
}

// Drawing has a library in machine code, which no bundle can hold: it lies beside it, for the platform that bundles.
const DRAWING = globSync('node_modules/@resvg/*/*', { cwd: ROOT }).map((file): [string, string] => [
  file,
  join(ROOT, file),
]);

const FONTS = FONT_FILES.map((file): [string, string] => [
  `fonts/${file}`,
  join(ROOT, 'node_modules/@expo-google-fonts', file),
]);

const app = (name: string): Bundle => ({ entry: `apps/${name}/src/main.ts`, folder: `apps/${name}` });

const BUNDLES: Record<string, Bundle> = {
  api: {
    ...app('api'),
    threads: { 'card-worker': 'libs/cards/src/card-worker.ts' },
    beside: Object.fromEntries([
      ...DOCS_ASSETS.map((name): [string, string] => [`docs/${name}`, join(SWAGGER_UI, name)]),
      ...DRAWING,
      ...FONTS,
    ]),
  },
  widgets: { ...app('widgets'), beside: { assets: join(ROOT, 'apps/widgets/assets') } },
  'mcp-server': app('mcp-server'),
  worker: { ...app('worker'), beside: { 'sources.json': join(ROOT, 'sources.json') } },
  migrate: {
    entry: 'tools/migrate.ts',
    folder: 'migrate',
    beside: { migrations: join(ROOT, 'prisma/migrations') },
  },
  cli: {
    entry: 'tools/cli/main.ts',
    folder: 'cli',
    beside: { 'data/gazetteer': join(ROOT, 'data/gazetteer'), 'sources.json': join(ROOT, 'sources.json') },
  },
  sample: {
    entry: 'tools/load-sample.ts',
    folder: 'sample',
    beside: { data: join(ROOT, 'data'), 'sources.json': join(ROOT, 'sources.json') },
  },
};

// What is CommonJS among the packages asks for Node's own modules by `require`, which a module does not have.
const BANNER = `import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);`;

async function bundle(name: string, { entry, folder, beside = {}, threads = {} }: Bundle): Promise<string> {
  const target = join(ROOT, 'dist', folder);
  await rm(target, { recursive: true, force: true });
  const { metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints: { main: entry, ...threads },
    outdir: target,
    bundle: true,
    splitting: true, // what the program imports when it needs it is a file of its own, and in memory only then
    sourcemap: 'linked',
    sourcesContent: false,
    plugins: [ownSourceMaps],
    platform: 'node',
    target: 'node24',
    format: 'esm',
    banner: { js: BANNER },
    external: [
      'typescript', // the job queue would load it for configuration files, which we have none of
      '@resvg/resvg-js',
    ],
    metafile: true,
    logLevel: 'warning',
  });
  for (const [copy, source] of Object.entries(beside)) {
    await mkdir(dirname(join(target, copy)), { recursive: true });
    await cp(source, join(target, copy), { recursive: true });
  }
  const sources = [...Object.keys(metafile.inputs).map((input) => join(ROOT, input)), ...Object.values(beside)];
  await writeFile(join(target, 'LICENSES.txt'), await licencesOf(sources, ROOT));
  await writeFile(join(target, 'package.json'), `${JSON.stringify(about(name), null, 2)}\n`);
  return target;
}

// Node reads from it that main.js is a module.
const about = (name: string) => ({
  name: `@marquee/${name}`,
  version: manifest.version,
  license: manifest.license,
  private: true,
  type: 'module',
});

async function main(): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true });
  const unknown = positionals.find((name) => !(name in BUNDLES));
  if (unknown !== undefined) throw new Error(`"${unknown}" is none of ${Object.keys(BUNDLES).join(', ')}.`);
  const asked = Object.entries(BUNDLES).filter(([name]) => positionals.length === 0 || positionals.includes(name));
  const folders = await Promise.all(asked.map(([name, parts]) => bundle(name, parts)));
  console.log(folders.join('\n'));
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
