import { createTransport } from 'nodemailer';
import type { MailTransport } from './transport.ts';

const TIMEOUTS = { dnsTimeout: 5_000, connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 15_000 };

export function openSmtp(url: string): MailTransport {
  // Not sent again by the pool itself: where a connection broke, the mail may have been taken.
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
