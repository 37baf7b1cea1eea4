import { describe, expect, it } from '@jest/globals';
import { nextPage } from './next-page.ts';

const url = new URL('https://api.example/events?limit=2');
const next = (body: unknown, from = url, link: string | null = null) =>
  nextPage(body, from, link)?.href ?? null;

describe('the next page of a JSON answer', () => {
  it.each([
    ['a member', { next: 'https://api.example/events?limit=2&page=2', results: [] }],
    ['a member of its links', { links: { next: { href: '/events?limit=2&page=2' } } }],
    ['OData', { '@odata.nextLink': '?limit=2&page=2' }],
    ['a server behind a proxy', { meta: { next_page_url: 'http://inner/events?limit=2&page=2' } }],
    ['the number of pages', { meta: { page: 1, total_pages: 2 } }],
    ['the number of records', { page: 1, pageSize: 2, total: 3, events: [] }],
  ])('is stated by %s', (_, body) => {
    expect(next(body)).toBe('https://api.example/events?limit=2&page=2');
  });

  it('is stated by a header', () => {
    const link = '<https://api.example/events?p=1>; rel="prev", </events?p=3>; rel="next"';
    expect(next([], url, link)).toBe('https://api.example/events?p=3');
  });

  it('is requested with the token of the answer', () => {
    expect(next({ nextPageToken: 'a b', items: [] })).toBe(
      'https://api.example/events?limit=2&pageToken=a+b',
    );
  });

  it('counts pages from 0, and records', () => {
    expect(next({ page: { number: 0, totalPages: 2 } })).toContain('page=1');
    expect(next({ page: { number: 1, totalPages: 2 } })).toBeNull();
    expect(next({ result: { offset: 2, limit: 2, total: 5 } })).toContain('offset=4');
    expect(next({ result: { offset: 4, limit: 2, total: 5 } })).toBeNull();
  });

  it.each([
    ['the last page', { next: null, count: 3 }],
    ['another host', { next: 'https://other.example/list?page=2' }],
    ['the next event', { next: 'Sunday', title: 'Kites' }],
    ['a plain list', [{ title: 'Kites', pages: 4, page: 1 }]],
    ['the last of the pages', { page: 2, total_pages: 2 }],
    ['a token after the end', { continuation: 'x', has_more_items: false }],
  ])('is not in %s', (_, body) => {
    expect(next(body)).toBeNull();
  });
});
