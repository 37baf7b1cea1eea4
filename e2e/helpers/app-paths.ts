import type { Express } from 'express';

interface Layer {
  route?: { path: string | string[] };
  handle: { stack?: Layer[] };
}

/**
 * Returns one path per route of an app, with `x` for parameters. Express does not expose the mount
 * paths of routers.
 */
export function findRoutePaths(app: Express): string[] {
  const { stack } = app.router as unknown as { stack: Layer[] }; // not part of Express's types
  return [...new Set(stack.flatMap(pathsIn))].map((path) => path.replaceAll(/:\w+/g, 'x'));
}

function pathsIn({ route, handle }: Layer): string[] {
  return route ? [route.path].flat() : (handle.stack ?? []).flatMap(pathsIn);
}
