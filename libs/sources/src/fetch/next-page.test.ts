import { describe, expect, it } from '@jest/globals';
import { nextPage } from './next-page.ts';

const url = new URL('https://api.example/events?limit=2');
const next = (body: unknown, from = url, link: string | null = null) =>
  nextPage(body, from, link)?.href ?? null;
const rows = [{ title: 'Kites' }];

describe('the next page of a JSON answer', () => {
  it.each([
    ['a member', { next: 'https://api.example/events?limit=2&page=2', results: rows }],
    ['a member of its links', { links: { next: { href: '/events?limit=2&page=2' } }, data: rows }],
    ['OData', { '@odata.nextLink': '?limit=2&page=2', value: rows }],
    [
      'a server behind a proxy',
      { meta: { next_page_url: 'http://inner/events?limit=2&page=2' }, rows },
    ],
    ['the number of pages', { meta: { page: 1, total_pages: 2 }, rows }],
    ['the number of records', { page: 1, pageSize: 2, total: 3, events: rows }],
  ])('is stated by %s', (_, body) => {
    expect(next(body)).toBe('https://api.example/events?limit=2&page=2');
  });

  it('is stated by a header', () => {
    const link = '<https://api.example/events?p=1>; rel="prev", </events?p=3>; rel="next"';
    expect(next(rows, url, link)).toBe('https://api.example/events?p=3');
  });

  it('is requested with the token of the answer', () => {
    expect(next({ nextPageToken: 'a b', items: rows })).toBe(
      'https://api.example/events?limit=2&pageToken=a+b',
    );
  });

  it('can be on another host, which the caller does not request', () => {
    expect(next({ next: 'https://other.example/list?page=2', rows })).toBe(
      'https://other.example/list?page=2',
    );
  });

  it('counts pages from 0, and records', () => {
    expect(next({ page: { number: 0, totalPages: 2 }, rows })).toContain('page=1');
    expect(next({ page: { number: 1, totalPages: 2 }, rows })).toBeNull();
    expect(next({ result: { offset: 2, limit: 2, total: 5, rows } })).toContain('offset=4');
    expect(next({ result: { offset: 4, limit: 2, total: 5, rows } })).toBeNull();
  });

  it.each([
    ['the last page', { next: null, count: 3, rows }],
    ['the next event', { next: 'Sunday', rows }],
    ['a plain list', [{ title: 'Kites', pages: 4, page: 1 }]],
    ['the last of the pages', { page: 2, total_pages: 2, rows }],
    ['a token after the end', { continuation: 'x', has_more_items: false, rows }],
    ['a month without events', { next: '/events?month=2031-07', events: [] }],
  ])('is not in %s', (_, body) => {
    expect(next(body)).toBeNull();
  });
});
