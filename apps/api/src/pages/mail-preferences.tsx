import { unknownLink } from '@marquee/domain';
import { methodNotAllowed, untimed, type Limits } from '@marquee/http';
import {
  mailStopText,
  OPTIONAL_MAILS,
  optionalMailLabel,
  readMailsOff,
  type OptionalMail,
} from '@marquee/mail';
import { Choice, HiddenField, Notice, type ComponentChild } from '@marquee/pages';
import express, { type Request, type Router } from 'express';
import type { Dependencies } from '../dependencies.ts';
import type { MailPageTexts } from './mail-page-texts.ts';
import { textPage } from './text-page.ts';
import { readToken, showPage, TokenForm } from './token-link.tsx';

const PATH = '/mail/preferences';

/** Serves /mail/preferences: the link in each mail to turn kinds of mails on and off. */
export function mailPreferencePages(
  {
    mailOptOuts,
    emailHasher,
    addresses,
  }: Pick<Dependencies, 'mailOptOuts' | 'emailHasher' | 'addresses'>,
  { burst }: Pick<Limits, 'burst'>,
): Router {
  const router = express.Router();
  const readRecipient = (req: Request) => {
    const token = readToken(req);
    const hash = emailHasher.verifyMailToken(token, 'mail_preferences');
    if (!hash) throw unknownLink();
    return { token, hash };
  };
  router.get(PATH, burst, (req, res) =>
    showPage({ req, res, site: addresses }, async (texts) => {
      const { token, hash } = readRecipient(req);
      if (await mailOptOuts.isStopped([hash])) return stoppedPage(token, texts);
      return preferencesPage({ token, off: await mailOptOuts.list([hash]) }, texts);
    }),
  );
  router.post(
    PATH,
    burst,
    untimed(express.urlencoded({ extended: false, limit: '4kb' })),
    (req, res) =>
      showPage({ req, res, site: addresses }, async (texts) => {
        const { token, hash } = readRecipient(req);
        const fields = Object(req.body) as Record<string, unknown>;
        if (fields['allow'] === '1') {
          await mailOptOuts.allow([hash]);
          const notice = <Notice>{mailStopText('allowed', texts.translator.language)}</Notice>;
          return preferencesPage({ token, off: await mailOptOuts.list([hash]), notice }, texts);
        }
        if (await mailOptOuts.isStopped([hash])) return stoppedPage(token, texts);
        const off = readMailsOff(fields);
        await mailOptOuts.replace([hash], off);
        return textPage(texts.t('yourMails'), <p>{describe(off, texts)}</p>);
      }),
  );
  router.all(PATH, methodNotAllowed(['GET', 'POST'], burst));
  return router;
}

/** States that all mails are stopped. Its button allows them again. */
const stoppedPage = (token: string, { t, translator: { language }, inLanguage }: MailPageTexts) =>
  textPage(
    t('yourMails'),
    <p>{mailStopText('stopped', language)}</p>,
    <TokenForm
      action={inLanguage('preferences')}
      token={token}
      label={mailStopText('allow', language)}
    >
      <HiddenField name="allow" value="1" />
    </TokenForm>,
  );

interface Choices {
  token: string;
  off: string[];
  /** What was done before. */
  notice?: ComponentChild;
}

const preferencesPage = (
  { token, off, notice }: Choices,
  { t, translator, inLanguage }: MailPageTexts,
) =>
  textPage(
    t('yourMails'),
    notice,
    <p>{t('mailsText')}</p>,
    <TokenForm action={inLanguage('preferences')} token={token} label={t('save')}>
      {OPTIONAL_MAILS.map((kind) => (
        <p key={kind}>
          <Choice type="checkbox" name={`mail_${kind}`} value="1" isChecked={!off.includes(kind)}>
            {optionalMailLabel(kind, translator.language)}
          </Choice>
        </p>
      ))}
    </TokenForm>,
  );

function describe(
  off: OptionalMail[],
  { t, translator: { language, locale } }: MailPageTexts,
): string {
  if (off.length === 0) return t('allOn');
  const labels = off.map((kind) => optionalMailLabel(kind, language));
  return t('areOff', {
    mails: new Intl.ListFormat(locale, { type: 'unit', style: 'long' }).format(labels),
  });
}
