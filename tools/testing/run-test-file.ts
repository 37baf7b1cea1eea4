// The testRunner of jest.config.ts: jest-circus with Node's module loader. Node loads each module
// once per worker; jest's own loader loads it for every test file (docs/decisions/0020).
import { createRequire, flushCompileCache, registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import '../tsx-loader.mjs';
import { checkLoader } from './check-loader.ts';
import { setGlobals } from './jest-globals.ts';

/** The functions of jest's loader that jest-circus calls. */
interface Loader {
  requireInternalModule: (path: string) => unknown;
  setGlobalsForRuntime: typeof setGlobals;
  unstable_shouldLoadAsEsm: () => boolean;
  unstable_importModule: (path: string) => Promise<unknown>;
}
type Parts = [
  globalConfig: unknown,
  config: unknown,
  environment: unknown,
  loader: Loader,
  path: string,
  sendMessage?: unknown,
];

const require = createRequire(import.meta.url);
const circus = require('jest-circus/runner') as { default: (...parts: Parts) => Promise<unknown> };

registerHooks({
  resolve: (specifier, context, next) =>
    next(
      specifier === '@jest/globals' ? new URL('jest-globals.ts', import.meta.url).href : specifier,
      context,
    ),
});

const loadedBefore = new Set<string>();

export default function runTestFile(...parts: Parts): Promise<unknown> {
  const [, , , loader, file] = parts;
  checkLoader(loader);
  const environment = { ...process.env };
  Object.assign(loader, {
    requireInternalModule: requireFresh,
    setGlobalsForRuntime: setGlobals,
    unstable_shouldLoadAsEsm: () => true,
    unstable_importModule: (path: string) => import(toImportUrl(path)),
  } satisfies Loader);
  return circus.default(...parts).finally(() => {
    loadedBefore.add(file);
    // Workers and programs that start later read what this file loaded, also in the first run.
    flushCompileCache();
    restoreEnvironment(environment);
  });
}

/**
 * Returns another URL for a file that runs again, as with `--watch`, so that Node loads it again.
 */
const toImportUrl = (path: string): string =>
  `${pathToFileURL(path).href}${loadedBefore.has(path) ? `?${String(Date.now())}` : ''}`;

/** Reloads jest-circus, which stores the tests of a file in its modules and in global symbols. */
function requireFresh(path: string): unknown {
  for (const known of Object.keys(require.cache))
    if (/[\\/]jest-circus[\\/]/.test(known)) Reflect.deleteProperty(require.cache, known);
  for (const symbol of Object.getOwnPropertySymbols(globalThis))
    if (symbol.description === 'EVENT_HANDLERS' || symbol.description === 'JEST_STATE_SYMBOL')
      Reflect.deleteProperty(globalThis, symbol);
  return require(path);
}

/** Restores the environment, so that settings of one test file do not affect the next. */
function restoreEnvironment(environment: NodeJS.ProcessEnv): void {
  for (const name of Object.keys(process.env))
    if (!(name in environment)) Reflect.deleteProperty(process.env, name);
  Object.assign(process.env, environment);
}
