import { HiddenField, type ComponentChild } from '@marquee/pages';
import { Form, FormField } from '../components/form.tsx';
import { pageAddress } from '../components/links.ts';
import { usePage, useTexts } from '../page-scope.tsx';
import type { SiteMessageName } from '../texts/site-translator.ts';

export function SignInPage(): ComponentChild {
  const t = useTexts();
  return [
    <h1>{t('signIn')}</h1>,
    <p class="lead">{t('signInText')}</p>,
    <Form action="/account/sign-in" label={t('sendLink')}><EmailField name="email" label="emailAddress" required /></Form>, // prettier-ignore
  ];
}

interface EmailProps {
  name: string;
  label: SiteMessageName;
  required?: boolean;
}

export const EmailField = ({ name, label, required = false }: EmailProps): ComponentChild => (
  <FormField
    name={name}
    label={useTexts()(label)}
    type="email"
    required={required}
    maxlength={254}
    autocomplete="email"
  />
);

/** The same for every address. */
export function LinkSentPage(): ComponentChild {
  const t = useTexts();
  return [<h1>{t('linkSent')}</h1>, <p class="lead">{t('linkSentText')}</p>];
}

/** Opening a link changes nothing, because mail scanners open links. */
export function EnterPage({ token }: { token: string }): ComponentChild {
  const t = useTexts();
  return [
    <h1>{t('signIn')}</h1>,
    <Form action="/account/enter" label={t('signInHere')}>
      <HiddenField name="token" value={token} />
    </Form>,
  ];
}

export function NewKeyPage({ apiKey }: { apiKey: string }): ComponentChild {
  const t = useTexts();
  return [
    <h1>{t('newKey')}</h1>,
    <p class="lead">{t('newKeyText')}</p>,
    <p class="secret">
      <code>{apiKey}</code>
    </p>,
    <p>
      <a href={pageAddress('/account', usePage())} class="button">
        {t('backToAccount')}
      </a>
    </p>,
  ];
}

interface MessageProps {
  title: SiteMessageName;
  text: { name: SiteMessageName } | { english: string };
  /** Path of the form that was sent. */
  form?: string | undefined;
}

export function MessagePage({ title, text, form }: MessageProps): ComponentChild {
  const t = useTexts();
  return [
    <h1>{t(title)}</h1>,
    'name' in text ? (
      <p class="lead">{t(text.name)}</p>
    ) : (
      <p class="lead" lang="en" dir="ltr">
        {text.english}
      </p>
    ),
    form !== undefined && (
      <p>
        <a class="button" href={form}>
          {t('backToForm')}
        </a>
      </p>
    ),
  ];
}
