import { h, type HTMLAttributes, type ComponentChildren, type ComponentChild } from 'preact';

/** A message about the page or about the last action. Screen readers announce it. */
export const Notice = ({ children, hidden, ...attributes }: HTMLAttributes): ComponentChild =>
  h('p', { class: 'notice', ...attributes, role: 'status', hidden }, children);

/** The text of a list without entries. */
export const Empty = ({ children }: { children?: ComponentChildren }): ComponentChild =>
  h('p', { class: 'empty' }, children);
