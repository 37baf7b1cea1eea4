// events.js: renders a list after the script element, or in each element with
// data-marquee="events".
import { optionsFromElement, optionsFromScript } from './list-options.ts';
import { mountList } from './mount-list.ts';
import { findBaseUrl, namespace, ownScript } from './namespace.ts';
import { observeElements } from './observe-elements.ts';

const SELECTOR = '[data-marquee="events"], [data-marquee=""]';

const script = ownScript(/\/events(?:\.v\d+)?\.js(?:\?|$)/);
const baseUrl = findBaseUrl(script);

if (script && !namespace.placed.has(script)) {
  namespace.placed.add(script);
  // Without a query, the script only fills placeholders.
  if (script.src.includes('?')) whenReady(script, () => placeAfter(script));
}
observeElements(
  'events',
  SELECTOR,
  (element) => void mountList(element, optionsFromElement(element), baseUrl),
);

function placeAfter(place: HTMLScriptElement): void {
  const element = document.createElement('div');
  namespace.mounted.add(element);
  if (document.body.contains(place)) place.after(element);
  else document.body.append(element);
  void mountList(element, optionsFromScript(place), baseUrl);
}

/** Calls `act` now, or after parsing if the script is in the head. */
function whenReady(place: Element, act: () => void): void {
  if (document.contains(place) && !document.head.contains(place)) act();
  else onceParsed(act);
}

function onceParsed(act: () => void): void {
  if (document.readyState === 'loading')
    document.addEventListener('DOMContentLoaded', act, { once: true });
  else act();
}
