// WordPress frames a page of a discovered oEmbed provider with sandbox="allow-scripts" and puts a
// secret in its address. Such a page opens no window and submits no form. WordPress itself opens
// links that the page sends, if they are on the host of the page.
import { submitWithFetch } from './enhance-forms.ts';

const secret = /[?&]secret=([a-zA-Z0-9]+)/.exec(location.hash)?.[1];
let shownHeight = 0;

function post(message: 'height' | 'link', value: number | string): void {
  parent.postMessage({ message, value, secret }, '*');
}

/** Sends the height as WordPress expects it. Does nothing in other frames. */
export function reportToWordPress(height: number): void {
  shownHeight = height;
  if (secret !== undefined) post('height', height);
}

/** Makes links and forms work in the sandbox of WordPress. Does nothing in other frames. */
export function followWordPress(): void {
  if (secret === undefined) return;
  addEventListener('message', ({ source, data }: MessageEvent<{ message?: string } | null>) => {
    if (source === parent && data?.message === 'ready' && shownHeight > 0)
      post('height', shownHeight);
  });
  document.addEventListener('click', (event) => {
    const target = event.target instanceof Element ? event.target.closest('a, form button') : null;
    if (!target || event.defaultPrevented) return;
    event.preventDefault();
    if (target instanceof HTMLAnchorElement) follow(target);
    else if (target instanceof HTMLButtonElement && target.form?.reportValidity())
      submit(target.form);
  });
}

function follow(link: HTMLAnchorElement): void {
  if (link.target === '_blank' || link.host !== location.host) post('link', toOwnAddress(link));
  else navigate(link.href);
}

/** Stays in the frame, with the secret. */
function navigate(address: string): void {
  location.href = address.replace(/#.*$/, '') + location.hash;
}

/**
 * WordPress follows links to the host of the page only: to the tickets, to the widget of a record,
 * or to this page in a window of its own.
 */
function toOwnAddress({ host, href, pathname, search }: HTMLAnchorElement): string {
  if (host === location.host) return href;
  const [base = ''] = location.href.split('/embed/');
  const [, kind = '', slug = ''] = /\/(click|e|artist|venue|plan)\/([^/]+)$/.exec(pathname) ?? [];
  if (kind === 'click') return `${base}/click/${slug}${search}`;
  return slug === ''
    ? location.href.replace(/#.*$/, '')
    : `${base}/embed/${kind === 'e' ? 'event' : kind}/${slug}`;
}

function submit(form: HTMLFormElement): void {
  if (form.method === 'post') {
    void submitWithFetch(form);
    return;
  }
  const fields = [...new FormData(form)].filter(
    (field): field is [string, string] => typeof field[1] === 'string',
  );
  navigate(`${form.action.replace(/\?.*$/, '')}?${new URLSearchParams(fields).toString()}`);
}
