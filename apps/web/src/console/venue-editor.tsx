import type { VenueForOperator } from '@marquee/database';
import { Field, type ComponentChild } from '@marquee/pages';
import { ActionForm, formatCount, formatMinute } from '../account/account-parts.tsx';
import { venuePath } from '../components/links.ts';

interface Props {
  venue: VenueForOperator;
  formToken: string;
}

/** The facts of a venue, with the pins of operators. */
export const VenueEditor = ({ venue, formToken }: Props): ComponentChild => [
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
