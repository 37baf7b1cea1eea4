/** The rules of forms and tables of the account pages, after those of the website. */
export const ACCOUNT_STYLESHEET = `
nav.parts { display: flex; flex-wrap: wrap; gap: 0 2.5rem; padding-top: 0.5rem; border-bottom: 1px solid var(--line) }
.parts p { display: flex; flex-wrap: wrap; gap: 0 1.1rem; align-items: baseline; margin: 0 }
.parts strong { color: var(--quiet); font-weight: 400; font-size: 0.875rem }
.parts a { padding: 0.6rem 0 0.5rem; border-bottom: 3px solid transparent; color: var(--ink); text-decoration: none }
.parts a:hover { border-color: var(--line) }
.parts [aria-current] { border-color: var(--accent); font-weight: 600 }
@media (max-width: 40rem) {
nav.parts { flex-wrap: nowrap; overflow-x: auto; scrollbar-width: none }
.parts p { flex: none; flex-wrap: nowrap }
}
@media (min-width: 52rem) {
div:has(> .console) { display: grid; grid-template-columns: 12rem minmax(0, 1fr); gap: 0 2.5rem; align-content: start }
nav.console ~ * { grid-column: 2; min-width: 0 }
nav.console { position: sticky; top: 0; grid-area: 1 / 1 / span 60; flex-direction: column; gap: 1rem; align-self: start; padding-top: 1.5rem; border: 0 }
.console p { display: grid } .console strong { padding-inline-start: 0.75rem }
.console a { padding: 0.4rem 0.75rem; border: 0; border-radius: 0.5rem } .console a:hover, .console [aria-current] { background: var(--raised) }
.account ~ section { display: grid; grid-template-columns: 14rem minmax(0, 1fr); gap: 0 3rem; margin-top: 1.5rem; padding-top: 1.5rem; border-top: 1px solid var(--line) }
.account ~ section > * { grid-column: 2 }
.account ~ section > h2 { grid-area: 1 / 1 / span 20; margin: 0 }
.account ~ section > h2 + * { margin-top: 0 }
}
.field textarea, .field select, .keys select { min-height: 2.75rem; padding: 0.375rem 0.75rem; border: 1px solid var(--quiet); border-radius: 0.375rem; background: var(--paper); color: var(--ink); font: inherit }
.form { max-width: 34rem }
.form > .choice { display: flex; margin: 0 0 1rem }
.field > * { min-width: 0; max-width: 100% }
.field[hidden] { display: none }
.field .problem { color: var(--alert); font-size: 0.9375rem }
.field [aria-invalid] { border-color: var(--alert); border-width: 2px }
.lead { overflow-wrap: anywhere }
.keys { width: 100%; border-collapse: collapse }
.keys th, .keys td { padding: 0.5rem 0.75rem 0.5rem 0; border-bottom: 1px solid var(--line); text-align: start; vertical-align: middle; overflow-wrap: anywhere }
.keys th, .keys .button { white-space: nowrap; overflow-wrap: normal }
.keys td { min-width: 6.5rem }
.keys form { display: inline-block; margin: 0.1rem 0.4rem 0.1rem 0 }
@media (max-width: 40rem) {
  .keys:has([data-label]), .keys:has([data-label]) tbody { display: block }
  .keys:has([data-label]) thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }
  .keys:has([data-label]) tr { display: block; padding: 0.5rem 0; border-bottom: 1px solid var(--line) }
  .keys td[data-label] { display: grid; grid-template-columns: 7rem minmax(0, 1fr); gap: 0.75rem; padding: 0.2rem 0; border: 0 }
  .keys td[data-label]:has(> div:empty) { display: none }
  .keys td[data-label]:first-child { display: block; font-weight: 600 }
  .keys td[data-label]:first-child::before { display: none }
  .keys td[data-label]::before { content: attr(data-label); color: var(--quiet) }
}
.sheet + .sheet, details + .sheet { margin-top: 1rem } main .sheet > h2 { margin: 0.75rem 0 0.25rem }
@media (min-width: 64rem) { .sheet > dl { grid-template-columns: repeat(2, max-content minmax(0, 1fr)) } }
.halves .small + p { margin: 0.25rem 0 0 }
.halves .small ~ p { margin-block: 0.15rem }
.suggested .small { margin-top: 0 } .suggested small { display: block } .suggested li { padding: 0.5rem 0 } .suggested a:not(.button) { color: var(--ink); font-weight: 600; text-decoration: none }
.secret { padding: 1rem; border: 2px solid var(--accent); border-radius: 0.5rem; background: var(--raised); font-size: 1.0625rem }
.chart { width: 100%; max-width: 44rem; height: auto }
.chart rect { fill: var(--accent) }
.chart text { fill: var(--quiet); font-size: 11px }
`;
