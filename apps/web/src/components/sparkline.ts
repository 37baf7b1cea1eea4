import { h, type ComponentChild } from '@marquee/ui';

const STEP = 6;
const HEIGHT = 20;

interface Props {
  /** One number for each period, oldest first. */
  counts: readonly number[];
  /** What the numbers are. Screen readers read it with the numbers. */
  label: string;
}

/** A small chart of bars without axes. */
export function Sparkline({ counts, label }: Props): ComponentChild {
  const max = Math.max(1, ...counts);
  const text = `${label}: ${counts.join(', ')}`;
  return h(
    'svg',
    {
      class: 'spark',
      viewBox: `0 0 ${counts.length * STEP} ${HEIGHT}`,
      role: 'img',
      'aria-label': text,
    },
    h('title', null, text),
    counts.map((count, index) => {
      const height = count === 0 ? 1 : Math.max(2, Math.round((count / max) * HEIGHT));
      return h('rect', {
        key: index,
        x: index * STEP,
        y: HEIGHT - height,
        width: STEP - 2,
        height,
      });
    }),
  );
}
