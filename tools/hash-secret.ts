import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const SECRET_BYTES = 32;

/**
 * Returns the secret of this data folder (`hash-secret`, mode 0600), and creates it on first use.
 */
export async function readHashSecret(folder: string): Promise<string> {
  const file = join(folder, 'hash-secret');
  const existing = await read(file);
  if (existing !== null) return existing;
  await mkdir(folder, { recursive: true });
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, `${randomBytes(SECRET_BYTES).toString('hex')}\n`, { mode: 0o600 });
  try {
    await link(draft, file); // atomic: the first caller wins, and all read its secret
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error;
  } finally {
    await rm(draft, { force: true });
  }
  return (await read(file)) ?? '';
}

async function read(file: string): Promise<string | null> {
  try {
    const secret = (await readFile(file, 'utf8')).trim();
    if (secret.length < SECRET_BYTES)
      throw new Error(
        `${file} is damaged. Restore it from a backup, or delete it: the next start creates a new secret.`,
      );
    return secret;
  } catch (error) {
    if (isCode(error, 'ENOENT')) return null;
    throw error;
  }
}

const isCode = (error: unknown, code: string) =>
  error instanceof Error && 'code' in error && error.code === code;
