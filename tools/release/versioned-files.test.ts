import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { must } from '@marquee/testing/must';
import {
  describePrevious,
  releaseChanges,
  VERSIONED_FILES,
  versionsIn,
  withVersion,
} from './versioned-files.ts';

const ROOT = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
interface Manifest {
  name: string;
  version: string;
  workspaces: string[];
}
const manifest = (path: string) => JSON.parse(read(path)) as Manifest;
const { version, workspaces } = manifest('package.json');

describe('the version of package.json', () => {
  it.each(VERSIONED_FILES)('is that of %s, and a release replaces it', (path, patterns) => {
    expect(versionsIn(read(path), patterns)).toEqual(patterns.map(() => version));
    const changed = withVersion(read(path), patterns, '98.7.6');
    expect(versionsIn(changed, patterns)).toEqual(patterns.map(() => '98.7.6'));
    expect(changed.replaceAll('98.7.6', version)).toBe(read(path));
  });

  it('replaces the release in e2e/previous-release.json, as the upgrade notes state', () => {
    const [, previous = ''] = must(
      new RegExp(
        `^\\| \`([\\d.]+)\` +\\| \`${version.replaceAll('.', String.raw`\.`)}\` `,
        'm',
      ).exec(read('docs/backup-and-upgrade.md')),
    );
    const text = read('e2e/previous-release.json');
    const { commit } = JSON.parse(text) as { commit: string };
    expect(text).toBe(describePrevious(previous, commit));
  });

  it('is in no other file of a client, an integration or a guide', () => {
    const stated = globSync('{clients,integrations,docs}/**/*.{go,js,json,md,php,py,toml,ts,txt}', {
      cwd: ROOT,
    }).filter((path) => /marquee[a-z-]*[-/]\d+\.\d+\.\d+/.test(read(path)));
    expect(stated.length).toBeGreaterThan(2);
    expect(stated.filter((path) => !VERSIONED_FILES.some(([listed]) => listed === path))).toEqual(
      [],
    );
  });

  it('is that of every project, which Nx replaces', () => {
    const projects = globSync(
      workspaces.map((folder) => `${folder}/package.json`),
      { cwd: ROOT },
    ).map(manifest);
    expect(projects.length).toBeGreaterThan(20);
    expect(
      projects.filter((project) => project.version !== version).map(({ name }) => name),
    ).toEqual([]);
  });

  it.each([
    ['the newest release in CHANGELOG.md', 'CHANGELOG.md', /^## (\d\S*) \(\d{4}-\d\d-\d\d\)$/m],
    [
      'the newest row of the upgrade notes',
      'docs/backup-and-upgrade.md',
      /^\| `[\d.]+` +\| `([\d.]+)`(?![^]*^\| `[\d.]+` +\| `)/m,
    ],
    ['the newest change of the plugin', 'clients/wordpress/marquee/readme.txt', /^= (\S+) =$/m],
    [
      'the example of /health',
      'libs/client/src/generated/schema.ts',
      /@example (\d+\.\d+\.\d+) \*\//,
    ],
    [
      'the manifests',
      'docker/kubernetes/manifests/production.yaml',
      /kubernetes\.io\/version: (\S+)/,
    ],
  ])('is that of %s', (_what, path, pattern) => {
    expect(pattern.exec(read(path))?.[1]).toBe(version);
  });

  it('is that of the lock file', () => {
    const lock = JSON.parse(read('package-lock.json')) as {
      version: string;
      packages: Record<string, Manifest>;
    };
    expect([lock.version, lock.packages['']?.version]).toEqual([version, version]);
  });
});

describe('the changes of a release', () => {
  const CHANGES =
    '# Changelog\n\n## Unreleased\n\n### Added\n\n- One.\n\n## 0.1.0 (2026-11-01)\n\n- Old.\n';

  it('get its version and date, and leave nothing unreleased', () => {
    const released = releaseChanges(CHANGES, '0.2.0', '2026-12-01');
    expect(released).toBe(
      CHANGES.replace('## Unreleased\n', '## Unreleased\n\n## 0.2.0 (2026-12-01)\n'),
    );
    expect(() => releaseChanges(released, '0.3.0', '2026-12-02')).toThrow('no changes');
  });

  it('may be the first ones, and must be there', () => {
    expect(releaseChanges('## Unreleased\n\n- One.\n', '1.0.0', '2026-12-01')).toBe(
      '## Unreleased\n\n## 1.0.0 (2026-12-01)\n\n- One.\n',
    );
    for (const empty of [
      '# Changelog\n',
      '## Unreleased\n',
      '## Unreleased\n\n## 0.1.0\n\n- Old.\n',
    ])
      expect(() => releaseChanges(empty, '1.0.0', '2026-12-01')).toThrow('no changes');
  });
});
