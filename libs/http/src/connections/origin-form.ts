import type { RequestListener } from 'node:http';

const SCHEME_AND_HOST = /^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i;

/**
 * Removes the scheme and the host from the target of a request, before the listener reads it.
 * Servers must accept them (RFC 9112, 3.2.2), but the addresses in our responses start with our
 * own.
 */
export const withOriginForm =
  (listener: RequestListener): RequestListener =>
  (req, res) => {
    const { url = '' } = req;
    if (!url.startsWith('/')) {
      const target = url.replace(SCHEME_AND_HOST, '');
      if (target !== url) req.url = target.startsWith('/') ? target : `/${target}`;
    }
    listener(req, res);
  };
