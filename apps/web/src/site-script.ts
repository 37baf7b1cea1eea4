import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SCRIPT = 'site.js';
const FONT = 'display.woff2';

// A bundle has the folder next to it; the workspace has it next to src.
const folders = ['assets', '../assets'].map((folder) => join(import.meta.dirname, folder));
const folder = folders.find((each) => existsSync(join(each, SCRIPT))) ?? '';

/** The path changes with the content, so browsers keep the file. */
export const toPath = (name: string, bytes: Buffer): string =>
  `/assets/${createHash('sha256').update(bytes).digest('hex').slice(0, 12)}/${name}`;

/** The script of the website, which `npm run scripts` bundles. */
export const SITE_SCRIPT = readFileSync(join(folder, SCRIPT));
export const SITE_SCRIPT_PATH = toPath(SCRIPT, SITE_SCRIPT);

/** The font of headings, for Latin letters, which `npm run fonts` creates. */
export const DISPLAY_FONT = readFileSync(join(folder, FONT));
export const DISPLAY_FONT_PATH = toPath(FONT, DISPLAY_FONT);
