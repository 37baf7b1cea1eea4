// npm run release -- 0.2.0: sets the version of all projects and files, and dates the changes in
// CHANGELOG.md. It commits nothing.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  describePrevious,
  releaseChanges,
  VERSIONED_FILES,
  versionsIn,
  withVersion,
} from './release/versioned-files.ts';

const ROOT = join(import.meta.dirname, '..');
const version = process.argv[2] ?? '';
if (!/^\d+\.\d+\.\d+$/.test(version)) {
  process.stderr.write('State the version: npm run release -- 0.2.0\n');
  process.exit(1);
}

function change(path: string, edit: (text: string) => string): void {
  writeFileSync(join(ROOT, path), edit(readFileSync(join(ROOT, path), 'utf8')));
}

const [replaced] = versionsIn(readFileSync(join(ROOT, 'package.json'), 'utf8'), [
  /("version": ")([^"]+)/,
]);
if (replaced !== undefined && replaced !== version) {
  const tag = `v${replaced}^{commit}`; // fails without the tag: run git fetch --tags
  const commit = execFileSync('git', ['rev-parse', '--verify', tag], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  change('e2e/previous-release.json', () => describePrevious(replaced, commit.trim()));
}
change('CHANGELOG.md', (text) =>
  releaseChanges(text, version, new Date().toISOString().slice(0, 10)),
);
for (const [path, patterns] of VERSIONED_FILES)
  change(path, (text) => withVersion(text, patterns, version));
execFileSync('npx', ['nx', 'release', 'version', version], { cwd: ROOT, stdio: 'inherit' });
process.stdout.write(
  `Next: npm run client, npm run manifests, npm test, commit, then push the tag v${version}. See CONTRIBUTING.md.\n`,
);
