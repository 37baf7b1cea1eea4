// nx build <app>: bundles an app into dist/ so that it needs only Node: main.js, lazily loaded
// chunks, source maps and data.
import { globSync } from 'node:fs';
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';
import { GUIDE_NAMES, guideFile } from '../apps/web/src/guides/guides.ts';
import manifest from '../package.json' with { type: 'json' };
import { collectLicences } from './bundles/bundle-licences.ts';
import { ownSourceMaps } from './bundles/own-source-maps.ts';
import { oneCopy } from './repository/one-copy.ts';

const ROOT = join(import.meta.dirname, '..');

interface Bundle {
  entry: string;
  /** Relative to dist/. */
  folder: string;
  /** Files and folders to copy next to main.js: target name to source path. */
  assets?: Record<string, string>;
  /** Entry points of threads and child processes: target name without .js to source path. */
  children?: Record<string, string>;
}

// A native library cannot be bundled. It is copied for the platform that runs the build.
const DRAWING = globSync('node_modules/@resvg/*/*', { cwd: ROOT }).map((file): [string, string] => [
  file,
  join(ROOT, file),
]);

const RESIZING = globSync('node_modules/{sharp,@img/*,detect-libc,semver}/*', { cwd: ROOT }).map(
  (file): [string, string] => [file, join(ROOT, file)],
);

// Cards and flyers draw their texts with these.
const LETTERS = {
  fonts: join(ROOT, 'libs/social-cards/fonts'),
  'harfbuzz.wasm': join(ROOT, 'node_modules/harfbuzzjs/dist/harfbuzz.wasm'),
};

// The words of Japanese slugs, and the regions of addresses.
const WORDS = {
  'japanese-words.txt.gz': join(ROOT, 'libs/domain/data/japanese-words.txt.gz'),
  'region-names.tsv.gz': join(ROOT, 'data/gazetteer/region-names.tsv.gz'),
};

// What the map of the website loads: MapLibre, coasts and borders.
const MAP = Object.fromEntries(
  [
    'maplibre-gl/dist/maplibre-gl.mjs',
    'maplibre-gl/dist/maplibre-gl-worker.mjs',
    'world-atlas/countries-50m.json',
    'world-atlas/countries-10m.json',
  ].map((file): [string, string] => [`map/${basename(file)}`, join(ROOT, 'node_modules', file)]),
);

const app = (name: string): Bundle => ({
  entry: `apps/${name}/src/main.ts`,
  folder: `apps/${name}`,
});

const BUNDLES: Record<string, Bundle> = {
  api: {
    ...app('api'),
    children: { 'card-worker': 'libs/social-cards/src/card-worker.ts' },
    assets: {
      ...WORDS,
      ...LETTERS,
      ...Object.fromEntries([...DRAWING, ...RESIZING]),
    },
  },
  widgets: {
    ...app('widgets'),
    assets: { ...LETTERS, assets: join(ROOT, 'apps/widgets/assets') },
  },
  web: {
    ...app('web'),
    assets: {
      ...LETTERS,
      assets: join(ROOT, 'apps/web/assets'),
      ...MAP,
      ...Object.fromEntries(
        GUIDE_NAMES.map((name): [string, string] => [
          `docs/${guideFile(name)}`,
          join(ROOT, 'docs', guideFile(name)),
        ]),
      ),
    },
  },
  'mcp-server': {
    ...app('mcp-server'),
    assets: { 'assets/events.html': join(ROOT, 'apps/mcp-server/assets/events.html') },
  },
  worker: {
    ...app('worker'),
    children: {
      'picture-work': 'apps/worker/src/limited/picture-work.ts',
      'source-work': 'apps/worker/src/limited/source-work.ts',
    },
    assets: {
      ...WORDS,
      ...Object.fromEntries(RESIZING),
      'sources.json': join(ROOT, 'sources.json'),
      feeds: join(ROOT, 'feeds'),
    },
  },
  migrate: {
    entry: 'tools/migrate.ts',
    folder: 'migrate',
    assets: { migrations: join(ROOT, 'prisma/migrations') },
  },
  cli: {
    entry: 'tools/cli/main.ts',
    folder: 'cli',
    assets: {
      ...WORDS,
      'data/gazetteer': join(ROOT, 'data/gazetteer'),
      'data/reference': join(ROOT, 'data/reference'),
      'sources.json': join(ROOT, 'sources.json'),
      feeds: join(ROOT, 'feeds'),
    },
  },
  sample: {
    entry: 'tools/start/load-sample.ts',
    folder: 'sample',
    assets: {
      ...WORDS,
      data: join(ROOT, 'data'),
      'sources.json': join(ROOT, 'sources.json'),
    },
  },
};

// CommonJS packages load Node modules with `require`, which ES modules do not define. The job queue
// looks up the home folder when it is loaded, and fails for a user who has none.
const BANNER = `import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url); globalThis.process.env.HOME ??= '/';`;

async function bundle(
  name: string,
  { entry, folder, assets = {}, children = {} }: Bundle,
): Promise<string> {
  const target = join(ROOT, 'dist', folder);
  await rm(target, { recursive: true, force: true });
  const { metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints: { main: entry, ...children },
    outdir: target,
    bundle: true,
    splitting: true, // dynamic imports become separate files that are loaded on demand
    sourcemap: 'linked',
    sourcesContent: false,
    plugins: [oneCopy(ROOT), ownSourceMaps],
    platform: 'node',
    target: 'node24',
    format: 'esm',
    banner: { js: BANNER },
    external: [
      'typescript', // the job queue loads it only for configuration files, which we do not have
      '@resvg/resvg-js',
      'sharp',
    ],
    metafile: true,
    logLevel: 'warning',
  });
  for (const [copy, source] of Object.entries(assets)) {
    await mkdir(dirname(join(target, copy)), { recursive: true });
    await cp(source, join(target, copy), { recursive: true });
  }
  const sources = [
    ...Object.keys(metafile.inputs).map((input) => join(ROOT, input)),
    ...Object.values(assets),
  ];
  await writeFile(join(target, 'LICENSES.txt'), await collectLicences(sources, ROOT));
  await writeFile(
    join(target, 'package.json'),
    `${JSON.stringify(packageManifest(name), null, 2)}\n`,
  );
  return target;
}

// It makes Node treat main.js as an ES module.
const packageManifest = (name: string) => ({
  name: `@marquee/${name}`,
  version: manifest.version,
  license: manifest.license,
  private: true,
  type: 'module',
});

async function main(): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true });
  const unknown = positionals.find((name) => !(name in BUNDLES));
  if (unknown !== undefined)
    throw new Error(`Unknown bundle "${unknown}". Bundles: ${Object.keys(BUNDLES).join(', ')}.`);
  const selected = Object.entries(BUNDLES).filter(
    ([name]) => positionals.length === 0 || positionals.includes(name),
  );
  const folders = await Promise.all(selected.map(([name, parts]) => bundle(name, parts)));
  console.log(folders.join('\n'));
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
