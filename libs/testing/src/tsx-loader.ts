import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The arguments of Node with which it runs programs of this repository: without them it does not load .tsx files. */
export const TSX_LOADER = [
  '--import',
  pathToFileURL(join(import.meta.dirname, '../../../tools/tsx-loader.mjs')).href,
];
