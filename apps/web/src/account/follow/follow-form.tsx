import { HiddenField, type ComponentChild, FormField } from '@marquee/pages';
import { Form } from '../../components/form.tsx';
import { useTexts } from '../../page-scope.tsx';
import type { FormFields } from '../forms.ts';
import { CodeForm, EmailField } from '../sign-in/sign-in-pages.tsx';

/** A list of events that a person can follow. */
export interface Followed {
  /** In words: "Berlin". */
  name: string;
  /** Filters of the list, as in its address. */
  filter: string;
}

/** Follows a list of events by mail: one field, in place. */
export function FollowForm({
  name,
  filter,
  isOpen = false,
  isQuiet = false,
}: Followed & { isOpen?: boolean; isQuiet?: boolean }): ComponentChild {
  const t = useTexts();
  return (
    <details class="follow" open={isOpen}>
      <summary class={isQuiet ? 'button quiet' : 'button'}>{t('followList', { name })}</summary>
      <Form action="/account/follow" label={t('confirmFollow')}>
        <HiddenField name="filter" value={filter} />
        <EmailField name="email" label="followHint" required />
        <FormField as="select" label={t('howOften')} name="frequency" value="weekly">
          <option value="weekly">{t('mailWeekly')}</option>
          <option value="at_once">{t('mailAtOnce')}</option>
        </FormField>
      </Form>
    </details>
  );
}

/** The form by itself, after a mistake. */
export const FollowPage = ({ name, filter }: Followed): ComponentChild => [
  <h1>{useTexts()('followList', { name })}</h1>,
  <FollowForm name={name} filter={filter} isOpen />,
];

interface SentProps {
  name: string;
  /** What the form of the code follows. */
  choice: FormFields;
}

/** The same for every address. */
export function FollowSentPage({ name, choice }: SentProps): ComponentChild {
  const t = useTexts();
  return [
    <h1>{t('linkSent')}</h1>,
    <p class="lead">{t('followSent', { name })}</p>,
    <CodeForm fields={choice} />,
  ];
}
