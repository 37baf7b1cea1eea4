import { DomainError, type InputProblem } from '@marquee/domain';
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
import { adviseCity, checkNames, createArtistDemand } from '@marquee/operations';
import express, { type Request, type RequestHandler, type Router } from 'express';
import { renderDocument } from './components/document.tsx';
import type { Dependencies } from './dependencies.ts';
import { framedPage } from './page-headers.ts';
import { parsePageRequest } from './page-request.ts';
import { toCallerDeps } from './page-routes.ts';
import { renderCountedDemand, renderUnknownNames } from './pages/demand-page.tsx';

const reader = createInputReader(createArtistDemand.input);

/**
 * POST /embed/demand-it: the demand button as a plain form. It counts like POST /demand-it of the
 * API.
 */
export function demandRoute(
  deps: Dependencies,
  { write, burst, flood }: Pick<Limits, 'write' | 'burst' | 'flood'>,
): Router {
  const router = express.Router();
  const count: RequestHandler = async (req, res) => {
    const { context } = parsePageRequest(req, deps);
    const input = { ...reader.parseFields(toDemandInput(req)), locale: context.translator.locale };
    const unknown = await findUnknownNames(deps, req);
    const page = unknown
      ? renderUnknownNames({ ...input, artist: input.artist_name, unknown }, context)
      : renderCountedDemand(
          {
            advice: await adviseCity(deps, input),
            isNotified: 'user_email' in toDemandInput(req),
            counted: await createArtistDemand.run({ ...deps, ...toCallerDeps(req, res) }, input),
          },
          context,
        );
    if (unknown) res.status(400);
    const text = renderDocument(page, context, deps.assets);
    await sendCacheable(req, res, {
      ...toTextBody({ type: 'text/html; charset=utf-8', text }),
      audience: 'no_one',
    });
  };
  const form = untimed(express.urlencoded({ extended: false, limit: '5kb' }));
  router.use('/embed/demand-it', openCors()); // a sandboxed frame has no origin
  router.post(
    '/embed/demand-it',
    framedPage(),
    flood,
    form,
    validateForm,
    countRejectedBody(burst),
    write,
    count,
  );
  router.all('/embed/demand-it', methodNotAllowed(['GET', 'POST'], burst));
  return router;
}

/** Returns the problems of names that are unknown and similar to known ones, or null. */
async function findUnknownNames(deps: Dependencies, req: Request): Promise<InputProblem[] | null> {
  try {
    await checkNames(
      deps,
      reader.parseFields(toDemandInput(req)),
      Object(req.body) as Record<string, unknown>,
    );
    return null;
  } catch (error) {
    if (error instanceof DomainError && error.problems.length > 0) return error.problems;
    throw error;
  }
}

/** Validates the form before the write limit, so that an invalid form does not count against it. */
const validateForm: RequestHandler = (req, _res, next) => {
  reader.parseFields(toDemandInput(req));
  next();
};

/**
 * Maps the form fields to the input of the API, which calls the artist `artist_name`. An address
 * requests a notification.
 */
function toDemandInput({ body }: Request): object {
  // a form's fields, or nothing
  const { artist, city, country_code, email } = Object(body) as Record<string, unknown>;
  const notification = typeof email === 'string' && email.trim() === '' ? undefined : email;
  const notify_me = notification === undefined ? undefined : true;
  return Object.fromEntries(
    Object.entries({
      artist_name: artist,
      city,
      country_code,
      user_email: notification,
      notify_me,
    }).filter(([, value]) => value !== undefined),
  );
}
