import type { Caller } from '@marquee/access';
import { DomainError, type RequestInfo } from '@marquee/domain';
import express, {
  type ErrorRequestHandler,
  type Request,
  type RequestHandler,
  type Response,
  type Router,
} from 'express';
import type { z } from 'zod';
import { methodNotAllowed } from '../problems/method-not-allowed.ts';
import { countRejectedBody } from '../rate-limit/count-rejected-body.ts';
import { getCaller } from '../rate-limit/identify.ts';
import type { Limits } from '../rate-limit/limit-requests.ts';
import { toEnvelope, toTextEnvelope } from '../responses/envelope.ts';
import type { RepeatedReads } from '../responses/repeated-reads.ts';
import { sendCacheable, toTextBody, type ResponseBody } from '../responses/response-body.ts';
import {
  toAge,
  type ResponseCache,
  type CachedResponse,
  type FreshResponse,
} from '../responses/response-cache.ts';
import type { CacheTagHeader } from '../settings/cdn.ts';
import { redact } from '../telemetry/redact.ts';
import { deprecationHeaders } from './deprecation.ts';
import { noteFeedFilter } from './feed-filter.ts';
import { jsonBody } from './json-body.ts';
import { createInputReader, type InputReader } from './parse-input.ts';
import { readQuery } from './read-query.ts';
import type { Format, FormatContext, Route } from './route.ts';
import { selectFields } from './select-fields.ts';

type RequestHandlers = (RequestHandler | ErrorRequestHandler)[];

export interface RouterOptions {
  limits: Limits;
  /**
   * Caches responses that are the same for everyone; null: every response is created for its
   * request.
   */
  cache: ResponseCache | null;
  /** Learns which requests it can answer from the cache. */
  repeatedReads?: RepeatedReads | null;
  /** Adds tags to public responses, by which a CDN purges them. */
  tagging?: Tagging | undefined;
  /** Returns the topics on which a response depends. Default: every one. */
  toTopics?: (content: object, request: TopicRequest) => string[];
}

/** What decides the topics of a response: the path of its route, and the input. */
export interface TopicRequest {
  path: string;
  input: Readonly<Record<string, unknown>>;
}

interface Tagging {
  header: CacheTagHeader;
  toTags: (content: object, options: { isList: boolean }) => string[];
}

/**
 * What an operation receives in addition to its input: the dependencies of the app, the caller and
 * facts about the request.
 */
export type RequestDeps<Deps> = Deps & { caller: Caller; requestInfo: RequestInfo };

/** Returns a router for a table of routes. Other paths fall through. */
export function routerFor<Deps>(
  routes: Route<RequestDeps<Deps>>[],
  deps: Deps,
  options: RouterOptions,
): Router {
  const router = express.Router({ strict: false, caseSensitive: true });
  for (const route of routes)
    router[route.method](route.path, ...handlersFor(route, deps, options));
  for (const [path, methods] of methodsByPath(routes))
    router.all(path, methodNotAllowed(methods, options.limits.read));
  return router;
}

/**
 * A read counts even if its input is wrong. A write counts as a write after validation; if its body
 * is rejected, it counts as a read. Only the flood limit applies before the body is read.
 */
function handlersFor<Deps>(
  route: Route<RequestDeps<Deps>>,
  deps: Deps,
  options: RouterOptions,
): RequestHandlers {
  const reader = createInputReader(route.operation.input);
  const { limitClass = 'read', method } = route;
  const { limits } = options;
  const respond = respondTo(route, deps, options);
  if (method === 'get')
    return [
      ...(limitClass === 'feed' ? [noteFeedFilter(reader)] : []),
      limits[limitClass],
      parseQueryInput(reader),
      respond,
    ];
  const body = [...jsonBody(), parseBodyInput(reader)];
  if (limitClass !== 'write' && limitClass !== 'signup')
    return [limits[limitClass], ...body, respond];
  return [limits.flood, ...body, countRejectedBody(limits.read), limits[limitClass], respond];
}

interface ParsedInput {
  /** Throws a DomainError if an input is wrong. */
  parse: () => Record<string, unknown>;
  /** Part of the cache key: equal for equal inputs; null if the response must not be cached. */
  key: string | null;
  /** The unparsed value of `format`. */
  formatName: string | undefined;
  warnings: string[];
}

function parseQueryInput(reader: InputReader): RequestHandler {
  return (req, res, next) => {
    res.locals['pathNames'] = Object.keys(req.params);
    const values = readQuery(req.url);
    // the query must not override a path parameter
    for (const name of Object.keys(req.params)) values.delete(name);
    const warnings = reader.warningsFor(values.keys());
    for (const [name, value] of Object.entries(req.params))
      if (typeof value === 'string') values.set(name, value);
    const key =
      warnings.length > 0 ? null : JSON.stringify([...values].sort(([a], [b]) => (a < b ? -1 : 1)));
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
    const fields = { ...readJsonBody(req), ...req.params };
    const input = reader.parseFields(fields);
    res.locals['read'] = {
      parse: () => input,
      key: null,
      formatName: undefined,
      warnings: [],
    } satisfies ParsedInput;
    next();
  };
}

function readJsonBody({ body }: Request): object {
  const content: unknown = body;
  if (content === undefined) return {};
  if (typeof content === 'object' && content !== null && !Array.isArray(content)) return content;
  throw new DomainError('invalid_body', 'The body must be a JSON object.');
}

function respondTo<Deps>(
  route: Route<RequestDeps<Deps>>,
  deps: Deps,
  options: RouterOptions,
): RequestHandler {
  const { operation, path, status = 200, isVolatile = false, limitClass = 'read' } = route;
  const { cache, repeatedReads } = options;
  return async (req, res) => {
    if (route.deprecation) res.set(deprecationHeaders(route.deprecation));
    // set by the previous handler
    const { parse, key, formatName, warnings } = res.locals['read'] as ParsedInput;
    const caller = getCaller(res);
    const format = formatFor(route, req, { res, name: formatName });
    const context = { deps: { ...deps, caller, requestInfo: toRequestInfo(req) } };
    // Only a format can contain its own URL.
    const url = format ? redact(req.originalUrl) : '';

    // a redirect is never cached
    const early = route.redirect ? await operation.run(context.deps, parse()) : null;
    const target = early && route.redirect?.(early);
    if (target) {
      sendRedirect(res, target);
      return;
    }

    const isCacheable = cache && key !== null && !isVolatile;
    const toFresh = freshFor(route, isCacheable ? options.toTopics : undefined);
    async function createResponse(): Promise<FreshResponse> {
      const input = parse();
      const needsFields = early ?? format ?? options.tagging;
      const record = needsFields ? null : await operation.writeRecord?.(context.deps, input);
      if (record)
        return toFresh(toTextEnvelope(record.text, warnings), record.content, { input, warnings });
      const written = needsFields ? null : await operation.write?.(context.deps, input);
      const output = early ?? written ?? (await operation.run(context.deps, input));
      const allWarnings = [...warnings, ...(output.warnings ?? [])];
      const content = operation.output.parse(output);
      const shown = selectFields(content, operation.items, input['fields']);
      const response = format
        ? await formatted(format, content, { ...context, path: url, input })
        : toEnvelope(shown, operation.items, { ...written, warnings: allWarnings });
      if (options.tagging) response.tags = writeTags(options.tagging, content, path);
      return toFresh(response, content, { input, warnings: allWarnings });
    }
    // A feed reaches further back with an API key.
    if (limitClass === 'feed') res.vary('Authorization, X-API-Key');
    const reach = limitClass === 'feed' && caller.holder ? 'keyed' : '';
    const cacheKey = `${path} ${describeFormat(format, url)} ${key ?? ''} ${reach}`;
    const created: FreshResponse & Partial<CachedResponse> = isCacheable
      ? await cache.getOrCreate(cacheKey, createResponse)
      : await createResponse();
    const audience = created.isPersonal ? 'no_one' : caller.holder ? 'caller' : 'everyone';
    setAgeHeader(res, created);
    if (format?.headers) res.set(format.headers);
    await sendCacheable(req, res.status(status), { ...created.response, audience });
    if (isCacheable && !created.isPersonal && !created.isStale && limitClass === 'read')
      repeatedReads?.remember(req, res, cacheKey);
  };
}

const freshFor =
  (
    { path, isVolatile = false }: Pick<Route<never>, 'path' | 'isVolatile'>,
    toTopics: RouterOptions['toTopics'],
  ) =>
  (
    response: ResponseBody,
    content: object,
    { input, warnings }: { input: Record<string, unknown>; warnings: string[] },
  ): FreshResponse => ({
    response,
    isPersonal: isVolatile || warnings.length > 0,
    ...(toTopics && { topics: toTopics(content, { path, input }) }),
  });

// Ends with the parameter that names the record, and perhaps a format.
const ONE_RECORD = /:\w+(\.\w+)?$/;

/** Fastly separates tags by blanks, others by commas. */
const writeTags = (
  { header, toTags }: Tagging,
  content: object,
  path: string,
): [name: string, value: string] => {
  const tags = toTags(content, { isList: !ONE_RECORD.test(path) });
  return [header, tags.join(header === 'Surrogate-Key' ? ' ' : ',')];
};

/** A format can contain its own URL. */
const describeFormat = (format: { type: string } | undefined, url: string) =>
  format ? `${format.type} ${url}` : '';

function setAgeHeader(res: Response, { createdAt }: Partial<CachedResponse>): void {
  const ageS = createdAt === undefined ? 0 : toAge(createdAt);
  if (ageS > 0) res.set('Age', String(ageS));
}

/**
 * Returns the format of the route, the one that `format` names, or the one that the client prefers
 * to JSON; undefined for JSON.
 */
function formatFor<Deps>(
  { format, alternates = [] }: Route<Deps>,
  req: Request,
  { res, name }: { res: Response; name: string | undefined },
) {
  const isNamed =
    name !== undefined && alternates.some((alternate) => alternate.name !== undefined);
  if (format || isNamed) return format ?? alternates.find((alternate) => alternate.name === name);
  if (alternates.length === 0) return undefined;
  res.vary('Accept');
  const preferred = req.accepts(['application/json', ...alternates.map(({ type }) => type)]);
  return alternates.find(({ type }) => type === preferred);
}

const formatted = async <Deps>(
  format: Format<Deps, z.ZodObject>,
  content: Record<string, unknown>,
  context: FormatContext<Deps>,
): Promise<ResponseBody> =>
  toTextBody({ type: format.type, text: await format.write(content, context) });

const toRequestInfo = (req: Request): RequestInfo => ({
  isHead: req.method === 'HEAD',
  userAgent: req.get('user-agent'),
  purpose: req.get('sec-purpose') ?? req.get('purpose') ?? req.get('x-purpose') ?? req.get('x-moz'),
  referrer: req.get('referer'),
  acceptLanguage: req.get('accept-language'),
});

/** The ticket seller sees the referring site, as with any link. No cache stores the redirect. */
function sendRedirect(res: Response, target: string): void {
  res.set({
    Location: target,
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'no-referrer-when-downgrade',
    'X-Robots-Tag': 'noindex',
  });
  res.status(302).end();
}

function methodsByPath(routes: Pick<Route<never>, 'path' | 'method'>[]): Map<string, string[]> {
  const methods = new Map<string, string[]>();
  for (const { path, method } of routes)
    methods.set(path, [...(methods.get(path) ?? []), method.toUpperCase()]);
  return methods;
}
