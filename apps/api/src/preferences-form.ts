import type { StoredPreferences } from '@marquee/database';
import { CATEGORIES } from '@marquee/domain';
import { FREQUENCIES, type SubscriberPreferences } from '@marquee/operations';
import { Button, Choice, Field, h, HiddenField, type ComponentChild } from '@marquee/ui';
import { RequestList } from './request-list.ts';

/** Describes what a subscriber receives. */
export function describeSubscription({ frequency, city }: Pick<StoredPreferences, 'frequency' | 'city'>): string {
  if (frequency === null) return 'an e-mail when there is news about an artist or event that you requested';
  const what = city === null ? 'featured and popular events worldwide' : `new events in ${city}`;
  return `${what}, ${frequency}`;
}

interface Props {
  preferences: SubscriberPreferences;
  token: string;
}

/** The preferences of a subscriber. They work without script. */
export const PreferencesForms = ({ preferences, token }: Props): ComponentChild => [
  h('p', null, `E-mails to ${preferences.email}`),
  h(DigestForm, { preferences, token }),
  h(RequestList, { requests: preferences.requests, token }),
  h('h2', null, 'Your data'),
  h(
    'form',
    { method: 'get', action: 'erase' },
    h(HiddenField, { name: 'token', value: token }),
    h('p', null, h(Button, { isQuiet: true }, 'Delete everything about me')),
  ),
];

function DigestForm({ preferences, token }: Props): ComponentChild {
  const { frequency, city, country_code, categories } = preferences;
  const place = city === null ? '' : [city, country_code ?? ''].filter(Boolean).join(',');
  const frequencies = [...FREQUENCIES, 'never'].map((value) =>
    h(Choice, { type: 'radio', name: 'frequency', value, isChecked: value === (frequency ?? 'never') }, value),
  );
  const boxes = CATEGORIES.map((value) =>
    h(Choice, { type: 'checkbox', name: 'categories', value, isChecked: categories.includes(value) }, value),
  );
  return h(
    'form',
    { method: 'post', action: 'preferences' },
    h(HiddenField, { name: 'token', value: token }),
    h('fieldset', null, h('legend', null, 'New events'), frequencies),
    h(Field, { label: 'City (empty: the whole world)' }, h('input', { name: 'city', maxlength: 120, value: place })),
    h('fieldset', null, h('legend', null, 'Only these (none: all)'), boxes),
    h('p', null, h(Button, null, 'Save')),
  );
}
