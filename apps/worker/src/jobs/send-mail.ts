import { z } from 'zod';
import type { Job } from '../queue/index.ts';
import type { JobDeps } from './job-deps.ts';

const SendMail = z.object({ mail_id: z.uuid() });

export const sendMail = ({ logger, mailSender }: JobDeps): Job => ({
  run: async (payload, attempt) => {
    const { mail_id } = SendMail.parse(payload);
    const outcome = await mailSender.send(mail_id, attempt);
    logger.info({ mail_id }, `mail.${outcome}`);
  },
});
