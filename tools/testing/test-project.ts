// nx test <project>: runs the tests of one project and writes jest's report to dist/test.
// Usage: node tools/testing/test-project.ts <folder> [paths or options for jest]
import { spawn } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const [folder = '', ...rest] = process.argv.slice(2);
const report = join(ROOT, 'dist/test', `${folder}.json`);

await mkdir(dirname(report), { recursive: true });
const jest = join(ROOT, 'node_modules/jest/bin/jest.js');
const tests = rest.length > 0 ? rest : [`${folder}/`];
const args = [jest, '--passWithNoTests', '--json', `--outputFile=${report}`, ...tests];
// In a process group of its own: a process that a failed test leaves behind would keep Nx waiting for the end of the output.
const child = spawn(process.execPath, args, { cwd: ROOT, stdio: 'inherit', detached: true });
const endGroup = () => {
  try {
    process.kill(-Number(child.pid), 'SIGKILL');
  } catch {
    // The group has ended.
  }
};
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, endGroup);
child.once('exit', (code) => {
  endGroup();
  process.exitCode = code ?? 1;
});
