import type { OpenLink } from '@marquee/database';
import { HiddenField, type ComponentChild, FormField } from '@marquee/pages';
import { Form } from '../../components/form.tsx';
import { pageAddress } from '../../components/links.ts';
import { usePage, useTexts } from '../../page-scope.tsx';
import type { SiteMessageName } from '../../texts/site-translator.ts';
import { formatMinute } from '../account-parts.tsx';
import type { FormFields } from '../forms.ts';

export function SignInPage(): ComponentChild {
  const t = useTexts();
  return [
    <h1>{t('signIn')}</h1>,
    <p class="lead">{t('signInText')}</p>,
    <Form action="/account/sign-in" label={t('sendLink')}>
      <EmailField name="email" label="emailAddress" required />
    </Form>,
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
  return [<h1>{t('linkSent')}</h1>, <p class="lead">{t('linkSentText')}</p>, <CodeForm />];
}

/** The digits of the mail, and what they follow. After a wrong code, what was sent. */
export function CodeForm({ fields = {} }: { fields?: FormFields }): ComponentChild {
  const t = useTexts();
  const { code: _, ...sent } = usePage().refused?.values ?? {};
  return [
    <p>{t('codeText')}</p>,
    <Form action="/account/code" label={t('signInCode')}>
      <HiddenFields fields={{ ...sent, ...fields }} />
      <FormField
        name="code"
        label={t('code')}
        required
        inputmode="numeric"
        autocomplete="one-time-code"
        maxlength={12}
      />
    </Form>,
  ];
}

const HiddenFields = ({ fields }: { fields: FormFields }): ComponentChild =>
  Object.entries(fields).map(([name, value]) => (
    <HiddenField key={name} name={name} value={value} />
  ));

interface EnterProps {
  token: string;
  link: OpenLink;
  /** What the link follows, as fields; null if it only signs in. */
  follow: FormFields | null;
  /** Names the list that the link follows. */
  name: string | null;
}

/** Names what the button does. */
export function EnterPage({ token, link, follow, name }: EnterProps): ComponentChild {
  const t = useTexts();
  const { email, device, created_at, isOwn } = link;
  const time = formatMinute(created_at).slice(-5);
  const elsewhere = { email, time, device: device ?? t('unknownDevice') };
  const action = name === null ? null : t('followList', { name });
  return [
    <h1>{action ?? t('signIn')}</h1>,
    <p class="lead">{isOwn ? t('enterText', { email }) : t('enterElsewhere', elsewhere)}</p>,
    <Form action="/account/enter" label={action ?? t('signInHere')}>
      <HiddenFields fields={{ token, ...follow }} />
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
      <a href={pageAddress('/account/keys', usePage())} class="button">
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
