import { type Limits, methodNotAllowed, sendCacheable, toTextBody } from '@marquee/http';
import express, { type RequestHandler, type Router } from 'express';
import type { Dependencies } from '../dependencies.ts';
import { builderPage } from '../page-headers.ts';
import { builderDocument } from './builder-page.tsx';
import { createBuilderTranslator } from './builder-translator.ts';
import { WidgetOptions } from './widget-options.ts';

const isOption = (name: string) => Object.hasOwn(WidgetOptions.shape, name) || name === 'language';

/** GET /: the builder. */
export function builderRoutes(
  { addresses, assets }: Dependencies,
  { burst }: Pick<Limits, 'burst'>,
): Router {
  const router = express.Router();
  const show: RequestHandler = async (req, res) => {
    const given = Object.fromEntries(new URLSearchParams(req.url.split('?')[1]));
    const options = WidgetOptions.parse(given);
    const unknown = Object.keys(given).filter((name) => !isOption(name));
    const text = builderDocument({
      options,
      unknown,
      addresses,
      assets,
      translator: createBuilderTranslator(req),
    });
    await sendCacheable(req, res, {
      ...toTextBody({ type: 'text/html; charset=utf-8', text }),
      audience: 'everyone',
    });
  };
  router.get('/', burst, builderPage(), show);
  router.all('/', methodNotAllowed(['GET'], burst));
  return router;
}
