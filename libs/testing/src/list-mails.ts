import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Returns the paths of the mails in an outbox, oldest first. A mail that is being written is not
 * one yet.
 */
export async function listMails(outbox: string): Promise<string[]> {
  const names = await readdir(outbox).catch(() => []);
  return names
    .filter((name) => name.endsWith('.eml'))
    .sort()
    .map((name) => join(outbox, name));
}
