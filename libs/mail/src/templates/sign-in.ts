import type { SignInContent } from '../rendering/content.ts';
import type { MailContext, MailTemplate } from '../rendering/template.ts';

export const signInMail = (
  { token }: SignInContent,
  { links, translator: { t } }: MailContext,
): MailTemplate => ({
  subject: t('signInSubject'),
  blocks: [
    { is: 'text', text: t('signInHello') },
    { is: 'action', label: t('signIn'), url: links.signIn(token) },
    { is: 'text', text: t('signInNote') },
  ],
});
