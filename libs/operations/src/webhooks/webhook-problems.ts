import { invalidInputs } from '@marquee/domain';

const ofWebhook = (code: string, detail: string) =>
  invalidInputs('invalid_body', [{ name: 'webhook_id', code, detail }]);

export const disabled = () =>
  ofWebhook('disabled', 'names a disabled webhook. Set active to true first');

export const unverified = () =>
  ofWebhook(
    'unverified',
    'names a webhook whose receiver has not echoed the challenge. POST /webhooks/{id}/test sends it again',
  );

export const replayedLately = () =>
  ofWebhook('limit_reached', 'names a webhook that was replayed within the last hour');
