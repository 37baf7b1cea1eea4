import { notFound } from '@marquee/domain';
import { createInputReader, getCaller, methodNotAllowed, type Limits } from '@marquee/http';
import { createCorrection, submitEvent } from '@marquee/operations';
import { h } from '@marquee/ui';
import express, { type Request, type Response, type Router } from 'express';
import { ownForm, readFields } from '../account/forms.ts';
import { sendPage, showProblems } from '../account/send-page.ts';
import type { Dependencies } from '../dependencies.ts';
import { pageHeaders } from '../page-headers.ts';
import { readParams } from '../read-params.ts';
import { ReportPage, SubmitPage, ThanksPage } from './report-pages.ts';

const report = createInputReader(createCorrection.input);
const submission = createInputReader(submitEvent.input);

/** Forms that report faults of events and submit events. They need no account. */
export function reportRoutes(deps: Dependencies, limits: Pick<Limits, 'burst' | 'write'>): Router {
  const router = express.Router({ caseSensitive: true });
  const show = (handler: (req: Request, res: Response) => Promise<void>) => showProblems(deps, handler);
  const { web } = deps.addresses;
  const headers = pageHeaders();
  router.get('/report/:slug', limits.burst, headers, show((req, res) => showReport(deps, req, res))); // prettier-ignore
  router.post('/report/:slug', headers, ownForm(web), limits.write, show((req, res) => storeReport(deps, req, res))); // prettier-ignore
  router.get('/submit', limits.burst, headers, show((req, res) => sendPage(deps, { req, res }, submitPage()))); // prettier-ignore
  router.post('/submit', headers, ownForm(web), limits.write, show((req, res) => storeSubmission(deps, req, res))); // prettier-ignore
  router.all(['/report/:slug', '/submit'], methodNotAllowed(['GET', 'POST'], limits.burst));
  return router;
}

const submitPage = () => ({ title: 'Submit an event', body: h(SubmitPage, null) });

const readSlug = (req: Request): string => (readParams(req)['slug'] ?? '').toLowerCase();

async function showReport(deps: Dependencies, req: Request, res: Response): Promise<void> {
  const event = await deps.events.find(readSlug(req));
  if (!event) throw notFound('event', readSlug(req));
  const body = h(ReportPage, { title: event.title, slug: event.slug });
  await sendPage(deps, { req, res }, { title: 'Report a fault', body });
}

async function storeReport(deps: Dependencies, req: Request, res: Response): Promise<void> {
  const { other_event = '', ...fields } = readFields(req);
  const input = report.parseFields({ ...fields, event: readSlug(req), other_event: lastPart(other_event) });
  const { id } = await createCorrection.run({ ...deps, caller: getCaller(res) }, input);
  await sendPage(deps, { req, res }, { title: 'Thank you', body: h(ThanksPage, { id }) });
}

/** "https://example.com/e/some-event?locale=de" names the event "some-event". */
const lastPart = (address: string): string =>
  address
    .trim()
    .replace(/[?#].*$/s, '')
    .replace(/\/+$/, '')
    .replace(/^.*\//s, '');

async function storeSubmission(deps: Dependencies, req: Request, res: Response): Promise<void> {
  const { id } = await submitEvent.run({ ...deps, caller: getCaller(res) }, submission.parseFields(readFields(req)));
  await sendPage(deps, { req, res }, { title: 'Thank you', body: h(ThanksPage, { id }) });
}
