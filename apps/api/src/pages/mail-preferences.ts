import { unknownLink } from '@marquee/domain';
import { methodNotAllowed, untimed, type Limits } from '@marquee/http';
import { OPTIONAL_MAILS, readMailsOff } from '@marquee/mail';
import { Choice, h } from '@marquee/ui';
import express, { type Request, type Router } from 'express';
import type { Dependencies } from '../dependencies.ts';
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
    showPage({ res, site: addresses }, async () => {
      const { token, hash } = readRecipient(req);
      return preferencesPage(token, await mailOptOuts.list(hash));
    }),
  );
  router.post(PATH, burst, untimed(express.urlencoded({ extended: false, limit: '4kb' })), (req, res) =>
    showPage({ res, site: addresses }, async () => {
      const { hash } = readRecipient(req);
      const off = readMailsOff(Object(req.body) as Record<string, unknown>);
      await mailOptOuts.replace(hash, off);
      return textPage('Your mails', h('p', null, describe(off)));
    }),
  );
  router.all(PATH, methodNotAllowed(['GET', 'POST'], burst));
  return router;
}

const preferencesPage = (token: string, off: string[]) =>
  textPage(
    'Your mails',
    h('p', null, 'Choose the mails that this address may get. Mails that answer what you do, such as a link to sign in, are always sent.'), // prettier-ignore
    h(
      TokenForm,
      { action: 'preferences', token, label: 'Save' },
      OPTIONAL_MAILS.map(({ kind, label }) =>
        h(
          'p',
          { key: kind },
          h(Choice, { type: 'checkbox', name: `mail_${kind}`, value: '1', isChecked: !off.includes(kind) }, label),
        ),
      ),
    ),
  );

function describe(off: string[]): string {
  if (off.length === 0) return 'Saved. All mails are on.';
  const labels = OPTIONAL_MAILS.filter(({ kind }) => off.includes(kind)).map(({ label }) => label);
  return `Saved. These mails are off: ${labels.join('; ')}.`;
}
