// What CI runs after `npm ci`: the tests, the checks, and the tests with browsers and bundles.
// Ends with `N passed, N failed` of all of them.
import { spawn } from 'node:child_process';
import { once } from 'node:events';

const COMMANDS = [['test'], ['run', 'check'], ['run', 'test:browser']];

let [passed, failed] = [0, 0];
for (const command of COMMANDS) {
  const counts = await run(command);
  passed += counts.passed;
  failed += counts.failed;
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

/** Runs a command of npm and reads the counts in its last line. Prints its output. */
async function run(command: string[]): Promise<{ passed: number; failed: number }> {
  const startedAt = Date.now();
  const child = spawn('npm', command, { stdio: ['ignore', 'pipe', 'inherit'] });
  let end = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    process.stdout.write(text);
    end = (end + text).slice(-1_000);
  });
  const [code] = (await once(child, 'close')) as [number | null];
  const [, passes = '0', failures = '0'] = /(\d+) passed, (\d+) failed\s*$/.exec(end) ?? [];
  console.log(`npm ${command.join(' ')}: ${((Date.now() - startedAt) / 1000).toFixed(0)} s`);
  return { passed: Number(passes), failed: Math.max(Number(failures), code === 0 ? 0 : 1) };
}
