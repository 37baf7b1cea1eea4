import { must } from '@marquee/testing/must';
import { buildEvent, type Api } from '../create-test-api.ts';

interface Section {
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
  buildEvent({ ...PLACED, title: 'Called off', status: 'cancelled' }),
  buildEvent({
    title: 'Streamed',
    online: true,
    online_url: 'https://stream.example/1',
    city: null,
    country: null,
  }),
  buildEvent({ ...PLACED, title: 'Over the change of clocks', start_local: '2027-03-28T03:30:00' }),
  buildEvent({
    ...PLACED,
    title: 'Long exhibition',
    category: 'community',
    start_local: '2022-12-14T10:00:00',
    end_local: '2027-01-31T18:00:00',
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
