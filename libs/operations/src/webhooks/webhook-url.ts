import { invalidInputs } from '@marquee/domain';
import { isPublicHost } from '@marquee/runtime';

const invalidUrl = (detail: string) =>
  invalidInputs('invalid_body', [{ name: 'url', code: 'invalid_value', detail }]);

/**
 * Returns the normalised URL of a receiver. Throws if it is not http(s), has a user, or its host is
 * private and `allowPrivate` is false.
 */
export function parseWebhookUrl(text: string, { allowPrivate }: { allowPrivate: boolean }): string {
  const url = URL.parse(text);
  if (!url || !/^https?:$/.test(url.protocol)) throw invalidUrl('must be an http or https URL');
  if (url.username || url.password) throw invalidUrl('must not contain a user name or a password');
  if (!allowPrivate && !isPublicHost(url.hostname))
    throw invalidUrl(
      'must have a public host. The operator allows others with WEBHOOKS_ALLOW_PRIVATE=1',
    );
  url.hash = '';
  return url.href;
}
