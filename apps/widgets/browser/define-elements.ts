import { isOption } from './list-options.ts';
import { FRAMED_WIDGETS } from './widget-address.ts';

/**
 * Defines an element for each widget in a frame, such as `<marquee-city city="Berlin">`. Calls
 * `mount` when one appears and when its options change.
 */
export function defineElements(mount: (element: HTMLElement) => void): void {
  for (const name of FRAMED_WIDGETS.map((widget) => `marquee-${widget}`))
    if (!customElements.get(name)) customElements.define(name, createClass(mount));
}

const createClass = (mount: (element: HTMLElement) => void) =>
  class extends HTMLElement {
    #changes: MutationObserver | undefined;

    connectedCallback(): void {
      mount(this);
      if (this.#changes) return;
      this.#changes = new MutationObserver((changes) => {
        if (this.isConnected && changes.some(({ attributeName }) => isOption(attributeName ?? '')))
          mount(this);
      });
      this.#changes.observe(this, { attributes: true });
    }
  };
