import { DomainError, parseCountryCode } from '@marquee/domain';
import {
  beginProblem,
  countRejectedBody,
  createInputReader,
  methodNotAllowed,
  openCors,
  sendCacheable,
  toTextBody,
  untimed,
  type Limits,
} from '@marquee/http';
import { checkNames, previewCalendar, submitEvent } from '@marquee/operations';
import express, {
  type ErrorRequestHandler,
  type Request,
  type RequestHandler,
  type Response,
  type Router,
} from 'express';
import { renderDocument } from './components/document.tsx';
import type { Dependencies } from './dependencies.ts';
import type { PageContext, RenderedPage } from './page-context.ts';
import { framedPage } from './page-headers.ts';
import { parsePageRequest } from './page-request.ts';
import { toCallerDeps } from './page-routes.ts';
import {
  findWebsite,
  renderCalendarSent,
  renderConnectCalendar,
  renderSubmitEvent,
  renderSubmitted,
  type FormState,
} from './pages/form-pages.tsx';

/** A table of 50,000 characters, each of up to nine when encoded. */
const BODY = { extended: false, limit: '512kb', parameterLimit: 50 };

type CallerDeps = Dependencies & ReturnType<typeof toCallerDeps>;
type Fields = Readonly<Record<string, string>>;

interface FormRoute {
  path: string;
  /** Throws if the fields are not valid. */
  validate: (fields: Fields, context: PageContext) => void;
  store: (deps: CallerDeps, fields: Fields, context: PageContext) => Promise<RenderedPage>;
  /** The form again, with its problems. */
  render: (state: FormState, context: PageContext) => RenderedPage;
}

const events = createInputReader(submitEvent.input);
const calendars = createInputReader(previewCalendar.input);

const submitRoute: FormRoute = {
  path: '/embed/submit-event',
  validate: (fields) => void events.parseFields(fields),
  store: async (deps, fields, context) => {
    const { locale } = context.translator;
    const input = events.parseFields({ ...fields, locale });
    const country_code = parseCountryCode(input.country) ?? undefined;
    await checkNames(deps, { city: input.city, country_code }, fields);
    return renderSubmitted(await submitEvent.run(deps, input), context);
  },
  render: renderSubmitEvent,
};

const parseCalendar = ({ is_owner = '0', ...fields }: Fields) =>
  calendars.parseFields({ ...fields, is_owner });

const connectRoute: FormRoute = {
  path: '/embed/connect-calendar',
  validate: (fields, context) => {
    findWebsite(context);
    parseCalendar(fields);
  },
  store: async (deps, fields, context) =>
    renderCalendarSent(await previewCalendar.run(deps, parseCalendar(fields)), context),
  render: renderConnectCalendar,
};

/**
 * POST /embed/submit-event and /embed/connect-calendar. They count like POST /submissions and
 * /calendars of the API. A form with a mistake is shown again with what was sent.
 */
export function formRoutes(
  deps: Dependencies,
  limits: Pick<Limits, 'write' | 'burst' | 'flood'>,
): Router {
  const router = express.Router();
  for (const route of [submitRoute, connectRoute]) addRoute(router, route, { deps, limits });
  return router;
}

interface RouteContext {
  deps: Dependencies;
  limits: Pick<Limits, 'write' | 'burst' | 'flood'>;
}

function addRoute(router: Router, route: FormRoute, { deps, limits }: RouteContext): void {
  const { write, burst, flood } = limits;
  const { path } = route;
  // before the write limit, so that an invalid form does not count against it
  const validate: RequestHandler = (req, _res, next) => {
    route.validate(readFields(req), parsePageRequest(req, deps).context);
    next();
  };
  const store: RequestHandler = async (req, res) => {
    const { context } = parsePageRequest(req, deps);
    const caller = { ...deps, ...toCallerDeps(req, res) };
    await send(req, res, { page: await route.store(caller, readFields(req), context), context });
  };
  // eslint-disable-next-line max-params -- Express recognises an error handler by its parameters
  const showAgain: ErrorRequestHandler = async (error: unknown, req, res, next) => {
    if (!(error instanceof DomainError) || error.problems.length === 0 || !hasFields(req)) {
      next(error);
      return;
    }
    const { context } = parsePageRequest(req, deps);
    const { problems } = beginProblem(res, error, deps.logger);
    const page = route.render({ refused: { values: readFields(req), problems } }, context);
    await send(req, res, { page, context });
  };
  const send = async (
    req: Request,
    res: Response,
    { page, context }: { page: RenderedPage; context: PageContext },
  ) => {
    const text = renderDocument(page, context, deps.assets);
    const body = toTextBody({ type: 'text/html; charset=utf-8', text });
    await sendCacheable(req, res, { ...body, audience: 'no_one' });
  };
  router.use(path, openCors()); // a sandboxed frame has no origin
  const form = untimed(express.urlencoded(BODY));
  const counted = [validate, countRejectedBody(burst), write];
  router.post(path, framedPage(), flood, form, ...counted, store, showAgain);
  router.all(path, methodNotAllowed(['GET', 'POST'], burst));
}

const hasFields = ({ body }: Request): boolean => typeof body === 'object' && body !== null;

/** Returns the fields of a form. A repeated field counts as absent. */
function readFields({ body }: Request): Fields {
  const fields = Object.entries(Object(body) as Record<string, unknown>).flatMap(
    ([name, value]): [string, string][] => (typeof value === 'string' ? [[name, value]] : []),
  );
  return Object.fromEntries(fields);
}
