import type { ClickRepository, MailRepository } from '@marquee/database';
import type { createLogger } from '@marquee/http';
import type { Job, Lane } from '@marquee/jobs';
import type { MailSender } from '@marquee/mail';
import { z } from 'zod';

interface JobDeps {
  logger: ReturnType<typeof createLogger>;
  mails: Pick<MailRepository, 'cleanUp'>;
  clicks: Pick<ClickRepository, 'forgetAddresses'>;
  mailSender: MailSender;
}

/** What the worker does, by the names under which jobs are added. Jobs of one lane wait for each other only. */
export const lanesOf = (deps: JobDeps): Lane[] => [
  { concurrency: 5, jobs: { send_mail: sendMail(deps) } },
  { concurrency: 1, jobs: { clean_up: cleanUp(deps) } },
];

const SendMail = z.object({ mail_id: z.uuid() });

const sendMail = ({ logger, mailSender }: JobDeps): Job => ({
  run: async (payload, attempt) => {
    const { mail_id } = SendMail.parse(payload);
    const outcome = await mailSender.send(mail_id, attempt);
    logger.info({ mail_id }, `mail.${outcome}`);
  },
});

const cleanUp = ({ logger, mails, clicks }: JobDeps): Job => ({
  schedule: '17 3 * * *',
  run: async () => {
    const done = { mails: await mails.cleanUp(), addresses: await clicks.forgetAddresses() };
    logger.info(done, 'clean_up.done');
  },
});
