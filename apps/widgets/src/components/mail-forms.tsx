import { Button, Field, HiddenField, type ComponentChild } from '@marquee/pages';
import type { PageContext } from '../page-context.ts';
import { appearanceParameters } from './links.tsx';

interface FormProps {
  /** Path that the form is posted to. */
  action: string;
  /** What the mails are about. */
  title: string;
  fields?: Readonly<Record<string, string>>;
  context: PageContext;
}

/**
 * A form for an address, to which a mail with a confirmation link is sent. Works without script.
 */
const MailForm = ({ action, title, fields = {}, context }: FormProps): ComponentChild => {
  const { t } = context.translator;
  return (
    <details class="follow">
      <summary>{title}</summary>
      <form
        class="demand"
        method="post"
        action={`${action}?${new URLSearchParams(appearanceParameters(context)).toString()}`}
        data-not-sent={t('notSent')}
      >
        {Object.entries(fields).map(([name, value]) => (
          <HiddenField key={name} name={name} value={value} />
        ))}
        <Field label={t('email')}>
          <input name="email" type="email" required maxlength={254} autocomplete="email" />
        </Field>
        <Button>{t('subscribe')}</Button>
      </form>
    </details>
  );
};

/** New events of a city, or of all cities, by mail. */
export function SignUpForm({
  city,
  context,
}: {
  city: string | undefined;
  context: PageContext;
}): ComponentChild {
  const { t } = context.translator;
  const title = city === undefined ? t('signUp') : t('signUpCity', { city });
  return (
    <MailForm
      action="/embed/sign-up"
      title={title}
      {...(city !== undefined && { fields: { city } })}
      context={context}
    />
  );
}

/** A mail if the event is moved or cancelled. */
export const FollowEventForm = ({
  slug,
  context,
}: {
  slug: string;
  context: PageContext;
}): ComponentChild => (
  <MailForm
    action="/embed/follow"
    title={context.translator.t('notifyEvent')}
    fields={{ event: slug }}
    context={context}
  />
);
