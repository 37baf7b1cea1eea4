import type { UsageRepository } from '@marquee/database';
import { Empty, type ComponentChild } from '@marquee/pages';
import { usePage, useTexts } from '../page-scope.tsx';
import { Row, Table } from './account-parts.tsx';

export type UsageCounts = Awaited<ReturnType<UsageRepository['list']>>;

/** Days in the chart. */
export const USAGE_DAYS = 30;
const DAY_MS = 86_400_000;
const BAR = { width: 18, gap: 4, height: 120 };

/** The requests of the last days as bars, and by endpoint as a table. */
export function UsageChart({ counts, now }: { counts: UsageCounts; now: Date }): ComponentChild {
  const t = useTexts();
  if (counts.length === 0) return <Empty>{t('noUsage', { days: USAGE_DAYS })}</Empty>;
  const days = Array.from({ length: USAGE_DAYS }, (_, index) =>
    new Date(now.getTime() - (USAGE_DAYS - 1 - index) * DAY_MS).toISOString().slice(0, 10),
  );
  const byDay = sumBy(counts, ({ day }) => day);
  const byEndpoint = [...sumBy(counts, ({ endpoint }) => endpoint)].sort(([, a], [, b]) => b - a);
  return [
    <Bars bars={days.map((day): [string, number] => [day, byDay.get(day) ?? 0])} />,
    <Endpoints rows={byEndpoint} />,
  ];
}

function sumBy(
  counts: UsageCounts,
  key: (count: UsageCounts[number]) => string,
): Map<string, number> {
  const sums = new Map<string, number>();
  for (const count of counts) sums.set(key(count), (sums.get(key(count)) ?? 0) + count.requests);
  return sums;
}

function Bars({ bars }: { bars: [day: string, requests: number][] }): ComponentChild {
  const { t, locale } = usePage().translator;
  const format = (requests: number) => requests.toLocaleString(locale);
  const max = Math.max(1, ...bars.map(([, requests]) => requests));
  const step = BAR.width + BAR.gap;
  const total = bars.reduce((sum, [, requests]) => sum + requests, 0);
  return (
    <svg
      class="chart"
      viewBox={`0 0 ${String(bars.length * step)} ${String(BAR.height + 18)}`}
      role="img"
      aria-label={t('usageChart', { total: format(total), days: bars.length, max: format(max) })}
    >
      {bars.map(([day, requests], index) => {
        const height = requests === 0 ? 1 : Math.max(2, Math.round((requests / max) * BAR.height));
        const bar = { x: index * step, y: BAR.height - height, width: BAR.width, height };
        return (
          <rect key={day} {...bar}>
            <title>{`${day}: ${format(requests)}`}</title>
          </rect>
        );
      })}
      <text x={0} y={BAR.height + 14}>
        {bars[0]?.[0]}
      </text>
      <text x={bars.length * step} y={BAR.height + 14} text-anchor="end">
        {bars.at(-1)?.[0]}
      </text>
    </svg>
  );
}

function Endpoints({ rows }: { rows: [endpoint: string, requests: number][] }): ComponentChild {
  const { t, locale } = usePage().translator;
  return (
    <Table titles={[t('endpoint'), t('requests')]}>
      {rows.map(([endpoint, requests]) => (
        <Row key={endpoint} cells={[<code>{endpoint}</code>, requests.toLocaleString(locale)]} />
      ))}
    </Table>
  );
}
