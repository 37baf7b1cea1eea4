import { join, resolve } from 'node:path';
import type { SendMailOptions } from 'nodemailer';
import { openMailFolder } from './mail-folder.ts';
import { openSmtp } from './smtp.ts';

export interface MailTransport {
  /** Where mails go, for people; without a password. */
  target: string;
  /** Resolves once the message is taken for good. The signal gives it up. */
  deliver: (message: SendMailOptions, signal: AbortSignal) => Promise<void>;
  close: () => void;
}

/** An SMTP server, or without one the folder `outbox` of the data folder. Nothing is connected or made before the first mail. */
export const openTransport = ({
  smtpUrl,
  dataFolder,
}: {
  smtpUrl: string | undefined;
  dataFolder: string;
}): MailTransport => (smtpUrl === undefined ? openMailFolder(resolve(join(dataFolder, 'outbox'))) : openSmtp(smtpUrl));
