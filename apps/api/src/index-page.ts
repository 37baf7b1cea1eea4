import { staticResponse } from '@marquee/http';
import type { RequestHandler } from 'express';
import { routes } from './routes.ts';

/** Serves /: an introduction for people and agents. */
export const indexPage = (apiUrl: string): RequestHandler =>
  staticResponse(
    () => ({
      ok: true,
      name: 'Marquee',
      description: 'A catalogue of events worldwide: what is on, anywhere. No key is needed to read.',
      documentation: `${apiUrl}/docs`,
      openapi: `${apiUrl}/openapi.json`,
      health: `${apiUrl}/health`,
      endpoints: routes.map(
        ({ method, path, operation }) =>
          `${method.toUpperCase()} ${path.replace(/:(\w+)/g, '{$1}')}: ${operation.summary}`,
      ),
      examples: [
        `${apiUrl}/events?city=ber&category=conference&limit=3`,
        `${apiUrl}/events?country=uk&category=music,comedy&on=weekend`,
        `${apiUrl}/events?near=48.8566,2.3522&radius_km=10&sort=distance`,
        `${apiUrl}/search?q=jazz%20berlin`,
      ],
    }),
    { caching: 'public, max-age=300' },
  );
