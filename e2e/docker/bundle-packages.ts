import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the packages that a bundle loads at start: those in main.js and its static imports. */
export const findStartupPackages = (folder: string): Set<string> =>
  packagesIn(folder, filesAtStart(folder));

/** Returns the packages in all files of a bundle. */
export const findPackages = (folder: string): Set<string> =>
  packagesIn(folder, globSync('*.js', { cwd: folder }));

function packagesIn(folder: string, files: Iterable<string>): Set<string> {
  const packages = new Set<string>();
  for (const file of files) {
    const code = readFileSync(join(folder, file), 'utf8');
    // esbuild writes the path of each source into a comment.
    for (const [, name] of code.matchAll(
      /^\s*\/\/ (?:\.\.\/)*node_modules\/((?:@[^/\n]+\/)?[^/\n]+)\//gm,
    ))
      packages.add(name ?? '');
  }
  return packages;
}

function filesAtStart(folder: string): Set<string> {
  const files = new Set(['main.js']);
  for (const file of files) {
    const code = readFileSync(join(folder, file), 'utf8');
    for (const [, imported = ''] of code.matchAll(
      /^(?:import|export)\b[^"\n;]*(?:\{[^}]*\}[^"\n;]*)?"\.\/([^"]+)"/gm,
    ))
      files.add(imported);
  }
  return files;
}
