import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import {
  ASSETS,
  bundleMapScript,
  bundleMcpView,
  bundleWebScript,
  bundleWidgetScripts,
  MAP_SCRIPT,
  MCP_VIEW,
  WEB_SCRIPT,
} from './widget-scripts.ts';

const readAsset = (name: string) => readFile(join(ASSETS, name));

describe('npm run scripts', () => {
  it('was run after the last change of the widgets', async () => {
    for (const [name, text] of await bundleWidgetScripts())
      expect({ name, text: (await readAsset(name)).toString() }).toEqual({ name, text });
  });

  it('was run after the last change of the script of the website', async () => {
    expect(await readFile(WEB_SCRIPT, 'utf8')).toBe(await bundleWebScript());
    expect(await readFile(MAP_SCRIPT, 'utf8')).toBe(await bundleMapScript());
  });

  it('was run after the last change of the view of the tool server', async () => {
    expect(await readFile(MCP_VIEW, 'utf8')).toBe(await bundleMcpView());
  });
});

describe('the sizes of scripts', () => {
  it.each([
    ['events.v1.js', 8_000],
    ['embed.v1.js', 2_000],
    ['marquee-events.v1.js', 6_000],
  ])('keep %s at %i bytes at most', async (name, maxBytes) => {
    expect(gzipSync(await readAsset(name)).length).toBeLessThanOrEqual(maxBytes);
  });

  it('add less than 10 kB to a page with a widget', async () => {
    const files = await Promise.all(['page.css', 'page.js', 'icon.svg'].map(readAsset));
    const bytes = files.reduce((sum, file) => sum + brotliCompressSync(file).length, 0);
    expect(bytes).toBeLessThan(10_000);
  });

  it('keep the script of the website below 4 kB', async () => {
    expect(gzipSync(await readFile(WEB_SCRIPT)).length).toBeLessThan(4_000);
  });

  it('keep the view of the tool server below 12 kB', async () => {
    expect((await readFile(MCP_VIEW)).length).toBeLessThan(12_000);
  });
});
