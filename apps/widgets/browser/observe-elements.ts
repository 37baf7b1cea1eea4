import { namespace } from './namespace.ts';

/** Calls `mount` once for each present and future element. Of several scripts of one name, only the first observes. */
export function observeElements(name: string, selector: string, mount: (element: HTMLElement) => void): void {
  const mountAll = (root: ParentNode) => {
    for (const element of root.querySelectorAll<HTMLElement>(selector)) mountOnce(element);
  };
  const mountOnce = (element: HTMLElement) => {
    if (namespace.mounted.has(element)) return;
    namespace.mounted.add(element);
    mount(element);
  };
  if (namespace.watching[name]) return;
  namespace.watching[name] = true;
  mountAll(document);
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) {
        if (!(node instanceof HTMLElement)) continue;
        if (node.matches(selector)) mountOnce(node);
        mountAll(node);
      }
  }).observe(document.documentElement, { childList: true, subtree: true });
}
