import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const PACKAGE_OF = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/;
const LICENCE_FILE = /^(licen[cs]e|copying|notice)/i;

/** The licence of Marquee and of every npm package that these files come from: a copy of them must bring it along. */
export async function licencesOf(files: string[], root: string): Promise<string> {
  const folders = new Set(files.flatMap((file) => packageOf(file.replaceAll('\\', '/')) ?? []));
  const texts = await Promise.all([...folders].map(licenceOf));
  return [await licenceOf(root), ...new Set(texts.sort())].join(`\n${'-'.repeat(80)}\n\n`);
}

/** The package that a file belongs to. What a package took into itself, without a manifest of its own, is a part of it. */
function packageOf(file: string): string | null {
  const folder = PACKAGE_OF.exec(file)?.[0];
  if (folder === undefined) return null;
  return existsSync(join(folder, 'package.json')) ? folder : packageOf(folder);
}

async function licenceOf(folder: string): Promise<string> {
  const { name, version, license } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
    license?: string;
  };
  const licenceFiles = (await readdir(folder)).filter((file) => LICENCE_FILE.test(file)).sort();
  const texts = await Promise.all(licenceFiles.map((file) => readFile(join(folder, file), 'utf8')));
  return [`${name} ${version}: ${license ?? 'see below'}\n`, ...texts.map((text) => `${text.trim()}\n`)].join('\n');
}
