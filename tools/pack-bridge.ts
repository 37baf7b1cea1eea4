// npm run bridge: makes the npm package of the stdio bridge in dist/mcp-bridge, and
// dist/mcp-bridge.mcpb, the bundle for clients that install such files. docs/agents.md states how
// to publish them.
import { chmod, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';
import manifest from '../package.json' with { type: 'json' };
import { collectLicences } from './bundles/bundle-licences.ts';
import { bundleManifest } from './bundles/mcpb-manifest.ts';
import { zipFiles } from './bundles/zip-files.ts';

const ROOT = join(import.meta.dirname, '..');
const SOURCE = 'apps/mcp-server/bridge';
const PROGRAM = 'marquee-mcp.js';

const { values } = parseArgs({
  options: {
    name: { type: 'string', default: '@marquee/mcp-bridge' },
    url: { type: 'string', default: '' },
    out: { type: 'string', default: join(ROOT, 'dist/mcp-bridge') },
  },
});

async function main({ name, url, out }: typeof values): Promise<void> {
  await rm(out, { recursive: true, force: true });
  const { metafile } = await build({
    absWorkingDir: ROOT,
    entryPoints: { [PROGRAM.replace(/\.js$/, '')]: `${SOURCE}/main.ts` },
    outdir: out,
    bundle: true,
    minify: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    define: { PACKAGED_URL: JSON.stringify(url) },
    banner: { js: '#!/usr/bin/env node' },
    metafile: true,
    logLevel: 'warning',
  });
  await chmod(join(out, PROGRAM), 0o755);
  const inputs = Object.keys(metafile.inputs).map((input) => join(ROOT, input));
  await writeFile(join(out, 'LICENSE'), await collectLicences(inputs, ROOT));
  await writeFile(join(out, 'package.json'), `${JSON.stringify(packageManifest(name), null, 2)}\n`);
  await writeFile(join(out, 'README.md'), await readme(name, url));
  await writeBundle(out, url);
  console.log(out);
}

/** Writes the bundle next to the package. Without an address, the client requests it. */
async function writeBundle(out: string, url: string): Promise<void> {
  const program = await readFile(join(out, PROGRAM));
  const content = JSON.stringify(
    bundleManifest({ version: manifest.version, program: PROGRAM, url }),
  );
  const files = [
    { name: 'manifest.json', content: Buffer.from(content) },
    { name: 'package.json', content: Buffer.from('{"type":"module"}') },
    { name: PROGRAM, content: program },
    { name: 'LICENSE', content: await readFile(join(out, 'LICENSE')) },
  ];
  await writeFile(`${out}.mcpb`, zipFiles(files));
}

const packageManifest = (name: string) => ({
  name,
  version: manifest.version,
  description: 'Connects an MCP client over stdio to a Marquee tool server.',
  license: manifest.license,
  type: 'module',
  bin: { 'marquee-mcp': PROGRAM },
  files: [PROGRAM],
  engines: { node: '>=20' },
  keywords: ['mcp', 'model-context-protocol', 'events'],
});

/** The address is an argument only if the package has none. */
async function readme(name: string, url: string): Promise<string> {
  const text = await readFile(join(ROOT, SOURCE, 'README.md'), 'utf8');
  return text.replace('"PACKAGE", "ADDRESS"', url === '' ? `"${name}", "ADDRESS"` : `"${name}"`);
}

await main(values);
