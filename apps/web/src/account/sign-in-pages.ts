import { h, HiddenField, type ComponentChild } from '@marquee/ui';
import { Form, FormField } from '../components/form.ts';
import { pageAddress } from '../components/links.ts';
import { usePage, useTexts } from '../page-scope.ts';
import type { SiteMessageName } from '../texts/site-translator.ts';

export function SignInPage(): ComponentChild {
  const t = useTexts();
  return [
    h('h1', null, t('signIn')),
    h('p', { class: 'lead' }, t('signInText')),
    h(Form, { action: '/account/sign-in', label: t('sendLink') }, h(EmailField, { name: 'email', label: 'emailAddress', required: true })), // prettier-ignore
  ];
}

interface EmailProps {
  name: string;
  label: SiteMessageName;
  required?: boolean;
}

export const EmailField = ({ name, label, required = false }: EmailProps): ComponentChild =>
  h(FormField, {
    name,
    label: useTexts()(label),
    type: 'email',
    required,
    maxlength: 254,
    autocomplete: 'email',
  });

/** The same for every address. */
export function LinkSentPage(): ComponentChild {
  const t = useTexts();
  return [h('h1', null, t('linkSent')), h('p', { class: 'lead' }, t('linkSentText'))];
}

/** Opening a link changes nothing, because mail scanners open links. */
export function EnterPage({ token }: { token: string }): ComponentChild {
  const t = useTexts();
  return [
    h('h1', null, t('signIn')),
    h(
      Form,
      { action: '/account/enter', label: t('signInHere') },
      h(HiddenField, { name: 'token', value: token }),
    ),
  ];
}

export function NewKeyPage({ apiKey }: { apiKey: string }): ComponentChild {
  const t = useTexts();
  return [
    h('h1', null, t('newKey')),
    h('p', { class: 'lead' }, t('newKeyText')),
    h('p', { class: 'secret' }, h('code', null, apiKey)),
    h(
      'p',
      null,
      h('a', { href: pageAddress('/account', usePage()), class: 'button' }, t('backToAccount')),
    ),
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
    h('h1', null, t(title)),
    'name' in text
      ? h('p', { class: 'lead' }, t(text.name))
      : h('p', { class: 'lead', lang: 'en', dir: 'ltr' }, text.english),
    form !== undefined && h('p', null, h('a', { class: 'button', href: form }, t('backToForm'))),
  ];
}
