import { seenField, type InputProblem } from '@marquee/domain';
import { Button, Field, HiddenField, type ComponentChild } from '@marquee/pages';
import { describeUnknownName } from '@marquee/pages/i18n';
import type { PageContext } from '../page-context.ts';
import { appearanceParameters } from './links.tsx';

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
  return (
    <form
      class="demand"
      method="post"
      action={`/embed/demand-it?${new URLSearchParams(appearanceParameters(context)).toString()}`}
      data-not-sent={t('notSent')}
    >
      <TargetField
        name="artist"
        label={t('artist')}
        value={artist}
        problem={find('artist_name')}
        context={context}
      />
      <TargetField
        name="city"
        label={t('yourCity')}
        value={city}
        problem={find('city')}
        context={context}
      />
      {country_code !== undefined && <HiddenField name="country_code" value={country_code} />}
      <Field label={t('notifyEmail')}>
        <input name="email" type="email" maxlength={254} autocomplete="email" />
      </Field>
      <Button>{t('wantButton')}</Button>
    </form>
  );
}

interface TargetProps {
  name: string;
  label: string;
  value: string;
  problem: InputProblem | undefined;
  context: PageContext;
}

/**
 * A field to fill in, or a hidden field with the known value. An unknown value can be changed, and
 * is meant if it is sent again.
 */
function TargetField({ name, label, value, problem, context }: TargetProps): ComponentChild {
  if (value !== '' && !problem) return <HiddenField name={name} value={value} />;
  const input = <input name={name} value={value} required maxlength={120} autocomplete="off" />;
  if (!problem) return <Field label={label}>{input}</Field>;
  const { suggestions = [] } = problem;
  return [
    <Field label={label}>{input}</Field>,
    <p class="failure" role="alert">
      {describeUnknownName(context.translator, { name: value, suggestions })}
    </p>,
    <HiddenField name={seenField(problem.name)} value={value} />,
  ];
}
