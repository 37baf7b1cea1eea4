import { z } from 'zod';

const NAMED = /^\s*(?<name>[^<>"\p{Cc}]*?)\s*<(?<address>[^\s<>@,;"]+@[^\s<>@,;"]+)>\s*$/u;
const BARE = /^(?<address>[^\s<>@,;"]+@[^\s<>@,;"]+)$/;

/** The sender of mails: `Name <address>` or an address. */
const MailFrom = z.string().transform((text, context) => {
  const { name = '', address } = (NAMED.exec(text) ?? BARE.exec(text))?.groups ?? {};
  if (address !== undefined) return { name, address };
  context.addIssue({
    code: 'custom',
    message: 'must be an address or a name with one, e.g. Marquee <hello@example.com>',
  });
  return z.NEVER;
});

/** Production requires MAIL_FROM if there is a mail server. */
export const MAIL_ENVIRONMENT = {
  SMTP_URL: z
    .url({
      protocol: /^smtps?$/,
      hostname: /./,
      error: 'must be an SMTP server, e.g. smtps://user:password@mail.example.com',
    })
    .optional(),
  MAIL_FROM: MailFrom.prefault('Marquee <marquee@localhost>'),
};
