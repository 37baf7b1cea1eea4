// events.js: a list where the script stands, or in each element with data-marquee="events".
import { wantedBy, wantedOf } from './list-options.ts';
import { mountList } from './mount-list.ts';
import { homeOf, namespace, ownScript } from './namespace.ts';
import { watchPage } from './observe-elements.ts';

const SELECTOR = '[data-marquee="events"], [data-marquee=""]';

const script = ownScript(/\/events(?:\.v\d+)?\.js(?:\?|$)/);
const home = homeOf(script);

if (script && !namespace.placed.has(script)) {
  namespace.placed.add(script);
  if (script.src.includes('?')) whenReady(script, () => placeAfter(script));
  // Without a word of what is wanted it serves the placeholders; where there is none, it is one itself.
  else onceParsed(() => document.querySelector('[data-marquee]') ?? placeAfter(script));
}
watchPage('events', SELECTOR, (element) => void mountList(element, wantedBy(element), home));

function placeAfter(place: HTMLScriptElement): void {
  const element = document.createElement('div');
  namespace.mounted.add(element);
  if (document.body.contains(place)) place.after(element);
  else document.body.append(element);
  void mountList(element, wantedOf(place), home);
}

/** A script in the head waits for the body. */
function whenReady(place: Element, act: () => void): void {
  if (document.contains(place) && !document.head.contains(place)) act();
  else onceParsed(act);
}

function onceParsed(act: () => void): void {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', act, { once: true });
  else act();
}
