/** The only global of our scripts on a page, shared by all copies of them. */
interface Namespace {
  /** Elements that already contain a widget. */
  mounted: WeakSet<Element>;
  /** Script elements whose list is already placed. */
  placed: WeakSet<Element>;
  /** Names of the scripts that observe the page for new placeholders. */
  watching: Record<string, boolean>;
}

declare global {
  interface Window {
    Marquee?: Namespace;
  }
}

export const namespace: Namespace = (window.Marquee ??= {
  mounted: new WeakSet(),
  placed: new WeakSet(),
  watching: {},
});

/**
 * Returns the element of the current script. In a module it is unknown, so returns the last script
 * of this name.
 */
export function ownScript(name: RegExp): HTMLScriptElement | null {
  const current = document.currentScript;
  if (current instanceof HTMLScriptElement) return current;
  return [...document.scripts].filter(({ src }) => name.test(src)).pop() ?? null;
}

/** Returns the base URL of our pages and data, which is that of the script. */
export const findBaseUrl = (script: HTMLScriptElement | null): string =>
  script ? script.src.replace(/[?#].*$/, '').replace(/\/[^/]*$/, '') : location.origin;
