import type { WidgetEvent } from './emit.ts';

/**
 * The id of this frame: from its URL, or its name, which it retains when a reader follows a link in
 * it.
 */
const frameId = (): string => new URLSearchParams(location.search).get('id') ?? window.name;

/**
 * Sends a message to the page around this frame. It contains nothing that only this page may know.
 */
export function postToHost(name: WidgetEvent | 'height', more: Record<string, unknown>): void {
  if (parent !== window)
    parent.postMessage({ type: `marquee:${name}`, v: 1, id: frameId(), ...more }, '*');
}
