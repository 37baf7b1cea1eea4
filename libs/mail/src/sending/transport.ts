import { join, resolve } from 'node:path';
import { openMailFolder } from './mail-folder.ts';
import type { MailTransport } from './mail-transport.ts';
import { openSmtp } from './smtp.ts';

/**
 * Opens an SMTP server, or the folder `outbox` of the data folder without one. Connects on the
 * first mail.
 */
export const openTransport = ({
  smtpUrl,
  dataFolder,
}: {
  smtpUrl: string | undefined;
  dataFolder: string;
}): MailTransport =>
  smtpUrl === undefined ? openMailFolder(resolve(join(dataFolder, 'outbox'))) : openSmtp(smtpUrl);
