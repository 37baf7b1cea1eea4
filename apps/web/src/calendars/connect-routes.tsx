import { notFound } from '@marquee/domain';
import { createInputReader, getCaller, methodNotAllowed, type Limits } from '@marquee/http';
import { previewCalendar } from '@marquee/operations';
import express, { type Request, type Response, type Router } from 'express';
import { ownForm, readFields } from '../account/forms.ts';
import {
  keepEntries,
  ownAddress,
  sendPage,
  showProblems,
  type Handler,
} from '../account/send-page.tsx';
import { CONNECT_PATH } from '../components/links.ts';
import type { Dependencies } from '../dependencies.ts';
import { scriptPolicy } from '../document.tsx';
import { pageHeaders } from '../page-headers.ts';
import { readParams } from '../read-params.ts';
import { ConnectPage, LatePage, PreviewPage } from './connect-pages.tsx';

const RELOAD_S = 3;
const LATE_RELOAD_S = 30;
/** The page states that it takes half a minute. */
const LATE_AFTER_MS = 45_000;
/** A table of 50,000 characters, each of up to nine when encoded. */
const TABLE_KB = 512;
const input = createInputReader(previewCalendar.input);

/**
 * The pages on which an organiser names a calendar and sees what is in it. They need no account.
 */
export function connectRoutes(
  deps: Dependencies,
  { burst, write }: Pick<Limits, 'burst' | 'write'>,
): Router {
  const router = express.Router({ caseSensitive: true });
  const headers = pageHeaders(scriptPolicy);
  const showForm: Handler = (req, res) =>
    sendPage(deps, { req, res }, { title: 'connectCalendar', body: <ConnectPage /> });
  const store = showProblems(deps, (req, res) => storeCalendar(deps, req, res), showForm);
  const show = showProblems(deps, (req, res) => showPreview(deps, req, res));
  router.get(CONNECT_PATH, burst, headers, showProblems(deps, showForm));
  router.post(
    CONNECT_PATH,
    headers,
    ownForm(deps.addresses.web, { maxKb: TABLE_KB }),
    write,
    store,
    keepEntries(deps, showForm),
  );
  router.get(`${CONNECT_PATH}/:id`, burst, headers, show);
  router.all(CONNECT_PATH, methodNotAllowed(['GET', 'POST'], burst));
  router.all(`${CONNECT_PATH}/:id`, methodNotAllowed(['GET'], burst));
  return router;
}

async function storeCalendar(deps: Dependencies, req: Request, res: Response): Promise<void> {
  const { is_owner = '0', ...fields } = readFields(req);
  const calendar = input.parseFields({ ...fields, is_owner });
  const { id } = await previewCalendar.run({ ...deps, caller: getCaller(res) }, calendar);
  const page = ownAddress(deps, { req, res }, { goTo: `${CONNECT_PATH}/${id}` });
  res.set('Cache-Control', 'no-store').redirect(303, page);
}

/** The owner of a connected calendar sees it in the account. */
async function showPreview(deps: Dependencies, req: Request, res: Response): Promise<void> {
  const { id = '' } = readParams(req);
  const calendar = await deps.calendars.find(id);
  if (!calendar || calendar.owner) throw notFound('calendar', id);
  const isReading = calendar.state === 'reading';
  const isLate = isReading && deps.now().getTime() - calendar.created_at.getTime() > LATE_AFTER_MS;
  if (isReading) res.set('Refresh', String(isLate ? LATE_RELOAD_S : RELOAD_S));
  const body = isLate ? (
    <LatePage hasWorker={await deps.operations.hasWorker()} />
  ) : (
    <PreviewPage calendar={calendar} />
  );
  await sendPage(deps, { req, res }, { title: 'connectCalendar', body });
}
