import type { ComponentChild, ComponentChildren, HTMLAttributes } from 'preact';

/** A message about the page or about the last action. Screen readers announce it. */
export const Notice = ({
  children,
  hidden,
  ...attributes
}: HTMLAttributes<HTMLParagraphElement>): ComponentChild => (
  <p class="notice" {...attributes} role="status" hidden={hidden}>
    {children}
  </p>
);

/** The text of a list without entries. */
export const Empty = ({ children }: { children?: ComponentChildren }): ComponentChild => (
  <p class="empty">{children}</p>
);
