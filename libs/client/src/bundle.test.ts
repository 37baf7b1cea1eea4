import { expect, it } from '@jest/globals';
import { buildSync } from 'esbuild';

it('bundles to less than 16 KB for browsers, without modules of Node', () => {
  const { outputFiles, metafile } = buildSync({
    entryPoints: [new URL('index.ts', import.meta.url).pathname],
    bundle: true,
    minify: true,
    platform: 'browser', // fails if a module of Node is imported
    format: 'esm',
    target: 'es2022',
    metafile: true,
    write: false,
  });
  expect(outputFiles[0]?.contents.length).toBeLessThan(16_000);
  const packages = Object.keys(metafile.inputs).filter((path) => path.includes('node_modules'));
  expect(packages.every((path) => path.includes('node_modules/openapi-fetch/'))).toBe(true);
});
