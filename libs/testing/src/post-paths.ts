import type { Express } from 'express';

interface Layer {
  route?: { path: string | string[]; methods?: Record<string, boolean> };
  handle?: { stack?: Layer[] };
}

/** Returns the paths of an app that accept POST, with `x` for parameters. */
export const postPaths = (app: Express): string[] => [
  ...new Set(pathsIn((app.router as unknown as { stack: Layer[] }).stack)), // Express does not declare its table
];

function pathsIn(layers: Layer[]): string[] {
  return layers.flatMap(({ route, handle }) => {
    if (route?.methods?.['post'])
      return [route.path].flat().map((path) => path.replace(/:\w+/g, 'x'));
    return pathsIn(handle?.stack ?? []);
  });
}
