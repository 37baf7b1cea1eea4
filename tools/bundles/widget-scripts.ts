import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { STATE_STYLESHEET } from '../../libs/pages/src/state-stylesheet.ts';
import { TOKEN_STYLESHEET } from '../../libs/pages/src/token-stylesheet.ts';

const BROWSERS = ['es2022', 'chrome123', 'firefox120', 'safari17.5'];

const WIDGETS = join(import.meta.dirname, '../../apps/widgets');
export const ASSETS = join(WIDGETS, 'assets');

/** Entry points by output name. A released file with a version number in its name never changes. */
const ENTRIES: Readonly<Record<string, string>> = {
  'events.v1.js': 'browser/events.ts',
  'embed.v1.js': 'browser/embed.ts',
  'marquee-events.v1.js': 'browser/marquee-events.ts',
  'page.js': 'browser/page.ts',
  'builder.js': 'browser/builder.ts',
  'page.css': 'style/page.css',
  'builder.css': 'style/builder.css',
};

/** Bundles the scripts and style sheets of the widgets and returns them by name. */
export async function bundleWidgetScripts(): Promise<Map<string, string>> {
  const { outputFiles } = await build({
    absWorkingDir: WIDGETS,
    entryPoints: Object.entries(ENTRIES).map(([out, file]) => ({
      out: out.replace(/\.\w+$/, ''),
      in: file,
    })),
    outdir: ASSETS,
    write: false,
    bundle: true,
    minify: true,
    format: 'iife',
    target: BROWSERS,
    legalComments: 'none',
    charset: 'utf8',
    plugins: [tokenSheet, inlineSheets, hashedFonts],
    logLevel: 'warning',
  });
  return new Map(outputFiles.map(({ path, text }) => [path.slice(ASSETS.length + 1), text]));
}

/** The script of the website: suggestions of the search field, and buttons to share. */
export const WEB_SCRIPT = join(import.meta.dirname, '../../apps/web/assets/site.js');

/** The map of the website, which loads MapLibre. */
export const MAP_SCRIPT = join(import.meta.dirname, '../../apps/web/assets/map.js');

/** Bundles the script of the website. */
export const bundleWebScript = (): Promise<string> => bundleScript('site.ts', 'iife');

/** Bundles the map, a module that the script of the website imports on demand. */
export const bundleMapScript = (): Promise<string> => bundleScript('map/map.ts', 'esm');

async function bundleScript(entry: string, format: 'iife' | 'esm'): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, '../../apps/web/browser', entry)],
    write: false,
    bundle: true,
    minify: true,
    format,
    target: BROWSERS,
    legalComments: 'none',
    charset: 'utf8',
    logLevel: 'warning',
  });
  return outputFiles[0]?.text ?? '';
}

/** The view of the tool server, in which `npm run scripts` writes its script and style sheet. */
export const MCP_VIEW = join(import.meta.dirname, '../../apps/mcp-server/assets/events.html');

/**
 * Bundles the view of the tool server into one HTML document: a client shows it in a frame that
 * loads nothing.
 */
export async function bundleMcpView(): Promise<string> {
  const { outputFiles } = await build({
    absWorkingDir: WIDGETS,
    entryPoints: ['browser/mcp-view.ts', 'style/mcp-view.css'],
    outdir: ASSETS,
    outbase: WIDGETS,
    write: false,
    bundle: true,
    minify: true,
    format: 'iife',
    target: BROWSERS,
    legalComments: 'none',
    charset: 'utf8',
    plugins: [tokenSheet],
    logLevel: 'warning',
  });
  const read = (ending: string) =>
    outputFiles.find(({ path }) => path.endsWith(ending))?.text.trim() ?? '';
  return [
    '<!doctype html>',
    '<html lang="en" data-theme="auto" data-site="" data-event-page="">',
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Events</title>',
    `<style>${read('.css')}</style>`,
    `<main></main><script>${read('.js').replaceAll('</script', '<\\/script')}</script>`,
    '</html>',
    '',
  ].join('\n');
}

const SHEETS: Readonly<Record<string, string>> = {
  '@marquee/pages/tokens.css': TOKEN_STYLESHEET,
  '@marquee/pages/state.css': STATE_STYLESHEET,
};

/** Resolves the style sheets that are defined in TypeScript. */
const tokenSheet: Plugin = {
  name: 'token-sheet',
  setup(building) {
    const filter = /^@marquee\/pages\/(tokens|state)\.css$/;
    building.onResolve({ filter }, ({ path }) => ({ path, namespace: 'tokens' }));
    building.onLoad({ filter, namespace: 'tokens' }, ({ path }) => ({
      contents: SHEETS[path] ?? '',
      loader: 'css',
    }));
  },
};

/** Names a font by its path at the server of the widgets, which changes with the content. */
const hashedFonts: Plugin = {
  name: 'hashed-fonts',
  setup(building) {
    building.onResolve({ filter: /\.woff2$/ }, ({ path }) => {
      const bytes = readFileSync(join(ASSETS, path));
      const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 12);
      return { path: `../${hash}/${path}`, external: true };
    });
  },
};

/** Inlines a style sheet that a script imports as minified text. */
const inlineSheets: Plugin = {
  name: 'inline-sheets',
  setup(building) {
    building.onLoad({ filter: /\.css$/ }, async ({ path, with: { type } }) => {
      if (type !== 'text') return undefined;
      const { outputFiles } = await build({
        entryPoints: [path],
        bundle: true,
        minify: true,
        write: false,
        target: ['chrome123', 'safari17.5'],
        plugins: [tokenSheet],
      });
      // The embedding page may define another rem; our styles assume 16 px.
      const text = outputFiles[0]?.text ?? '';
      return {
        contents: text.replace(/(\d*\.?\d+)rem/g, (_rem, size) => `${String(Number(size) * 16)}px`),
        loader: 'text',
      };
    });
  },
};
