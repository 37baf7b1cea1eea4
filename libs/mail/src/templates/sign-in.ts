import type { SignInContent } from '../content.ts';
import type { Links } from '../links.ts';
import type { MailTemplate } from '../template.ts';

export const signInMail = ({ token }: SignInContent, links: Links): MailTemplate => ({
  subject: 'Sign in to Marquee',
  blocks: [
    { is: 'text', text: 'Hello! Someone, most likely you, wants to sign in to Marquee with this address.' },
    { is: 'action', label: 'Sign in', url: links.signIn(token) },
    {
      is: 'text',
      text: 'The link works once and for 15 minutes. The first time, it creates an account for your address. If it was not you, ignore this mail: no one can sign in without this link.',
    },
  ],
});
