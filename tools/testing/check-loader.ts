const METHODS = [
  'requireInternalModule',
  'setGlobalsForRuntime',
  'unstable_shouldLoadAsEsm',
  'unstable_importModule',
];

/**
 * Throws if jest's loader lacks a method that run-test-file.ts replaces, as jest-circus then calls
 * another one.
 */
export function checkLoader(loader: object): void {
  const missing = METHODS.filter((name) => typeof Reflect.get(loader, name) !== 'function');
  if (missing.length > 0)
    throw new Error(
      `jest's module loader has no ${missing.join(', ')}. Adapt tools/testing/run-test-file.ts to this version of jest, or install the version that docs/decisions/0020 names.`,
    );
}
