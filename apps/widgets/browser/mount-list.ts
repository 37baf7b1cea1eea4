import sheetText from '../style/script-list.css' with { type: 'text' };
import { fetchListing } from './listing.ts';
import { renderList } from './render-list.ts';

const DEFAULT_ROWS = 5;
const MAX_ROWS = 100;
const THEMES = ['dark', 'light', 'auto'];
let sheet: CSSStyleSheet | null = null;

/** The options of a list, by parameter names of the API. */
export type ListOptions = Readonly<Record<string, string>>;

/**
 * Renders a list in the shadow root of an element, isolated from the styles of the page. The element's own content shows until the
 * list is loaded, and remains if loading fails. Reserves the height immediately, so that nothing moves.
 */
export async function mountList(element: HTMLElement, options: ListOptions, baseUrl: string): Promise<void> {
  const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
  sheet ??= constructSheet();
  root.adoptedStyleSheets = [sheet];
  const box = document.createElement('div');
  box.className = 'box';
  box.dataset['theme'] = THEMES.includes(options['theme'] ?? '') ? options['theme'] : 'dark';
  box.style.setProperty('--rows', String(rowCount(options)));
  box.append(document.createElement('slot'));
  root.replaceChildren(box);
  const query = new URLSearchParams(options).toString();
  try {
    const listing = await fetchListing(`${baseUrl}/events.json?${query}`);
    if (!box.isConnected && !element.shadowRoot?.contains(box)) return; // replaced by a newer request
    box.lang = listing.lang;
    box.dir = listing.dir;
    box.replaceChildren(...renderList(listing));
  } catch {
    if (!element.hasChildNodes()) box.replaceChildren(fallback(`${baseUrl}/embed/events?${query}`));
    box.classList.add('failed');
  }
}

function constructSheet(): CSSStyleSheet {
  const created = new CSSStyleSheet(); // not affected by a policy against inline styles
  created.replaceSync(sheetText);
  return created;
}

function rowCount({ limit }: ListOptions): number {
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
