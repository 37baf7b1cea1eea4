import { SITE_STYLESHEET } from '@marquee/pages';

/**
 * Three columns: all requests, the request, samples. One below the other where there is no room.
 */
export const REFERENCE_STYLESHEET = `${SITE_STYLESHEET}
body { max-width: 84rem }
.site nav { display: flex; flex-wrap: wrap; gap: 0.25rem 1.25rem }
.columns { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0 2.5rem }
h1 { font-size: clamp(1.75rem, 1.1rem + 2.4vw, 2.75rem) }
summary { padding: 0.5rem 0; font-weight: 600; cursor: pointer }
.all h2 { margin: 0.75rem 0 0; font-size: 0.9375rem }
.all ul { margin: 0 }
.all li { padding: 0 }
.all a { color: var(--ink); display: block; padding: 0.25rem 0; text-decoration: none; overflow-wrap: anywhere }
.all a:hover { text-decoration: underline }
.all [aria-current] { font-weight: 700 }
.address { font-size: 1.0625rem }
.method { display: inline-block; padding: 0 0.6rem; border-radius: 1rem; background: var(--accent); color: var(--on-accent); font: 600 0.8125rem/1.7 var(--sans) }
.fields { margin: 0 }
.fields li { padding: 0.6rem 0; border-top: 1px solid var(--line) }
.fields p { margin: 0.15rem 0 }
.fields em { color: var(--change) }
.fields .fields { padding-inline-start: 1rem }
.samples h2 { font-size: 1rem }
pre { max-height: 32rem; overflow: auto; white-space: pre; overflow-wrap: normal }
@media (min-width: 52rem) {
.columns { grid-template-columns: 15rem minmax(0, 1fr); align-items: start }
.all { position: sticky; top: 0; max-height: 100vh; overflow-y: auto }
.all > details::details-content { content-visibility: visible }
.samples { grid-column: 2 }
}
@media (min-width: 72rem) {
.columns.three { grid-template-columns: 15rem minmax(0, 1fr) 27rem }
.columns.three .samples { position: sticky; top: 0; grid-column: 3; max-height: 100vh; overflow-y: auto }
}
`.replace(/\n\s*/g, '\n');
