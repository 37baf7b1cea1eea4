import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import maplibre from 'maplibre-gl/package.json' with { type: 'json' };
import atlas from 'world-atlas/package.json' with { type: 'json' };
import { toPath } from '../site-script.ts';

const JAVASCRIPT = 'text/javascript; charset=utf-8';

// A bundle has the files next to it; the workspace has them in packages.
const read = (name: string, file: string): Buffer => {
  const copy = join(import.meta.dirname, 'map', name);
  return readFileSync(existsSync(copy) ? copy : createRequire(import.meta.url).resolve(file));
};

const library = (name: string) => ({
  path: `/assets/maplibre-gl-${maplibre.version}/${name}`,
  type: JAVASCRIPT,
  read: () => read(name, `maplibre-gl/dist/${name}`),
});

const land = (name: string) => ({
  path: `/assets/world-atlas-${atlas.version}/${name}`,
  type: 'application/json; charset=utf-8',
  read: () => read(name, `world-atlas/${name}`),
});

const folders = ['assets', '../../assets'].map((folder) => join(import.meta.dirname, folder));
const SCRIPT = readFileSync(
  folders.map((folder) => join(folder, 'map.js')).find((file) => existsSync(file)) ?? '',
);

/** What the map loads when a reader opens it, all from the website. */
export const MAP_FILES = {
  script: { path: toPath('map.js', SCRIPT), type: JAVASCRIPT, read: () => SCRIPT },
  engine: library('maplibre-gl.mjs'),
  worker: library('maplibre-gl-worker.mjs'),
  /** Coasts and borders for maps of continents, and for closer ones. */
  land: land('countries-50m.json'),
  coast: land('countries-10m.json'),
} as const;
