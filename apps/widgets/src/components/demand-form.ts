import type { InputProblem } from '@marquee/domain';
import { seenField } from '@marquee/operations';
import { Button, Field, h, HiddenField, type ComponentChild } from '@marquee/ui';
import { describeUnknownName } from '@marquee/ui/i18n';
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
  /** Names that are unknown and similar to known ones. */
  unknown?: readonly InputProblem[];
  context: PageContext;
}

/** A plain form; with script it is submitted in place. Known values are hidden fields. */
export function DemandForm({ target, unknown = [], context }: Props): ComponentChild {
  const { t } = context.translator;
  const { artist, city, country_code } = target;
  const find = (name: string) => unknown.find((problem) => problem.name === name);
  return h(
    'form',
    {
      class: 'demand',
      method: 'post',
      action: `/embed/demand-it?${new URLSearchParams(appearanceParameters(context)).toString()}`,
      'data-not-sent': t('notSent'),
    },
    h(TargetField, {
      name: 'artist',
      label: t('artist'),
      value: artist,
      problem: find('artist_name'),
      context,
    }),
    h(TargetField, {
      name: 'city',
      label: t('yourCity'),
      value: city,
      problem: find('city'),
      context,
    }),
    country_code !== undefined && h(HiddenField, { name: 'country_code', value: country_code }),
    h(
      Field,
      { label: t('notifyEmail') },
      h('input', { name: 'email', type: 'email', maxlength: 254, autocomplete: 'email' }),
    ),
    h(Button, null, t('wantButton')),
  );
}

interface TargetProps {
  name: string;
  label: string;
  value: string;
  problem: InputProblem | undefined;
  context: PageContext;
}

/** A field to fill in, or a hidden field with the known value. An unknown value can be changed, and is meant if it is sent again. */
function TargetField({ name, label, value, problem, context }: TargetProps): ComponentChild {
  if (value !== '' && !problem) return h(HiddenField, { name, value });
  const input = h('input', { name, value, required: true, maxlength: 120, autocomplete: 'off' });
  if (!problem) return h(Field, { label }, input);
  const { suggestions = [] } = problem;
  return [
    h(Field, { label }, input),
    h(
      'p',
      { class: 'failure', role: 'alert' },
      describeUnknownName(context.translator, { name: value, suggestions }),
    ),
    h(HiddenField, { name: seenField(problem.name), value }),
  ];
}
