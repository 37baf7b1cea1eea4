import type { RemovedEvent } from '@marquee/database';
import type { DomainError, ErrorCode } from '@marquee/domain';
import { beginProblem, HTML_TYPE, prefersHtml, sendCacheable, toTextBody } from '@marquee/http';
import type { ComponentChild } from '@marquee/pages';

import type { ErrorRequestHandler, Request } from 'express';
import { cityPath, pageAddress } from './components/links.ts';
import { SearchBox } from './components/search-box.tsx';
import type { Dependencies } from './dependencies.ts';
import { renderDocument, scriptPolicy } from './document.tsx';
import type { PageContext, RenderedPage } from './page-context.ts';
import { defaultContext, FRONT_PAGE, parsePageRequest } from './page-request.ts';
import { RemovedEventError } from './pages/removed-event.ts';
import type { SiteMessageName } from './texts/site-translator.ts';

type Deps = Pick<Dependencies, 'addresses' | 'logger' | 'now'>;

/** Renders an error as a page with the right status. Programs get the problem document. */
export function pageProblems(deps: Deps): ErrorRequestHandler {
  return async (thrown: unknown, req, res, next) => {
    if (res.headersSent || req.path.startsWith('/health') || !prefersHtml(req, res)) {
      next(thrown);
      return;
    }
    const error = beginProblem(res, thrown, deps.logger);
    if (error instanceof RemovedEventError) res.status(410);
    const context = contextFor(req, deps);
    res.set('Content-Security-Policy', scriptPolicy).vary('Accept-Language');
    const text = renderDocument(renderProblem(error, context), context);
    await sendCacheable(req, res, { ...toTextBody({ type: HTML_TYPE, text }), audience: 'no_one' });
  };
}

/** The links to other languages lead to the front page, because no page has this address. */
function contextFor(req: Request, { addresses, now }: Deps): PageContext {
  const settings = { addresses, now: now() };
  try {
    return { ...parsePageRequest(req, settings).context, here: FRONT_PAGE };
  } catch {
    return defaultContext(req, settings);
  }
}

interface Sentence {
  title: SiteMessageName;
  text: SiteMessageName;
}

/** What each error means for a person, and what to do. */
const TEXTS: Readonly<Record<ErrorCode, Sentence>> = {
  invalid_parameter: { title: 'checkEntries', text: 'problemParameter' },
  invalid_body: { title: 'checkEntries', text: 'problemBody' },
  malformed_json: { title: 'problemTitle', text: 'problemFormat' },
  invalid_api_key: { title: 'problemTitle', text: 'problemKey' },
  expired_api_key: { title: 'problemTitle', text: 'problemKey' },
  not_found: { title: 'notFound', text: 'notFoundText' },
  token_used: { title: 'problemLink', text: 'problemUsed' },
  token_expired: { title: 'problemLink', text: 'problemExpired' },
  cursor_expired: { title: 'problemTitle', text: 'problemCursor' },
  method_not_allowed: { title: 'problemTitle', text: 'problemMethod' },
  not_acceptable: { title: 'problemTitle', text: 'problemType' },
  body_too_large: { title: 'problemTitle', text: 'problemTooLarge' },
  unsupported_media_type: { title: 'problemTitle', text: 'problemFormat' },
  quota_exceeded: { title: 'tooMany', text: 'tooManyText' },
  unavailable: { title: 'unavailable', text: 'unavailableText' },
  internal_error: { title: 'problemTitle', text: 'problemInternal' },
};

function describeProblem(error: DomainError): Sentence & { values?: Record<string, string> } {
  const { code, problems, retryAfterS, members } = error;
  if (typeof members['open_at'] === 'string')
    return { title: 'problemTitle', text: 'formElsewhere' };
  if (code === 'quota_exceeded' && retryAfterS !== undefined)
    return { title: 'tooMany', text: 'problemWait', values: { seconds: String(retryAfterS) } };
  const [problem] = problems;
  // A form of an earlier session has no wrong field.
  if (code === 'invalid_body' && problem === undefined)
    return { title: 'problemTitle', text: 'problemFormat' };
  return { ...TEXTS[code], values: { name: problem?.name ?? '' } };
}

function renderProblem(error: DomainError, context: PageContext): RenderedPage {
  const { t } = context.translator;
  const removed = error instanceof RemovedEventError ? error.event : null;
  const { title, text, values } = removed
    ? {
        title: 'eventRemoved' as const,
        text: 'eventRemovedText' as const,
        values: { title: removed.title },
      }
    : describeProblem(error);
  const openAt = error.members['open_at'];
  return {
    title: t(title),
    canonical: '/',
    isUnlisted: true,
    body: [
      <h1>{t(title)}</h1>,
      <p class="lead">{t(text, values)}</p>,
      typeof openAt === 'string' && (
        <p>
          <a href={openAt}>{openAt}</a>
        </p>
      ),
      removed && <CityLink event={removed} context={context} />,
      <SearchBox context={context} />,
      <p class="actions">
        {(['cities', 'artists', 'venues'] as const).map((name) => (
          <a key={name} class="button quiet" href={pageAddress(`/${name}`, context)}>
            {t(name)}
          </a>
        ))}
      </p>,
    ],
  };
}

/** Leads from a removed event to its city. */
const CityLink = ({
  event: { city, ...place },
  context,
}: {
  event: RemovedEvent;
  context: PageContext;
}): ComponentChild =>
  city !== null && (
    <p class="actions">
      <a class="button" href={pageAddress(cityPath({ city, ...place }, context), context)}>
        {context.translator.t('eventsIn', { city })}
      </a>
    </p>
  );
