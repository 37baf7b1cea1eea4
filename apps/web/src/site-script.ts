import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SCRIPT = 'site.js';

// A bundle has the folder next to it; the workspace has it next to src.
const folders = ['assets', '../assets'].map((folder) => join(import.meta.dirname, folder));
const folder = folders.find((each) => existsSync(join(each, SCRIPT))) ?? '';

/** The path changes with the content, so browsers keep the file. */
export const toPath = (name: string, bytes: Buffer): string =>
  `/assets/${createHash('sha256').update(bytes).digest('hex').slice(0, 12)}/${name}`;

/** The script of the website, which `npm run scripts` bundles. */
export const SITE_SCRIPT = readFileSync(join(folder, SCRIPT));
export const SITE_SCRIPT_PATH = toPath(SCRIPT, SITE_SCRIPT);

function readFont(name: string) {
  const bytes = readFileSync(join(folder, name));
  return { bytes, path: toPath(name, bytes) };
}

/** The fonts that `npm run fonts` creates: of headings and of texts, and its less usual letters. */
export const FONTS = {
  display: readFont('display.woff2'),
  text: readFont('text.woff2'),
  extended: readFont('text-extended.woff2'),
} as const;
