import { namespace } from './namespace.ts';

/**
 * Calls `mount` for each present and future element, and again when its `data-` attributes change.
 * Of several scripts of one name, only the first observes.
 */
export function observeElements(
  name: string,
  selector: string,
  mount: (element: HTMLElement) => void,
): void {
  const mountAll = (root: ParentNode) => {
    for (const element of root.querySelectorAll<HTMLElement>(selector)) mountOnce(element);
  };
  const mountOnce = (element: HTMLElement) => {
    if (namespace.mounted.has(element)) return;
    namespace.mounted.add(element);
    mount(element);
    new MutationObserver((changes) => {
      if (changes.some(({ attributeName }) => attributeName?.startsWith('data-'))) mount(element);
    }).observe(element, { attributes: true });
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
