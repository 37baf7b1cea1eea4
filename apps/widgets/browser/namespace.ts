/** All that our scripts leave on a page, shared by every copy of them that runs there. */
interface Namespace {
  /** Elements that have their widget. */
  mounted: WeakSet<Element>;
  /** Script elements that have their list. */
  placed: WeakSet<Element>;
  /** Scripts that watch the page for new placeholders. */
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

/** The element whose script this is. In a module there is none: then the last one of that name. */
export function ownScript(name: RegExp): HTMLScriptElement | null {
  const current = document.currentScript;
  if (current instanceof HTMLScriptElement) return current;
  return [...document.scripts].filter(({ src }) => name.test(src)).pop() ?? null;
}

/** Where our pages and data are: beside the script. */
export const homeOf = (script: HTMLScriptElement | null): string =>
  script ? script.src.replace(/[?#].*$/, '').replace(/\/[^/]*$/, '') : location.origin;
