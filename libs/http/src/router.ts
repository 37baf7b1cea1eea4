import { DomainError, type Warned } from '@marquee/domain';
import express, { type RequestHandler, type Router } from 'express';
import { answerOf, sendAnswer, type Answer } from './answer.ts';
import { createInputReader } from './parse-input.ts';
import { readQuery } from './read-query.ts';
import type { Route } from './route.ts';

/** The routes of a table; what is not in it falls through. */
export function routerFor<Deps>(routes: Route<Deps>[], deps: Deps): Router {
  const router = express.Router({ strict: false, caseSensitive: true });
  for (const route of routes) router[route.method](route.path, handlerOf(route, deps));
  for (const [path, methods] of methodsByPath(routes)) router.all(path, refuseMethod(methods));
  return router;
}

function handlerOf<Deps>({ operation }: Route<Deps>, deps: Deps): RequestHandler {
  const reader = createInputReader(operation.input);
  return async (req, res) => {
    res.locals['pathNames'] = Object.keys(req.params);
    const values = readQuery(req.url);
    for (const name of Object.keys(req.params)) values.delete(name); // the path's own parameter is not to be overruled
    const warnings = reader.warningsOf(values.keys());
    for (const [name, value] of Object.entries(req.params)) if (typeof value === 'string') values.set(name, value);
    const output = await operation.run(deps, reader.parse(values));
    sendAnswer(req, res, envelope(operation.output.parse(output), [...warnings, ...(output.warnings ?? [])]));
  };
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
