import { Button, Field, h, HiddenField, type ComponentChild } from '@marquee/ui';
import type { PageContext } from '../page-context.ts';
import { appearanceParameters } from './links.ts';

interface FormProps {
  /** Path that the form is posted to. */
  action: string;
  /** What the mails are about. */
  title: string;
  fields?: Readonly<Record<string, string>>;
  context: PageContext;
}

/** A form for an address, to which a mail with a confirmation link is sent. Works without script. */
const MailForm = ({ action, title, fields = {}, context }: FormProps): ComponentChild => {
  const { t } = context.translator;
  return h(
    'details',
    { class: 'follow' },
    h('summary', null, title),
    h(
      'form',
      {
        class: 'demand',
        method: 'post',
        action: `${action}?${new URLSearchParams(appearanceParameters(context)).toString()}`,
        'data-not-sent': t('notSent'),
      },
      Object.entries(fields).map(([name, value]) => h(HiddenField, { key: name, name, value })),
      h(
        Field,
        { label: t('email') },
        h('input', {
          name: 'email',
          type: 'email',
          required: true,
          maxlength: 254,
          autocomplete: 'email',
        }),
      ),
      h(Button, null, t('subscribe')),
    ),
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
  return h(MailForm, {
    action: '/embed/sign-up',
    title,
    ...(city !== undefined && { fields: { city } }),
    context,
  });
}

/** A mail if the event is moved or cancelled. */
export const FollowEventForm = ({
  slug,
  context,
}: {
  slug: string;
  context: PageContext;
}): ComponentChild =>
  h(MailForm, {
    action: '/embed/follow',
    title: context.translator.t('notifyEvent'),
    fields: { event: slug },
    context,
  });
