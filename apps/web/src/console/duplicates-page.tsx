import type { PossibleDuplicate } from '@marquee/ingest';
import { Empty, Field, type ComponentChild } from '@marquee/pages';
import { eventPath } from '../components/links.ts';
import { Action, type FormProps } from './action.tsx';

interface DuplicatesProps extends FormProps {
  pairs: PossibleDuplicate[];
  /** The names of all sources. */
  sources: string[];
}

export const Duplicates = ({ pairs, sources, formToken }: DuplicatesProps): ComponentChild => [
  <Pairs pairs={pairs} formToken={formToken} />,
  pairs.length > 0 && [
    <h2>Decide for a pair of lists</h2>,
    ['merge', 'apart'].map((decision) => (
      <Action
        key={decision}
        action={`/console/duplicates/lists/${decision}`}
        label={decision === 'merge' ? 'Merge all pairs' : 'Keep all pairs apart'}
        formToken={formToken}
        isQuiet
      >
        {['source', 'other'].map((name) => (
          <Field key={name} label={name === 'source' ? 'Source' : 'Other source'}>
            <select name={name}>
              {sources.map((source) => (
                <option key={source} value={source}>
                  {source}
                </option>
              ))}
            </select>
          </Field>
        ))}
      </Action>
    )),
  ],
];

const Pairs = ({ pairs, formToken }: FormProps & { pairs: PossibleDuplicate[] }): ComponentChild =>
  pairs.length === 0 ? (
    <Empty>No possible duplicates.</Empty>
  ) : (
    pairs.map(({ a, b, score, reasons }) => (
      <section class="sheet" key={`${a.slug} ${b.slug}`}>
        <p class="hint">{`Score ${score.toFixed(1)}: ${reasons.join(', ')}`}</p>
        <div class="halves">
          <Listing listing={a} />
          <Listing listing={b} />
        </div>
        <div class="actions">
          <Action
            action="/console/duplicates/merge"
            label="Merge"
            formToken={formToken}
            fields={{ event: a.slug, other: b.slug }}
          />
          <Action
            action="/console/duplicates/apart"
            label="Keep apart"
            formToken={formToken}
            isQuiet
            fields={{ event: a.slug, other: b.slug }}
          />
        </div>
      </section>
    ))
  );

const Listing = ({ listing }: { listing: PossibleDuplicate['a'] }): ComponentChild => (
  <div>
    <h2 class="small">
      <a href={eventPath(listing.slug)}>{listing.title}</a>
    </h2>
    <p>{listing.start_local.slice(0, 16).replace('T', ' ')}</p>
    <p>{[listing.venue_name, listing.city_name].filter(Boolean).join(', ') || 'no place'}</p>
    <p class="hint">{`${listing.source} ${listing.source_event_id}`}</p>
  </div>
);
