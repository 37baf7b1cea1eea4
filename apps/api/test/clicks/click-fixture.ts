import { parseAffiliates } from '@marquee/operations/clicks';
import { buildEvent, type Api } from '../create-test-api.ts';

export const AFFILIATES = parseAffiliates(
  JSON.stringify({
    rules: [
      {
        partner: 'ticketmaster',
        hosts: ['ticketmaster.com', 'livenation.com'],
        publisher: '12/34',
        template: 'https://ticketmaster.pxf.io/c/{publisher}?subId1={click_id}&u={url}',
      },
      {
        partner: 'eventbrite',
        hosts: ['eventbrite.com'],
        parameters: { aff: 'marquee', sub: '{click_id}' },
      },
    ],
  }),
);
export const SEATS = 'https://www.ticketmaster.com/event/1?a=b&c=d';
export const EVENTS = [
  buildEvent({ title: 'Sold by a partner', ticket_url: SEATS }),
  buildEvent({ title: 'Sold by another', ticket_url: 'https://www.eventbrite.com/e/9?x=1' }),
  buildEvent({ title: 'Sold by somebody', ticket_url: 'https://www.seller.example/9' }),
  buildEvent({ title: 'Shown by its source', url: 'https://source.example/e' }),
  buildEvent({ title: 'Sold by nobody' }),
];
export const BROWSER =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36';
export const SLUGS = {
  partner: 'sold-by-a-partner-berlin-2026-11-28',
  another: 'sold-by-another-berlin-2026-11-28',
  unaffiliated: 'sold-by-somebody-berlin-2026-11-28',
  source: 'shown-by-its-source-berlin-2026-11-28',
  without_seller: 'sold-by-nobody-berlin-2026-11-28',
};

export const click = (api: Api, path: string, headers: Record<string, string> = {}) =>
  api
    .get(`/click/${path}`)
    .redirects(0)
    .set({ 'User-Agent': BROWSER, ...headers });

export const rowsOf = async (api: Api, statement: string) =>
  (await api.database.pool.query(statement)).rows as unknown[];
export const stored = (api: Api) => rowsOf(api, 'SELECT * FROM click ORDER BY clicked_at, id');
export const counted = (api: Api) =>
  rowsOf(
    api,
    'SELECT partner, sum(clicks)::int AS clicks FROM click_hour GROUP BY partner ORDER BY partner',
  );
