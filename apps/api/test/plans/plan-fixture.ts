import { must } from '@marquee/testing/must';
import { buildEvent, type Api } from '../create-test-api.ts';

export interface Section {
  summary: string;
  options: { label: string; provider: string; url: string; note: string | null }[];
}

export interface Planned {
  ok: true;
  event: { title: string; slug: string };
  date: string | null;
  outfit: Section & {
    weather: { temperature_c: number | null; conditions: string; source: string };
    items: string[];
  };
  transport: Section & { arrive_by_local: string | null; leave_home_tip: string };
  hotel: Section & { check_in: string | null; check_out: string | null };
  dinner: Section & { reserve_at_local: string | null };
  music: Section & { artists: { name: string; slug: string; spotify_id: string | null }[] };
  timeline: { kind: string; at_local: string; what: string; minutes: number }[];
  notices: string[];
  notice_codes: { code: string; from: string | null; to: string | null; date: string | null }[];
}

const PLACED = { venue_name: 'Kesselhaus', lat: 52.54, lng: 13.41 };
export const EVENTS = [
  buildEvent({ ...PLACED, title: 'Evening concert', artists: ['Ana Öst', 'The Others'] }),
  buildEvent({
    ...PLACED,
    title: 'Late set',
    category: 'nightlife',
    start_local: '2026-11-29T00:30:00',
  }),
  buildEvent({
    title: 'Match',
    category: 'sports',
    venue_name: 'Olympiastadion',
    start_local: '2026-11-28T15:30:00',
  }),
  buildEvent({
    ...PLACED,
    title: 'Into the night',
    start_local: '2026-11-28T22:00:00',
    end_local: '2026-11-29T03:00:00',
  }),
  buildEvent({
    ...PLACED,
    title: 'Fair',
    category: 'festival',
    all_day: true,
    start_local: '2026-12-11',
    end_local: '2026-12-13',
  }),
  buildEvent({ ...PLACED, title: 'Hour to come', time_tbd: true, start_local: '2026-12-08' }),
  buildEvent({ ...PLACED, title: 'Called off', status: 'cancelled' }),
  buildEvent({ ...PLACED, title: 'Put off', status: 'postponed' }),
  buildEvent({ ...PLACED, title: 'Long ago', start_local: '2026-11-01T20:00:00' }),
  buildEvent({
    title: 'Streamed',
    online: true,
    online_url: 'https://stream.example/1',
    city: null,
    country: null,
  }),
  buildEvent({ title: 'Nowhere yet', city: null, country: null }),
  buildEvent({ ...PLACED, title: 'Over the change of clocks', start_local: '2027-03-28T03:30:00' }),
  buildEvent({
    ...PLACED,
    title: 'Long exhibition',
    category: 'community',
    start_local: '2022-12-14T10:00:00',
    end_local: '2027-01-31T18:00:00',
  }),
  buildEvent({
    title: 'Four day conference',
    category: 'conference',
    all_day: true,
    start_local: '2026-12-04',
    end_local: '2026-12-07',
  }),
  buildEvent({
    ...PLACED,
    title: 'Matinee',
    category: 'theater',
    start_local: '2026-11-29T11:00:00',
    end_local: '2026-11-29T13:00:00',
  }),
  buildEvent({
    title: 'Evening match',
    category: 'sports',
    venue_name: 'Olympiastadion',
    availability: 'sold_out',
  }),
  buildEvent({ ...PLACED, title: 'Early doors', doors_local: '2026-11-28T18:30:00' }),
  buildEvent({
    title: 'In New York',
    city: 'New York',
    country: 'US',
    venue_name: 'Roxy',
    lat: 40.7,
    lng: -74,
  }),
];

export const slugOf = async (api: Api, title: string) => {
  const { body } = await api
    .get(`/search?q=${encodeURIComponent(title)}&status=all&from=2026-01-01&ongoing=1`)
    .expect(200);
  const found = (body as { events: { slug: string; title: string }[] }).events.find(
    (event) => event.title === title,
  );
  return must(found).slug;
};

export const planOf = async (api: Api, title: string, more = '') =>
  (await api.get(`/plan?event_id=${await slugOf(api, title)}${more}`).expect(200)).body as Planned;
