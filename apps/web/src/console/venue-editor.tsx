import type { VenueForOperator } from '@marquee/database';
import { Button, Empty, Field, type ComponentChild } from '@marquee/pages';
import { ActionForm, formatCount, formatMinute } from '../account/account-parts.tsx';
import { venuePath } from '../components/links.ts';

interface Props {
  /** What the operator searched for. */
  reference: string | undefined;
  venue: VenueForOperator | null;
  formToken: string;
}

/** Finds one venue and shows its facts, with the pins of operators. */
export const VenueEditor = ({ reference, venue, formToken }: Props): ComponentChild => [
  <form method="get" action="/console/venues" class="form">
    <Field label="Slug or id of a venue">
      <input name="venue" required maxlength={200} value={reference} />
    </Field>
    <Button isQuiet>Open</Button>
  </form>,
  reference !== undefined && !venue && <Empty>No venue has this slug or id.</Empty>,
  venue && <Editor venue={venue} formToken={formToken} />,
];

const Editor = ({
  venue,
  formToken,
}: {
  venue: VenueForOperator;
  formToken: string;
}): ComponentChild => [
  <h2>
    <a href={venuePath(venue.slug)}>{venue.name}</a>
  </h2>,
  <p class="hint">
    {[
      venue.city ?? 'no city',
      `${formatCount(venue.events)} events`,
      `changed ${formatMinute(venue.updated_at)}`,
    ].join(', ')}
  </p>,
  venue.other_names.length > 0 && <p>{`Other names: ${venue.other_names.join(', ')}`}</p>,
  <h2>Pinned facts</h2>,
  <p>
    A pinned fact overrides the sources, also in later runs. An empty field releases its pin. Events
    keep the positions that their sources state.
  </p>,
  <ActionForm
    action="/console/venues/pin"
    formToken={formToken}
    label="Save"
    fields={{ venue: venue.slug }}
  >
    {FIELDS.map(({ name, label, type }) => (
      <Field key={name} label={`${label} (${String(venue[name] ?? 'none')})`}>
        <input name={name} type={type} maxlength={2_000} value={venue.pinned_facts[name] ?? ''} />
      </Field>
    ))}
  </ActionForm>,
];

const FIELDS = [
  { name: 'name', label: 'Name', type: 'text' },
  { name: 'address', label: 'Address', type: 'text' },
  { name: 'lat', label: 'Latitude', type: 'text' },
  { name: 'lng', label: 'Longitude', type: 'text' },
  { name: 'url', label: 'Website', type: 'url' },
  { name: 'capacity', label: 'Capacity', type: 'text' },
] as const;
