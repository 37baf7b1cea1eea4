import { namespace } from './namespace.ts';

/** Calls `mount` for each element that is there or comes later, once; two scripts of one name watch as one. */
export function watchPage(name: string, selector: string, mount: (element: HTMLElement) => void): void {
  const visit = (root: ParentNode) => {
    for (const element of root.querySelectorAll<HTMLElement>(selector)) visitOne(element);
  };
  const visitOne = (element: HTMLElement) => {
    if (namespace.mounted.has(element)) return;
    namespace.mounted.add(element);
    mount(element);
  };
  if (namespace.watching[name]) return;
  namespace.watching[name] = true;
  visit(document);
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) {
        if (!(node instanceof HTMLElement)) continue;
        if (node.matches(selector)) visitOne(node);
        visit(node);
      }
  }).observe(document.documentElement, { childList: true, subtree: true });
}
