import type { NamedPair, NamedRecord } from '@marquee/database';
import type { NamedKind } from '@marquee/database/catalogue';
import { Empty, Field, h, type ComponentChild } from '@marquee/ui';
import { ActionForm, formatCount, RowAction } from '../account/account-parts.ts';
import { artistPath, venuePath } from '../components/links.ts';

/** Longer lists are too long for a phone. */
export const MAX_PAIRS = 20;

interface Props {
  kind: NamedKind;
  pairs: NamedPair[];
  formToken: string;
}

/** Venues or artists that may be stored twice, side by side. */
export const NamedPairs = ({ kind, pairs, formToken }: Props): ComponentChild => [
  h('p', null, `The ${kind} that stays gets the events and what it lacks. The former address leads to it, and later runs follow. A merge cannot be undone. The list has at most ${String(MAX_PAIRS)} pairs: decide on these to see the next.`), // prettier-ignore
  pairs.length === 0
    ? h(Empty, null, 'No possible duplicates.')
    : pairs.map((pair) =>
        h(Pair, { key: `${pair.one.id} ${pair.other.id}`, kind, pair, formToken }),
      ),
  h('h2', null, `Merge two ${kind}s by name`),
  h(
    ActionForm,
    { action: `/console/duplicate-${kind}s/merge`, formToken, label: 'Merge', isQuiet: true },
    FIELDS.map(([name, label]) =>
      h(
        Field,
        { key: name, label },
        h('input', { name, required: true, maxlength: 200, autocomplete: 'off' }),
      ),
    ),
  ),
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
  return h(
    'section',
    { class: 'sheet' },
    h('p', { class: 'hint' }, reasons.join(', ')),
    h('div', { class: 'halves' }, h(Side, { kind, record: one }), h(Side, { kind, record: other })),
    h(
      'div',
      { class: 'actions' },
      h(RowAction, {
        action: `${action}/apart`,
        formToken,
        label: 'Keep apart',
        fields: fields(one, other),
      }),
      h(
        'details', // a second step, because a merge is for good
        null,
        h('summary', null, 'Merge'),
        [fields(one, other), fields(other, one)].map(
          (each) =>
          h(RowAction, { key: each.into, action: `${action}/merge`, formToken, label: `Merge into ${each.into}`, fields: each }), // prettier-ignore
        ),
      ),
    ),
  );
};

const Side = ({ kind, record }: { kind: NamedKind; record: NamedRecord }): ComponentChild =>
  h(
    'div',
    null,
    h(
      'h2',
      null,
      h(
        'a',
        { href: kind === 'venue' ? venuePath(record.slug) : artistPath(record.slug) },
        record.name,
      ),
    ),
    h('p', { class: 'hint' }, record.slug),
    h(
      'dl',
      null,
      Object.entries({ Events: formatCount(record.events), ...record.facts }).map(
        ([label, value]) => [
          h('dt', { key: label }, label),
          h('dd', { key: `${label} value` }, value),
        ],
      ),
    ),
  );
