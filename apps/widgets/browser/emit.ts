/**
 * What a site can listen to: `element.addEventListener('marquee:click', …)`. Events bubble, so
 * `document` can listen, too.
 */
export type WidgetEvent = 'load' | 'click' | 'want' | 'error';

export function emit(element: Element, name: WidgetEvent, detail: Record<string, unknown>): void {
  element.dispatchEvent(
    new CustomEvent(`marquee:${name}`, { bubbles: true, composed: true, detail }),
  );
}
