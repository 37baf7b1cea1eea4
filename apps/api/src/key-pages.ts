import { DomainError } from '@marquee/domain';
import { callerOf, PROBLEMS, toDomainError, type Limits } from '@marquee/http';
import { checkKeyLink, confirmApiKey } from '@marquee/operations';
import express, { type Request, type Response, type Router } from 'express';
import type { Dependencies } from './dependencies.ts';

const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
const TOKEN = /^[\w-]{1,100}$/;

/** GET and POST /keys/confirm for the person who follows a mail's link: looking changes nothing, the button does. */
export function keyPages(deps: Dependencies, { burst }: Pick<Limits, 'burst'>): Router {
  const router = express.Router();
  router.get('/keys/confirm', burst, async (req, res) => {
    const token = new URLSearchParams(req.url.split('?')[1]).get('token');
    await show(res, async () => {
      await checkKeyLink.run(deps, { token: tokenOf(token) });
      return page(
        'Confirm your address',
        `<p>This makes your address an account of Marquee, and shows you a new API key. The key in the mail ends with it.</p>
<form method="post" action="confirm"><input type="hidden" name="token" value="${tokenOf(token)}"><button>Confirm and show my key</button></form>`,
      );
    });
  });
  router.post('/keys/confirm', burst, express.urlencoded({ extended: false, limit: '2kb' }), async (req, res, next) => {
    if (!req.is('application/x-www-form-urlencoded')) {
      next();
      return;
    }
    await show(res, async () => {
      const { api_key, tier } = await confirmApiKey.run(deps, { token: tokenOf(formToken(req)) });
      return page(
        'Your API key',
        `<p>Your address is confirmed. This is your key; it is shown this once:</p><p><code>${api_key}</code></p>
<p>Send it as <code>X-API-Key</code>. Its tier is ${tier}. <a href="../usage">GET /usage</a> tells what is left of it.</p>`,
      );
    });
  });
  return router;
}

// Nothing but what a token is made of gets into a page.
function tokenOf(text: unknown): string {
  if (typeof text === 'string' && TOKEN.test(text)) return text;
  throw new DomainError('not_found', 'This link is not complete. Copy it whole from the mail.');
}

function formToken({ body }: Request): unknown {
  const form: unknown = body;
  return typeof form === 'object' && form !== null && 'token' in form ? form.token : null;
}

/** Sends a page; what goes wrong on purpose is a page, too. */
async function show(res: Response, write: () => Promise<string>): Promise<void> {
  callerOf(res);
  res.set({ 'Content-Security-Policy': POLICY, 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' });
  const html = await write().catch((thrown: unknown) => {
    const error = toDomainError(thrown);
    if (error.code === 'internal_error' || error.code === 'unavailable') throw thrown;
    res.status(PROBLEMS[error.code].status);
    return page(PROBLEMS[error.code].title, `<p>${error.message}</p>`);
  });
  res.type('html').send(html);
}

const page = (title: string, content: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title} · Marquee</title>
<style>:root{color-scheme:light dark}body{font:1rem/1.55 system-ui,sans-serif;max-width:34rem;margin:4rem auto;padding:0 1rem}
code{font-family:ui-monospace,monospace;overflow-wrap:anywhere}button{font:inherit;padding:.6rem 1.1rem}</style></head>
<body><main><h1>${title}</h1>${content}</main></body></html>
`;
