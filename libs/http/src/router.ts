import { DomainError, type Warned } from '@marquee/domain';
import express, { type Request, type RequestHandler, type Response, type Router } from 'express';
import type { z } from 'zod';
import { answerOf, sendAnswer, textAnswer, type Answer } from './answer.ts';
import { createInputReader } from './parse-input.ts';
import { blotted } from './problems.ts';
import { readQuery } from './read-query.ts';
import type { Format, FormatContext, Route } from './route.ts';

/** The routes of a table; what is not in it falls through. */
export function routerFor<Deps>(routes: Route<Deps>[], deps: Deps): Router {
  const router = express.Router({ strict: false, caseSensitive: true });
  for (const route of routes) router[route.method](route.path, handlerOf(route, deps));
  for (const [path, methods] of methodsByPath(routes)) router.all(path, refuseMethod(methods));
  return router;
}

function handlerOf<Deps>(route: Route<Deps>, deps: Deps): RequestHandler {
  const { operation } = route;
  const reader = createInputReader(operation.input);
  return async (req, res) => {
    res.locals['pathNames'] = Object.keys(req.params);
    const values = readQuery(req.url);
    for (const name of Object.keys(req.params)) values.delete(name); // the path's own parameter is not to be overruled
    const warnings = reader.warningsOf(values.keys());
    for (const [name, value] of Object.entries(req.params)) if (typeof value === 'string') values.set(name, value);
    const output = await operation.run(deps, reader.parse(values));
    const told = [...warnings, ...(output.warnings ?? [])];
    const content = operation.output.parse(output);
    const format = formatFor(route, req, res);
    const asked = { deps, path: blotted(req.originalUrl) };
    sendAnswer(req, res, format ? formatted(format, { content, asked, told }) : envelope(content, told));
  };
}

/** The format that the address has, or that the caller prefers to JSON; undefined for JSON. */
function formatFor<Deps>({ format, alternates = [] }: Route<Deps>, req: Request, res: Response) {
  if (format || alternates.length === 0) return format;
  res.vary('Accept');
  const preferred = req.accepts(['application/json', ...alternates.map(({ type }) => type)]);
  return alternates.find(({ type }) => type === preferred);
}

function formatted<Deps>(
  format: Format<Deps, z.ZodObject>,
  { content, asked, told }: { content: Record<string, unknown>; asked: FormatContext<Deps>; told: string[] },
): Answer {
  return textAnswer({ type: format.type, text: format.write(content, asked), isShareable: told.length === 0 });
}

function envelope(content: object, warnings: string[]): Answer {
  const told: Warned = warnings.length > 0 ? { warnings } : {};
  return answerOf({ ok: true, ...content, ...told });
}

function methodsByPath(routes: Route<never>[] | Route<unknown>[]): Map<string, string[]> {
  const methods = new Map<string, string[]>();
  for (const { path, method } of routes) methods.set(path, [...(methods.get(path) ?? []), method.toUpperCase()]);
  return methods;
}

/** Answers 405 with the methods that an address takes. */
export function refuseMethod(methods: string[]): RequestHandler {
  const allowed = [...new Set([...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'])].join(', ');
  return (req, res) => {
    res.set('Allow', allowed);
    throw new DomainError('method_not_allowed', `${req.method} is not for this address; it takes ${allowed}.`);
  };
}
