import {
  methodNotAllowed,
  sendCacheable,
  toTextBody,
  type FreshResponse,
  type Limits,
} from '@marquee/http';
import { suggest } from '@marquee/operations';
import express, { type RequestHandler, type Router } from 'express';
import type { Dependencies } from '../dependencies.ts';
import { parsePageRequest } from '../page-request.ts';
import { runner } from '../pages/page.ts';
import { toSuggestion } from './to-suggestion.ts';

const JSON_TYPE = 'application/json; charset=utf-8';
const MAX_LENGTH = 100;
const find = runner(suggest);

/**
 * What the search field suggests while a visitor types, in the reader's language, with links to
 * pages. With `kind`, what a field of a form suggests.
 */
export function suggestRoutes(deps: Dependencies, { burst }: Pick<Limits, 'burst'>): Router {
  const router = express.Router({ caseSensitive: true });
  router
    .get('/suggest.json', burst, sendSuggestions(deps))
    .all('/suggest.json', methodNotAllowed(['GET'], burst));
  return router;
}

function sendSuggestions(deps: Dependencies): RequestHandler {
  return async (req, res) => {
    const settings = { addresses: deps.addresses, now: deps.now(), names: ['q', 'kind'] };
    const { values, context, cacheKey } = parsePageRequest(req, settings);
    const q = (values.get('q') ?? '')
      .trim()
      .slice(0, MAX_LENGTH)
      .replace(/\p{Cs}$/u, ''); // half of a character
    const create = async (): Promise<FreshResponse> => {
      const suggestions = q === '' ? [] : await findSuggestions(deps, q, values.get('kind'));
      const text = JSON.stringify({
        suggestions: suggestions.map((each) => toSuggestion(each, context)),
      });
      return { response: toTextBody({ type: JSON_TYPE, text }), isPersonal: false };
    };
    const { response } = deps.answers
      ? await deps.answers.getOrCreate(cacheKey, create)
      : await create();
    res.vary('Accept-Language');
    await sendCacheable(req, res, { ...response, audience: 'everyone' });
  };
}

const MANY = '20';
const MAX_OF_KIND = 8;

async function findSuggestions(deps: Dependencies, q: string, kind: string | undefined) {
  if (kind === undefined) return (await find(deps, { q })).suggestions;
  const { suggestions } = await find(deps, { q, limit: MANY });
  return suggestions.filter((each) => each.kind === kind).slice(0, MAX_OF_KIND);
}
