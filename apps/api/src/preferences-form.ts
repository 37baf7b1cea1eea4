import type { StoredPreferences } from '@marquee/database';
import { CATEGORIES } from '@marquee/domain';
import { escapeHtml } from '@marquee/formats';
import { FREQUENCIES, type SubscriberPreferences } from '@marquee/operations';
import { requestList } from './request-list.ts';

/** Describes what a subscriber receives, as HTML. */
export function describeSubscription({ frequency, city }: Pick<StoredPreferences, 'frequency' | 'city'>): string {
  if (frequency === null) return 'an e-mail when there is news about an artist or event that you requested';
  const what = city === null ? 'featured and popular events worldwide' : `new events in ${escapeHtml(city)}`;
  return `${what}, ${frequency}`;
}

/** Writes the preferences form as HTML. It works without script. */
export function preferencesForm(preferences: SubscriberPreferences, token: string): string {
  const { email, frequency, city, country_code, categories, requests } = preferences;
  const place = city === null ? '' : [city, country_code ?? ''].filter(Boolean).join(',');
  const hidden = `<input type="hidden" name="token" value="${token}">`;
  const radios = [...FREQUENCIES, 'never'].map((name) => radio(name, name === (frequency ?? 'never')));
  const boxes = CATEGORIES.map((name) => box(name, categories.includes(name)));
  return `<p>E-mails to ${escapeHtml(email)}</p>
<form method="post" action="preferences">${hidden}
<fieldset><legend>New events</legend>${radios.join(' ')}</fieldset>
<p><label>City (empty: the whole world)<br><input name="city" maxlength="120" value="${escapeHtml(place)}"></label></p>
<fieldset><legend>Only these (none: all)</legend>${boxes.join(' ')}</fieldset>
<p><button>Save</button></p></form>
${requestList(requests, hidden)}
<h2>Your data</h2><form method="get" action="erase">${hidden}<p><button>Delete everything about me</button></p></form>`;
}

const radio = (name: string, isChosen: boolean) =>
  `<label><input type="radio" name="frequency" value="${name}"${isChosen ? ' checked' : ''}> ${name}</label>`;
const box = (name: string, isChosen: boolean) =>
  `<label><input type="checkbox" name="categories" value="${name}"${isChosen ? ' checked' : ''}> ${name}</label>`;
