import type { Named } from '@marquee/database';
import type { NamedKind } from '@marquee/database/catalogue';
import { isId, notFound } from '@marquee/domain';
import { methodNotAllowed, readQuery, type Limits } from '@marquee/http';
import { findProvenance } from '@marquee/operations';
import { type ComponentChild } from '@marquee/pages';
import express, { type Request, type Response, type Router } from 'express';
import { z } from 'zod';
import { checkFields, ownForm, type FormFields } from '../account/forms.ts';
import { confirmOperator } from '../account/passkeys/confirm-operator.tsx';
import { FRESH_MS, readOperatorSignIn, SIGN_IN_MS } from '../account/passkeys/recent-sign-in.ts';
import { requireOperator } from '../account/passkeys/require-operator.ts';
import { sendPage, showProblems } from '../account/send-page.tsx';
import { rememberPage } from '../account/sign-in/session-cookie.ts';
import { findSignedIn, readOwnForm } from '../account/sign-in/signed-in.ts';
import type { Dependencies } from '../dependencies.ts';
import { pageHeaders } from '../page-headers.ts';
import { readParams } from '../read-params.ts';
import { Calendars } from './calendars-page.tsx';
import { FORMS, type ConsoleForm } from './console-actions.ts';
import { ConsolePage, Log, Runs, Sources } from './console-pages.tsx';
import { DoneNotice } from './done-notice.tsx';
import { Duplicates } from './duplicates-page.tsx';
import { EventEditor } from './event-editor.tsx';
import { FiguresPage } from './figures-page.tsx';
import { FindRecord } from './find-record.tsx';
import { loadFigures } from './load-figures.ts';
import { MAX_PAIRS, NamedPairs } from './named-pairs-page.tsx';
import { Reports } from './reports-page.tsx';
import { VenueEditor } from './venue-editor.tsx';

const MAX_ITEMS = 50;
const MAX_PAGE = 9_999;
const MAX_GROUPS = 10;
/** An older address does not state again what was done. */
const NOTICE_MS = 10 * 60_000;
const COMPARE_MS = 20_000;
const NOTHING = 'nothing';

interface View {
  title: string;
  content: ComponentChild;
}

interface ViewRequest {
  formToken: string;
  /** The parameters of the path. */
  params: Readonly<Record<string, string>>;
  query: ReadonlyMap<string, string>;
  res: Response;
}
type LoadView = (deps: Dependencies, request: ViewRequest) => Promise<View>;

/**
 * The console of operators. For everyone else it does not exist. Each action is written to the log
 * in its transaction.
 */
export function consoleRoutes(deps: Dependencies, { burst }: Pick<Limits, 'burst'>): Router {
  const router = express.Router({ caseSensitive: true });
  const { web } = deps.addresses;
  for (const [path, load] of Object.entries(VIEWS))
    router.get(path, burst, pageHeaders(), showProblems(deps, showView(deps, load)));
  for (const [path, form] of Object.entries(FORMS))
    router.post(
      `/console/${path}`,
      burst,
      pageHeaders(),
      ownForm(web),
      showProblems(deps, receive(deps, form)),
    );
  router.all('/console/{*rest}', methodNotAllowed(['GET', 'POST'], burst));
  return router;
}

const showView = (deps: Dependencies, load: LoadView) => async (req: Request, res: Response) => {
  const signedIn = await findSignedIn(deps, req);
  if (!signedIn) throw notFound('page', 'console');
  const { token, session } = signedIn;
  await requireOperator(deps, session);
  const { isRecent, hasPasskeys } = await readOperatorSignIn(deps, session, SIGN_IN_MS);
  if (!isRecent) {
    rememberPage(res, req.originalUrl, deps.addresses.web);
    res.redirect(303, hasPasskeys ? '/account/passkeys/use' : '/account/sign-in');
    return;
  }
  const query = readQuery(req.url, ['event', 'venue', 'done', 'page', 'sender', 'network']);
  checkFields(Object.fromEntries(query));
  const request = { formToken: deps.formTokens.create(token), params: readParams(req), query, res };
  const { title, content } = await load(deps, request);
  const [notice, openReports] = await Promise.all([
    loadNotice(deps, { ...request, operator: session.email }),
    deps.corrections.countOpen(),
  ]);
  const body = (
    <div lang="en" dir="ltr">
      <ConsolePage title={title} openReports={openReports} notice={notice}>
        {content}
      </ConsolePage>
    </div>
  ); // the console is English
  await sendPage(deps, { req, res }, { title: { text: title }, body });
};

/** Without an entry of this operator, the address of the page states nothing. */
async function loadNotice(
  { operators, now }: Dependencies,
  { query, operator, formToken }: Pick<ViewRequest, 'query' | 'formToken'> & { operator: string },
): Promise<ComponentChild> {
  const done = query.get('done');
  if (done === NOTHING) return <DoneNotice entry={null} formToken={formToken} />;
  if (done === undefined || !isId(done)) return null;
  const entry = await operators.findEntry(done, {
    operator,
    since: new Date(now().getTime() - NOTICE_MS),
  });
  return entry && <DoneNotice entry={entry} formToken={formToken} />;
}

const receive = (deps: Dependencies, form: ConsoleForm) => async (req: Request, res: Response) => {
  const { fields: sent, ...sender } = await readOwnForm(deps, req);
  const withinMs = form.needsFreshSession ? FRESH_MS : SIGN_IN_MS;
  const confirmed = await confirmOperator(
    deps,
    { req, res },
    { signedIn: sender, fields: sent, withinMs },
  );
  if (!confirmed) return;
  const { fields, signedIn } = confirmed;
  const { database, outbox, deadline } = deps;
  deadline.extend(form.timeoutMs);
  // the parsers take much memory, and visitors do not need them
  const service = await import('@marquee/ingest');
  const operator = { database, outbox, service, actor: signedIn.session.email };
  const entry = await form.send(operator, { ...fields, ...readParams(req) });
  const done = entry ?? NOTHING;
  res.set('Cache-Control', 'no-store').redirect(303, nextPage(req, { ...fields, done }));
};

/** The page that the form was on, with what it states. */
function nextPage(req: Request, fields: FormFields): string {
  const [, , section = ''] = req.path.split('/');
  const path = section === 'reports' ? '/console' : `/console/${section}`;
  const names = { events: ['event', 'done'], venues: ['venue', 'done'] }[section] ?? ['done'];
  return `${path}?${new URLSearchParams(names.map((name) => [name, fields[name] ?? ''])).toString()}`;
}

/** Compares all names, so it may take longer than other pages. */
function showNamedPairs(kind: NamedKind): LoadView {
  return async ({ deadline, namedPairs }, { formToken }) => {
    deadline.extend(COMPARE_MS);
    const pairs = await namedPairs.list(kind, MAX_PAIRS);
    return {
      title: `Duplicate ${kind}s`,
      content: <NamedPairs kind={kind} pairs={pairs} formToken={formToken} />,
    };
  };
}

interface Records<Found> {
  find: (reference: string) => Promise<Found | null>;
  search: (text: string) => Promise<Named[]>;
}

/** Finds the record with this slug or id, else those whose names contain the text. */
async function findRecord<Found>(records: Records<Found>, reference: string | undefined) {
  const found = reference === undefined ? null : await records.find(reference);
  const named = reference === undefined || found ? [] : await records.search(reference);
  return { reference, found, named };
}

/** The pages of the console. */
const VIEWS: Readonly<Record<string, LoadView>> = {
  '/console/calendars': async ({ calendars }, { formToken }) => ({
    title: 'Calendars',
    content: (
      <Calendars calendars={await calendars.list('open', MAX_ITEMS)} formToken={formToken} />
    ),
  }),
  '/console': async ({ corrections }, { formToken, query }) => {
    const filter = { sender: query.get('sender'), network: query.get('network') };
    const page = Math.min(MAX_PAGE, Number(/^\d{1,4}$/.exec(query.get('page') ?? '')?.[0] ?? 0));
    const [total, listed, groups] = await Promise.all([
      corrections.countOpen(filter),
      corrections.listOpen({ ...filter, offset: page * MAX_ITEMS, limit: MAX_ITEMS }),
      corrections.countSenders(MAX_GROUPS),
    ]);
    const view = { ...groups, total, page, filter, formToken, pageSize: MAX_ITEMS };
    return { title: 'Reports', content: <Reports corrections={listed} {...view} /> };
  },
  '/console/duplicates': async ({ database, sources }, { formToken }) => {
    const { createCuration } = await import('@marquee/ingest');
    const pairs = await createCuration(database).possibleDuplicates({ limit: MAX_ITEMS });
    return {
      title: 'Possible duplicates',
      content: (
        <Duplicates
          pairs={pairs}
          sources={(await sources.list()).map(({ name }) => name)}
          formToken={formToken}
        />
      ),
    };
  },
  '/console/duplicate-venues': showNamedPairs('venue'),
  '/console/duplicate-artists': showNamedPairs('artist'),
  '/console/duplicate-organizers': showNamedPairs('organizer'),
  '/console/events': async ({ operatorEvents, events }, { formToken, query }) => {
    const { reference, found, named } = await findRecord(operatorEvents, query.get('event'));
    const provenance = found ? await findProvenance(events, found.id) : {};
    return {
      title: 'Events',
      content: [
        <FindRecord kind="event" reference={reference} isFound={found !== null} named={named} />,
        found && <EventEditor event={found} provenance={provenance} formToken={formToken} />,
      ],
    };
  },
  '/console/venues': async ({ operatorVenues }, { formToken, query }) => {
    const { reference, found, named } = await findRecord(operatorVenues, query.get('venue'));
    return {
      title: 'Venues',
      content: [
        <FindRecord kind="venue" reference={reference} isFound={found !== null} named={named} />,
        found && <VenueEditor venue={found} formToken={formToken} />,
      ],
    };
  },
  '/console/figures': async (deps, { res }) => ({
    title: 'State',
    content: <FiguresPage {...await loadFigures(deps, res)} />,
  }),
  '/console/sources': async ({ sources }, { formToken }) => ({
    title: 'Sources',
    content: <Sources sources={await sources.list()} formToken={formToken} />,
  }),
  '/console/sources/:name': async ({ ingestRuns, sources }, { params: { name = '' } }) => {
    if ((await sources.list()).every((source) => source.name !== name))
      throw notFound('source', name);
    const rejected = await ingestRuns.listRejected(name);
    const runs = await ingestRuns.list(name, 10);
    return {
      title: name,
      content: <Runs runs={runs} rejected={RejectedRecords.parse(rejected)} />,
    };
  },
  '/console/log': async ({ operators }) => ({
    title: 'Log',
    content: <Log entries={await operators.listEntries(200)} />,
  }),
};

const RejectedRecords = z.array(z.object({ reason: z.string(), record: z.string() })).catch([]);
