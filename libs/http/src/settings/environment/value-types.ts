import { z } from 'zod';

const PORT_RANGE = 'must be a port from 0 to 65535';

/** A port to listen on; 0 takes any free one. */
export const Port = z.coerce
  .number({ error: PORT_RANGE })
  .int({ error: PORT_RANGE })
  .min(0, { error: PORT_RANGE })
  .max(65_535, { error: PORT_RANGE });

const withoutTrailingSlash = (url: string) => url.replace(/\/+$/, '');

/** An absolute http(s) URL of another service, without a trailing slash. */
export const HttpUrl = z
  .url({
    protocol: /^https?$/,
    hostname: /./,
    error: 'must be an http(s) address, e.g. https://api.example.com',
  })
  .transform(withoutTrailingSlash);

/** A public base URL. Paths are appended to it, so it has no query, fragment or credentials. */
export const PublicUrl = z.string().transform((text, context) => {
  const url = URL.parse(text);
  if (url && isBaseUrl(url)) return withoutTrailingSlash(url.href);
  context.addIssue({
    code: 'custom',
    message: 'must be an http(s) address without query and password, e.g. https://api.example.com',
  });
  return z.NEVER;
});

const isBaseUrl = ({ protocol, username, password, href }: URL): boolean =>
  /^https?:$/.test(protocol) && username === '' && password === '' && !/[?#]/.test(href);

/** A setting that is on or off. */
export const Switch = z
  .enum(['0', '1', 'true', 'false'], { error: 'must be 0 or 1' })
  .default('0')
  .transform((flag) => flag === '1' || flag === 'true');
