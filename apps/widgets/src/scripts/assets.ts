import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { toTextBody, type ResponseBody } from '@marquee/http';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
};
/** What sites include, by the address that stays; each has a copy under its version, which never changes. */
const INCLUDED = ['events', 'embed', 'marquee-events'];
const VERSION = 'v1';

export interface Asset {
  answer: ResponseBody;
  /** Never changes under this address. */
  isImmutable: boolean;
}

/** The scripts and style sheets, bundled by `npm run scripts`: all that a page of ours loads. */
export function readAssets(folder = assetsFolder()) {
  const files = new Map(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name))]));
  const assets = new Map<string, Asset>();
  const paths = new Map<string, string>();
  const add = (path: string, name: string, isImmutable: boolean) => {
    const body = files.get(name) ?? Buffer.alloc(0);
    assets.set(path, { answer: toTextBody({ type: TYPES[extname(name)] ?? 'text/plain', text: body }), isImmutable });
  };
  for (const [name, body] of files) {
    const path = `/assets/${digest(body, 'sha256', 'hex').slice(0, 12)}/${name}`;
    paths.set(name, path);
    add(path, name, true);
  }
  for (const name of INCLUDED) {
    add(`/${name}.js`, `${name}.${VERSION}.js`, false);
    add(`/${name}.${VERSION}.js`, `${name}.${VERSION}.js`, true);
  }
  const integrity = Object.fromEntries(
    INCLUDED.map((name) => {
      const file = `${name}.${VERSION}.js`;
      return [`/${file}`, `sha384-${digest(files.get(file) ?? Buffer.alloc(0), 'sha384', 'base64')}`];
    }),
  );
  return {
    /** Null where there is none. */
    find: (path: string): Asset | null => assets.get(path) ?? null,
    /** Where a file of the folder is served for good. */
    pathOf: (name: string): string => {
      const path = paths.get(name);
      if (path === undefined) throw new Error(`there is no asset ${name}: npm run scripts makes them`);
      return path;
    },
    /** What a site may hold our scripts to, by path. */
    integrity,
  };
}
export type Assets = ReturnType<typeof readAssets>;

const digest = (body: Buffer, algorithm: string, encoding: 'hex' | 'base64') =>
  createHash(algorithm).update(body).digest(encoding);

// A bundle has them beside it; the workspace has them beside src.
function assetsFolder(): string {
  const beside = join(import.meta.dirname, 'assets');
  return existsSync(beside) ? beside : join(import.meta.dirname, '../../assets');
}
