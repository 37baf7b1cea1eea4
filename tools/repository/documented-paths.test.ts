import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from '@jest/globals';
import manifest from '../../package.json' with { type: 'json' };

const ROOT = join(import.meta.dirname, '../..');
const PATH = /`((?:libs|apps|tools|e2e|bench|docker|prisma|docs|feeds|clients)\/[\w./-]+\.\w+)`/g;
const LINK = /\]\((?!https?:|mailto:|\/)([^)#\s]*)(?:#([^)\s]+))?\)/g;
const COMMAND = /\bnpm (?:run (?:-s )?)?([a-z][\w:-]*)/g;
const BUILT_IN = new Set(['ci', 'install', 'packages', 'and', 'pack', 'audit', 'publish', 'run']);

const DOCUMENTS = execFileSync('git', ['ls-files', '*.md'], { cwd: ROOT })
  .toString()
  .trim()
  .split('\n')
  .filter((document) => existsSync(join(ROOT, document)));

const read = (document: string) => readFileSync(join(ROOT, document), 'utf8');
const withoutCode = (text: string) => text.replace(/^```.*?^```/gms, '');

/** Returns the anchors of headings as GitHub derives them. */
function anchorsOf(text: string): Set<string> {
  const counts = new Map<string, number>();
  return new Set(
    [...withoutCode(text).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => {
      const anchor = heading
        .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s_-]/gu, '')
        .trim()
        .replaceAll(' ', '-');
      const count = counts.get(anchor) ?? 0;
      counts.set(anchor, count + 1);
      return count === 0 ? anchor : `${anchor}-${String(count)}`;
    }),
  );
}

it('every file that a document names exists', () => {
  const missing = DOCUMENTS.flatMap((document) =>
    [...read(document).matchAll(PATH)]
      .flatMap(([, path]) => path ?? [])
      .filter((path) => !existsSync(join(ROOT, path)))
      .map((path) => `${document}: ${path}`),
  );
  expect(missing).toEqual([]);
});

it('every link of a document leads to a file and a heading', () => {
  const broken = DOCUMENTS.flatMap((document) =>
    [...withoutCode(read(document)).matchAll(LINK)].flatMap(([, path = '', anchor]) => {
      const file = path === '' ? document : join(dirname(document), decodeURI(path));
      if (!existsSync(join(ROOT, file))) return [`${document}: ${path}`];
      if (anchor === undefined || !file.endsWith('.md')) return [];
      return anchorsOf(read(file)).has(anchor) ? [] : [`${document}: ${path}#${anchor}`];
    }),
  );
  expect(broken).toEqual([]);
});

it('every npm command that a document names is a script', () => {
  const scripts = new Set([...Object.keys(manifest.scripts), ...BUILT_IN]);
  const unknown = DOCUMENTS.filter((document) => document !== 'CHANGELOG.md').flatMap((document) =>
    [...read(document).matchAll(/`[^`\n]*`|^```.*?^```/gms)].flatMap(([code]) =>
      [...code.matchAll(COMMAND)]
        .flatMap(([, name]) => name ?? [])
        .filter((name) => !scripts.has(name))
        .map((name) => `${document}: npm ${name}`),
    ),
  );
  expect(unknown).toEqual([]);
});
