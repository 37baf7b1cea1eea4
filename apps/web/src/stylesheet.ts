import { CATEGORY_COLOURS } from '@marquee/formats/display';
import {
  FONTS as SYSTEM_FONTS,
  RADIUS,
  SITE_STYLESHEET,
  SPACING,
  STATE_STYLESHEET,
} from '@marquee/pages';
import { ACCOUNT_STYLESHEET } from './account/account-stylesheet.ts';
import { FONTS, toPath } from './site-script.ts';

const categoryColours = Object.entries(CATEGORY_COLOURS).map(
  ([name, colour]) => `.c-${name} { --category: ${colour} }`,
);

const fontFace = (family: string, { path }: { path: string }, more: string) =>
  `@font-face { font-family: ${family}; src: url(${path}) format('woff2'); font-display: optional; ${more} }`;

/** Letters of the second file of the text font. */
const EXTENDED =
  'U+0100-02BA, U+02BD-02C5, U+0300-036F, U+1D00-1DBF, U+1E00-1EFF, U+20A0-20AB, U+20AD-20C0, U+2C60-2C7F, U+A720-A7FF';

const WEB_STYLESHEET = `
${fontFace('Bricolage', FONTS.display, 'font-weight: 600 800')}
${fontFace('Instrument', FONTS.text, 'font-weight: 400 700')}
${fontFace('Instrument', FONTS.extended, `font-weight: 400 700; unicode-range: ${EXTENDED}`)}
:root { --sans: Instrument, ${SYSTEM_FONTS.sans}; --heading: var(--sans); --display: Bricolage, var(--sans) }
html { word-spacing: 0.05em }
body { display: flex; flex-direction: column; max-width: none; min-height: 100dvh; padding: 0; overflow-wrap: break-word }
main { flex: 1; width: 100% }
.wrap { max-width: 72rem; margin: 0 auto; padding: 0 1rem }
main h1 { margin: 1.25rem 0 ${SPACING.small}; font: 800 clamp(1.6rem, 1.1rem + 2.4vw, 2.5rem)/1.12 var(--display); letter-spacing: -0.02em }
main h2 { margin: 1.75rem 0 ${SPACING.medium}; font: 800 1.3rem/1.25 var(--display); letter-spacing: -0.01em }
.skip { position: absolute; inset-inline-start: -100vw; padding: 0.5rem 1rem; background: var(--paper) }
.skip:focus { inset-inline-start: 0; z-index: 1 }
.bar { border-bottom: 1px solid var(--line); background: var(--raised) }
.bar .wrap { display: flex; flex-wrap: wrap; gap: 0 1.1rem; align-items: center; min-height: 3.5rem }
.bar a { display: inline-flex; align-items: center; min-height: 2.75rem; color: var(--ink); text-decoration: none }
.bar a:hover { text-decoration: underline }
.bar a[hidden] { display: none }
.bar .own-city { font-weight: 700 }
.bar .name { gap: 0.5rem; font: 800 1.25rem/1.2 var(--display); letter-spacing: -0.02em }
.end .wrap { display: grid; gap: ${SPACING.medium} }
footer.end { display: block; margin-top: 4rem; padding: 1.5rem 0; background: var(--raised) }
.end nav { display: flex; flex-wrap: wrap; gap: 0 1.25rem }
.end p { margin: 0 }
.end a { display: inline-block; padding: 0.3rem 0; color: inherit; text-decoration: none }
.end a:hover { text-decoration: underline }
.end [aria-current] { color: var(--ink); font-weight: 600 }
.find { position: relative; display: flex; flex-wrap: wrap; gap: 0.5rem; max-width: 44rem; margin: 0.75rem 0 }
.suggestions { position: absolute; z-index: 2; inset: calc(100% + 0.35rem) 0 auto; max-height: 24rem; margin: 0; padding: 0.35rem; overflow-y: auto; border: 1px solid var(--line); border-radius: 0.75rem; background: var(--paper); box-shadow: 0 0.5rem 1.5rem #0003 }
.suggestions li { padding: 0.55rem 0.75rem; border-radius: ${RADIUS}; cursor: pointer }
.suggestions li:hover, .suggestions [aria-selected='true'] { background: var(--raised) }
.suggestions [aria-selected='true'] { outline: 2px solid var(--accent); outline-offset: -2px }
.suggestions small { display: block; color: var(--quiet) }
.find input { flex: 1; min-width: 0; min-height: 3rem; padding: 0.5rem 1.1rem; border: 1px solid var(--quiet); border-radius: 2rem; background: var(--paper); color: var(--ink); font: inherit }
.find input::placeholder { color: var(--quiet); opacity: 1 }
.find .button { min-height: 3rem; padding: 0 1.4rem; font-size: 1rem }
.find.city { max-width: 26rem; margin: 0.75rem 0 0 }
.find.city input, .find.city .button { min-height: 2.75rem }
.lead { color: var(--quiet) }
h1 + .lead { margin-top: 0 } .lead .button { margin-inline-start: 0.5rem }
.found { margin-block: 0.9rem }
.hint { margin: 0.4rem 0; color: var(--quiet) }
.day, .rows { clear: both }
.day h3 { margin: 1.25rem 0 0.35rem; font: 700 1.0625rem/1.3 var(--display) }
.rows { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 27rem), 1fr)); gap: 0 2.5rem; margin: 0 }
.row { position: relative; display: flex; gap: 0.9rem; align-items: center; min-height: 4rem; padding: 0.45rem 0; border-bottom: 1px solid var(--line) }
.row:hover { background: var(--raised) }
.row p { margin: 0 }
.row .at { display: grid; flex: none; align-content: center; justify-items: center; box-sizing: border-box; width: 4.5rem; min-height: 3.5rem; padding: 0.2rem; border: 2px solid transparent; border-radius: 0.35rem; background: linear-gradient(#0005, #0005) border-box, var(--category) border-box; color: #fff; font: 700 0.875rem/1.25 var(--sans); text-align: center; white-space: nowrap; font-variant-numeric: tabular-nums }
.at small { font-weight: 500; font-size: 0.75rem; line-height: 1.2 }
.at small:empty { display: none }
.at small:only-child { white-space: normal }
.row.sample .at { border-color: var(--category); background: none; color: var(--ink) }
.row.sample .title { font-weight: 500 }
.row .text { flex: 1; min-width: 0 }
.row .title { margin: 0; font: 700 1.0625rem/1.25 var(--sans) }
.row .title a { color: var(--ink); text-decoration: none }
.row .title a::after { content: ''; position: absolute; inset: 0 }
.row .title a:hover { text-decoration: underline }
.row .title a:focus-visible { outline: 0 }
.row:has(a:focus-visible) { outline: 3px solid var(--accent); outline-offset: 2px }
.row.off .title a { text-decoration: line-through }
.where { color: var(--quiet); font-size: 0.9375rem; overflow-wrap: anywhere }
.row .text { overflow-x: clip }
:where(p).facts { display: flex; flex-wrap: wrap; align-items: center }
.row .facts { margin-inline-start: -0.9rem }
:where(p).facts > * { position: relative; padding-inline-start: 0.9rem }
:where(p).facts > :not(.badge)::before { content: '·'; position: absolute; inset-inline-start: 0.4rem }
.where .price { color: var(--ink); white-space: nowrap; font-variant-numeric: tabular-nums }
.where .badge { display: inline-block; margin-inline-start: 0.9rem; padding: 0 0.4rem; font-size: 0.75rem; line-height: 1.35; white-space: nowrap }
.posters { display: grid; grid: auto / auto-flow minmax(9.5rem, 11.4rem); justify-content: start; gap: 0.75rem; margin: 1rem 0; overflow-x: auto; scroll-snap-type: x proximity; scrollbar-width: none }
.posters li { padding: 0; scroll-snap-align: start }
.poster { display: block; border-radius: 0.5rem }
.poster:focus-visible { outline-offset: -3px }
.posters img { display: block; width: 100%; height: auto }
.row img { flex: none; width: 5.5rem; height: 3.5rem; border-radius: 0.35rem; object-fit: cover }
.heard { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap }
.filters { margin: 0.75rem 0 1rem; padding: 0 0 0.75rem; border-bottom: 1px solid var(--line) }
.days { display: flex; gap: 0.5rem; align-items: center; overflow-x: auto; scrollbar-width: thin }
.days .chips { flex-wrap: nowrap }
.days .chip { white-space: nowrap }
.days form, .choices form { display: flex; flex: none; gap: 0.4rem; align-items: center; margin: 0 }
.filters input { min-height: 2.5rem; padding: 0.25rem 0.7rem; border: 1px solid var(--quiet); border-radius: ${RADIUS}; background: var(--paper); color: var(--ink); font: inherit }
.filters .button { min-height: 2.5rem }
.filters .date.current input { border: 2px solid var(--accent) }
.menus { display: flex; flex-wrap: wrap; gap: 0.5rem; margin-top: 0.5rem }
.menu summary { display: inline-flex; gap: 0.45rem; align-items: center; min-height: 2.5rem; padding: 0.25rem 0.95rem; border: 1px solid var(--line); border-radius: 2rem; list-style: none; cursor: pointer }
.menu summary::-webkit-details-marker { display: none }
.menu summary::after { content: ''; width: 0.4rem; height: 0.4rem; border: solid var(--quiet); border-width: 0 2px 2px 0; transform: translateY(-0.15rem) rotate(45deg) }
.menu summary:hover, .menu[open] summary, .menu.current summary { border-color: var(--accent) }
.menu.current summary { font-weight: 600 }
.menu[open] { flex-basis: 100%; order: 1 }
.choices { display: grid; gap: 0.75rem; padding: 0.25rem 0 0.75rem }
.conditions s { opacity: 0.8 }
.earlier summary { padding: 0.75rem 0; font-weight: 600; cursor: pointer }
.tile { display: grid; align-content: center; background: linear-gradient(#0005, #0005), var(--category); color: #fff }
.leaf { display: grid; justify-items: center; padding: 0.5rem 0.25rem; text-align: center; font: 600 0.8125rem/1.3 var(--sans); text-transform: uppercase; letter-spacing: 0.04em }
.leaf b { font: 600 2rem/1.1 var(--sans); letter-spacing: 0 }
.banner { display: block; margin: 1.25rem 0 0 }
.banner img { width: 100%; border-radius: 0.75rem; object-fit: cover; background: var(--raised) }
.banner img { display: block; height: auto; aspect-ratio: 16 / 9; max-height: 26rem; object-position: 50% 30% }
.banner figcaption { margin-top: 0.3rem; color: var(--quiet); font-size: 0.8125rem }
${categoryColours.join('\n')}
${STATE_STYLESHEET}
.calendars summary { list-style: none; cursor: pointer }
.calendars summary::-webkit-details-marker { display: none }
.calendars ul { display: flex; flex-wrap: wrap; gap: 0 1.25rem; margin: 0.35rem 0 0 }
.calendars li { padding: 0 }
.calendars a { display: inline-block; padding: 0.6rem 0 }
.calendars[open] { flex-basis: 100%; order: 1 }
.follow[open] { flex-basis: 100% }
.feeds > .button.quiet, .feeds .share .button { margin-inline: -1px 0.7rem; padding-inline: 0; border-color: transparent; text-decoration: underline; text-underline-offset: 0.2em } .feeds .stack > * { justify-self: start }
.follow summary { list-style: none }
.follow summary::-webkit-details-marker { display: none }
.state-bar .field > span:first-child::after { color: inherit }
.state-bar .follow .button { border-color: currentcolor; background: none; color: inherit }
.state-bar .follow:not([open]) .button { padding: 0.25rem 0.875rem; min-height: 0 }
.actions .follow[open] { padding: 0.75rem 1.25rem 1rem; border: 1px solid var(--line); border-radius: 0.75rem; background: var(--raised) }
.actions .follow[open] summary { min-height: 0; padding: 0; border: 0; background: none; color: var(--ink); font: 700 1.0625rem/1.3 var(--display) }
.actions .follow .form { margin-bottom: 0 }
.follow .form { display: flex; flex-wrap: wrap; gap: 0 1rem; align-items: end; max-width: 44rem; margin-bottom: ${SPACING.medium} }
.follow .field { flex: 2 1 14rem; margin: 0.5rem 0 0 }
.follow .field:has(select) { flex: 1 1 9rem }
.follow .form .button { min-height: 2.75rem; margin-top: 0.5rem }
.share { display: contents }
.stack { display: inline-grid }
.stack > * { grid-area: 1 / 1; text-align: center }
.share [hidden], .lead .button[hidden] { display: inline-block; visibility: hidden } /* its place stays, so that nothing moves */
@media (scripting: none) { .share [hidden], .lead .button[hidden] { display: none } }
.badges { display: flex; flex-wrap: wrap; gap: 0.3rem 0.5rem; align-items: center }
.badge { padding: 0 0.5rem; border: 1px solid; border-radius: 1rem; color: var(--quiet); font-size: 0.8125rem; font-weight: 600 }
.badge.alert { color: var(--alert) }
.badge.change { color: var(--change) }
.chips { display: flex; flex-wrap: wrap; gap: 0.5rem; margin: 0 }
.chips li { padding: 0 }
.chip { display: inline-flex; gap: 0.45rem; align-items: center; min-height: 2.5rem; padding: 0.25rem 0.95rem; border: 1px solid var(--line); border-radius: 2rem; background: var(--raised); color: var(--ink); text-decoration: none }
.chip:hover, .chip[aria-current] { border-color: var(--accent) }
.chip[aria-current] { font-weight: 600 }
.names { margin: 0; columns: 9rem; column-gap: 1.5rem }
.index { columns: 9.5rem; column-gap: 1.5rem }
.index section { break-inside: avoid }
.index h2 { margin: 0; padding-top: 1.25rem }
.index .names { columns: auto }
.index .names small { display: inline; margin-inline-start: 0.4rem }
.names li, .kinds li { padding: 0; break-inside: avoid }
.names a { display: block; padding: 0.5rem 0; color: var(--ink); text-decoration: none }
.names a:hover { text-decoration: underline }
.names small { display: block; color: var(--quiet); font-size: 0.8125rem }
.chip small { flex: none; color: var(--quiet); font-size: 0.8125rem }
.kinds { display: grid; grid-template-columns: repeat(auto-fill, minmax(8rem, 1fr)); gap: 0.6rem; margin: 0 }
.kinds a { display: grid; align-content: end; min-height: 4.5rem; padding: 0.6rem; border-radius: 0.5rem; background: linear-gradient(#0005, #0005), var(--category); color: #fff; font: 700 0.9375rem/1.2 var(--display); text-decoration: none }
.kinds a:hover { text-decoration: underline }
.dot { width: 0.7rem; height: 0.7rem; border-radius: 50%; background: var(--category) }
.hero { display: grid; grid-template-columns: 6.5rem minmax(0, 1fr); gap: 0 1.25rem; align-items: start; margin-top: 1.5rem }
.hero .tile { grid-row: span 2; align-self: stretch; min-height: 7rem; border-radius: 0.75rem }
.hero .actions { grid-column: 2; margin-top: ${SPACING.medium} }
.hero .leaf b { font-size: 2.75rem }
.hero h1 { margin: 0 0 0.4rem }
.hero p { margin: 0.15rem 0 }
.hero .when { text-wrap: balance; font: 700 1.3125rem/1.3 var(--sans); font-variant-numeric: tabular-nums } .hero .place { font-size: 1.0625rem }
.hero .offer { align-items: center; gap: 0.75rem 1rem } .offer .price { font: 700 1.3125rem/1.3 var(--sans); font-variant-numeric: tabular-nums } .offer .button { padding-inline: 1.5rem; font-size: 1rem }
.flyer { grid-row: span 3; aspect-ratio: 4 / 5; overflow: hidden; border-radius: 0.5rem; background: linear-gradient(#0005, #0005), var(--category) }
.flyer img { display: block; width: 100%; height: 100% }
.crumbs ol { display: flex; flex-wrap: wrap; gap: 0 0.5rem; margin: 0.75rem 0 0; padding: 0; list-style: none; font-size: 0.9375rem }
.crumbs li { display: flex; min-width: 0; padding: 0 }
.crumbs li + li::before { content: '/'; flex: none; padding: 0.25rem 0; margin-inline-end: 0.5rem; color: var(--quiet) }
.crumbs a { display: inline-block; padding: 0.25rem 0; color: var(--quiet) }
.two { display: grid; gap: 0 3rem; margin-top: 1.5rem }
section + .actions, .rows + .actions, .day + .actions { margin-top: 1.25rem }
.facts { margin: 1.5rem 0 }
.sheet .facts { margin: 0.75rem 0 0 }
.poster .sheet, .two .sheet { align-self: start }
.hero + .prose { margin-top: 1.5rem }
.sheet { padding: 0.25rem 1.25rem 1rem; border: 1px solid var(--line); border-radius: 0.75rem; background: var(--raised) }
.ask { max-width: 40rem; margin-top: 1.25rem }
.prose { max-width: 44rem; line-height: 1.65 }
.prose .text { white-space: pre-line }
.prose img { max-width: 100% }
.prose ul { padding-inline-start: 1.25rem; list-style: disc }
.prose table, .board { border-collapse: collapse }
.scroll { overflow-x: auto }
.prose th, .prose td { padding: 0.3rem 0.75rem 0.3rem 0; border-bottom: 1px solid var(--line); text-align: start; vertical-align: top }
.grid { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 18rem), 1fr)); gap: 0.75rem; margin: 0 }
.small { margin: ${SPACING.medium} 0 0; font: 600 0.9375rem/1.3 var(--sans) }
.card p { margin: 0 0 0.25rem }
.card .title { font-weight: 600 }
.card.plain { padding: 0.75rem 0.9rem; border: 1px solid var(--line); border-radius: ${RADIUS} }
.guide summary { padding: 0.5rem 0; font-weight: 600; cursor: pointer }
.guide aside ul { margin: 0 0 0.5rem }
.guide .prose { min-width: 0 }
.guide h2, .guide h3 { scroll-margin-top: 1rem }
.month { width: 100%; max-width: 30rem; border-collapse: separate; border-spacing: 0.2rem; table-layout: fixed; text-align: center }
.month th { padding: 0.3rem 0; color: var(--quiet); font-size: 0.8125rem; font-weight: 400 }
.month td { height: 2.9rem; padding: 0; border-radius: ${RADIUS}; background: var(--raised); color: var(--quiet) }
.month td a { display: block; padding: 0.25rem 0; border-radius: ${RADIUS}; color: var(--ink); font-weight: 600; text-decoration: none; line-height: 1.25 }
.month td a:hover { outline: 1px solid var(--accent) }
.month small { display: block; color: var(--accent); font-weight: 400; font-size: 0.75rem }
.month .blank { background: none }
.month [aria-current] { outline: 2px solid var(--accent); color: var(--ink) }
.pager { display: flex; gap: 1rem; justify-content: space-between; max-width: 30rem; margin: 0.5rem 0 }
.board { width: 100% }
.board td, .board th { padding: 0.4rem 0.5rem 0.4rem 0; border-bottom: 1px solid var(--line); font-weight: 400; text-align: start; overflow-wrap: anywhere }
.board td { width: 5rem; text-align: end; white-space: nowrap }
.board th:first-child:not([scope]) { width: 2.5rem }
.spark { width: 4.5rem; height: 1.25rem; vertical-align: middle }
.spark rect { fill: var(--accent) }
.weeks { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; align-items: center }
.weeks .spark { width: 12rem; height: 3.3rem }
.map-place { scroll-margin-top: 1rem }
.map-place:not(.open), .map-link { float: inline-end; margin: 0 0 0.5rem 1rem }
.map-place.open { margin: 1rem 0 }
.map-place.open > div { height: min(60vh, 34rem); border: 1px solid var(--line); border-radius: 0.75rem }
:root { --map-water: light-dark(#d3e3ee, #16222c); --map-land: light-dark(#f5f2ea, #2b2a31) }
[aria-busy='true'] { opacity: 0.5 }
.map { display: block; width: 100%; height: auto; margin-bottom: 1rem; border-radius: 0.75rem; background: var(--raised) }
.map .land { fill: var(--line) }
.map circle { fill: var(--accent); fill-opacity: 0.7; stroke: var(--paper) }
.map a:hover circle { fill-opacity: 1 }
@media (max-width: 51.99rem) {
.hero.poster { grid-template-columns: minmax(0, 1fr) }
.hero.poster { margin-top: 0.75rem }
.hero.poster .flyer { width: 100%; max-width: 26rem; margin-bottom: 1rem; aspect-ratio: 8 / 5 }
.hero.poster h1 { font-size: clamp(2rem, 1.2rem + 4.5vw, 3rem); line-height: 1.05 }
.hero.poster .actions { grid-column: 1 }
.hero .sheet { margin-top: 1.5rem }
}
@media (min-width: 52rem) {
.form:has(> * > [name='start_local']) { display: grid; grid-template-columns: 1fr 1fr; gap: 0 1.5rem; max-width: 48rem }
.form > :has(> textarea, > [name='title'], > [name='url'], > [name='email']), .form:has(> * > [name='start_local']) > .button { grid-column: 1 / -1 }
.form > .button { justify-self: start }
.guide { display: grid; grid-template-columns: 14rem minmax(0, 44rem); gap: 0 3rem; align-items: start }
.guide aside { position: sticky; top: 0; max-height: 100vh; padding-top: 1.5rem; overflow-y: auto }
.guide details::details-content { content-visibility: visible }
.two { grid-template-columns: minmax(0, 1fr) 22rem; align-items: start }
.two .sheet { grid-area: 1 / 2 }
.hero.poster .sheet { grid-column: 2; margin-top: 1.25rem }
.halves { display: grid; grid-template-columns: 1fr 1fr; gap: 0 3rem }
.hero { grid-template-columns: 9rem minmax(0, 1fr) }
.hero .tile { min-height: 9rem }
.hero.poster { grid-template-columns: 20rem minmax(0, 1fr); gap: 0 2.5rem; grid-template-rows: auto auto 1fr }
.hero.poster h1 { font-size: 3.5rem; line-height: 1.05 }
}
@media (max-width: 40rem) {
.menus { flex-wrap: nowrap; overflow-x: auto; scrollbar-width: none }
.menus:has([open]) { flex-wrap: wrap; overflow-x: visible }
.menu summary { white-space: nowrap }
.map-place.open > div { height: 45vh }
.row { gap: 0.65rem; padding: 0.4rem 0 }
.row .title { display: -webkit-box; font-size: 1rem; -webkit-box-orient: vertical; -webkit-line-clamp: 4; overflow: hidden }
.row .at { width: 4.25rem; padding-inline: 0; font-size: 0.8125rem }
.posters { grid-auto-columns: 9.5rem; margin-inline: -1rem; padding-inline: 1rem; scroll-padding-inline: 1rem }
.row .where { font-size: 0.875rem; line-height: 1.35 }
.row img { width: 4.25rem; height: 2.65rem }
.crumbs ol, .find, main .filters, main .day h3, main h2 { margin-top: 0.6rem } .crumbs + h1 { margin-top: 0.4rem } h1 + .lead, .find { margin-bottom: 0.4rem } .filters { margin-bottom: 0.6rem }
section ~ section h2 { margin-top: 1.25rem }
.map-place:not(.open), .map-link { position: fixed; z-index: 1; inset: auto 0 1rem; margin: 0 auto; width: max-content; float: none; border-radius: 2rem; background: var(--paper); box-shadow: 0 0.25rem 1rem #0005 }
main:has(.map-place:not([hidden]), .map-link) ~ .end { padding-bottom: 4.5rem }
}
@media (max-width: 26rem) {
.bar .wrap { gap: 0 1rem; min-height: 3rem; font-size: 0.9375rem }
.bar .name { min-width: 2.75rem; margin-inline-end: 0 }
.bar .own-city { order: 1; display: block; max-width: 5.5rem; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; line-height: 2.75rem }
.own-city:not([hidden]) ~ :last-child { display: none }
.bar .name span { position: absolute; overflow: hidden; clip-path: inset(50%); width: 1px; height: 1px }
.find .button { padding: 0 1.1rem }
.hero { grid-template-columns: 4.75rem minmax(0, 1fr); gap: 0 1rem }
.hero .tile { grid-row: auto; align-self: start }
.hero .actions { grid-column: 1 / -1 }
.hero .button { padding-block: 0.75rem }
.hero .leaf b { font-size: 2rem }
.facts { grid-template-columns: 1fr; gap: 0 }
.facts dd { margin-bottom: 0.5rem }
}
`;

/** The style sheet of all pages of the website: a file that browsers keep. */
export const STYLE_FILE = `${SITE_STYLESHEET}${WEB_STYLESHEET}${ACCOUNT_STYLESHEET}`
  .replace(/\s*\n\s*/g, '')
  .replace(/([{};,]) +/g, '$1')
  .replace(/ +([{}])/g, '$1')
  .replace(/([a-z-]): /g, '$1:');

export const STYLE_PATH = toPath('site.css', Buffer.from(STYLE_FILE));
