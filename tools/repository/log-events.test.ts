import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const ROOT = join(import.meta.dirname, '../..');
/** A call of a log function up to its last argument, the name of the event. */
const LOG_CALL =
  /\b(?:log(?:ger)?(?:\.\w+|\[[^\]]*\])?|warn)\([^;]*?['`]((?:\$\{\w+\}|[a-z-]+)\.[a-z_]+)['`],?\s*\)/g;
/** The values that a part of a name can have. */
const PARTS: Record<string, string[]> = {
  name: ['api', 'widgets', 'mcp-server', 'worker', 'web'],
  subject: ['request', 'call'],
};

function loggedEvents(): string[] {
  const files = globSync('{apps,libs}/*/src/**/*.{ts,tsx}', {
    cwd: ROOT,
    exclude: ['**/generated/**', '**/*.test.ts'],
  });
  const names = files.flatMap((file) =>
    [...readFileSync(join(ROOT, file), 'utf8').matchAll(LOG_CALL)].map(([, name = '']) => name),
  );
  return [...new Set(names.flatMap(expand))].sort();
}

function expand(name: string): string[] {
  const part = /\$\{(\w+)\}/.exec(name)?.[1];
  return part === undefined
    ? [name]
    : (PARTS[part] ?? []).map((value) => name.replace(`\${${part}}`, value));
}

describe('the log events of the operations guide', () => {
  const guide = readFileSync(join(ROOT, 'docs/operations/monitoring.md'), 'utf8');
  const logs = guide.slice(guide.indexOf('\n## Logs\n'));

  it.each(loggedEvents())('include %s', (event) => expect(logs).toContain(`\`${event}\``));

  it('are found in the code', () =>
    expect(loggedEvents()).toEqual(
      expect.arrayContaining([
        'api.listening',
        'call.failed',
        'database.state',
        'settings.unknown',
      ]),
    ));
});
