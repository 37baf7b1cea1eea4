// How jest runs a test file (testRunner in jest.config.ts): by circus, as ever, but the file and all it imports are loaded by Node
// itself, once a worker, as in our programs. Jest's own loader makes every module anew for every file: docs/decisions/0020.
import { createRequire, registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';
import { setGlobals } from './jest-globals.ts';

/** What circus asks of jest's loader. */
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
  tell?: unknown,
];

const require = createRequire(import.meta.url);
const circus = require('jest-circus/runner') as { default: (...parts: Parts) => Promise<unknown> };

registerHooks({
  resolve: (specifier, context, next) =>
    next(specifier === '@jest/globals' ? new URL('jest-globals.ts', import.meta.url).href : specifier, context),
});

const loadedBefore = new Set<string>();

export default function runTestFile(...parts: Parts): Promise<unknown> {
  const [, , , loader, file] = parts;
  const environment = { ...process.env };
  Object.assign(loader, {
    requireInternalModule: requireAnew,
    setGlobalsForRuntime: setGlobals,
    unstable_shouldLoadAsEsm: () => true,
    unstable_importModule: (path: string) => import(urlOf(path)),
  } satisfies Loader);
  return circus.default(...parts).finally(() => {
    loadedBefore.add(file);
    putBack(environment);
  });
}

/** A file that is run once more, as by `--watch`, is loaded once more. */
const urlOf = (path: string): string =>
  `${pathToFileURL(path).href}${loadedBefore.has(path) ? `?${String(Date.now())}` : ''}`;

/** Circus holds the tests of the file it was loaded for: in its modules, and in global symbols. */
function requireAnew(path: string): unknown {
  for (const known of Object.keys(require.cache))
    if (/[\\/]jest-circus[\\/]/.test(known)) Reflect.deleteProperty(require.cache, known);
  for (const symbol of Object.getOwnPropertySymbols(globalThis))
    if (symbol.description === 'EVENT_HANDLERS' || symbol.description === 'JEST_STATE_SYMBOL')
      Reflect.deleteProperty(globalThis, symbol);
  return require(path);
}

/** A test's settings are its own. */
function putBack(environment: NodeJS.ProcessEnv): void {
  for (const name of Object.keys(process.env)) if (!(name in environment)) Reflect.deleteProperty(process.env, name);
  Object.assign(process.env, environment);
}
