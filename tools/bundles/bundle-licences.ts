import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const PACKAGE_OF = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/;
const LICENCE_FILE = /^(licen[cs]e|copying|notice)/i;

/**
 * Returns the licences of Marquee and of every npm package that the files belong to. A distribution
 * must include them.
 */
export async function collectLicences(files: string[], root: string): Promise<string> {
  const folders = new Set(files.flatMap((file) => findPackage(file.replaceAll('\\', '/')) ?? []));
  const texts = await Promise.all([...folders].map(readLicence));
  return [await readLicence(root), ...new Set(texts.sort())].join(`\n${'-'.repeat(80)}\n\n`);
}

/**
 * Returns the package folder of a file. A vendored package without its own manifest belongs to the
 * package that contains it.
 */
function findPackage(file: string): string | null {
  const folder = PACKAGE_OF.exec(file)?.[0];
  if (folder === undefined) return null;
  return existsSync(join(folder, 'package.json')) ? folder : findPackage(folder);
}

async function readLicence(folder: string): Promise<string> {
  const { name, version, license } = JSON.parse(
    await readFile(join(folder, 'package.json'), 'utf8'),
  ) as {
    name: string;
    version: string;
    license?: string;
  };
  const licenceFiles = (await readdir(folder)).filter((file) => LICENCE_FILE.test(file)).sort();
  const texts = await Promise.all(licenceFiles.map((file) => readFile(join(folder, file), 'utf8')));
  return [
    `${name} ${version}: ${license ?? 'see below'}\n`,
    ...texts.map((text) => `${text.trim()}\n`),
  ].join('\n');
}
