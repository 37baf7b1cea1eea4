import { Button, Field, h, HiddenField, type ComponentChild } from '@marquee/ui';

export const SignInPage = (): ComponentChild => [
  h('h1', null, 'Sign in'),
  h('p', { class: 'lead' }, 'We mail you a link. There is no password. The first time, the link creates your account.'),
  h(
    'form',
    { method: 'post', action: '/account/sign-in', class: 'form' },
    h(
      Field,
      { label: 'E-mail address' },
      h('input', { name: 'email', type: 'email', required: true, maxlength: 254, autocomplete: 'email' }),
    ),
    h(Button, null, 'Send the link'),
  ),
];

/** The same for every address. */
export const LinkSentPage = (): ComponentChild => [
  h('h1', null, 'Look into your mailbox'),
  h(
    'p',
    { class: 'lead' },
    'If the address can receive mails, a link is on its way. It works once and for 15 minutes.',
  ),
];

/** Opening a link changes nothing, because mail scanners open links. */
export const EnterPage = ({ token }: { token: string }): ComponentChild => [
  h('h1', null, 'Sign in'),
  h(
    'form',
    { method: 'post', action: '/account/enter', class: 'form' },
    h(HiddenField, { name: 'token', value: token }),
    h(Button, null, 'Sign in on this device'),
  ),
];

export const NewKeyPage = ({ apiKey }: { apiKey: string }): ComponentChild => [
  h('h1', null, 'Your new key'),
  h('p', { class: 'lead' }, 'It is shown only once. Save it with your other secrets.'),
  h('p', { class: 'secret' }, h('code', null, apiKey)),
  h('p', null, h('a', { href: '/account', class: 'button' }, 'Back to your account')),
];

interface MessageProps {
  title: string;
  text: string;
  /** Path of the form that was sent. */
  form?: string | undefined;
}

export const MessagePage = ({ title, text, form }: MessageProps): ComponentChild => [
  h('h1', null, title),
  h('p', { class: 'lead' }, text),
  form !== undefined && h('p', null, h('a', { class: 'button', href: form }, 'Back to the form')),
];
