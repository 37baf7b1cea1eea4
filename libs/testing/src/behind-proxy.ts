import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

let serial = 0;

/**
 * Imitates a proxy that reports another client address for each request, unless the test sets one.
 */
export const behindProxy =
  (app: RequestListener): RequestListener =>
  (req: IncomingMessage, res: ServerResponse) => {
    serial++;
    req.headers['x-forwarded-for'] ??=
      `10.${String(serial >> 16)}.${String((serial >> 8) & 255)}.${String(serial & 255)}`;
    app(req, res);
  };
