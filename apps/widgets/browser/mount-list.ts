import sheetText from '../style/script-list.css' with { type: 'text' };
import { emit } from './emit.ts';
import { keepHeight } from './keep-height.ts';
import { fetchListing, type Listing } from './listing.ts';
import { renderList, rows } from './render-list.ts';

const DEFAULT_ROWS = 5;
const MAX_ROWS = 100;
const THEMES = ['dark', 'light', 'auto'];
let sheet: CSSStyleSheet | null = null;

/** The options of a list, by parameter names of the API. */
export type ListOptions = Readonly<Record<string, string>>;

/**
 * Renders a list in the shadow root of an element, isolated from the styles of the page. The
 * element's own content shows until the list is loaded, and remains if loading fails. Reserves the
 * height immediately, so that nothing moves.
 */
export async function mountList(
  element: HTMLElement,
  options: ListOptions,
  baseUrl: string,
): Promise<void> {
  const isFirst = !element.shadowRoot;
  const { height } = element.getBoundingClientRect(); // before the root resets its styles
  const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
  sheet ??= constructSheet();
  root.adoptedStyleSheets = [sheet];
  const box = document.createElement('div');
  box.className = 'box';
  box.setAttribute('part', 'box');
  box.setAttribute('aria-busy', 'true');
  box.dataset['theme'] = THEMES.includes(options['theme'] ?? '') ? options['theme'] : 'dark';
  box.style.setProperty('--rows', String(rowCount(options)));
  box.dataset['layout'] = options['layout'] ?? 'list';
  if (options['search'] === '1') box.dataset['search'] = '';
  const isReserved = isFirst && element.style.minHeight !== '';
  if (isReserved) box.style.minHeight = `${height}px`;
  box.append(document.createElement('slot'));
  root.replaceChildren(box);
  const query = new URLSearchParams(options).toString();
  try {
    await fill(box, `${baseUrl}/events.json?${query}`, element);
    if (isReserved) keepHeight(box, height);
    listen(box, element, baseUrl);
  } catch {
    if (!element.hasChildNodes()) box.replaceChildren(fallback(`${baseUrl}/embed/events?${query}`));
    box.classList.add('failed');
    box.style.minHeight = '';
    if (box.isConnected) emit(element, 'error', { url: `${baseUrl}/embed/events?${query}` });
  }
  box.removeAttribute('aria-busy');
}

/** Shows the list at this address, unless the element shows another one by now. */
async function fill(box: HTMLElement, address: string, element: HTMLElement): Promise<void> {
  const listing = await fetchListing(address);
  if (!box.isConnected && !element.shadowRoot?.contains(box)) return; // replaced by a newer request
  const { lang, dir, variables = {}, warnings = [] } = listing;
  // eslint-disable-next-line no-console -- the owner of the site looks there
  for (const warning of warnings) console.warn(`Marquee: ${warning}`, element);
  box.lang = lang;
  box.dir = dir;
  for (const name of Object.keys(variables)) box.style.setProperty(name, variables[name] ?? '');
  box.replaceChildren(...renderList(listing).filter((child) => child !== null));
  emit(element, 'load', { events: listing.events.length });
}

/** Follows links to other parts of the list, and submits its form, within the element. */
function listen(box: HTMLElement, element: HTMLElement, baseUrl: string): void {
  const dataAddress = (address: string) => `${baseUrl}/events.json${new URL(address).search}`;
  const show = (address: string, focused: string) => {
    fill(box, dataAddress(address), element).then(
      () => box.querySelector<HTMLElement>(focused)?.focus(),
      () => emit(element, 'error', { url: address }),
    );
  };
  box.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
    if (!link || event.metaKey || event.ctrlKey) return;
    const href = link.getAttribute('href') ?? '';
    if (link.dataset['more'] !== undefined) {
      event.preventDefault();
      append(link, dataAddress(href)).catch(() => emit(element, 'error', { url: href }));
    } else if (link.closest('.month')) {
      event.preventDefault();
      show(href, '.month [aria-current], .month .step');
    } else emit(element, 'click', { url: href, text: link.textContent });
  });
  box.addEventListener('submit', (event) => {
    event.preventDefault();
    const fields = [...new FormData(event.target as HTMLFormElement)] as [string, string][];
    show(
      `${baseUrl}/?${new URLSearchParams(fields.filter(([, value]) => value !== '')).toString()}`,
      '[name=q]',
    );
  });
}

async function append(link: HTMLElement, address: string): Promise<void> {
  const { events, more }: Listing = await fetchListing(address);
  const added = rows(events);
  link.parentElement?.previousElementSibling?.append(...added);
  added[0]?.querySelector('a')?.focus();
  if (more) link.setAttribute('href', more.href);
  else link.remove();
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
