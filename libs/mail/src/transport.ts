import { join, resolve } from 'node:path';
import type { SendMailOptions } from 'nodemailer';
import { openMailFolder } from './mail-folder.ts';
import { openSmtp } from './smtp.ts';

export interface MailTransport {
  /** Describes the destination in logs, without a password. */
  target: string;
  /** Resolves when the server has accepted the message. The signal aborts it. */
  deliver: (message: SendMailOptions, signal: AbortSignal) => Promise<void>;
  close: () => void;
}

/** Opens an SMTP server, or the folder `outbox` of the data folder without one. Connects on the first mail. */
export const openTransport = ({
  smtpUrl,
  dataFolder,
}: {
  smtpUrl: string | undefined;
  dataFolder: string;
}): MailTransport => (smtpUrl === undefined ? openMailFolder(resolve(join(dataFolder, 'outbox'))) : openSmtp(smtpUrl));
