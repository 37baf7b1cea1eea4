import { DomainError } from '@marquee/domain';
import { methodNotAllowed, untimed } from '@marquee/http';
import { applyPaymentEvent } from '@marquee/operations';
import express, { type Router } from 'express';
import type { Dependencies } from './dependencies.ts';

/**
 * Serves POST /billing/webhook, which Stripe calls. Not counted, because the signature of the body
 * proves that Stripe sent it.
 */
export function billingWebhook(
  deps: Pick<Dependencies, 'billing' | 'subscriptions' | 'outbox'>,
): Router {
  const router = express.Router();
  router.post(
    '/billing/webhook',
    untimed(express.raw({ type: () => true, limit: '1mb' })),
    async (req, res) => {
      if (!deps.billing)
        throw new DomainError('unavailable', 'Payments are not configured on this server.');
      const body: unknown = req.body;
      const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
      const event = await deps.billing.read(bytes, req.get('stripe-signature') ?? '');
      if (event) await applyPaymentEvent(deps, event);
      res.set('Cache-Control', 'no-store').json({ ok: true, received: true });
    },
  );
  router.all('/billing/webhook', methodNotAllowed(['POST']));
  return router;
}
