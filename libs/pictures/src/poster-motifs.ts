import type { Category } from '@marquee/domain';

/** What a poster can be about. */
export type PosterSubject = Category | 'artist' | 'venue' | 'city';

const WHITE = '#fffdf8';
const GOLD = '#ffc24b';
const DARK = '#1d1a26';

type Point = readonly [x: number, y: number];

const circle = ([cx, cy]: Point, r: number, fill: string): string =>
  `<circle cx="${String(cx)}" cy="${String(cy)}" r="${String(r)}" fill="${fill}"/>`;
const ring = ([cx, cy]: Point, r: number, width: number): string =>
  `<circle cx="${String(cx)}" cy="${String(cy)}" r="${String(r)}" fill="none" stroke="${WHITE}" stroke-width="${String(width)}"/>`;
const shape = (d: string, fill = WHITE): string => `<path d="${d}" fill="${fill}"/>`;
const line = (d: string, width: number, colour = WHITE): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${String(width)}" stroke-linecap="round" stroke-linejoin="round"/>`;
/** A vertical bar. */
const bar = (
  [x, top, bottom]: readonly [number, number, number],
  width: number,
  colour = WHITE,
): string => line(`M${String(x)} ${String(top)}V${String(bottom)}`, width, colour);

const record = [
  circle([100, 100], 78, DARK),
  ...[66, 54, 42].map((r) => ring([100, 100], r, 1)),
  circle([100, 100], 27, GOLD),
  circle([100, 100], 6, DARK),
].join('');
const note =
  shape('M66 44L152 26V62L66 80z') +
  bar([71, 50, 148], 11) +
  bar([147, 34, 132], 11) +
  '<ellipse cx="52" cy="150" rx="25" ry="18" fill="#ffc24b"/><ellipse cx="128" cy="134" rx="25" ry="18" fill="#ffc24b"/>';
const microphone =
  shape('M100 22a29 29 0 0 1 29 29v42a29 29 0 0 1-58 0V51a29 29 0 0 1 29-29z') +
  line('M71 56h58M71 74h58', 4, '#1d1a2666') +
  line('M52 92a48 48 0 0 0 96 0M100 140v34M70 176h60', 9, GOLD);
const equaliser = [70, 34, 92, 24, 60, 82, 48]
  .map((top, index) => bar([28 + index * 24, top, 170], 13, index % 3 === 1 ? GOLD : WHITE))
  .join('');
const guitar =
  line('M112 88L168 32', 11, GOLD) +
  line('M158 26l16 16', 13) +
  shape(
    'M52 112c14-12 26-4 34-16 10-16 34-14 42 4 8 16-6 24-12 34-6 12 0 24-16 36-22 16-56 8-66-18-6-16 4-30 18-40z',
  ) +
  circle([88, 132], 16, DARK);

const football =
  circle([100, 100], 76, WHITE) +
  shape('M100 70l29 21-11 34H82L71 91z', DARK) +
  line('M100 70V26M129 91l42-14M118 125l26 36M82 125l-26 36M71 91L29 77', 6, DARK);
const cup =
  shape('M58 26h84v44c0 34-16 54-42 54S58 104 58 70z', GOLD) +
  line('M58 40H32c0 34 10 48 32 50M142 40h26c0 34-10 48-32 50', 9, GOLD) +
  shape('M92 122h16v28h28v22H64v-22h28z');
const basketball =
  circle([100, 100], 76, GOLD) +
  line('M24 100h152M100 24v152M46 46c36 32 36 76 0 108M154 46c-36 32-36 76 0 108', 6, DARK);

const face = (mouth: string, fill: string): string =>
  shape('M-46-58q46 18 92 0v62q0 48-46 62q-46-14-46-62z', fill) +
  line('M-28-20q10-12 20 0M8-20q10-12 20 0', 7, DARK) +
  line(mouth, 7, DARK);
const masks =
  `<g transform="translate(126 112) rotate(10)">${face('M-22 34q22-24 44 0', GOLD)}</g>` +
  `<g transform="translate(74 88) rotate(-8)">${face('M-24 18q24 26 48 0', WHITE)}</g>`;
const curtain =
  shape('M20 24h160v18H20z', GOLD) +
  shape('M26 42h58c0 46-16 84-58 108zM174 42h-58c0 46 16 84 58 108z') +
  line(
    'M46 46c0 34-4 60-12 84M66 46c-2 30-10 52-24 74M154 46c0 34 4 60 12 84M134 46c2 30 10 52 24 74',
    3,
    '#1d1a2655',
  ) +
  shape('M20 156h160v16H20z', GOLD);

const clapper =
  shape('M28 84h144v84a8 8 0 0 1-8 8H36a8 8 0 0 1-8-8z') +
  `<g transform="rotate(-12 30 80)">${shape('M28 50h146v26H28z', GOLD)}${line('M52 52l-14 22M88 52L74 74M124 52l-14 22M160 52l-14 22', 9, DARK)}</g>` +
  shape('M86 108l38 22-38 22z', DARK);
const reel =
  circle([100, 100], 76, WHITE) +
  [0, 1, 2, 3, 4]
    .map((index) => (index * 2 * Math.PI) / 5 - Math.PI / 2)
    .map((angle) =>
      circle(
        [Math.round(100 + 44 * Math.cos(angle)), Math.round(100 + 44 * Math.sin(angle))],
        19,
        DARK,
      ),
    )
    .join('') +
  circle([100, 100], 9, GOLD) +
  line('M120 172h60', 8, GOLD);

const smile =
  circle([100, 100], 76, GOLD) +
  line('M66 78q10-14 20 0M114 78q10-14 20 0', 8, DARK) +
  shape('M58 108h84q-6 46-42 46t-42-46z', DARK);
const stool = microphone + line('M30 40l-14-12M26 66H8M170 40l14-12M174 66h18', 6, GOLD);

const tent =
  line('M100 44V22', 5) +
  shape('M100 18l30 10-30 10z', GOLD) +
  shape('M100 42l80 58-12 76H32l-12-76z') +
  shape('M100 42l-42 62 6 72h-32l-12-76zM100 42l42 62-6 72h32l12-76z', GOLD) +
  shape('M84 176c2-30 6-46 16-58 10 12 14 28 16 58z', DARK);
const fireworks =
  burst([74, 78], 52, GOLD) +
  burst([144, 112], 38, WHITE) +
  line('M74 100q4 50 22 84M144 126q-2 32-16 58', 4);
const wheel =
  ring([100, 92], 66, 6) +
  line('M100 26v132M34 92h132M53 45l94 94M147 45l-94 94', 3) +
  [0, 1, 2, 3, 4, 5, 6, 7]
    .map((index) => (index * Math.PI) / 4)
    .map((angle) =>
      circle(
        [Math.round(100 + 66 * Math.cos(angle)), Math.round(92 + 66 * Math.sin(angle))],
        11,
        GOLD,
      ),
    )
    .join('') +
  line('M100 92l-40 88M100 92l40 88', 7);

const people =
  circle([54, 78], 20, GOLD) +
  shape('M20 168c0-40 14-60 34-60s34 20 34 60z', GOLD) +
  circle([146, 78], 20, GOLD) +
  shape('M112 168c0-40 14-60 34-60s34 20 34 60z', GOLD) +
  circle([100, 60], 25, WHITE) +
  shape('M56 172c0-52 18-78 44-78s44 26 44 78z');
const bunting =
  line('M10 40q90 60 180 0', 5) +
  shape('M30 54h34l-14 40zM118 66h34l-20 36z', GOLD) +
  shape('M74 68h36l-18 40zM154 52l30-14-8 42z') +
  shape('M40 176c0-34 26-56 60-56s60 22 60 56z', '#fffdf8cc');

const discoBall =
  bar([100, 0, 34], 4) +
  circle([100, 104], 70, WHITE) +
  line(
    'M34 80h132M30 104h140M34 128h132M100 34v140M70 41c-26 40-26 86 0 126M130 41c26 40 26 86 0 126',
    3,
    '#1d1a2677',
  ) +
  shape('M70 80h30v24H66zM130 104h40l-4 24h-34zM76 128h24v24H82z', GOLD);
const glass =
  shape('M30 34h140l-62 76v52h32v14H60v-14h32v-52z') +
  shape('M60 58h80l-40 48z', GOLD) +
  line('M118 62l34-52', 6, GOLD) +
  circle([140, 34], 12, GOLD);
const moon =
  shape('M128 30a72 72 0 1 0 42 108A62 62 0 0 1 128 30z', GOLD) +
  [
    [150, 52],
    [176, 90],
    [142, 96],
  ]
    .map(([x, y]) => circle([Number(x), Number(y)], 6, WHITE))
    .join('');

const bubbles =
  shape(
    'M24 36h112a10 10 0 0 1 10 10v54a10 10 0 0 1-10 10H76l-30 28v-28H24a10 10 0 0 1-10-10V46a10 10 0 0 1 10-10z',
  ) +
  line('M38 62h82M38 84h54', 8, DARK) +
  shape(
    'M164 84h12a10 10 0 0 1 10 10v48a10 10 0 0 1-10 10h-14v24l-26-24H98a10 10 0 0 1-10-10v-14h66a10 10 0 0 0 10-10z',
    GOLD,
  );
const screen =
  shape('M22 30h156v100H22z') +
  line('M48 108V84M76 108V64M104 108V76M132 108V52', 14, DARK) +
  line('M100 132v24M64 178l36-24 36 24', 8, GOLD);

const facade =
  shape('M100 18l84 44v14H16V62z', GOLD) +
  [34, 70, 106, 142].map((x) => shape(`M${String(x)} 84h24v68h-24z`)).join('') +
  shape('M16 158h168v18H16z', GOLD);
const theatreFront =
  shape('M36 24h128v152H36z') +
  shape('M20 76h160v40H20z', GOLD) +
  [32, 56, 80, 104, 128, 152].map((x) => circle([x + 8, 96], 6, DARK)).join('') +
  shape('M84 132h32v44H84zM54 40h20v24H54zM90 40h20v24H90zM126 40h20v24h-20z', DARK);

const skyline =
  shape(
    'M-60 176V110h34V84h30v-20h28v40h22V34h14V14h6v20h14v66h24V70h36v30h22v-38l20-16 20 16v54h34v60z',
    '#fffdf8d9',
  ) +
  [
    [-46, 126],
    [-8, 100],
    [18, 86],
    [84, 56],
    [84, 84],
    [140, 90],
    [196, 84],
    [222, 132],
  ]
    .map(([x, y]) => shape(`M${String(x)} ${String(y)}h9v14h-9z`, GOLD))
    .join('');
const bridge =
  line('M-60 130H260', 9, GOLD) +
  line('M40 176V50M160 176V50', 12) +
  line('M-60 112Q10 96 40 54Q100 150 160 54Q190 96 260 112', 5) +
  [64, 82, 100, 118, 136]
    .map((x) => bar([x, 100 - Math.round(Math.abs(x - 100) / 3), 128], 3))
    .join('');

/** The drawings of each subject, within 200 by 200. Drawings of cities are wider. */
export const MOTIFS: Readonly<Record<PosterSubject, readonly string[]>> = {
  music: [note, record, microphone, equaliser, guitar],
  sports: [football, cup, basketball],
  theater: [masks, curtain],
  film: [clapper, reel],
  comedy: [smile, stool],
  festival: [tent, fireworks, wheel],
  community: [people, bunting],
  nightlife: [discoBall, glass, moon],
  conference: [bubbles, screen],
  artist: [microphone, equaliser, note],
  venue: [facade, theatreFront],
  city: [skyline, bridge],
};

function burst([x, y]: Point, r: number, colour: string): string {
  const rays = Array.from({ length: 12 }, (_, index) => {
    const [dx, dy] = [Math.cos((index * Math.PI) / 6), Math.sin((index * Math.PI) / 6)];
    const at = (share: number) =>
      `${String(Math.round(x + dx * r * share))} ${String(Math.round(y + dy * r * share))}`;
    return `M${at(0.4)}L${at(1)}`;
  });
  return line(rays.join(''), 5, colour);
}
