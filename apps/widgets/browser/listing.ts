/** A list as /events.json tells it: every text is ready. */
export interface Listing {
  lang: string;
  dir: string;
  title: string;
  href: string;
  by: { text: string; href: string };
  empty: string;
  events: ListedEvent[];
}

export interface ListedEvent {
  title: string;
  href: string;
  leaf: { weekday: string; day: string; month: string } | null;
  date: string;
  facts: string[];
  states: { text: string; tone: string }[];
  off: boolean;
  tickets: { text: string; label: string; href: string } | null;
}

const TIMEOUT_MS = 8_000;
const PAUSE_MS = 500;

/** Asks twice at most, the second time a little later, not together with everybody else. */
export async function fetchListing(address: string): Promise<Listing> {
  try {
    return await ask(address);
  } catch {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS * (1 + Math.random() * 2)));
    return ask(address);
  }
}

async function ask(address: string): Promise<Listing> {
  const response = await fetch(address, { credentials: 'omit', signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!response.ok) throw new Error(String(response.status));
  return (await response.json()) as Listing; // our own server's answer
}
