import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const NAME = 'site.js';

// A bundle has the folder next to it; the workspace has it next to src.
const folders = ['assets', '../assets'].map((folder) => join(import.meta.dirname, folder));
const folder = folders.find((each) => existsSync(join(each, NAME))) ?? '';

/** The script of the website, which `npm run scripts` bundles. */
export const SITE_SCRIPT = readFileSync(join(folder, NAME));

/** The path changes with the content, so browsers keep the script. */
export const SITE_SCRIPT_PATH = `/assets/${createHash('sha256').update(SITE_SCRIPT).digest('hex').slice(0, 12)}/${NAME}`;
