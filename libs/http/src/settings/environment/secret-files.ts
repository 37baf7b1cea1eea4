import { readFileSync } from 'node:fs';

const isSecret = (name: string): boolean =>
  /_(SECRETS?|KEY|TOKEN|CLIENT_ID|APP_ID)$|^(DATABASE|NATS|REDIS|SMTP)_(\w+_)?URLS?$/.test(name);

/** Returns the `*_FILE` variants of the settings that are secrets. */
export const fileVariants = (names: string[]): string[] =>
  names.filter(isSecret).map((name) => `${name}_FILE`);

/**
 * Replaces each `NAME_FILE` by `NAME` with the contents of the file, without trailing line breaks.
 * Problems name only the variable, because its value can be the secret itself in the wrong
 * variable.
 */
export function readSecretFiles(given: Map<string, string>, names: string[]) {
  const values = new Map(given);
  const problems = new Map<string, string>();
  for (const name of names.filter(isSecret)) {
    const path = given.get(`${name}_FILE`);
    if (path === undefined) continue;
    values.delete(`${name}_FILE`);
    const { value, problem } = given.has(name) ? { problem: BOTH(name) } : readSecret(path);
    if (value !== undefined) values.set(name, value);
    if (problem !== undefined) problems.set(name, `${name}_FILE ${problem}`);
  }
  return { values, problems };
}

const BOTH = (name: string) => `and ${name} are both set; keep one of them`;

function readSecret(path: string): { value?: string; problem?: string } {
  try {
    const value = readFileSync(path, 'utf8').replace(/[\r\n]+$/, '');
    return value === '' ? { problem: 'names an empty file' } : { value };
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '';
    return { problem: `names a file that cannot be read${code}` };
  }
}
