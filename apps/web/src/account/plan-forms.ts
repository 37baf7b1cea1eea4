import type { AccountTerms } from '@marquee/database';
import { checkout } from '@marquee/operations';
import { h, type ComponentChild } from '@marquee/ui';
import { usePage, useTexts } from '../page-scope.ts';
import { ActionForm } from './account-parts.ts';
import { planName } from './plan-name.ts';

interface Props {
  terms: AccountTerms;
  formToken: string;
  /** Whether payments are configured. */
  sellsPlans: boolean;
}

/** Pages of Stripe, to subscribe and to change or cancel a subscription. */
export function PlanForms({ terms: { tier, plan }, formToken, sellsPlans }: Props): ComponentChild {
  const { translator } = usePage();
  const { t } = translator;
  const current = plan
    ? t('paidPlan', { plan: plan.plan, date: plan.paid_until.toISOString().slice(0, 10) })
    : t('currentPlan', { plan: planName(tier, translator) });
  if (!sellsPlans) return h('p', null, `${current} ${t('noSales')}`);
  return [
    h('p', null, current),
    plan
      ? h(ActionForm, {
          action: '/account/plan/portal',
          formToken,
          label: t('portal'),
          isQuiet: true,
        })
      : h(
          'div',
          { class: 'actions' },
          checkout.input.shape.plan.options.map(
            (name) =>
            h(ActionForm, { key: name, action: '/account/plan/checkout', formToken, label: t('subscribeTo', { plan: name }), isQuiet: true, fields: { plan: name } }), // prettier-ignore
          ),
        ),
  ];
}

/** Leads to a page of the payment provider. */
export function ContinuePage({ url }: { url: string }): ComponentChild {
  const t = useTexts();
  return [
    h('h1', null, t('continueStripe')),
    h('p', { class: 'lead' }, t('stripeText')),
    h('p', null, h('a', { class: 'button', href: url, rel: 'noreferrer' }, t('continue'))),
  ];
}
