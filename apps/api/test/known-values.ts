import { setTimeout } from 'node:timers/promises';
import { must } from '@marquee/testing/must';

/**
 * Values of parameters for which there are records. A key is a parameter, or a first part of a path
 * and a parameter.
 */
export type KnownValues = Readonly<Record<string, readonly string[]>>;

interface Listed {
  slug: string;
  id?: string;
  series?: { slug: string } | null;
}

/**
 * Reads values of parameters from an API with a catalogue. With a key, its account gets a webhook
 * and a key of pages.
 */
export async function readKnownValues(origin: string, key?: string): Promise<KnownValues> {
  const list = async (name: string) =>
    (await fetchJson<Record<string, Listed[]>>(`${origin}/${name}?limit=20`))[name] ?? [];
  const [events = [], venues = [], artists = [], organizers = [], articles = []] =
    await Promise.all(['events', 'venues', 'artists', 'organizers', 'articles'].map(list));
  const slugs = (records: Listed[]) => records.map(({ slug }) => slug);
  const idsOrSlugs = events.flatMap(({ id, slug }) => [id ?? slug, slug]);
  return {
    id_or_slug: idsOrSlugs,
    event_id: idsOrSlugs,
    event: idsOrSlugs,
    other_event: idsOrSlugs,
    artist: slugs(artists),
    venue: slugs(venues),
    organizer: slugs(organizers),
    series: events.flatMap(({ series }) => series?.slug ?? []),
    'series/slug': events.flatMap(({ series }) => series?.slug ?? []),
    'venues/slug': slugs(venues),
    'artists/slug': slugs(artists),
    'organizers/slug': slugs(organizers),
    'articles/slug': slugs(articles),
    ...(key !== undefined && (await createOwnRecords(origin, key))),
  };
}

async function createOwnRecords(origin: string, key: string): Promise<KnownValues> {
  const create = (path: string, body: object) =>
    fetchJson<Record<string, { id: string }>>(`${origin}${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-API-Key': key },
      body: JSON.stringify(body),
    });
  const { webhook } = await create('/webhooks', { url: 'https://hooks.example/marquee' });
  const { publishable_key: ofPages } = await create('/keys/publishable', {
    name: 'Page',
    origins: ['https://example.org'],
  });
  return { webhook_id: [must(webhook).id], 'keys/id': [must(ofPages).id] };
}

/** Waits while the server rejects requests because it is busy. */
export async function fetchJson<Body>(
  url: string,
  init?: RequestInit,
  repeats = 30,
): Promise<Body> {
  const response = await fetch(url, init);
  const text = await response.text();
  if (response.status === 503 && repeats > 0) {
    await setTimeout(1_000);
    return fetchJson(url, init, repeats - 1);
  }
  if (!response.ok) throw new Error(`${url}: ${String(response.status)} ${text}`);
  return JSON.parse(text) as Body;
}

/** Returns the values that records have for a parameter of an operation. */
export function knownFor(
  { path }: { path: string },
  name: string,
  known: KnownValues,
): readonly string[] {
  const [, first = ''] = path.split('/');
  return known[`${first}/${name}`] ?? known[name] ?? [];
}
