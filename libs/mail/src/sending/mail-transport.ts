import type { SendMailOptions } from 'nodemailer';

export interface MailTransport {
  /** Describes the destination in logs, without a password. */
  target: string;
  /** Resolves when the server has accepted the message. The signal aborts it. */
  deliver: (message: SendMailOptions, signal: AbortSignal) => Promise<void>;
  close: () => void;
}
