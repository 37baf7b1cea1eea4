import type { EventSummary } from '@marquee/domain';
import type { ComponentChild } from '@marquee/pages';
import { justify, setLines, type Line } from './set-lines.ts';

const MARGIN = 8;
const SIDE = 100;
/** Height of capital letters in em. */
const CAP_HEIGHT = 0.72;
const RIGHT_TO_LEFT = /^[^\p{L}]*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Thaana}]/u;
const MIN_CAPITALS = 19;

const LAYOUTS = ['bottom', 'top', 'wide', 'middle'] as const;
const PALETTES = 6;
const MOTIFS = 7;

/** A number that looks random and is the same for the same event. */
const toSeed = (id: string): number =>
  [...id].reduce(
    (hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 16_777_619) >>> 0,
    2_166_136_261,
  );

/** The classes of the colours and the pattern of an event, wherever it is drawn. */
export function flyerClass({ id, category }: Pick<EventSummary, 'id' | 'category'>): string {
  const seed = toSeed(id);
  return `c-${category} k${String(seed % PALETTES)} m${String((seed >>> 8) % MOTIFS)}`;
}

const MAX_SHORT = 18;
const MIN_LONG = 46;

/** The title of a large flyer is as large as its length permits. */
export const lengthClass = ({ length }: string): string => {
  if (length <= MAX_SHORT) return ' short';
  return length < MIN_LONG ? '' : ' long';
};

interface Props {
  id: string;
  /** The name of the event, or of its artist. */
  name: string;
}

/** A small flyer: a name as large as fits. The text next to it has the name too. */
export function Flyer({ id, name }: Props): ComponentChild {
  const layout = LAYOUTS[(toSeed(id) >>> 16) % LAYOUTS.length] ?? 'bottom';
  return <Drawing lines={arrange(name, layout)} layout={layout} />;
}

/** A small flyer of a day, where all events have one name. */
export const DayFlyer = ({ day, month }: { day: string; month: string }): ComponentChild => (
  <Drawing
    lines={[...setLines(day), ...setLines(month).map((line) => scaleTo(line, 24))]}
    layout="middle"
  />
);

type Layout = (typeof LAYOUTS)[number];

function arrange(name: string, layout: Layout): Line[] {
  const lines = setLines(name);
  const capitals = setLines(name.toLocaleUpperCase());
  const isLarge = (capitals[0]?.size ?? 0) >= MIN_CAPITALS && capitals.length === lines.length;
  const set = isLarge && layout !== 'top' ? capitals : lines;
  return layout === 'wide' ? justify(set) : set;
}

const scaleTo = ({ text, size, width }: Line, max: number): Line => {
  const scale = Math.min(1, max / size);
  return { text, size: size * scale, width: width * scale };
};

function Drawing({ lines, layout }: { lines: Line[]; layout: Layout }): ComponentChild {
  const height = lines.reduce((sum, { size }) => sum + size, 0);
  const last = (lines.at(-1)?.size ?? 0) * (1 - CAP_HEIGHT);
  const free = SIDE - 2 * MARGIN - height + last;
  let y = MARGIN + free * { top: 0, middle: 0.5, wide: 0.5, bottom: 1 }[layout];
  return (
    <svg
      class="flyer"
      viewBox="0 0 100 100"
      preserveAspectRatio={layout === 'middle' ? undefined : 'xMinYMid'}
      aria-hidden="true"
    >
      {lines.map(({ text, size, width }) => {
        const baseline = y + size * CAP_HEIGHT;
        y += size;
        const isRtl = RIGHT_TO_LEFT.test(text);
        const left = layout === 'middle' ? (SIDE - width) / 2 : MARGIN;
        return (
          <text
            x={round(isRtl ? SIDE - left : left)}
            y={round(baseline)}
            font-size={round(size)}
            textLength={round(width)}
            lengthAdjust="spacingAndGlyphs"
            direction={isRtl ? 'rtl' : undefined}
          >
            {text}
          </text>
        );
      })}
    </svg>
  );
}

const round = (value: number) => Math.round(value * 10) / 10;
