import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { MailTransport } from './mail-transport.ts';

/**
 * Writes each mail to an .eml file named by its time and id. Sending it again overwrites the file.
 */
export function openMailFolder(folder: string): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true });

  async function deliver(mail: SendMailOptions): Promise<void> {
    const { message } = await composer.sendMail(mail);
    const file = join(folder, fileName(mail));
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFile(`${file}.tmp`, message, { mode: 0o600 }); // may contain an API key
    await rename(`${file}.tmp`, file);
  }

  return { target: folder, deliver, close: () => undefined };
}

function fileName({ date, messageId }: SendMailOptions): string {
  const time = new Date(date ?? 0).toISOString().replaceAll(':', '-');
  return `${time}-${messageId?.replace(/^<|@.*$/g, '') ?? ''}.eml`;
}
