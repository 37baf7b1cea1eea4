// A small catalogue for measurements of single events, which do not depend on its size.
import { connectDatabase } from '@marquee/database';
import { ingest } from '@marquee/ingest';
import { type RawEvent } from '@marquee/sources';

const EVENTS = 1_000;

export const eventSlug = (index: number) => `evening-${String(index % EVENTS)}-berlin-2027-06-05`;

export async function fillEventDataset(url: string): Promise<void> {
  const database = connectDatabase({ url, name: 'bench' });
  const records = Array.from({ length: EVENTS }, (_, index): RawEvent => ({
    source_id: String(index),
    title: `Evening ${String(index)}`,
    category: 'music',
    start_local: '2027-06-05T20:00:00',
    city: 'Berlin',
    country: 'DE',
    venue_name: 'Kesselhaus',
    lat: 52.54,
    lng: 13.41,
    artists: ['Ana Öst'],
    ticket_url: `https://seller.example/${String(index)}`,
  }));
  await ingest(database, { source: { name: 'evenings' }, records });
  await database.close();
}
