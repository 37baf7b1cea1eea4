import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'esbuild';

interface Lock {
  packages: Record<string, { version?: string }>;
}

/** Maps the folder of each further copy of a package in the same version to the first one. */
export function findCopies({ packages }: Lock): Map<string, string> {
  const firsts = new Map<string, string>();
  const copies = new Map<string, string>();
  for (const folder of Object.keys(packages).toSorted()) {
    const { version } = packages[folder] ?? {};
    const name = folder.split('node_modules/').at(-1);
    if (name === undefined || version === undefined || !folder.includes('node_modules/')) continue;
    const first = firsts.get(`${name}@${version}`);
    if (first === undefined) firsts.set(`${name}@${version}`, folder);
    else copies.set(folder, first);
  }
  return copies;
}

const PACKAGE_FOLDER = /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)([\\/].*)$/;

/**
 * Bundles one copy of a package that npm has installed in several folders in the same version: each
 * copy delays the start.
 */
export function oneCopy(root: string): Plugin {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock;
  const copies = new Map(
    [...findCopies(lock)].map(([copy, first]) => [join(root, copy), join(root, first)]),
  );
  return {
    name: 'one-copy',
    setup(build) {
      build.onResolve({ filter: /^[^./]/ }, async ({ path, pluginData, ...options }) => {
        if (pluginData === 'one-copy') return undefined;
        const result = await build.resolve(path, { ...options, pluginData: 'one-copy' });
        const [, folder = '', rest = ''] = PACKAGE_FOLDER.exec(result.path) ?? [];
        const first = copies.get(folder);
        return first === undefined ? undefined : { ...result, path: `${first}${rest}` };
      });
    },
  };
}
