import { COLOURS, FONTS } from './tokens.ts';

const colourVariables = Object.entries(COLOURS).map(
  ([name, { light, dark }]) => `--${name}: light-dark(${light}, ${dark});`,
);
const fontVariables = Object.entries(FONTS).map(([name, families]) => `--${name}: ${families};`);

/**
 * Defines the design tokens as CSS variables. Pages and shadow roots are dark unless `data-theme`
 * names another theme.
 */
export const TOKEN_STYLESHEET = `
:root,
:host {
  color-scheme: dark;
  ${[...colourVariables, ...fontVariables].join('\n  ')}
}
[data-theme='dark'] {
  color-scheme: dark;
}
[data-theme='light'] {
  color-scheme: light;
}
[data-theme='auto'] {
  color-scheme: light dark;
}
`;
