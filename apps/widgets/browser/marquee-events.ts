// <marquee-events city="Berlin" limit="5" theme="auto"><a href="…">fallback</a></marquee-events>
import { optionsFromAttributes } from './list-options.ts';
import { mountList } from './mount-list.ts';
import { findBaseUrl, ownScript } from './namespace.ts';

const OBSERVED = [
  'city',
  'country',
  'category',
  'limit',
  'theme',
  'accent',
  'locale',
  'tz',
  'on',
  'from',
  'to',
  'venue',
  'artist',
  'sort',
  'layout',
  'title',
  'search',
  'past',
  'background',
  'radius',
  'font',
  'credit',
  'images',
  'q',
];
const baseUrl = findBaseUrl(ownScript(/\/marquee-events(?:\.v\d+)?\.js(?:\?|$)/));

class MarqueeEvents extends HTMLElement {
  static observedAttributes = OBSERVED;
  #shown = '';

  connectedCallback(): void {
    this.#show();
  }

  attributeChangedCallback(): void {
    if (this.isConnected) queueMicrotask(() => this.#show()); // batches several changes
  }

  #show(): void {
    const options = optionsFromAttributes(this);
    const key = JSON.stringify(options);
    if (!this.isConnected || key === this.#shown) return;
    this.#shown = key;
    void mountList(this, options, baseUrl);
  }
}

if (!customElements.get('marquee-events')) customElements.define('marquee-events', MarqueeEvents);
