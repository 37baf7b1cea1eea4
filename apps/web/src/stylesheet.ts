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
import { FLYER_STYLESHEET } from './styles/flyer-stylesheet.ts';

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
html { word-spacing: 0.05em; scroll-padding-top: 4.5rem }
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
.bar a:hover { text-decoration: underline } .bar a[hidden] { display: none } .bar .own-city { font-weight: 700 }
.bar .links { display: contents } .bar .more, .bar .find { display: none }
.bar .name { gap: 0.5rem; font: 800 1.25rem/1.2 var(--display); letter-spacing: -0.02em }
.end .wrap { display: flex; flex-wrap: wrap; gap: 0.25rem 2.5rem }
footer.end { display: block; margin-top: 3rem; padding: 1rem 0; background: var(--raised); font-size: 0.8125rem }
.end nav { display: flex; flex-wrap: wrap; gap: 0 1rem } .end p { width: 100% }
.end p { margin: 0 } .end a { display: inline-block; padding: 0.3rem 0; color: inherit; text-decoration: none }
.end a:hover { text-decoration: underline } .end [aria-current] { color: var(--ink); font-weight: 600 }
.find { position: relative; z-index: 4; display: flex; flex-wrap: wrap; gap: 0.5rem; max-width: 44rem; margin: 0.75rem 0 }
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
.note { margin: 0 0 0.9rem; color: var(--quiet); text-wrap: balance } h2 + .note { margin-top: -0.5rem } h2 small { margin-inline-start: 0.5rem; color: var(--quiet); font: 400 1rem/1.3 var(--sans); letter-spacing: 0 }
.day, .rows { clear: both }
.day h3 { margin: 1.25rem 0 0.35rem; overflow: hidden; font: 700 1.0625rem/1.3 var(--display); text-overflow: ellipsis; white-space: nowrap }
${FLYER_STYLESHEET}
.heard { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap }
.filters { position: sticky; z-index: 3; top: 0; margin: 0.5rem 0 1rem; padding: 0.5rem 0; background: var(--paper) }
body:has(:focus-visible) .filters:not(:focus-within) { position: static } /* a browser scrolls no element from below them that has the focus */
.choices form { display: flex; flex: none; gap: 0.4rem; align-items: center; margin: 0 }
.filters input { min-height: 2.75rem; min-width: 0; padding: 0.25rem 0.7rem; border: 1px solid var(--quiet); border-radius: ${RADIUS}; background: var(--paper); color: var(--ink); font: inherit }
.filters .button { min-height: 2.75rem }
.filters .date.current input { border: 2px solid var(--accent) }
.menus { display: flex; gap: 0.5rem }
.menu { position: relative } .menu:last-child .choices { inset-inline: auto 0 }
.menu summary { display: inline-flex; gap: 0.45rem; align-items: center; min-height: 2.75rem; padding: 0.25rem 1rem; border: 1px solid var(--line); border-radius: 2rem; font-weight: 500; list-style: none; white-space: nowrap; cursor: pointer }
.menu summary::-webkit-details-marker { display: none }
.menu summary::after { content: ''; flex: none; width: 0.4rem; height: 0.4rem; border: solid; border-width: 0 2px 2px 0; transform: translateY(-0.15rem) rotate(45deg) }
.menu summary bdi { overflow: hidden; max-width: 12rem; text-overflow: ellipsis }
.menu summary:hover, .menu[open] summary { border-color: var(--ink) }
.menu.current summary { border-color: var(--ink); background: var(--ink); color: var(--paper); font-weight: 600 }
.menu[open] summary::before { content: ''; position: fixed; z-index: 4; inset: 0; cursor: default }
.choices { position: absolute; z-index: 5; inset-inline-start: 0; display: grid; gap: 0.75rem; width: max-content; max-width: 32rem; max-height: 70vh; margin-top: 0.4rem; padding: 1rem; overflow-y: auto; border: 1px solid var(--line); border-radius: 0.75rem; background: var(--paper); box-shadow: 0 0.75rem 2rem #0003 }
.choices .small { margin: 0 0 0.4rem; color: var(--quiet) }
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
.calendars a { display: inline-block; padding: 0.6rem 0 } .calendars[open] { flex-basis: 100%; order: 1 }
.follow[open] { flex-basis: 100% }
.feeds { display: flex; gap: 0 1.5rem; margin: 1.5rem 0 0; font-size: 0.9375rem } .feeds a { padding: 0.6rem 0; color: var(--quiet) }
.follow summary { list-style: none }
.follow summary::-webkit-details-marker { display: none }
.state-bar .field > span:first-child::after { color: inherit }
.state-bar .follow .button { border-color: currentcolor; background: none; color: inherit }
.state-bar .follow:not([open]) .button { padding: 0.25rem 0.875rem; min-height: 0 }
.actions .follow[open] { padding: 0.75rem 1.25rem 1rem; border: 1px solid var(--line); border-radius: 0.75rem; background: var(--raised) }
.actions .follow[open] summary { min-height: 0; padding: 0; border: 0; background: none; color: var(--ink); font: 700 1.0625rem/1.3 var(--display) }
.actions .follow .form { margin-bottom: 0 }
main > .form > .button, .halves .form > .button { width: 100%; min-height: 3rem; font-size: 1rem }
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
.badge.alert { color: var(--alert) } .badge.change { color: var(--change) }
.chips { display: flex; flex-wrap: wrap; gap: 0.5rem; margin: 0 }
.chips li { padding: 0 } .chip { position: relative; display: inline-flex; gap: 0.45rem; align-items: center; min-height: 2.5rem; padding: 0.25rem 0.95rem; border: 1px solid var(--line); border-radius: 2rem; background: var(--raised); color: var(--ink); text-decoration: none }
.chip:hover, .chip[aria-current] { border-color: var(--accent) }
.chip[aria-current] { font-weight: 600 }
.index { columns: 9.5rem; column-gap: 1.5rem }
.index section { break-inside: avoid }
.index h2 { margin: 0; padding-top: 1.25rem }
.index .names { columns: auto }
.index .names small { display: inline; margin-inline-start: 0.4rem }
.letters { display: flex; flex-wrap: wrap; gap: 0.25rem; margin: 0.75rem 0 }
.letters a { display: grid; place-content: center; width: 2.5rem; height: 2.5rem; border-radius: ${RADIUS}; background: var(--raised); color: var(--ink); font: 700 1rem/1 var(--display); text-decoration: none } .letters a:hover { outline: 2px solid var(--accent) }
.names li { padding: 0; break-inside: avoid }
.names a { display: block; padding: 0.5rem 0; color: var(--ink); text-decoration: none }
.names a:hover { text-decoration: underline }
.names small { display: block; color: var(--quiet); font-size: 0.8125rem }
.chip small { flex: none; color: var(--quiet); font-size: 0.8125rem }
.dot { width: 0.7rem; height: 0.7rem; border-radius: 50%; background: var(--category) }
.hero { display: grid; grid-template-columns: 6.5rem minmax(0, 1fr); gap: 0 1.25rem; align-items: center; margin-top: 1.25rem }
.hero .tile { align-self: stretch; min-height: 7rem; border-radius: 0.75rem }
.hero .leaf b { font-size: 2.75rem }
.hero h1 { margin: 0 0 0.4rem } .hero p { margin: 0.15rem 0 }
.hero .when { text-wrap: balance; font: 700 1.3125rem/1.3 var(--sans); font-variant-numeric: tabular-nums } .hero .place { font-size: 1.0625rem }
.hero.poster { position: relative; display: block; margin-top: 0.75rem; padding: clamp(1.1rem, 0.5rem + 2vw, 1.75rem); padding-bottom: 2rem; overflow: hidden; border-radius: 0.75rem; background: var(--ground); color: var(--letters) }
.poster::after { content: ''; position: absolute; inset: auto 0 0; height: 0.8rem; background-color: var(--ground); background-image: var(--art); background-size: var(--art-size, auto) } /* beside the letters, which stay legible */
.poster h1 { margin: 0 0 0.6rem; font-size: clamp(2rem, 1.4rem + 2.2vw, 3rem); line-height: 1.02; text-wrap: balance }
.poster.short h1 { font-size: clamp(2.4rem, 1.4rem + 3vw, 3.75rem) } .poster.long h1 { font-size: clamp(1.75rem, 1.4rem + 1.2vw, 2.4rem); line-height: 1.06 }
.poster a { color: inherit } .poster :focus-visible { outline-color: currentcolor }
.sheet.get { margin-bottom: 1.25rem; padding-top: 1.1rem } .get > * { margin: 0.9rem 0 0 } .get > :first-child { margin-top: 0 } .get .when { font: 700 1.0625rem/1.4 var(--sans) } .get .place { line-height: 1.5 }
.offer { align-items: center; gap: 0.75rem 1rem } .offer .price { font: 700 1.3125rem/1.3 var(--sans); font-variant-numeric: tabular-nums } .offer .button { flex: 1; min-height: 3rem; padding-inline: 1.5rem; font-size: 1rem }
.crumbs ol { display: flex; flex-wrap: wrap; gap: 0 0.5rem; margin: 0.75rem 0 0; padding: 0; list-style: none; font-size: 0.9375rem }
.crumbs li { display: flex; min-width: 0; padding: 0 }
.crumbs li:not(:last-child)::after { content: '/'; flex: none; padding: 0.25rem 0; margin-inline-start: 0.5rem; color: var(--quiet) }
.crumbs a { display: inline-block; padding: 0.25rem 0; color: var(--quiet) }
.two { display: grid; gap: 0 3rem; margin-top: 1.25rem }
section + .actions, .rows + .actions, .days + .actions { margin-top: 1.75rem }
.facts { margin: 1.5rem 0 }
.two dl.facts { margin: 0 0 1.25rem }
.about .prose > :first-child { margin-top: 0 } .about > section:first-child > h2 { margin-top: 0 }
.sheet { padding: 0.25rem 1.25rem 1rem; border: 1px solid var(--line); border-radius: 0.75rem; background: var(--raised) }
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
.guide h2, .guide h3, .part { scroll-margin-top: 1rem }
.part { border-top: 1px solid var(--line) } .part summary h2 { display: inline-block; margin: 0.5rem 0; vertical-align: middle }
.part:is(:target, :has(:target))::details-content { content-visibility: visible }
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
.plan { display: grid; gap: 1rem } .halves.plan { gap: 1rem; margin-top: 1.25rem } .plan > section { padding: 1rem 1.25rem; border: 1px solid var(--line); border-radius: 0.75rem }
.plan h2 { margin: 0 0 0.6rem } .plan p { margin: 0 0 0.5rem } .plan ul { margin: 0 }
.plan dl { grid-template-columns: max-content minmax(0, 1fr); align-items: baseline; margin: 0 } .plan dt { color: var(--accent); font: 800 1.3rem/1.2 var(--display); font-variant-numeric: tabular-nums } .plan dd { font-weight: 600 } .plan dd span { display: block; font-weight: 400 }
.weeks { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; align-items: center }
.weeks .spark { width: 12rem; height: 3.3rem }
.map-place { scroll-margin-top: 1rem }
.map-place:not(.open), .map-link { float: inline-end; margin: 0.6rem 0 0.5rem 1rem }
.map-place.open { margin: 1rem 0 }
.map-place.open > div { height: min(60vh, 34rem); border: 1px solid var(--line); border-radius: 0.75rem }
:root { --map-water: light-dark(#d3e3ee, #16222c); --map-land: light-dark(#f5f2ea, #2b2a31) }
[aria-busy='true'] { opacity: 0.5 }
.map { display: block; width: 100%; height: auto; margin-bottom: 1rem; border-radius: 0.75rem; background: var(--raised) }
.map .land { fill: var(--line) }
.map circle { fill: var(--accent); fill-opacity: 0.7; stroke: var(--paper) }
.map a:hover circle { fill-opacity: 1 }
@media (min-width: 52rem) {
.rows:not(.posters) { grid-template-columns: repeat(3, minmax(0, 1fr)) }
.days { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 1.25rem 2rem }
.day, .day .rows { display: grid; grid-template-columns: subgrid; grid-column: 1 / -1; align-content: start }
.day { padding-top: 0.85rem; border-top: 1px solid var(--line) }
.day:not(:has(.row + .row)), .days:has(> .day + .day + .day:last-child):not(:has(> .day:nth-child(4), .row:nth-child(7))) .day { grid-column: span 1 }
.day:has(.row:nth-child(2):last-child) { grid-column: span 2 } .days + .days > .day { grid-column: 1 / -1 }
.crumbs ol { margin-top: 0.4rem } .filters { margin: 1rem 0 0.5rem } .strip { margin-bottom: 0.25rem } main h2 { margin-top: 1.25rem } main section ~ section h2 { margin-top: 2rem }
.day:has(> .heard) { grid-column: 1 / -1; padding: 0; border: 0 }
.day h3 { grid-column: 1 / -1; margin: 0 0 0.6rem } .day .rows { margin: 0 }
main .halves h2 { margin-top: 2rem }
main:has(> .form, > .follow) { flex: none; width: 35rem; margin-block: 2.5rem; padding: 0.25rem 2.5rem 2rem; border: 1px solid var(--line); border-radius: 1rem; background: var(--raised) }
main:has(> .form, > .follow) > h1:first-child { font-size: 2rem }
main:has(> .form, > .follow) + .end { margin-top: auto }
.fields { display: grid; grid-template-columns: 1fr 1fr; gap: 0 1rem; align-items: end }
.fields > .wide { grid-column: 1 / -1 }
.guide { display: grid; grid-template-columns: 14rem minmax(0, 44rem); gap: 0 3rem; align-items: start }
.guide aside { position: sticky; top: 0; max-height: 100vh; padding-top: 1.5rem; overflow-y: auto }
.guide aside details::details-content { content-visibility: visible }
.rows:not(.posters, .dates):has(> :nth-child(2):last-child, > :nth-child(4):last-child), .two .rows:not(.dates) { grid-template-columns: repeat(2, minmax(0, 1fr)) }
.two { grid-template-columns: minmax(0, 3fr) minmax(0, 2fr); align-items: start }
.two .sheet { grid-area: 1 / 2 }
.poster .words { max-width: 64% } .hero.poster { min-height: 10.5rem; padding-bottom: 1.75rem } .poster::after { inset: 0 0 0 auto; width: 30%; height: auto } [dir='rtl'] .poster::after { inset: 0 auto 0 0 }
.halves { display: grid; grid-template-columns: 1fr 1fr; gap: 0 3rem }
.plan > section:has(dl) { grid-column: 1 / -1 } .plan dl { grid-auto-flow: column; grid-auto-columns: 1fr; grid-template: auto auto / none; gap: 0 1.5rem }
.hero { grid-template-columns: 9rem minmax(0, 1fr) }
.hero .tile { min-height: 9rem }
}
@media (max-width: 51.99rem) {
main .get .when { display: none } .get .when + * { margin-top: 0 } .poster .when { font-size: 1.125rem }
.tiles { grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 0.75rem }
.cover { min-height: 6rem }
.posters { margin-inline: -1rem; padding-inline: 1rem; scroll-padding-inline: 1rem }
.menu { position: static }
.menus { overflow-x: auto; margin-inline: -1rem; padding-inline: 1rem; scrollbar-width: none }
.menu[open] summary::before { background: #0008 }
.choices { position: fixed; inset: auto 0 0; width: auto; max-width: none; margin: 0; padding: 1.25rem 1rem 2rem; border-radius: 1rem 1rem 0 0 }
.strip { margin-inline: -1rem; padding-inline: 1rem }
}
@media (max-width: 40rem) {
.bar .wrap { min-height: 3rem }
.bar .own-city { display: block; max-width: 40vw; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; line-height: 2.75rem }
.bar .more { display: grid; place-content: center; width: 2.75rem; height: 2.75rem; margin-inline: auto -0.5rem; padding: 0; border: 0; background: none; color: var(--ink); font: 1.5rem/1 var(--sans); cursor: pointer }
.bar .links { position: absolute; inset: 3rem 0 auto; width: auto; max-width: none; margin: 0; padding: 0.25rem 1rem 0.75rem; border: 0; border-bottom: 1px solid var(--line); background: var(--raised); color: inherit; box-shadow: 0 1rem 2rem #0003 }
.bar .links:not(:popover-open) { display: none } .bar .links:popover-open, .bar .links:popover-open a { display: grid; align-items: center }
body:has(main > [role='search']) .bar :is(.name span, .own-city) { display: none }
main > [role='search'] { position: absolute; top: 0.25rem; inset-inline: 3.5rem; margin: 0 }
main > [role='search'] input { min-height: 2.5rem; padding-inline-end: 2.75rem }
main > [role='search'] .button { position: absolute; inset-block: 0; inset-inline-end: 0; width: 2.75rem; min-height: 0; padding: 0; overflow: hidden; border: 0; background: none; color: var(--ink); font-size: 0 }
main > [role='search'] .button::before { content: ''; position: absolute; inset: 0.75rem 1rem auto auto; width: 0.8rem; height: 0.8rem; border: 2px solid; border-radius: 50%; box-sizing: border-box }
main > [role='search'] .button::after { content: ''; position: absolute; inset: 1.5rem 0.75rem auto auto; width: 0.5rem; height: 2px; background: currentcolor; transform: rotate(45deg) }
main > [role='search'] .suggestions { inset-inline: -2.75rem }
.chips { flex-wrap: nowrap; margin-inline: -1rem; padding-inline: 1rem; overflow-x: auto; scrollbar-width: none } .chips li { flex: none }
.offer:has(> a) { position: fixed; z-index: 3; inset: auto 0 0; flex-wrap: nowrap; margin: 0; padding: 0.6rem 1rem; border-top: 1px solid var(--line); background: var(--paper) }
.offer > a.button { flex: 1; justify-content: center }
body:has(.offer > a) { padding-bottom: 4.5rem } body:has(:focus-visible) .offer:has(> a):not(:focus-within) { transform: translateY(100%) }
.posters { grid-auto-columns: 10rem } .posters :is(.flyer, picture) { height: 10rem }
.map-place.open > div { height: 45vh }
.masthead:not(.front) { display: flex; flex-wrap: wrap; gap: 0 0.75rem; align-items: baseline; min-height: 0; margin-block: 0.4rem 0; padding: 0.75rem 1rem } .masthead:not(.front) h1 { font-size: 1.75rem }
.masthead .lead { margin: 0; font-size: 0.9375rem } .masthead.front { margin-block: 0.4rem 0; padding: 0.75rem; min-height: 0 } .front h1 { font-size: 1.5rem } .front .find { margin-top: 0.5rem } .front ~ section h2 { margin-top: 0.4rem }
.crumbs:has(+ .masthead) { display: none } .masthead + .actions { margin-top: 0.75rem }
.filters { margin-block: 0; padding: 0.4rem 0 }
.masthead .locator circle { display: none } .strip, .menus, .chips { mask: linear-gradient(90deg, #000 calc(100% - 2.5rem), #0000) } [dir='rtl'] :is(.strip, .menus, .chips) { mask: linear-gradient(-90deg, #000 calc(100% - 2.5rem), #0000) } .strip { margin-bottom: 0 } .strip > * { flex-basis: auto; grid-auto-flow: column; gap: 0.35rem; align-items: baseline; padding: 0.3rem 0.7rem } .strip b { font-size: 1rem }
.crumbs ol, .find, main .day h3, main h2 { margin-top: 0.6rem } .crumbs + h1 { margin-top: 0.4rem } h1 + .lead, .find { margin-bottom: 0.4rem }
section ~ section h2, .front ~ section ~ section h2 { margin-top: 1.6rem }
.map-place:not(.open), .map-link { margin: 0.35rem 0 0 } .map-link .button, .map-place .button { min-height: 2.25rem }
}
@media (min-width: 64rem) {
main > [role='search'] { position: absolute; top: 0.375rem; inset-inline: max(1rem, 50% - 35rem); margin: 0; margin-inline-start: max(10rem, 50% - 27rem); max-width: 27rem }
main > [role='search'] :is(input, .button), .bar .find :is(input, .button) { min-height: 2.75rem }
body:not(:has(main [role='search'])) .bar .find { display: flex; flex: 0 1 27rem; margin: 0 auto 0 1rem } .bar .name { margin-inline-end: 0 } .bar:not(:has(.find)) .name, .bar:has(~ main [role='search']) .name { margin-inline-end: auto }
}
@media (max-width: 26rem) {
.find .button { padding: 0 1.1rem }
.hero { grid-template-columns: 4.75rem minmax(0, 1fr); gap: 0 1rem }
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
