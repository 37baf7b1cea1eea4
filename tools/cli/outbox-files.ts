import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Returns the .eml files in a folder that are addressed to an e-mail address. */
export async function findOutboxFiles(folder: string, email: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  const found: string[] = [];
  for (const name of names.filter((file) => file.endsWith('.eml'))) {
    const path = join(folder, name);
    const [, recipient = ''] =
      /^To: (?:.*<)?([^<>\r\n]+)>?\r?$/m.exec(await readFile(path, 'utf8')) ?? [];
    if (recipient.toLowerCase() === email.toLowerCase()) found.push(path);
  }
  return found;
}

/** Deletes the .eml files that are addressed to an e-mail address. Returns their number. */
export async function eraseOutboxFiles(folder: string, email: string): Promise<number> {
  const files = await findOutboxFiles(folder, email);
  for (const file of files) await rm(file, { force: true });
  return files.length;
}
