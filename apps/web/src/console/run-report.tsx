import { type ComponentChild } from '@marquee/pages';
import { z } from 'zod';
import { formatCount } from '../account/account-parts.tsx';

const COUNTS = {
  read: 'Records read',
  created: 'New',
  joined: 'New, joined to a known event',
  changed: 'Changed',
  unchanged: 'Unchanged',
  repeated: 'Repeated',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
} as const;
const REASONS = {
  reasons: 'Rejected because',
  dropped: 'Fields left out',
  warnings: 'Details that could not be read',
  doubts: 'Doubtful',
} as const;

/** The report of an earlier version lacks some of these. */
const Report = z.object({
  ...mapValues(COUNTS, z.number().optional()),
  ...mapValues(
    REASONS,
    z
      .record(z.string(), z.object({ count: z.number(), examples: z.array(z.string()) }))
      .default({}),
  ),
  notModified: z.boolean().default(false),
  notWithdrawn: z.string().optional(),
});

function mapValues<Name extends string, Value>(names: Record<Name, string>, value: Value) {
  const entries = Object.keys(names).map((name) => [name, value] as const);
  return Object.fromEntries(entries) as Record<Name, Value>;
}

/** What a run did, in numbers, and the reasons for what it did not store. */
export function RunReport({ report }: { report: unknown }): ComponentChild {
  const { success, data } = Report.safeParse(report);
  if (!success) return null; // not ended, or failed
  const counts = Object.entries(COUNTS).flatMap(([name, label]) => {
    const count = data[name as keyof typeof COUNTS];
    return count === undefined || (count === 0 && name !== 'read') ? [] : [{ label, count }];
  });
  return [
    data.notModified && <p>The server reported no change since the last run.</p>,
    <dl>
      {counts.map(({ label, count }) => [<dt>{label}</dt>, <dd>{formatCount(count)}</dd>])}
      {data.notWithdrawn !== undefined && [
        <dt>Nothing withdrawn because</dt>,
        <dd>{data.notWithdrawn}</dd>,
      ]}
    </dl>,
    Object.entries(REASONS).map(([name, label]) => (
      <Reasons key={name} label={label} reasons={data[name as keyof typeof REASONS]} />
    )),
  ];
}

interface ReasonsProps {
  label: string;
  reasons: z.output<typeof Report>['reasons'];
}

const Reasons = ({ label, reasons }: ReasonsProps): ComponentChild => {
  const sorted = Object.entries(reasons).toSorted(([, one], [, other]) => other.count - one.count);
  return (
    sorted.length > 0 && (
      <details>
        <summary>{`${label} (${formatCount(sorted.length)})`}</summary>
        <ul>
          {sorted.map(([reason, { count, examples }]) => (
            <li key={reason}>
              {`${formatCount(count)} × ${reason}`}
              <p class="hint">{examples.join(', ')}</p>
            </li>
          ))}
        </ul>
      </details>
    )
  );
};
