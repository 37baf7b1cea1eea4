import type { SignInContent } from '../rendering/content.ts';
import type { MailContext, MailTemplate } from '../rendering/template.ts';

export const signInMail = (
  { token, code, follow }: SignInContent,
  { links, translator: { t } }: MailContext,
): MailTemplate => ({
  subject: follow ? t('followSubject', { name: follow.name }) : t('signInSubject'),
  blocks: [
    { is: 'text', text: follow ? t('followHello', { name: follow.name }) : t('signInHello') },
    follow
      ? {
          is: 'action',
          label: t('followAction', { name: follow.name }),
          url: links.follow(token, follow),
        }
      : { is: 'action', label: t('signIn'), url: links.signIn(token) },
    ...(code === undefined
      ? []
      : [
          {
            is: 'text' as const,
            text: t('signInCode', { code: `${code.slice(0, 3)} ${code.slice(3)}` }),
          },
        ]),
    { is: 'text', text: t('signInNote') },
  ],
});
