import { methodNotAllowed, untimed, type Limits } from '@marquee/http';
import { checkKeyLink, confirmApiKey } from '@marquee/operations';

import express, { type Request, type Router } from 'express';
import type { Dependencies } from './dependencies.ts';
import { textPage } from './pages/text-page.ts';
import { showPage, readToken, TokenForm } from './pages/token-link.tsx';

/** A form without a preference gets the page. */
const prefersJson = (req: Request): boolean =>
  req.accepts(['text/html', 'application/json']) === 'application/json';

/** Serves /keys/confirm: the page behind the link of a mail. */
export function keyPages(deps: Dependencies, { burst }: Pick<Limits, 'burst'>): Router {
  const router = express.Router();
  router.get('/keys/confirm', burst, (req, res) =>
    showPage({ req, res, site: deps.addresses }, async ({ t, inLanguage }) => {
      const token = readToken(req);
      const { existing_key_ending: ending } = await checkKeyLink.run(deps, { token });
      const label = ending === null ? t('confirmKey') : t('keepKey', { ending });
      return textPage(
        t('confirmTitle'),
        <p>{ending === null ? t('keyText') : t('keepKeyText', { ending })}</p>,
        <TokenForm action={inLanguage('confirm')} token={token} label={label} />,
      );
    }),
  );
  router.post(
    '/keys/confirm',
    burst,
    untimed(express.urlencoded({ extended: false, limit: '2kb' })),
    async (req, res, next) => {
      if (!req.is('application/x-www-form-urlencoded')) {
        next();
        return;
      }
      if (prefersJson(req)) {
        const key = await confirmApiKey.run(deps, { token: readToken(req) });
        res.set('Cache-Control', 'private, no-store').json({ ok: true, ...key });
        return;
      }
      await showPage({ req, res, site: deps.addresses }, async ({ t, translator: { locale } }) => {
        const confirmed = await confirmApiKey.run(deps, { token: readToken(req), locale });
        const { api_key, tier, key_ending: ending } = confirmed;
        if (api_key === null)
          return textPage(
            t('keyConfirmedTitle'),
            <p>{t('keyConfirmedText', { ending })}</p>,
            <p>{t('keyUse', { tier })}</p>,
          );
        return textPage(
          t('yourKey'),
          <p>{t('keyShown')}</p>,
          <p>
            <code dir="ltr">{api_key}</code>
          </p>,
          <p>{t('keyUse', { tier })}</p>,
        );
      });
    },
  );
  router.all('/keys/confirm', methodNotAllowed(['GET', 'POST'], burst));
  return router;
}
