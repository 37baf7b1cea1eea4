import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const NAME = 'suggestions.js';

// A bundle has the folder next to it; the workspace has it next to src.
const folders = ['assets', '../../assets'].map((folder) => join(import.meta.dirname, folder));
const folder = folders.find((each) => existsSync(join(each, NAME))) ?? '';

/** The script of the search field, which `npm run scripts` bundles. */
export const SUGGESTION_SCRIPT = readFileSync(join(folder, NAME));

/** The path changes with the content, so browsers keep the script. */
export const SUGGESTION_SCRIPT_PATH = `/assets/${createHash('sha256').update(SUGGESTION_SCRIPT).digest('hex').slice(0, 12)}/${NAME}`;
