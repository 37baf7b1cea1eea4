// <marquee-events city="Berlin" limit="5" theme="auto"><a href="…">fallback</a></marquee-events>
import { mountList, type ListOptions } from './mount-list.ts';
import { findBaseUrl, ownScript } from './namespace.ts';

const IGNORED_ATTRIBUTES = ['id', 'class', 'style', 'slot', 'hidden', 'lang', 'dir', 'xmlns'];
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

function optionsFromAttributes({ attributes }: Element): ListOptions {
  const given = [...attributes].filter(
    ({ name, value }) =>
      value !== '' && !IGNORED_ATTRIBUTES.includes(name) && !/^(?:data|aria)-/.test(name),
  );
  return Object.fromEntries(given.map(({ name, value }) => [name, value]));
}

if (!customElements.get('marquee-events')) customElements.define('marquee-events', MarqueeEvents);
