import type { ComponentChild } from '@marquee/pages';

/** An element as data: name, attributes, children. Our scripts create it without reading markup. */
export type ElementTree =
  string | [name: string, attributes: Record<string, string>, ...children: ElementTree[]];

interface VirtualNode {
  type: string | ((props: object) => ComponentChild);
  props: Record<string, unknown> & { children?: ComponentChild };
}

/** Returns the elements that components render, as data. */
export function toElementTree(node: ComponentChild): ElementTree[] {
  if (node === null || node === undefined || typeof node === 'boolean') return [];
  if (Array.isArray(node)) return node.flatMap((child: ComponentChild) => toElementTree(child));
  if (typeof node !== 'object') return [String(node)];
  const { type, props } = node as VirtualNode;
  if (typeof type === 'function') return toElementTree(type(props));
  const { children, ...attributes } = props;
  const given = Object.entries(attributes).filter(
    ([, value]) => value !== undefined && value !== null && value !== false,
  );
  const texts = Object.fromEntries(
    given.map(([name, value]) => [name, value === true ? 'true' : String(value)]),
  );
  return [[type, texts, ...toElementTree(children)]];
}
