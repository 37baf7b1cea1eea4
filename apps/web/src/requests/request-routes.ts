import {
  createInputReader,
  getCaller,
  HTML_TYPE,
  methodNotAllowed,
  sendCacheable,
  toTextBody,
  type Limits,
} from '@marquee/http';
import { adviseCity, checkNames, createArtistDemand } from '@marquee/operations';
import express, { type Request, type Response, type Router } from 'express';
import { ownForm, readFields } from '../account/forms.ts';
import {
  personalContext,
  sendPersonal,
  showProblems,
  type Handler,
} from '../account/send-page.tsx';
import { ASK_PATH } from '../components/links.ts';
import type { Dependencies } from '../dependencies.ts';
import { renderDocument, scriptPolicy } from '../document.tsx';
import { pageHeaders } from '../page-headers.ts';
import { parsePageRequest } from '../page-request.ts';
import { showPage } from '../page-routes.ts';
import { countedPage, requestPage } from './request-pages.tsx';

const reader = createInputReader(createArtistDemand.input);

/** The form to request an artist in a city. It counts like POST /demand-it of the API. */
export function requestRoutes(
  deps: Dependencies,
  { burst, write }: Pick<Limits, 'burst' | 'write'>,
): Router {
  const router = express.Router({ caseSensitive: true });
  const headers = pageHeaders(scriptPolicy);
  const showForm: Handler = (req, res) => showRefused(deps, req, res);
  const count = showProblems(deps, (req, res) => countDemand(deps, req, res), showForm);
  router.get(ASK_PATH, burst, headers, showPage(requestPage, deps));
  router.post(ASK_PATH, headers, ownForm(deps.addresses.web), write, count);
  router.all(ASK_PATH, methodNotAllowed(['GET', 'POST'], burst));
  return router;
}

/** Shows the form again with what was sent. */
async function showRefused(deps: Dependencies, req: Request, res: Response): Promise<void> {
  const context = personalContext(deps, { req, res });
  await sendPersonal({ req, res }, await requestPage.load(deps, new Map(), context), context);
}

async function countDemand(deps: Dependencies, req: Request, res: Response): Promise<void> {
  const { context } = parsePageRequest(req, { addresses: deps.addresses, now: deps.now() });
  const { user_email = '', ...fields } = readFields(req);
  const isNotified = user_email.trim() !== '';
  const notification = isNotified ? { user_email, notify_me: true } : {};
  const input = reader.parseFields({
    ...fields,
    ...notification,
    locale: context.translator.locale,
  });
  await checkNames(deps, input, fields);
  const advice = await adviseCity(deps, input);
  const counted = await createArtistDemand.run({ ...deps, caller: getCaller(res) }, input);
  const known = await deps.places.findKnownCity({
    name: input.city,
    country_code: input.country_code ?? null,
  });
  const hasPage = (await deps.names.findArtistId(counted.artist.slug)) !== null;
  const here = { path: ASK_PATH, query: { artist: counted.artist.name, city: input.city } };
  const named = { ...context, here, nameCity: await deps.places.findCityNaming() };
  const text = renderDocument(
    countedPage({ counted, city: known?.city ?? null, isNotified, hasPage, advice }, named),
    named,
  );
  await sendCacheable(req, res, { ...toTextBody({ type: HTML_TYPE, text }), audience: 'no_one' });
}
