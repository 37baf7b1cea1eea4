import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { toTextBody, type ResponseBody } from '@marquee/http';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};
/**
 * Scripts that sites include by a stable URL. Each also has a versioned URL whose content never
 * changes.
 */
const EMBED_SCRIPTS = ['events', 'embed', 'marquee-events'];
const VERSION = 'v1';

export interface Asset {
  body: ResponseBody;
  /** The content at this URL never changes. */
  isImmutable: boolean;
}

/**
 * Reads the scripts and style sheets that `npm run scripts` bundles. Our pages load nothing else.
 */
export function readAssets(folder = assetsFolder()) {
  const files = new Map(
    readdirSync(folder).map((name) => [name, readFileSync(join(folder, name))]),
  );
  const assets = new Map<string, Asset>();
  const paths = new Map<string, string>();
  const add = (path: string, name: string, isImmutable: boolean) => {
    const body = files.get(name) ?? Buffer.alloc(0);
    assets.set(path, {
      body: toTextBody({ type: TYPES[extname(name)] ?? 'text/plain', text: body }),
      isImmutable,
    });
  };
  for (const [name, body] of files) {
    const path = `/assets/${digest(body, 'sha256', 'hex').slice(0, 12)}/${name}`;
    paths.set(name, path);
    add(path, name, true);
  }
  for (const name of EMBED_SCRIPTS) {
    add(`/${name}.js`, `${name}.${VERSION}.js`, false);
    add(`/${name}.${VERSION}.js`, `${name}.${VERSION}.js`, true);
  }
  const integrity = Object.fromEntries(
    EMBED_SCRIPTS.map((name) => {
      const file = `${name}.${VERSION}.js`;
      return [
        `/${file}`,
        `sha384-${digest(files.get(file) ?? Buffer.alloc(0), 'sha384', 'base64')}`,
      ];
    }),
  );
  return {
    /** Returns null for an unknown path. */
    find: (path: string): Asset | null => assets.get(path) ?? null,
    /** Returns the immutable path of a file. */
    pathFor: (name: string): string => {
      const path = paths.get(name);
      if (path === undefined) throw new Error(`The asset ${name} is missing. Run npm run scripts.`);
      return path;
    },
    /** Subresource integrity hashes of the scripts, by path. */
    integrity,
  };
}
export type Assets = ReturnType<typeof readAssets>;

const digest = (body: Buffer, algorithm: string, encoding: 'hex' | 'base64') =>
  createHash(algorithm).update(body).digest(encoding);

// A bundle has the assets next to it; the workspace has them next to src.
function assetsFolder(): string {
  const bundled = join(import.meta.dirname, 'assets');
  return existsSync(bundled) ? bundled : join(import.meta.dirname, '../../assets');
}
