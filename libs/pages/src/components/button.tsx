import { type ButtonHTMLAttributes, type ComponentChild } from 'preact';

interface ButtonProps extends ButtonHTMLAttributes {
  /** For actions that are not the main one of their page. */
  isQuiet?: boolean;
  [attribute: `data-${string}`]: unknown;
}

export const Button = ({
  isQuiet = false,
  children,
  ...attributes
}: ButtonProps): ComponentChild => (
  <button class={isQuiet ? 'button quiet' : 'button'} {...attributes}>
    {children}
  </button>
);
