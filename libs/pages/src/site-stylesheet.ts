import { TOKEN_STYLESHEET } from './token-stylesheet.ts';
import { MONOSPACE, RADIUS, SPACING } from './tokens.ts';

/**
 * The style sheet of pages with one column of text, forms and lists. It fits inline in a page that
 * loads nothing.
 */
export const SITE_STYLESHEET = `${TOKEN_STYLESHEET}
* { box-sizing: border-box }
html { background: var(--paper); color: var(--ink); font: 1rem/1.55 var(--sans) }
body { max-width: 42rem; margin: 0 auto; padding: 0 1rem }
h1 { margin: ${SPACING.large} 0 ${SPACING.medium}; font: 800 1.75rem/1.15 var(--heading); letter-spacing: -0.02em }
h2 { margin: ${SPACING.large} 0 ${SPACING.small}; font: 600 1.15rem/1.3 var(--sans) }
h1, li, p, dd, pre { overflow-wrap: anywhere }
ul { padding: 0; list-style: none }
li { padding: 0.35rem 0 }
a { color: var(--accent); text-underline-offset: 0.15em }
code { font-family: ${MONOSPACE}; overflow-wrap: anywhere }
fieldset { margin: 0 0 ${SPACING.medium}; border: 1px solid var(--line); border-radius: ${RADIUS} }
.fields { min-width: 0; margin: 0; padding: 1rem 0 ${SPACING.small}; border-width: 1px 0 0; border-radius: 0 } .fields legend { padding: 0; padding-inline-end: ${SPACING.medium}; font-weight: 700 } .fields .field { margin: 0 0 ${SPACING.medium} } .help { color: var(--quiet) }
.field { display: grid; gap: 0.2rem; margin: ${SPACING.medium} 0 }
.field[hidden], .state[hidden] { display: none }
.field:has(> :required) > span:first-child::after { content: ' *'; color: var(--alert) }
.form:has([name='repeats'] > [value='']:checked) .field:has(> [name='repeats_until']):not(:has(.problem)) { display: none }
.field ::file-selector-button { margin-inline-end: 0.75rem; padding: 0.35rem 0.875rem; border: 1px solid var(--accent); border-radius: 2rem; background: transparent; color: var(--accent); font: 600 0.875rem/1.2 var(--sans); cursor: pointer }
.field input { min-height: 2.75rem; padding: 0.375rem 0.75rem; border: 1px solid var(--quiet); border-radius: ${RADIUS}; background: var(--paper); color: var(--ink); font: inherit }
.choice { display: inline-flex; gap: 0.4rem; align-items: baseline; margin-inline-end: ${SPACING.medium} }
.form > .choice { display: flex; margin-block: ${SPACING.medium} }
.choice input { flex: none; accent-color: var(--accent) }
.notice { padding: ${SPACING.small} ${SPACING.medium}; border-inline-start: 3px solid var(--change); background: var(--raised) }
.button { min-height: 2.25rem; padding: 0.45rem 0.875rem; border: 1px solid var(--accent); border-radius: 2rem; background: var(--accent); color: var(--on-accent); font: 600 0.875rem/1.2 var(--sans); cursor: pointer }
.button.quiet { background: transparent; color: var(--accent) }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px }
.site { display: flex; flex-wrap: wrap; gap: 0.25rem 1.25rem; align-items: center; padding: ${SPACING.medium} 0 }
.site a { display: inline-block; padding: 0.25rem 0; color: inherit; text-decoration: none }
.site a:hover { text-decoration: underline }
.name { margin-inline-end: auto; color: var(--ink); font: 800 1.25rem/1.2 var(--heading); letter-spacing: -0.02em; text-decoration: none }
header.site { padding: 0.4rem 0; background: var(--raised); box-shadow: 0 0 0 100vmax var(--raised); clip-path: inset(0 -100vmax) }
header.site a { display: inline-flex; gap: 0.5rem; align-items: center; min-height: 2.5rem }
.end { margin-top: 3rem; color: var(--quiet); font-size: 0.875rem }
dl { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: ${SPACING.small} ${SPACING.medium} }
dt { color: var(--quiet) }
dd { margin: 0 }
pre { padding: ${SPACING.medium}; border-radius: ${RADIUS}; background: var(--raised); font-family: ${MONOSPACE}; font-size: 0.875rem; white-space: pre-wrap }
.lead { font-size: 1.0625rem }
.quiet-text { color: var(--quiet) }
.state { display: inline-block; margin-inline-end: ${SPACING.small}; color: var(--change); font-weight: 600 }
.state.alert { color: var(--alert) }
.events li { padding: ${SPACING.medium} 0; border-top: 1px solid var(--line) }
.events p { margin: 0 }
.actions { display: flex; flex-wrap: wrap; gap: ${SPACING.small} }
a.button, summary.button { display: inline-flex; align-items: center; justify-content: center; text-decoration: none }
.requests li { display: flex; gap: 0.75rem; align-items: center; justify-content: space-between; border-top: 1px solid var(--line) }
.requests li > :last-child { white-space: nowrap }
`;
