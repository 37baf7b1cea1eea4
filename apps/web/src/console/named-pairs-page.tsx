import type { NamedPair, NamedRecord } from '@marquee/database';
import type { NamedKind } from '@marquee/database/catalogue';
import { Empty, Field, type ComponentChild } from '@marquee/pages';
import { ActionForm, formatCount, RowAction } from '../account/account-parts.tsx';
import { artistPath, organizerPath, venuePath } from '../components/links.ts';

/** Longer lists are too long for a phone. */
export const MAX_PAIRS = 20;

interface Props {
  kind: NamedKind;
  pairs: NamedPair[];
  formToken: string;
}

const NOUNS = { venue: 'venue', artist: 'artist', organizer: 'organiser' };

/** Venues, artists or organisers that may be stored twice, side by side. */
export const NamedPairs = ({ kind, pairs, formToken }: Props): ComponentChild => [
  <p>{`The ${NOUNS[kind]} that stays gets the events and what it lacks. The former address leads to it, and later runs follow. A merge cannot be undone. The list has at most ${String(MAX_PAIRS)} pairs: decide on these to see the next.`}</p>,
  pairs.length === 0 ? (
    <Empty>No possible duplicates.</Empty>
  ) : (
    pairs.map((pair) => (
      <Pair key={`${pair.one.id} ${pair.other.id}`} kind={kind} pair={pair} formToken={formToken} />
    ))
  ),
  <h2>{`Merge two ${NOUNS[kind]}s by name`}</h2>,
  <ActionForm
    action={`/console/duplicate-${kind}s/merge`}
    formToken={formToken}
    label="Merge"
    isQuiet
  >
    {FIELDS.map(([name, label]) => (
      <Field key={name} label={label}>
        <input name={name} required maxlength={200} autocomplete="off" />
      </Field>
    ))}
  </ActionForm>,
];

const FIELDS = [
  ['into', 'Slug or id that stays'],
  ['from', 'Slug or id that is merged into it'],
] as const;

const Pair = ({
  kind,
  pair,
  formToken,
}: Omit<Props, 'pairs'> & { pair: NamedPair }): ComponentChild => {
  const { one, other, reasons } = pair;
  const fields = (into: NamedRecord, from: NamedRecord) => ({ into: into.slug, from: from.slug });
  const action = `/console/duplicate-${kind}s`;
  return (
    <section class="sheet">
      <p class="hint">{reasons.join(', ')}</p>
      <div class="halves">
        <Side kind={kind} record={one} />
        <Side kind={kind} record={other} />
      </div>
      <div class="actions">
        <RowAction
          action={`${action}/apart`}
          formToken={formToken}
          label="Keep apart"
          fields={fields(one, other)}
        />
        {/* A second step, because a merge is for good. */}
        <details>
          <summary>Merge</summary>
          {[fields(one, other), fields(other, one)].map((each) => (
            <RowAction
              key={each.into}
              action={`${action}/merge`}
              formToken={formToken}
              label={`Merge into ${each.into}`}
              fields={each}
            />
          ))}
        </details>
      </div>
    </section>
  );
};

const PATHS = { venue: venuePath, artist: artistPath, organizer: organizerPath };

const Side = ({ kind, record }: { kind: NamedKind; record: NamedRecord }): ComponentChild => (
  <div>
    <h2>
      <a href={PATHS[kind](record.slug)}>{record.name}</a>
    </h2>
    <p class="hint">{record.slug}</p>
    <dl>
      {Object.entries({ Events: formatCount(record.events), ...record.facts }).map(
        ([label, value]) => [<dt key={label}>{label}</dt>, <dd key={`${label} value`}>{value}</dd>],
      )}
    </dl>
  </div>
);
