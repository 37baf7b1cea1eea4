import { methodNotAllowed, untimed, type Limits } from '@marquee/http';
import { checkKeyLink, confirmApiKey } from '@marquee/operations';

import express, { type Router } from 'express';
import type { Dependencies } from './dependencies.ts';
import { textPage } from './pages/text-page.ts';
import { showPage, readToken, TokenForm } from './pages/token-link.tsx';

/** Serves /keys/confirm: the page behind the link of a mail. */
export function keyPages(deps: Dependencies, { burst }: Pick<Limits, 'burst'>): Router {
  const router = express.Router();
  router.get('/keys/confirm', burst, (req, res) =>
    showPage({ req, res, site: deps.addresses }, async ({ t, inLanguage }) => {
      const token = readToken(req);
      await checkKeyLink.run(deps, { token });
      return textPage(
        t('confirmTitle'),
        <p>{t('keyText')}</p>,
        <TokenForm action={inLanguage('confirm')} token={token} label={t('confirmKey')} />,
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
      await showPage({ req, res, site: deps.addresses }, async ({ t, translator: { locale } }) => {
        const { api_key, tier } = await confirmApiKey.run(deps, { token: readToken(req), locale });
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
