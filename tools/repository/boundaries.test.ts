import { execFile, execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Snippet } from '../testing/lint-snippets.ts';

const ROOT = join(import.meta.dirname, '../..');
const BOUNDARY = '@nx/enforce-module-boundaries';
const IMPORTS = 'no-restricted-imports';

const FORBIDDEN: [file: string, imported: string, rule: string][] = [
  ['libs/domain/src/index.ts', 'pg', BOUNDARY],
  ['libs/domain/src/index.ts', 'express', BOUNDARY],
  ['libs/domain/src/index.ts', '@marquee/database', BOUNDARY],
  ['libs/domain/src/index.ts', 'node:fs', IMPORTS],
  ['libs/domain/src/index.ts', 'fs', IMPORTS],
  ['libs/database/src/index.ts', '@marquee/operations', BOUNDARY],
  ['libs/database/src/index.ts', '@marquee/matching', BOUNDARY],
  ['libs/matching/src/index.ts', '@marquee/database', BOUNDARY],
  ['libs/catalogue/src/index.ts', 'sql-template-tag', BOUNDARY],
  ['libs/catalogue/src/index.ts', '@marquee/ingest', BOUNDARY],
  ['libs/formats/src/index.ts', '@marquee/database', BOUNDARY],
  ['libs/formats/src/index.ts', 'ical.js', BOUNDARY],
  ['libs/ingest/src/index.ts', '@prisma/client', BOUNDARY],
  ['libs/ingest/src/index.ts', '@marquee/operations', BOUNDARY],
  ['libs/sources/src/index.ts', '@marquee/catalogue', BOUNDARY],
  ['libs/mail/src/index.ts', 'graphile-worker', BOUNDARY],
  ['apps/worker/src/queue/index.ts', 'nodemailer', BOUNDARY],
  ['libs/planner/src/index.ts', '@marquee/database', BOUNDARY],
  ['libs/social-cards/src/index.ts', '@marquee/operations', BOUNDARY],
  ['libs/operations/src/index.ts', '@marquee/social-cards', BOUNDARY],
  ['libs/operations/src/index.ts', 'graphile-worker', BOUNDARY],
  ['libs/operations/src/index.ts', 'express', BOUNDARY],
  ['libs/operations/src/index.ts', '@marquee/http', BOUNDARY],
  ['libs/operations/src/index.ts', '@marquee/database/testing', IMPORTS],
  ['libs/operations/src/index.ts', '../../database/src/connect.ts', BOUNDARY],
  ['libs/http/src/index.ts', '@marquee/operations', BOUNDARY],
  ['libs/http/src/index.ts', '@marquee/database', IMPORTS],
  ['libs/http/src/requests/router.ts', '../server/index.ts', IMPORTS],
  ['libs/http/src/index.ts', '@prisma/adapter-pg', BOUNDARY],
  ['libs/client/src/index.ts', '@marquee/domain', BOUNDARY],
  ['libs/client/src/index.ts', 'zod', BOUNDARY],
  ['apps/api/src/app.ts', '@marquee/client', BOUNDARY],
  ['apps/api/src/app.ts', '@marquee/widgets', BOUNDARY],
  ['apps/api/src/app.ts', '../../worker/src/app.ts', BOUNDARY],
  ['apps/api/src/app.ts', 'pg', BOUNDARY],
  ['apps/api/src/app.ts', 'a-package-that-does-not-exist', BOUNDARY],
  ['apps/worker/src/app.ts', '@marquee/database/testing', IMPORTS],
  ['apps/worker/src/app.ts', '../../../tools/postgres/database.ts', BOUNDARY],
];

const ALLOWED: [file: string, imported: string][] = [
  ['libs/domain/src/index.ts', 'zod'],
  ['libs/domain/src/index.ts', 'i18n-iso-countries/langs/en.json'],
  ['libs/database/src/index.ts', '@prisma/client'],
  ['libs/database/src/index.ts', 'node:crypto'],
  ['libs/catalogue/src/index.ts', '@marquee/database/catalogue'],
  ['libs/formats/src/index.ts', 'feedsmith'],
  ['libs/ingest/src/index.ts', '@marquee/sources'],
  ['libs/sources/src/index.ts', 'csv-parse'],
  ['libs/operations/src/index.ts', '@marquee/domain'],
  ['libs/operations/src/index.ts', '@marquee/mail'],
  ['libs/operations/src/index.ts', '@marquee/planner'],
  ['libs/social-cards/src/index.ts', '@resvg/resvg-js'],
  ['libs/http/src/index.ts', 'express'],
  ['libs/http/src/server/index.ts', '@marquee/database'],
  ['apps/worker/src/main.ts', '@marquee/http/server'],
  ['libs/client/src/index.ts', 'openapi-fetch'],
  ['apps/api/src/app.ts', '@marquee/operations'],
  ['apps/api/test/clients/client.test.ts', '@marquee/client'],
  ['apps/api/src/app.ts', '@marquee/formats'],
  ['libs/sources/src/formats.test.ts', '@marquee/database/testing'],
  ['libs/sources/src/formats.test.ts', '../../../tools/testing/gazetteer.ts'],
  ['tools/start.ts', '../apps/api/src/index.ts'],
];

// No layer lists prettier: a project that may import it has no layer and therefore no rules.
const PROJECTS = globSync('{apps,libs}/*/package.json', { cwd: ROOT }).map(dirname);

const findings = new Map<string, string[]>();
const findingsOf = (file: string, imported: string) => findings.get(`${file} ${imported}`);

beforeAll(async () => {
  const nx = join(ROOT, 'node_modules/nx/dist/bin/nx.js');
  // Without a project graph the rule accepts everything.
  await promisify(execFile)(process.execPath, [nx, 'show', 'projects'], {
    cwd: ROOT,
    timeout: 60_000,
  });
  const cases = [
    ...FORBIDDEN,
    ...ALLOWED,
    ...PROJECTS.map((root) => [`${root}/src/index.ts`, 'prettier'] as const),
  ];
  const results = lint(
    cases.map(([file, imported]) => ({ file, code: `import '${imported}';\n` })),
  );
  for (const [index, [file, imported]] of cases.entries())
    findings.set(`${file} ${imported}`, results[index] ?? []);
});

function lint(snippets: Snippet[]): string[][] {
  const program = join(import.meta.dirname, '../testing/lint-snippets.ts');
  const input = JSON.stringify(snippets);
  return JSON.parse(
    execFileSync(process.execPath, [program], { cwd: ROOT, input, encoding: 'utf8' }),
  ) as string[][];
}

describe('a forbidden import', () => {
  it.each(FORBIDDEN)('%s must not import %s', (file, imported, rule) =>
    expect(findingsOf(file, imported)).toContainEqual(expect.stringContaining(rule)),
  );

  it.each(PROJECTS)('%s has a layer', (root) =>
    expect(findingsOf(`${root}/src/index.ts`, 'prettier')).toContainEqual(
      expect.stringMatching(/^@nx.*tagged with "layer:[\w-]+" is not allowed to import "prettier"/),
    ),
  );
});

describe('an allowed import', () => {
  it.each(ALLOWED)('%s may import %s', (file, imported) =>
    expect(findingsOf(file, imported)).toEqual([]),
  );
});
