import type { VenueForOperator } from '@marquee/database';
import { Button, Empty, Field, h, type ComponentChild } from '@marquee/ui';
import { ActionForm, formatCount, formatMinute } from '../account/account-parts.ts';
import { venuePath } from '../components/links.ts';

interface Props {
  /** What the operator searched for. */
  reference: string | undefined;
  venue: VenueForOperator | null;
  formToken: string;
}

/** Finds one venue and shows its facts, with the pins of operators. */
export const VenueEditor = ({ reference, venue, formToken }: Props): ComponentChild => [
  h(
    'form',
    { method: 'get', action: '/console/venues', class: 'form' },
    h(
      Field,
      { label: 'Slug or id of a venue' },
      h('input', { name: 'venue', required: true, maxlength: 200, value: reference }),
    ),
    h(Button, { isQuiet: true }, 'Open'),
  ),
  reference !== undefined && !venue && h(Empty, null, 'No venue has this slug or id.'),
  venue && h(Editor, { venue, formToken }),
];

const Editor = ({
  venue,
  formToken,
}: {
  venue: VenueForOperator;
  formToken: string;
}): ComponentChild => [
  h('h2', null, h('a', { href: venuePath(venue.slug) }, venue.name)),
  h(
    'p',
    { class: 'hint' },
    [venue.city ?? 'no city', `${formatCount(venue.events)} events`, `changed ${formatMinute(venue.updated_at)}`].join(', '), // prettier-ignore
  ),
  venue.other_names.length > 0 && h('p', null, `Other names: ${venue.other_names.join(', ')}`),
  h('h2', null, 'Pinned facts'),
  h('p', null, 'A pinned fact overrides the sources, also in later runs. An empty field releases its pin. Events keep the positions that their sources state.'), // prettier-ignore
  h(
    ActionForm,
    { action: '/console/venues/pin', formToken, label: 'Save', fields: { venue: venue.slug } },
    FIELDS.map(({ name, label, type }) =>
      h(
        Field,
        { key: name, label: `${label} (${String(venue[name] ?? 'none')})` },
        h('input', { name, type, maxlength: 2_000, value: venue.pinned_facts[name] ?? '' }),
      ),
    ),
  ),
];

const FIELDS = [
  { name: 'name', label: 'Name', type: 'text' },
  { name: 'address', label: 'Address', type: 'text' },
  { name: 'lat', label: 'Latitude', type: 'text' },
  { name: 'lng', label: 'Longitude', type: 'text' },
  { name: 'url', label: 'Website', type: 'url' },
  { name: 'capacity', label: 'Capacity', type: 'text' },
] as const;
