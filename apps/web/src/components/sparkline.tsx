import { type ComponentChild } from '@marquee/pages';

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
  return (
    <svg
      class="spark"
      viewBox={`0 0 ${counts.length * STEP} ${HEIGHT}`}
      role="img"
      aria-label={text}
    >
      <title>{text}</title>
      {counts.map((count, index) => {
        const height = count === 0 ? 1 : Math.max(2, Math.round((count / max) * HEIGHT));
        return (
          <rect key={index} x={index * STEP} y={HEIGHT - height} width={STEP - 2} height={height} />
        );
      })}
    </svg>
  );
}
