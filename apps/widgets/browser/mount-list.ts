import sheetText from '../style/script-list.css' with { type: 'text' };
import { drawList } from './draw-list.ts';
import { fetchListing } from './listing.ts';

const DEFAULT_ROWS = 5;
const MAX_ROWS = 100;
const THEMES = ['dark', 'light', 'auto'];
let sheet: CSSStyleSheet | null = null;

/** What is asked for, by the names that the API has. */
export type Wanted = Readonly<Record<string, string>>;

/**
 * Shows a list in the shadow of an element: no style of the page gets in, none of ours out. The element's own content shows
 * until the list is there, and stays where it cannot be had. Height is reserved at once, so that nothing moves.
 */
export async function mountList(element: HTMLElement, wanted: Wanted, home: string): Promise<void> {
  const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
  sheet ??= constructSheet();
  root.adoptedStyleSheets = [sheet];
  const box = document.createElement('div');
  box.className = 'box';
  box.dataset['theme'] = THEMES.includes(wanted['theme'] ?? '') ? wanted['theme'] : 'dark';
  box.style.setProperty('--rows', String(rowsOf(wanted)));
  box.append(document.createElement('slot'));
  root.replaceChildren(box);
  const query = new URLSearchParams(wanted).toString();
  try {
    const listing = await fetchListing(`${home}/events.json?${query}`);
    if (!box.isConnected && !element.shadowRoot?.contains(box)) return; // asked anew meanwhile
    box.lang = listing.lang;
    box.dir = listing.dir;
    box.replaceChildren(...drawList(listing));
  } catch {
    if (!element.hasChildNodes()) box.replaceChildren(fallback(`${home}/embed/events?${query}`));
    box.classList.add('failed');
  }
}

function constructSheet(): CSSStyleSheet {
  const made = new CSSStyleSheet(); // a policy against inline styles does not concern it
  made.replaceSync(sheetText);
  return made;
}

function rowsOf({ limit }: Wanted): number {
  const rows = Number(limit ?? DEFAULT_ROWS);
  return rows >= 1 ? Math.min(MAX_ROWS, rows) : DEFAULT_ROWS;
}

function fallback(href: string): HTMLElement {
  const link = document.createElement('a');
  link.href = href;
  link.target = '_blank';
  link.rel = 'noopener';
  link.textContent = 'Events';
  return link;
}
