import type { AccountTerms } from '@marquee/database';
import { checkout } from '@marquee/operations';
import { h, type ComponentChild } from '@marquee/ui';
import { ActionForm } from './account-parts.ts';

interface Props {
  terms: AccountTerms;
  formToken: string;
  /** Whether payments are configured. */
  sellsPlans: boolean;
}

/** Pages of Stripe, to subscribe and to change or cancel a subscription. */
export function PlanForms({ terms: { tier, plan }, formToken, sellsPlans }: Props): ComponentChild {
  const current = plan
    ? `Plan “${plan.plan}”, paid until ${plan.paid_until.toISOString().slice(0, 10)}.`
    : `Plan “${tier}”.`;
  if (!sellsPlans)
    return h(
      'p',
      null,
      `${current} This server sells no plans: payments are not configured. Ask its operator for more.`,
    );
  return [
    h('p', null, current),
    plan
      ? h(ActionForm, {
          action: '/account/plan/portal',
          formToken,
          label: 'Invoices, payment, cancellation',
          isQuiet: true,
        })
      : h(
          'div',
          { class: 'actions' },
          checkout.input.shape.plan.options.map(
            (name) =>
            h(ActionForm, { key: name, action: '/account/plan/checkout', formToken, label: `Subscribe to ${name}`, isQuiet: true, fields: { plan: name } }), // prettier-ignore
          ),
        ),
  ];
}

/** Leads to a page of the payment provider. */
export const ContinuePage = ({ url }: { url: string }): ComponentChild => [
  h('h1', null, 'Continue at Stripe'),
  h('p', { class: 'lead' }, 'Payments are made on pages of Stripe. Afterwards you return to your account.'),
  h('p', null, h('a', { class: 'button', href: url, rel: 'noreferrer' }, 'Continue')),
];
