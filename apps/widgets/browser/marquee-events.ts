// <marquee-events city="Berlin" limit="5" theme="auto"><a href="…">fallback</a></marquee-events>
import { mountList, type Wanted } from './mount-list.ts';
import { homeOf, ownScript } from './namespace.ts';

const NOT_OURS = ['id', 'class', 'style', 'slot', 'hidden', 'lang', 'dir', 'title', 'xmlns'];
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
];
const home = homeOf(ownScript(/\/marquee-events(?:\.v\d+)?\.js(?:\?|$)/));

class MarqueeEvents extends HTMLElement {
  static observedAttributes = OBSERVED;
  #shown = '';

  connectedCallback(): void {
    this.#show();
  }

  attributeChangedCallback(): void {
    if (this.isConnected) queueMicrotask(() => this.#show()); // several at once are one
  }

  #show(): void {
    const wanted = wantedBy(this);
    const asked = JSON.stringify(wanted);
    if (!this.isConnected || asked === this.#shown) return;
    this.#shown = asked;
    void mountList(this, wanted, home);
  }
}

function wantedBy({ attributes }: Element): Wanted {
  const given = [...attributes].filter(
    ({ name, value }) => value !== '' && !NOT_OURS.includes(name) && !/^(?:data|aria)-/.test(name),
  );
  return Object.fromEntries(given.map(({ name, value }) => [name, value]));
}

if (!customElements.get('marquee-events')) customElements.define('marquee-events', MarqueeEvents);
