import type { Express } from 'express';

interface Layer {
  route?: { path: string | string[] };
  handle: { stack?: Layer[] };
}

/** One concrete path for each route of an app; each parameter is `x`. Mount paths of routers are not part of Express's tables. */
export function pathsOf(app: Express): string[] {
  const { stack } = app.router as unknown as { stack: Layer[] }; // not part of Express's types
  return [...new Set(stack.flatMap(pathsIn))].map((path) => path.replaceAll(/:\w+/g, 'x'));
}

function pathsIn({ route, handle }: Layer): string[] {
  return route ? [route.path].flat() : (handle.stack ?? []).flatMap(pathsIn);
}
