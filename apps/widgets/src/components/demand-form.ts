import { Button, Field, h, HiddenField, type ComponentChild } from '@marquee/ui';
import type { PageContext } from '../page-context.ts';
import { appearanceParameters } from './links.ts';

/** The requested artist and city. Empty fields are entered in the form. */
export interface DemandTarget {
  artist: string;
  city: string;
  country_code?: string | undefined;
}

interface Props {
  target: DemandTarget;
  context: PageContext;
}

/** A plain form; with script it is submitted in place. Known values are hidden fields. */
export function DemandForm({ target, context }: Props): ComponentChild {
  const { t } = context.translator;
  const { artist, city, country_code } = target;
  return h(
    'form',
    {
      class: 'demand',
      method: 'post',
      action: `/embed/demand-it?${new URLSearchParams(appearanceParameters(context)).toString()}`,
      'data-not-sent': t('notSent'),
    },
    h(TargetField, { name: 'artist', label: t('artist'), value: artist }),
    h(TargetField, { name: 'city', label: t('yourCity'), value: city }),
    country_code !== undefined && h(HiddenField, { name: 'country_code', value: country_code }),
    h(
      Field,
      { label: t('notifyEmail') },
      h('input', { name: 'email', type: 'email', maxlength: 254, autocomplete: 'email' }),
    ),
    h(Button, null, t('wantButton')),
  );
}

/** A field to fill in, or a hidden field with the known value. */
const TargetField = ({ name, label, value }: { name: string; label: string; value: string }): ComponentChild =>
  value === ''
    ? h(Field, { label }, h('input', { name, required: true, maxlength: 120, autocomplete: 'off' }))
    : h(HiddenField, { name, value });
