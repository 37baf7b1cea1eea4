import { TOKEN_STYLESHEET } from './token-stylesheet.ts';
import { MONOSPACE, RADIUS, SPACING } from './tokens.ts';

/** The style sheet of pages with one column of text, forms and lists. It fits inline in a page that loads nothing. */
export const TEXT_PAGE_STYLESHEET = `${TOKEN_STYLESHEET}
* { box-sizing: border-box }
html { background: var(--paper); color: var(--ink); font: 1rem/1.55 var(--sans) }
body { max-width: 34rem; margin: 4rem auto; padding: 0 1rem }
h1 { font: 600 1.5rem/1.2 var(--serif) }
h2 { margin: ${SPACING.large} 0 ${SPACING.small}; font: 600 1rem/1.3 var(--sans) }
h1, li { overflow-wrap: anywhere }
ul { padding: 0; list-style: none }
li { padding: 0.35rem 0 }
a { color: var(--accent); text-underline-offset: 0.15em }
code { font-family: ${MONOSPACE}; overflow-wrap: anywhere }
fieldset { margin: 0 0 ${SPACING.medium}; border: 1px solid var(--line); border-radius: ${RADIUS} }
.field { display: grid; gap: 0.2rem; margin: ${SPACING.medium} 0 }
.field input { min-height: 2.75rem; padding: 0.375rem 0.75rem; border: 1px solid var(--quiet); border-radius: ${RADIUS}; background: var(--paper); color: var(--ink); font: inherit }
.choice { display: inline-block; margin-inline-end: ${SPACING.medium}; white-space: nowrap }
.choice input { accent-color: var(--accent) }
.notice { padding: ${SPACING.small} ${SPACING.medium}; border-inline-start: 3px solid var(--change); background: var(--raised) }
.button { min-height: 2.25rem; padding: 0.45rem 0.875rem; border: 1px solid var(--accent); border-radius: 2rem; background: var(--accent); color: var(--on-accent); font: 600 0.875rem/1.2 var(--sans); cursor: pointer }
.button.quiet { background: transparent; color: var(--accent) }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px }
`;
