/** The response of /events.json. All texts are translated and formatted. */
export interface Listing {
  /** For the owner of the site. */
  warnings?: string[];
  lang: string;
  dir: string;
  /** CSS variables that the parameters set. */
  variables?: Record<string, string>;
  layout?: string;
  /** Null if the site hides it. */
  title: string | null;
  href: string;
  by: { text: string; href: string } | null;
  empty: string;
  /** What is above the rows: the form, the calendar or the map. */
  figure?: ElementTree[];
  /** Whether the rows have pictures. */
  pictured?: boolean;
  events: ListedEvent[];
  /** The next page of the list. */
  more?: { text: string; href: string } | null;
}

/** An element as data: name, attributes, children. */
export type ElementTree =
  string | [name: string, attributes: Record<string, string>, ...children: ElementTree[]];

export interface ListedEvent {
  picture?: ElementTree;
  title: string;
  href: string;
  leaf: { weekday: string; day: string; month: string } | null;
  date: string;
  facts: string[];
  states: { text: string; tone: string }[];
  off: boolean;
  tickets: { text: string; label: string; href: string; rel?: string } | null;
}

const TIMEOUT_MS = 8_000;
const RETRY_DELAY_MS = 500;

/** Fetches a list, with one retry after a random delay that spreads the load. */
export async function fetchListing(address: string): Promise<Listing> {
  try {
    return await fetchOnce(address);
  } catch {
    await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS * (1 + Math.random() * 2)));
    return fetchOnce(address);
  }
}

async function fetchOnce(address: string): Promise<Listing> {
  const response = await fetch(address, {
    credentials: 'omit',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(String(response.status));
  return (await response.json()) as Listing; // our own server's answer
}
