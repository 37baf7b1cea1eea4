import { notFound, parseCountryCode } from '@marquee/domain';
import { createInputReader, getCaller, methodNotAllowed, type Limits } from '@marquee/http';
import { checkNames, createCorrection, submitEvent } from '@marquee/operations';

import express, { type Request, type Response, type Router } from 'express';
import { ownForm, readFields } from '../account/forms.ts';
import {
  keepEntries,
  personalContext,
  sendPage,
  showProblems,
  type Handler,
} from '../account/send-page.tsx';
import type { Dependencies } from '../dependencies.ts';
import { scriptPolicy } from '../document.tsx';
import { pageHeaders } from '../page-headers.ts';
import { readParams } from '../read-params.ts';
import { ReportPage, SubmitPage, ThanksPage } from './report-pages.tsx';

const reportInput = createInputReader(createCorrection.input);
const submissionInput = createInputReader(submitEvent.input);

/** Forms that report faults of events and submit events. They need no account. */
export function reportRoutes(deps: Dependencies, limits: Pick<Limits, 'burst' | 'write'>): Router {
  const router = express.Router({ caseSensitive: true });
  const { burst, write } = limits;
  const headers = pageHeaders();
  const own = ownForm(deps.addresses.web);
  const showReportForm: Handler = (req, res) => showReport(deps, req, res);
  const showSubmitForm: Handler = (req, res) => sendPage(deps, { req, res }, SUBMIT);
  const report = showProblems(deps, (req, res) => storeReport(deps, req, res), showReportForm);
  const submit = showProblems(deps, (req, res) => storeSubmission(deps, req, res), showSubmitForm);
  router.get('/report/:slug', burst, headers, showProblems(deps, showReportForm));
  const keepReport = keepEntries(deps, showReportForm);
  router.post('/report/:slug', headers, own, write, report, keepReport);
  const scripted = pageHeaders(scriptPolicy);
  router.get('/submit', burst, scripted, showProblems(deps, showSubmitForm));
  router.post('/submit', scripted, own, write, submit, keepEntries(deps, showSubmitForm));
  router.all(['/report/:slug', '/submit'], methodNotAllowed(['GET', 'POST'], burst));
  return router;
}

const SUBMIT = { title: 'submitEvent', body: <SubmitPage /> } as const;

const readSlug = (req: Request): string => (readParams(req)['slug'] ?? '').toLowerCase();

async function showReport(deps: Dependencies, req: Request, res: Response): Promise<void> {
  const event = await deps.events.find(readSlug(req));
  if (!event) throw notFound('event', readSlug(req));
  const body = <ReportPage title={event.title} slug={event.slug} />;
  await sendPage(deps, { req, res }, { title: 'reportFault', body });
}

async function storeReport(deps: Dependencies, req: Request, res: Response): Promise<void> {
  const { other_event = '', ...fields } = readFields(req);
  const { locale } = personalContext(deps, { req, res }).translator;
  const input = reportInput.parseFields({
    ...fields,
    event: readSlug(req),
    other_event: lastPart(other_event),
    locale,
  });
  const { id } = await createCorrection.run({ ...deps, caller: getCaller(res) }, input);
  await sendPage(
    deps,
    { req, res },
    { title: 'thankYou', body: <ThanksPage id={id} slug={readSlug(req)} /> },
  );
}

/** "https://example.com/e/some-event?locale=de" names the event "some-event". */
const lastPart = (address: string): string =>
  address
    .trim()
    .replace(/[?#].*$/s, '')
    .replace(/\/+$/, '')
    .replace(/^.*\//s, '');

async function storeSubmission(deps: Dependencies, req: Request, res: Response): Promise<void> {
  const { locale } = personalContext(deps, { req, res }).translator;
  const input = submissionInput.parseFields({ ...readFields(req), locale });
  const country_code = parseCountryCode(input.country) ?? undefined;
  await checkNames(deps, { city: input.city, country_code }, readFields(req));
  const { id } = await submitEvent.run({ ...deps, caller: getCaller(res) }, input);
  await sendPage(deps, { req, res }, { title: 'thankYou', body: <ThanksPage id={id} /> });
}
