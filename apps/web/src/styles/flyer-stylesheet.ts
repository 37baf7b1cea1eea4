import type { Category } from '@marquee/domain';
import { RADIUS } from '@marquee/pages';

const TONE = 'var(--tone)';
/**
 * The pattern of each category on its flyers. It is abstract: a symbol would claim what is not known.
 */
const ART: Readonly<Record<Category, string>> = {
  music: `repeating-radial-gradient(circle at 100% 0, ${TONE} 0 16px, transparent 0 34px)`,
  sports: `repeating-linear-gradient(115deg, ${TONE} 0 14px, transparent 0 40px)`,
  theater: `repeating-linear-gradient(90deg, ${TONE}, transparent 38px)`,
  film: `linear-gradient(90deg, ${TONE} 50%, transparent 0); --art-size: 22px 100%`,
  comedy: `radial-gradient(${TONE} 34%, transparent 36%); --art-size: 28px 28px`,
  festival: `repeating-conic-gradient(from 8deg at 88% 112%, ${TONE} 0 9deg, transparent 0 18deg)`,
  community: `radial-gradient(circle at 92% 12%, ${TONE} 42%, transparent 42.5%), radial-gradient(circle at 60% 100%, ${TONE} 38%, transparent 38.5%)`,
  nightlife: `repeating-linear-gradient(0deg, ${TONE} 0 5px, transparent 0 13px)`,
  conference: `linear-gradient(${TONE} 3px, transparent 0), linear-gradient(90deg, ${TONE} 3px, transparent 0); --art-size: 34px 34px`,
};
const categoryArt = Object.entries(ART).map(([name, art]) => `.c-${name} { --art: ${art} }`);

/**
 * Colours of flyers: of the ground, of the pattern on it and of the letters, around the hue of the
 * category. Their lightness is fixed, so letters have a contrast of at least 4.5:1 on both.
 */
const PALETTES = [
  ['oklch(from var(--category) 0.46 c h)', 'oklch(from var(--category) 0.37 c h)', '#fff'],
  ['#1b1724', 'oklch(from var(--category) 0.38 c h)', 'oklch(from var(--category) 0.88 0.1 h)'],
  [
    'oklch(from var(--category) 0.91 0.05 h)',
    'oklch(from var(--category) 0.8 0.11 h)',
    'oklch(from var(--category) 0.31 0.11 h)',
  ],
  [
    'oklch(from var(--category) 0.44 max(c, 0.09) calc(h + 40))',
    'oklch(from var(--category) 0.34 c h)',
    '#fff0bd',
  ],
  [
    'oklch(from var(--category) 0.36 max(c, 0.1) calc(h - 50))',
    'oklch(from var(--category) 0.48 c h)',
    '#fff',
  ],
  [
    'oklch(from var(--category) 0.85 0.13 calc(h + 60))',
    'oklch(from var(--category) 0.75 0.14 calc(h + 30))',
    '#1b1724',
  ],
]
  .map(
    ([ground = '', pattern = '', letters = ''], at) =>
      `.k${String(at)} { --ground: ${ground}; --tone: ${pattern}; --letters: ${letters} }`,
  )
  .join('\n');

/** Patterns of flyers, next to that of the category. */
const MOTIFS = [
  'radial-gradient(circle at 84% 92%, var(--tone) 46%, transparent 46.5%)',
  'linear-gradient(122deg, transparent 54%, var(--tone) 54.5%)',
  'linear-gradient(90deg, transparent 72%, var(--tone) 72.3%)',
  'repeating-radial-gradient(circle at 0 100%, var(--tone) 0 7%, transparent 7.5% 16%)',
  'repeating-linear-gradient(90deg, var(--tone) 0 8%, transparent 8.3% 20%)',
  'radial-gradient(ellipse at 50% 108%, var(--tone) 62%, transparent 62.5%)',
]
  .map((art, at) => `.m${String(at + 1)} { --art: ${art}; --art-size: auto }`)
  .join('\n');

/** A row with a small flyer and the text next to it. */
const ROWS = `
.rows { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 19rem), 1fr)); gap: 0.75rem 2rem; margin: 0.5rem 0 0 }
.row { position: relative; display: grid; grid-template-columns: 5.25rem minmax(0, 1fr); gap: 0 0.85rem; align-items: start; min-height: 5.25rem; padding: 0 }
.row p { margin: 0 }
.flyer, .row picture { display: block; width: 100%; height: 5.25rem; overflow: hidden; border-radius: 0.4rem }
.row picture { position: relative }
.row img { position: absolute; width: 100%; height: 100%; object-fit: cover }
.flyer { background-color: var(--ground); background-image: var(--art); background-size: var(--art-size, auto); fill: var(--letters); font: 800 1px var(--display) }
.row .text { min-width: 0; overflow-x: clip }
.row .at { overflow: hidden; text-overflow: ellipsis; color: var(--accent); font: 600 0.875rem/1.3 var(--sans); font-variant-numeric: tabular-nums; white-space: nowrap }
.row .title { display: -webkit-box; margin: 0; padding: 0; font: 700 1.0625rem/1.22 var(--sans); -webkit-box-orient: vertical; -webkit-line-clamp: 3; overflow: hidden }
.row .title a { color: var(--ink); text-decoration: none }
.row .title a::after { content: ''; position: absolute; inset: 0; z-index: 3 }
.row .title a:focus-visible { outline: 0 }
.row:has(a:focus-visible) { outline: 3px solid var(--accent); outline-offset: 2px; border-radius: 0.4rem }
.row:hover .title a { text-decoration: underline }
.off { --ground: #47445a; --tone: #35324a; --letters: #fff } .row.off .flyer, .row.off picture { opacity: 0.75 }
.row.off .title a { text-decoration: line-through }
.row .facts { margin-inline-start: -0.9rem }
.where { color: var(--quiet); font-size: 0.875rem; line-height: 1.4; overflow-wrap: anywhere }
.rows .where:not(.facts) { overflow: hidden; text-overflow: ellipsis; white-space: nowrap }
:where(p).facts { display: flex; flex-wrap: wrap; align-items: center }
:where(p).facts > * { position: relative; padding-inline-start: 0.9rem }
:where(p).facts > *::before { content: '·'; position: absolute; inset-inline-start: 0.4rem; color: var(--quiet) }
.where .price { color: var(--ink); font-weight: 600; white-space: nowrap; font-variant-numeric: tabular-nums }
.where .badge { margin: 0; padding: 0; padding-inline-start: 0.9rem; border: 0; font: inherit; white-space: nowrap }
.where .badge:not(.hint) { font-weight: 700 }
.rows + .rows { margin-top: 0.75rem } .days + .days { margin-top: 1.25rem }
main .rows.dates { grid-template-columns: repeat(auto-fill, minmax(min(100%, 10rem), 1fr)); gap: 0.5rem 0.75rem }
.dates > .row { grid-template-columns: minmax(0, 1fr); min-height: 0; padding: 0.6rem 0.85rem; border-inline-start: 4px solid var(--category); border-radius: 0.3rem; background: var(--raised) }
.dates .where { white-space: nowrap }
@media (min-width: 52rem) { main .rows.dates { grid-template-columns: repeat(4, minmax(0, 1fr)) } }
.posters { grid: auto / auto-flow minmax(10rem, 1fr); gap: 0.75rem; margin: 1rem 0 1.5rem; padding-bottom: 0.25rem; overflow-x: auto; scroll-snap-type: x proximity; scrollbar-width: none }
.posters .row { grid-template: auto auto / minmax(0, 1fr); gap: 0.5rem; align-content: start; scroll-snap-align: start }
.posters :is(.flyer, picture) { height: 11rem }
`;

/** Styles of lists of events as flyers, and of the heads of pages in the same look. */
export const FLYER_STYLESHEET = `
${categoryArt.join('\n')}
${MOTIFS}
.k0, .k1, .k2, .k3, .k4, .k5 { --ground: color-mix(in srgb, var(--category) 80%, #14121a); --tone: #0003; --letters: #fff }
@supports (color: oklch(from red l c h)) {
${PALETTES}
}
.masthead, .cover, .stories .title { background-color: color-mix(in srgb, var(--category, #47445a) 80%, #14121a); background-image: var(--art); background-size: var(--art-size, auto) }
.masthead, .cover, .stories .title { --tone: #00000030 }
${ROWS}.masthead { position: relative; display: grid; align-content: end; min-height: 6.5rem; margin: 0.5rem 0 0.75rem; padding: 1.25rem 1.5rem; overflow: hidden; border-radius: 0.75rem; color: #fff }
main > h1:first-child:not(.heard), main > .crumbs + h1 { margin-block: 1.5rem 1rem; font-size: clamp(1.9rem, 1.3rem + 2.6vw, 3rem) }
.masthead > * { position: relative }
.masthead h1 { max-width: 46rem; margin: 0; font-size: clamp(2rem, 1.3rem + 2.6vw, 3rem); line-height: 1.02 }
.masthead .lead { max-width: 44rem; margin: 0.4rem 0 0; color: #f3eef6 }
.masthead .button.quiet { border-color: currentcolor; color: #fff }
.masthead .locator { position: absolute; inset: 0; width: 100%; height: 100%; fill: #5a5768 }
.locator circle { fill: #ffc24b; fill-opacity: 0.35 } .locator .centre { fill-opacity: 1 }
.masthead:has(.locator) { background-color: #24212e } [dir='rtl'] .locator { transform: scaleX(1) }
.masthead:has(.locator) h1, .masthead:has(.locator) .lead { text-shadow: 0 0 0.5rem #24212e, 0 0 0.2rem #24212e }
.front { min-height: 11.5rem; align-content: center; overflow: visible } .front .locator { border-radius: inherit } .front:has(.locator) :is(h1, p) { text-shadow: none }
@media (min-width: 52rem) { .front h1 { max-width: 30rem } .front .locator { inset-inline-start: 52%; width: 48% } }
.browse { display: grid; gap: 0.6rem; margin-bottom: 0.5rem }
.front .find { width: 100%; max-width: 36rem; margin: 1rem 0 0 }
.front .find input { border-color: transparent } .front .locator .centre { fill-opacity: 0.8 }
main > .names { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr)); gap: 0.25rem 1.5rem; margin: 1rem 0 0 }
main > .names a { display: grid; grid-template-columns: 3rem minmax(0, 1fr); column-gap: 0.8rem; align-content: center; min-height: 3.5rem; padding: 0.25rem 0; font-weight: 600; line-height: 1.25 }
main > .names a::before { content: attr(data-initial) / ''; grid-row: 1 / span 2; align-self: center; display: grid; place-content: center; width: 3rem; height: 3rem; border-radius: 0.5rem; background: color-mix(in srgb, var(--category) 80%, #14121a); color: #fff; font: 800 1.375rem/1 var(--display) }
main > .names bdi { align-self: end; grid-column: 2 } main > .names bdi:only-child { grid-row: 1 / span 2; align-self: center }
main > .names small { grid-column: 2; font-weight: 400 }
.stories { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr)); gap: 1.5rem 1.25rem; margin: 1rem 0 }
.stories li { position: relative; padding: 0 } .stories p { margin: 0.4rem 0 0 }
.stories .title { display: grid; align-content: end; min-height: 9rem; margin: 0; padding: 0.85rem 1rem; border-radius: 0.6rem; font: 800 1.375rem/1.12 var(--display); letter-spacing: -0.015em; text-wrap: balance }
.stories .title a { color: #fff; text-decoration: none } .stories .title a::after { content: ''; position: absolute; inset: 0 }
.tiles { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 16rem), 1fr)); gap: 1rem 1.25rem; margin: 0 }
.tiles li { padding: 0 } .tiles .cover { height: 100% } .find + .tiles { margin-top: 1rem }
.cover { position: relative; display: grid; align-content: end; min-height: 7.5rem; padding: 0.75rem 1rem; overflow: hidden; border-radius: 0.6rem; color: #fff; text-decoration: none }
.cover:has(.locator) { background-color: #24212e }
.cover > * { position: relative } .cover .locator { position: absolute; inset: 0; width: 100%; height: 100%; fill: #5a5768 }
.cover b { font: 800 1.375rem/1.15 var(--display); letter-spacing: -0.01em } .cover small { color: #f3eef6 }
.cover b, .cover small { text-shadow: 0 0 0.4rem #24212e, 0 0 0.2rem #24212e } .cover:hover { filter: brightness(1.12) }
.strip { display: flex; gap: 0.4rem; margin: 0 0 1rem; overflow-x: auto; scrollbar-width: none }
.strip > * { display: grid; flex: 1 0 4rem; justify-items: center; padding: 0.45rem 0.3rem; border-radius: ${RADIUS}; color: var(--quiet); line-height: 1.25; text-decoration: none; white-space: nowrap }
.strip a { background: var(--raised); color: var(--ink) }
.strip a:hover { outline: 2px solid var(--accent); outline-offset: -2px }
.strip b { font: 700 1.25rem/1.2 var(--display) }
.strip span b { font-weight: 500 }
`;
