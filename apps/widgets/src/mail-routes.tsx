import {
  countRejectedBody,
  createInputReader,
  methodNotAllowed,
  openCors,
  sendCacheable,
  toTextBody,
  untimed,
  type Limits,
} from '@marquee/http';
import { createEventDemand, signup } from '@marquee/operations';

import express, { type Request, type RequestHandler, type Router } from 'express';
import { renderDocument } from './components/document.tsx';
import { Panel } from './components/panel.tsx';
import type { Dependencies } from './dependencies.ts';
import { framedPage } from './page-headers.ts';
import { parsePageRequest } from './page-request.ts';
import { toCallerDeps } from './page-routes.ts';

const PATHS = ['/embed/sign-up', '/embed/follow'] as const;
const signups = createInputReader(signup.input);
const follows = createInputReader(createEventDemand.input);

/**
 * POST /embed/sign-up and /embed/follow: forms that send a mail with a confirmation link. They
 * count like POST /signup of the API.
 */
export function mailRoutes(
  deps: Dependencies,
  { write, burst, flood }: Pick<Limits, 'write' | 'burst' | 'flood'>,
): Router {
  const router = express.Router();
  const answer: RequestHandler = async (req, res) => {
    const caller = { ...deps, ...toCallerDeps(req, res) };
    const { context } = parsePageRequest(req, deps);
    const { locale } = context.translator;
    if (req.path === PATHS[0]) await signup.run(caller, { ...parseSignup(req), locale });
    else await createEventDemand.run(caller, { ...parseFollow(req), locale });
    const title = context.translator.t('subscribe');
    const children = (
      <p class="lead" role="status" tabindex={-1}>
        {context.translator.t('confirmMail')}
      </p>
    );
    const page = { title, body: <Panel title={title} context={context} children={children} /> };
    const text = renderDocument(page, context, deps.assets);
    await sendCacheable(req, res, {
      ...toTextBody({ type: 'text/html; charset=utf-8', text }),
      audience: 'no_one',
    });
  };
  const form = untimed(express.urlencoded({ extended: false, limit: '5kb' }));
  router.use([...PATHS], openCors());
  router.post(
    [...PATHS],
    framedPage(),
    flood,
    form,
    validate,
    countRejectedBody(burst),
    write,
    answer,
  );
  router.all([...PATHS], methodNotAllowed(['POST'], burst));
  return router;
}

/** Validates the form before the write limit, so that an invalid form does not count against it. */
const validate: RequestHandler = (req, _res, next) => {
  if (req.path === PATHS[0]) parseSignup(req);
  else parseFollow(req);
  next();
};

// a form's fields, or nothing
const readForm = ({ body }: Request) => Object(body) as Record<string, unknown>;

function parseSignup(req: Request) {
  const { email, city } = readForm(req);
  return signups.parseFields({ email, city });
}

function parseFollow(req: Request) {
  const { email, event } = readForm(req);
  return follows.parseFields({ event_id: event, user_email: email, notify_me: true });
}
