import { DomainError, type RequestInfo, type WithWarnings } from '@marquee/domain';
import type { Caller, Counting } from '@marquee/quota';
import express, {
  type ErrorRequestHandler,
  type Request,
  type RequestHandler,
  type Response,
  type Router,
} from 'express';
import type { z } from 'zod';
import { noteFeedFilter } from './feed-filter.ts';
import { jsonBody } from './json-body.ts';
import { countRefused } from './limit-floods.ts';
import { methodNotAllowed } from './method-not-allowed.ts';
import { createInputReader, type InputReader } from './parse-input.ts';
import { getCaller } from './rate-limit.ts';
import { readQuery } from './read-query.ts';
import { redact } from './redact.ts';
import { toJsonBody, sendCacheable, toTextBody, type ResponseBody } from './response-body.ts';
import type { ResponseCache, CachedResponse, FreshResponse } from './response-cache.ts';
import type { Format, FormatContext, Route } from './route.ts';

/** What each way of counting does to a request; `flood` stands before bodies are read. */
export type Limits = Readonly<Record<Counting | 'flood', RequestHandler>>;

type RequestHandlers = (RequestHandler | ErrorRequestHandler)[];

/** How a table's routes are served. */
export interface RouterOptions {
  limits: Limits;
  /** Keeps what everybody may have; null: each answer is made anew. */
  answers: ResponseCache | null;
}

/** What operations are given beside their input: what the app is made of, and who calls how. */
export type RequestDeps<Deps> = Deps & { caller: Caller; visit: RequestInfo };

/** The routes of a table; what is not in it falls through. */
export function routerFor<Deps>(routes: Route<RequestDeps<Deps>>[], deps: Deps, serving: RouterOptions): Router {
  const router = express.Router({ strict: false, caseSensitive: true });
  for (const route of routes) router[route.method](route.path, ...handlersFor(route, deps, serving));
  for (const [path, methods] of methodsByPath(routes)) router.all(path, methodNotAllowed(methods, serving.limits.read));
  return router;
}

/**
 * A read counts whatever it asks for. A write counts as one after validation; before its body is read only floods are refused, and a
 * body that is refused counts as a read.
 */
function handlersFor<Deps>(
  route: Route<RequestDeps<Deps>>,
  deps: Deps,
  { limits, answers }: RouterOptions,
): RequestHandlers {
  const reader = createInputReader(route.operation.input);
  const { counting = 'read', method } = route;
  const answer = answerWith(route, deps, answers);
  if (method === 'get')
    return [
      ...(counting === 'feed' ? [noteFeedFilter(reader)] : []),
      limits[counting],
      parseQueryInput(reader),
      answer,
    ];
  const body = [...jsonBody(), parseBodyInput(reader)];
  if (counting !== 'write' && counting !== 'signup') return [limits[counting], ...body, answer];
  return [limits.flood, ...body, countRefused(limits.read), limits[counting], answer];
}

interface ParsedInput {
  /** Throws where an input is wrong. */
  parse: () => Record<string, unknown>;
  /** The same for all who ask for the same; null where an answer concerns one request. */
  key: string | null;
  /** What `format` says, as it was written. */
  formatName: string | undefined;
  warnings: string[];
}

function parseQueryInput(reader: InputReader): RequestHandler {
  return (req, res, next) => {
    res.locals['pathNames'] = Object.keys(req.params);
    const values = readQuery(req.url);
    for (const name of Object.keys(req.params)) values.delete(name); // the path's own parameter is not to be overruled
    const warnings = reader.warningsOf(values.keys());
    for (const [name, value] of Object.entries(req.params)) if (typeof value === 'string') values.set(name, value);
    const key = warnings.length > 0 ? null : JSON.stringify([...values].sort(([a], [b]) => (a < b ? -1 : 1)));
    res.locals['read'] = {
      parse: () => reader.parse(values),
      key,
      formatName: values.get('format'),
      warnings,
    } satisfies ParsedInput;
    next();
  };
}

function parseBodyInput(reader: InputReader): RequestHandler {
  return (req, res, next) => {
    const fields = { ...bodyOf(req), ...req.params };
    const input = reader.parseFields(fields);
    res.locals['read'] = { parse: () => input, key: null, formatName: undefined, warnings: [] } satisfies ParsedInput;
    next();
  };
}

function bodyOf({ body }: Request): object {
  const content: unknown = body;
  if (content === undefined) return {};
  if (typeof content === 'object' && content !== null && !Array.isArray(content)) return content;
  throw new DomainError('invalid_body', 'The body must be a JSON object.');
}

function answerWith<Deps>(route: Route<RequestDeps<Deps>>, deps: Deps, answers: ResponseCache | null): RequestHandler {
  const { operation, path, status = 200, isVolatile = false } = route;
  return async (req, res) => {
    const { parse, key, formatName, warnings } = res.locals['read'] as ParsedInput; // the step before put it there
    const caller = getCaller(res);
    const format = formatFor(route, req, { res, name: formatName });
    const asked = { deps: { ...deps, caller, visit: visitOf(req) }, path: redact(req.originalUrl) };

    async function run() {
      const input = parse();
      return { input, output: await operation.run(asked.deps, input) };
    }
    const followed = route.redirect ? await run() : null;
    const target = followed && route.redirect?.(followed.output);
    if (target) {
      sendRedirect(res, target);
      return;
    }
    async function make(): Promise<FreshResponse> {
      const { input, output } = followed ?? (await run());
      const told = [...warnings, ...(output.warnings ?? [])];
      const content = operation.output.parse(output);
      const response = format ? await formatted(format, content, { ...asked, input }) : envelope(content, told);
      return { response, isPersonal: isVolatile || told.length > 0 };
    }
    // A format may name its own address, however it was written.
    // Feeds reach further back with a key.
    const reach = route.counting === 'feed' && caller.holder ? 'keyed' : '';
    const cacheKey = `${path} ${format ? `${format.type} ${asked.path}` : ''} ${key ?? ''} ${reach}`;
    const isKept = answers && key !== null && !isVolatile;
    const made: FreshResponse & Partial<CachedResponse> = isKept
      ? await answers.getOrCreate(cacheKey, make)
      : await make();
    const audience = made.isPersonal ? 'no_one' : caller.holder ? 'caller' : 'everyone';
    if (made.createdAt !== undefined) setAgeHeader(res, made.createdAt);
    if (format?.headers) res.set(format.headers);
    await sendCacheable(req, res.status(status), { ...made.response, audience });
  };
}

/** Caches on the way count from when it was made. */
function setAgeHeader(res: Response, madeAt: number): void {
  const ageS = Math.floor((Date.now() - madeAt) / 1000);
  if (ageS > 0) res.set('Age', String(ageS));
}

/** The format that the address has, that `format` names, or that the caller prefers to JSON; undefined for JSON. */
function formatFor<Deps>(
  { format, alternates = [] }: Route<Deps>,
  req: Request,
  { res, name }: { res: Response; name: string | undefined },
) {
  const named = format ?? alternates.find((alternate) => alternate.name !== undefined && alternate.name === name);
  const negotiated = alternates.filter((alternate) => alternate.name === undefined);
  if (named || negotiated.length === 0) return named;
  res.vary('Accept');
  const preferred = req.accepts(['application/json', ...negotiated.map(({ type }) => type)]);
  return negotiated.find(({ type }) => type === preferred);
}

const formatted = async <Deps>(
  format: Format<Deps, z.ZodObject>,
  content: Record<string, unknown>,
  asked: FormatContext<Deps>,
): Promise<ResponseBody> => toTextBody({ type: format.type, text: await format.write(content, asked) });

const visitOf = (req: Request): RequestInfo => ({
  isHead: req.method === 'HEAD',
  userAgent: req.get('user-agent'),
  purpose: req.get('sec-purpose') ?? req.get('purpose') ?? req.get('x-purpose') ?? req.get('x-moz'),
  referrer: req.get('referer'),
});

/** The seller learns from which site its visitor comes, as from any link; nobody keeps the way there. */
function sendRedirect(res: Response, target: string): void {
  res.set({
    Location: target,
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'no-referrer-when-downgrade',
    'X-Robots-Tag': 'noindex',
  });
  res.status(302).end();
}

function envelope(content: object, warnings: string[]): ResponseBody {
  const told: WithWarnings = warnings.length > 0 ? { warnings } : {};
  return toJsonBody({ ok: true, ...content, ...told });
}

function methodsByPath(routes: Pick<Route<never>, 'path' | 'method'>[]): Map<string, string[]> {
  const methods = new Map<string, string[]>();
  for (const { path, method } of routes) methods.set(path, [...(methods.get(path) ?? []), method.toUpperCase()]);
  return methods;
}
