// nx test <project>: runs the tests of one project and writes jest's report to dist/test.
// Usage: node tools/testing/test-project.ts <folder> [paths or options for jest]
import { spawnSync } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const [folder = '', ...rest] = process.argv.slice(2);
const report = join(ROOT, 'dist/test', `${folder}.json`);

await mkdir(dirname(report), { recursive: true });
const jest = join(ROOT, 'node_modules/jest/bin/jest.js');
const tests = rest.length > 0 ? rest : [`${folder}/`];
const args = [jest, '--passWithNoTests', '--json', `--outputFile=${report}`, ...tests];
process.exitCode = spawnSync(process.execPath, args, { cwd: ROOT, stdio: 'inherit' }).status ?? 1;
