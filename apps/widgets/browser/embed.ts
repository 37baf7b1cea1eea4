// embed.js: turns <div data-marquee="events" data-city="Berlin">, and elements such as
// <marquee-city city="Berlin">, into a widget, in an iframe that fits its content.
import { defineElements } from './define-elements.ts';
import { emit, type WidgetEvent } from './emit.ts';
import { optionsFromAttributes, optionsFromElement } from './list-options.ts';
import type { ListOptions } from './mount-list.ts';
import { findBaseUrl, ownScript } from './namespace.ts';
import { observeElements } from './observe-elements.ts';
import { widgetPath, initialHeight } from './widget-address.ts';

const MIN_HEIGHT = 40;
const MAX_HEIGHT = 20_000;
const LOAD_TIMEOUT_MS = 15_000;
const baseUrl = findBaseUrl(ownScript(/\/embed(?:\.v\d+)?\.js(?:\?|$)/));
let serial = 0;

observeElements('embed', '[data-marquee]', (place) => {
  const { marquee: kind = '' } = place.dataset; // empty: a list of events
  mountFrame(place, kind === '' ? 'events' : kind, optionsFromElement(place));
});
defineElements((place) => {
  mountFrame(place, place.localName.replace('marquee-', ''), optionsFromAttributes(place));
});
addEventListener('message', readMessage);

function mountFrame(place: HTMLElement, kind: string, options: ListOptions): void {
  const former = place.querySelector<HTMLIFrameElement>(':scope > iframe[data-marquee-frame]');
  const view = former ?? document.createElement('iframe');
  const id = view.dataset['marqueeFrame'] ?? `m${++serial}`;
  const address = widgetPath(kind, { ...options, id });
  if (address === null) return;
  view.src = baseUrl + address;
  view.title = (place.getAttribute('aria-label') ?? place.textContent.trim()) || 'Marquee';
  view.dataset['marqueeFrame'] = id;
  view.name = id; // remains when a reader follows a link in the frame
  view.setAttribute(
    'sandbox',
    'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads',
  );
  if (former) return; // its attributes changed
  setStyles(place, { display: 'block' });
  // Invisible until it fits, because it then moves to the place of the former content.
  setStyles(view, {
    display: 'block',
    width: '100%',
    border: '0',
    visibility: 'hidden',
    height: '0',
  });
  place.append(view);
  const room = place.getBoundingClientRect().bottom - view.getBoundingClientRect().top;
  setStyles(view, { height: `${hasReserved(place) ? room : initialHeight(kind)}px` });
  // An iframe does not report errors, so one that sends no height is removed and the former content
  // shows again.
  setTimeout(() => {
    if (!view.isConnected || view.dataset['fits']) return;
    view.remove();
    emit(place, 'error', { url: view.src });
  }, LOAD_TIMEOUT_MS);
}

/**
 * Applies the height that one of our frames sends, and dispatches its other messages as events of
 * its placeholder.
 */
function readMessage({ data, source }: MessageEvent<unknown>): void {
  // untrusted: any window can send a message
  const { type, v, id, ...detail } = Object(data) as Record<string, unknown>;
  if (v !== 1 || typeof type !== 'string') return;
  for (const view of document.querySelectorAll<HTMLIFrameElement>('iframe[data-marquee-frame]')) {
    if (view.contentWindow !== source || view.dataset['marqueeFrame'] !== id) continue;
    if (type === 'marquee:height') applyHeight(view, detail['height']);
    else if (isWidgetEvent(type) && view.parentElement)
      emit(view.parentElement, type.slice(8) as WidgetEvent, detail);
  }
}

const isWidgetEvent = (type: string): type is `marquee:${WidgetEvent}` =>
  /^marquee:(load|click|want|error)$/.test(type);

function applyHeight(view: HTMLIFrameElement, height: unknown): void {
  if (typeof height !== 'number' || !(height >= MIN_HEIGHT && height <= MAX_HEIGHT)) return;
  const place = view.parentElement;
  if (!place) return;
  const before = place.getBoundingClientRect().bottom;
  for (const node of place.children)
    if (node !== view && node instanceof HTMLElement) setStyles(node, { display: 'none' });
  setStyles(view, { height: `${height}px`, visibility: 'visible' });
  view.dataset['fits'] = '1';
  const growth = place.getBoundingClientRect().bottom - before;
  if (growth > 0 && hasReserved(place) && before < innerHeight && document.activeElement !== view)
    setStyles(view, { height: `${height - growth}px` });
}

/**
 * Whether the code of the builder reserves a height. A widget that is higher then scrolls in its
 * frame where it would move what a reader sees below it, until the reader uses the widget.
 */
function hasReserved({ style }: HTMLElement): boolean {
  return style.minHeight !== '';
}

function setStyles(element: HTMLElement, styles: Record<string, string>): void {
  for (const [name, value] of Object.entries(styles))
    element.style.setProperty(name, value, 'important');
}
