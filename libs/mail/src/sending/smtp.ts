import { createTransport } from 'nodemailer';
import type { MailTransport } from './mail-transport.ts';

const TIMEOUTS = {
  dnsTimeout: 5_000,
  connectionTimeout: 5_000,
  greetingTimeout: 5_000,
  socketTimeout: 15_000,
};

export function openSmtp(url: string): MailTransport {
  // No requeues, because the server may have accepted the mail before the connection broke.
  const pool = createTransport({ url, pool: true, maxConnections: 5, maxRequeues: 0, ...TIMEOUTS });
  const { protocol, host } = new URL(url);
  return {
    target: `${protocol}//${host}`,
    deliver: async (message, signal) => {
      await pool.sendMail({ ...message, signal });
    },
    close: () => {
      pool.close();
    },
  };
}
