// embed.js: turns <div data-marquee="events" data-city="Berlin"> into any widget, in a frame that has its height.
import { wantedBy } from './list-options.ts';
import { homeOf, ownScript } from './namespace.ts';
import { watchPage } from './observe-elements.ts';
import { addressOf, firstHeight } from './widget-address.ts';

const HEIGHTS = { least: 40, most: 20_000 };
const SILENCE_MS = 15_000;
const home = homeOf(ownScript(/\/embed(?:\.v\d+)?\.js(?:\?|$)/));
let serial = 0;

watchPage('embed', '[data-marquee]', frame);
addEventListener('message', fit);

function frame(place: HTMLElement): void {
  const kind = kindOf(place);
  const id = `m${++serial}`;
  const address = addressOf(kind, wantedBy(place));
  if (address === null) return;
  const view = document.createElement('iframe');
  view.src = `${home}${address}${address.includes('?') ? '&' : '?'}id=${id}`;
  view.title = (place.getAttribute('aria-label') ?? place.textContent.trim()) || 'Marquee';
  view.dataset['marqueeFrame'] = id;
  view.setAttribute(
    'sandbox',
    'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads',
  );
  keep(place, { display: 'block' });
  keep(view, {
    display: 'block',
    width: '100%',
    border: '0',
    height: `${firstHeight(kind)}px`,
  });
  place.append(view);
  // A frame does not tell that it failed: one that says nothing makes way for what stood there before.
  setTimeout(() => {
    if (view.isConnected && !view.dataset['fits']) view.remove();
  }, SILENCE_MS);
}

/** An empty kind is the usual one. */
function kindOf({ dataset: { marquee = '' } }: HTMLElement): string {
  return marquee === '' ? 'events' : marquee;
}

function fit({ data, source }: MessageEvent<unknown>): void {
  const { type, v, id, height } = Object(data) as Record<string, unknown>; // anybody's message
  if (type !== 'marquee:height' || v !== 1 || typeof height !== 'number') return;
  if (!(height >= HEIGHTS.least && height <= HEIGHTS.most)) return;
  for (const view of document.querySelectorAll<HTMLIFrameElement>('iframe[data-marquee-frame]')) {
    if (view.contentWindow !== source || view.dataset['marqueeFrame'] !== id) continue;
    keep(view, { height: `${height}px` });
    view.dataset['fits'] = '1';
    for (const node of view.parentElement?.children ?? [])
      if (node !== view && node instanceof HTMLElement) keep(node, { display: 'none' });
  }
}

function keep(element: HTMLElement, styles: Record<string, string>): void {
  for (const name of Object.keys(styles)) element.style.setProperty(name, styles[name] ?? '', 'important');
}
