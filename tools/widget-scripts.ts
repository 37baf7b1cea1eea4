import { join } from 'node:path';
import { build } from 'esbuild';

const WIDGETS = join(import.meta.dirname, '../apps/widgets');
export const ASSETS = join(WIDGETS, 'assets');

/** What is bundled, by the name it gets. A number in a name is a promise: its file never changes once it was released. */
const ENTRIES: Readonly<Record<string, string>> = {
  'events.v1.js': 'browser/events.ts',
  'embed.v1.js': 'browser/embed.ts',
  'marquee-events.v1.js': 'browser/marquee-events.ts',
  'page.js': 'browser/page.ts',
  'builder.js': 'browser/builder.ts',
  'page.css': 'style/page.css',
  'builder.css': 'style/builder.css',
};

/** The scripts and style sheets of the widgets as browsers load them, by name. */
export async function widgetScripts(): Promise<Map<string, string>> {
  const { outputFiles } = await build({
    absWorkingDir: WIDGETS,
    entryPoints: Object.entries(ENTRIES).map(([out, file]) => ({ out: out.replace(/\.\w+$/, ''), in: file })),
    outdir: ASSETS,
    write: false,
    bundle: true,
    minify: true,
    format: 'iife',
    target: ['es2022', 'chrome123', 'firefox120', 'safari17.5'],
    legalComments: 'none',
    charset: 'utf8',
    plugins: [inlineSheets],
    logLevel: 'warning',
  });
  return new Map(outputFiles.map(({ path, text }) => [path.slice(ASSETS.length + 1), text]));
}

/** A style sheet that a script imports is minified and becomes text in it. */
const inlineSheets: import('esbuild').Plugin = {
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
      });
      // A page that embeds us may have set what a rem is; to us it is 16 pixels.
      const text = outputFiles[0]?.text ?? '';
      return {
        contents: text.replace(/(\d*\.?\d+)rem/g, (_rem, size) => `${String(Number(size) * 16)}px`),
        loader: 'text',
      };
    });
  },
};
