import { expect, it } from '@jest/globals';
import { z } from 'zod';
import { createInputReader } from './parse-input.ts';

const optional = z.string().optional();
const list = createInputReader(
  z.object({
    ...{ city: optional, country: optional, category: optional, near: optional, source: optional },
    ...{ on: optional, from: optional, to: optional, sort: optional, free: optional },
    ...{ limit: optional, offset: optional, cursor: optional, tz: optional },
  }),
);
const search = createInputReader(z.object({ q: z.string(), lang: optional }));

it.each([
  ['q', 'GET /search?q='],
  ['search', 'GET /search?q='],
  ['keyword', 'GET /search?q='],
  ['query', 'GET /search?q='],
  ['page', 'offset or cursor'],
  ['per_page', 'limit'],
  ['pageSize', 'limit'],
  ['date', 'on'],
  ['start_date', 'from'],
  ['endDate', 'to'],
  ['type', 'category'],
  ['order', 'sort'],
  ['country_code', 'country'],
  ['countryCode', 'country'],
  ['lat', 'near=lat,lng'],
  ['lng', 'near=lat,lng'],
  ['demo', 'source=!demo'],
  ['cty', 'city'],
])('suggests for the unknown parameter %s: %s', (name, suggestion) => {
  expect(list.warningsFor([name])).toEqual([
    `unknown parameter '${name}'; did you mean '${suggestion}'?`,
  ]);
});

it('suggests nothing for a name that means nothing here', () => {
  expect(search.warningsFor(['start_date', '__proto__', 'constructor'])).toEqual([
    "unknown parameter 'start_date'",
    "unknown parameter '__proto__'",
    "unknown parameter 'constructor'",
  ]);
});

it('names the parameter that was given for a required one', () => {
  expect(() => search.parse(new Map([['query', 'jazz']]))).toThrow("q is required, not 'query'");
  expect(() => search.parse(new Map([['zzz', 'jazz']]))).toThrow(/q is required$/);
});
