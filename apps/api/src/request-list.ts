import type { NotificationRequest } from '@marquee/database';
import { escapeHtml } from '@marquee/formats';

/** Describes what a request is about, as HTML. */
const subject = ({ artist, city, event }: NotificationRequest): string =>
  event === null
    ? `${escapeHtml(artist ?? 'an artist')} in ${escapeHtml(city ?? 'a city')}`
    : `changes of ${escapeHtml(event)}`;

/** Writes checkboxes for the requests that a link confirms, for use inside its form. Empty without requests. */
export function requestBoxes(requests: NotificationRequest[]): string {
  if (requests.length === 0) return '';
  const boxes = requests.map(
    (request) =>
      `<li><label><input type="checkbox" name="request" value="${request.target_id}" checked> ${subject(request)}</label></li>`,
  );
  return `<p>These notifications were requested for your address. Untick what you do not want:</p>
<input type="hidden" name="listed" value="1"><ul>${boxes.join('')}</ul>`;
}

/** Writes the requests of a subscriber, each with a delete button. `hidden` is a form field with the token. */
export function requestList(requests: NotificationRequest[], hidden: string): string {
  const pending = requests.filter(({ is_pending }) => is_pending);
  const active = requests.filter(({ is_pending }) => !is_pending);
  if (requests.length === 0) return '<h2>Notifications</h2><p>You have requested none.</p>';
  return `<form method="post" action="requests" class="requests">${hidden}
${section('Waiting for your confirmation', pending)}
${pending.length > 1 ? '<p><button name="confirm" value="all">Confirm all</button></p>' : ''}
${section('You are notified about', active)}</form>`;
}

function section(title: string, requests: NotificationRequest[]): string {
  if (requests.length === 0) return '';
  const note = requests[0]?.is_pending
    ? '<p>Someone requested these with your address. Unless you confirm them, they expire after 7 days and we send nothing.</p>'
    : '';
  return `<h2>${title}</h2>${note}<ul>${requests.map(item).join('')}</ul>`;
}

function item(request: NotificationRequest): string {
  const confirm = request.is_pending ? `${button('confirm', request)} ` : '';
  return `<li><span>${subject(request)}</span> <span>${confirm}${button('delete', request)}</span></li>`;
}

const button = (action: 'confirm' | 'delete', request: NotificationRequest) =>
  `<button name="${action}" value="${request.target_id}" aria-label="${action} ${subject(request)}">${action === 'confirm' ? 'Confirm' : 'Delete'}</button>`;
