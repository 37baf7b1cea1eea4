import { isDeepStrictEqual } from 'node:util';
import type { Caller } from '@marquee/access';
import { invalidInputs } from '@marquee/domain';
import { createInputReader } from '@marquee/http';
import {
  createWebhook,
  deleteWebhook,
  getWebhook,
  listWebhookDeliveries,
  listWebhooks,
  replayWebhook,
  replayWebhookDelivery,
  rotateWebhookSecret,
  testWebhook,
  updateWebhook,
  WEBHOOK_KINDS,
  type WebhookRecord,
} from '@marquee/operations';

import type { Response } from 'express';
import type { Dependencies } from '../../dependencies.ts';
import type { FormHandler, ViewLoader } from '../account-handlers.ts';
import { toCaller, type SignedIn } from '../sign-in/signed-in.ts';
import { warningPage } from '../warning-page.tsx';
import { parseFilterText, readSettings } from './webhook-fields.tsx';
import { SecretPage, WebhookPage, WebhooksPage } from './webhook-pages.tsx';

const LOG_SIZE = 20;

const created = createInputReader(createWebhook.input);
type NewWebhook = ReturnType<typeof created.parseFields>;
const changed = createInputReader(updateWebhook.input);

const actingFor = async (
  deps: Dependencies,
  signedIn: SignedIn,
  res: Response,
): Promise<Dependencies & { caller: Caller }> => ({
  ...deps,
  caller: await toCaller(deps, signedIn.session, res),
});

/** The pages of webhooks, by their path below /account. */
export const WEBHOOK_VIEWS: Readonly<Record<string, ViewLoader>> = {
  webhooks: async (deps, { formToken, query, ...signedIn }, res) => {
    const { webhooks, max_webhooks } = await listWebhooks.run(
      await actingFor(deps, signedIn, res),
      {},
    );
    const filter = query.get('filter');
    const draft =
      filter === undefined
        ? undefined
        : {
            url: '',
            description: null,
            filter: parseFilterText(filter),
            kinds: [...WEBHOOK_KINDS],
          };
    return {
      title: 'webhooks',
      body: (
        <WebhooksPage
          webhooks={webhooks}
          max_webhooks={max_webhooks}
          formToken={formToken}
          draft={draft}
        />
      ),
    };
  },
  'webhooks/:id': async (deps, { formToken, query, params, ...signedIn }, res) => {
    const acting = await actingFor(deps, signedIn, res);
    const webhook_id = params['id'] ?? '';
    const { webhook } = await getWebhook.run(acting, { webhook_id });
    const cursor = query.get('cursor');
    const log = await listWebhookDeliveries.run(acting, {
      webhook_id,
      limit: LOG_SIZE,
      ...(cursor !== undefined && { cursor }),
    });
    const { deliveries, next_cursor } = log;
    return {
      title: 'webhooks',
      body: (
        <WebhookPage
          webhook={webhook}
          deliveries={deliveries}
          next_cursor={next_cursor}
          formToken={formToken}
        />
      ),
    };
  },
};

const webhookPath = (id: string): string => `/account/webhooks/${id}`;

/** The forms of webhooks, by their path below /account. */
export const WEBHOOK_FORMS: Readonly<Record<string, FormHandler>> = {
  webhooks: async (deps, { fields, ...signedIn }, res) => {
    const input = created.parseFields(readSettings(fields));
    const acting = await actingFor(deps, signedIn, res);
    await rejectRepeated(acting, input);
    const { webhook, secret, warnings = [] } = await createWebhook.run(acting, input);
    return {
      title: 'webhookSecret',
      body: <SecretPage secret={secret} path={webhookPath(webhook.id)} warnings={warnings} />,
    };
  },
  'webhooks/:id/settings': async (deps, { fields, params: { id = '' }, ...signedIn }, res) => {
    const input = changed.parseFields({ ...readSettings(fields), webhook_id: id });
    const { warnings = [] } = await updateWebhook.run(await actingFor(deps, signedIn, res), input);
    return warnings.length === 0
      ? { goTo: webhookPath(id) }
      : warningPage(warnings, webhookPath(id));
  },
  'webhooks/:id/pause': (deps, form, res) => setActive(deps, form, { res, active: false }),
  'webhooks/:id/resume': (deps, form, res) => setActive(deps, form, { res, active: true }),
  'webhooks/:id/test': async (deps, { params: { id = '' }, ...signedIn }, res) => {
    await testWebhook.run(await actingFor(deps, signedIn, res), { webhook_id: id });
    return { goTo: webhookPath(id) };
  },
  'webhooks/:id/rotate': async (deps, { params: { id = '' }, ...signedIn }, res) => {
    const { secret } = await rotateWebhookSecret.run(await actingFor(deps, signedIn, res), {
      webhook_id: id,
    });
    return {
      title: 'webhookSecret',
      body: <SecretPage secret={secret} path={webhookPath(id)} isReplaced />,
    };
  },
  'webhooks/:id/replay': async (deps, { fields, params: { id = '' }, ...signedIn }, res) => {
    await replayWebhook.run(await actingFor(deps, signedIn, res), {
      webhook_id: id,
      since: fields['since'] ?? '',
    });
    return { goTo: webhookPath(id) };
  },
  'webhooks/:id/deliveries/:delivery/replay': async (deps, { params, ...signedIn }, res) => {
    const { id = '', delivery = '' } = params;
    await replayWebhookDelivery.run(await actingFor(deps, signedIn, res), {
      webhook_id: id,
      delivery_id: delivery,
    });
    return { goTo: webhookPath(id) };
  },
  'webhooks/:id/remove': async (deps, { params: { id = '' }, ...signedIn }, res) => {
    await deleteWebhook.run(await actingFor(deps, signedIn, res), { webhook_id: id });
    return { goTo: '/account/webhooks' };
  },
};

/** Throws if a form is sent again. The first answer contained the secret. */
async function rejectRepeated(
  acting: Dependencies & { caller: Caller },
  { url, filter }: NewWebhook,
): Promise<void> {
  const { webhooks } = await listWebhooks.run(acting, {});
  const isSame = (webhook: WebhookRecord) =>
    webhook.url === URL.parse(url)?.href && isDeepStrictEqual(webhook.filter, filter ?? {});
  if (!webhooks.some(isSame)) return;
  const detail = 'has a webhook with these filters already. Its page issues a new secret';
  throw invalidInputs('invalid_body', [{ name: 'url', code: 'repeated', detail }]);
}

async function setActive(
  deps: Dependencies,
  { params: { id = '' }, ...signedIn }: Parameters<FormHandler>[1],
  { res, active }: { res: Response; active: boolean },
) {
  await updateWebhook.run(await actingFor(deps, signedIn, res), { webhook_id: id, active });
  return { goTo: webhookPath(id) };
}
