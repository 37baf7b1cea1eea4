import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * The arguments of Node with which it runs programs of this repository, as the scripts of
 * package.json do: without them it does not load .tsx files, and strips types again at each start.
 */
export const TSX_LOADER = [
  '--import',
  pathToFileURL(join(import.meta.dirname, '../../../tools/node-setup.mjs')).href,
];
