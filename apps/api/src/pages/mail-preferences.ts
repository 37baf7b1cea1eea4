import { unknownLink } from '@marquee/domain';
import { methodNotAllowed, untimed, type Limits } from '@marquee/http';
import { OPTIONAL_MAILS, optionalMailLabel, readMailsOff, type OptionalMail } from '@marquee/mail';
import { Choice, h } from '@marquee/ui';
import express, { type Request, type Router } from 'express';
import type { Dependencies } from '../dependencies.ts';
import type { MailPageTexts } from './mail-page-texts.ts';
import { textPage } from './text-page.ts';
import { readToken, showPage, TokenForm } from './token-link.ts';

const PATH = '/mail/preferences';

/** Serves /mail/preferences: the link in each mail to turn kinds of mails on and off. */
export function mailPreferencePages(
  { mailOptOuts, emailHasher, addresses }: Pick<Dependencies, 'mailOptOuts' | 'emailHasher' | 'addresses'>,
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
      return preferencesPage(token, await mailOptOuts.list(hash), texts);
    }),
  );
  router.post(PATH, burst, untimed(express.urlencoded({ extended: false, limit: '4kb' })), (req, res) =>
    showPage({ req, res, site: addresses }, async (texts) => {
      const { hash } = readRecipient(req);
      const off = readMailsOff(Object(req.body) as Record<string, unknown>);
      await mailOptOuts.replace(hash, off);
      return textPage(texts.t('yourMails'), h('p', null, describe(off, texts)));
    }),
  );
  router.all(PATH, methodNotAllowed(['GET', 'POST'], burst));
  return router;
}

const preferencesPage = (token: string, off: string[], { t, translator, inLanguage }: MailPageTexts) =>
  textPage(
    t('yourMails'),
    h('p', null, t('mailsText')),
    h(
      TokenForm,
      { action: inLanguage('preferences'), token, label: t('save') },
      OPTIONAL_MAILS.map((kind) =>
        h(
          'p',
          { key: kind },
          h(
            Choice,
            { type: 'checkbox', name: `mail_${kind}`, value: '1', isChecked: !off.includes(kind) },
            optionalMailLabel(kind, translator.language),
          ),
        ),
      ),
    ),
  );

function describe(off: OptionalMail[], { t, translator: { language, locale } }: MailPageTexts): string {
  if (off.length === 0) return t('allOn');
  const labels = off.map((kind) => optionalMailLabel(kind, language));
  return t('areOff', { mails: new Intl.ListFormat(locale, { type: 'unit', style: 'long' }).format(labels) });
}
