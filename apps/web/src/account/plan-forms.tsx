import type { AccountTerms } from '@marquee/database';
import { checkout } from '@marquee/operations';
import { type ComponentChild } from '@marquee/pages';
import { usePage, useTexts } from '../page-scope.tsx';
import { ActionForm } from './account-parts.tsx';
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
  if (!sellsPlans) return <p>{`${current} ${t('noSales')}`}</p>;
  return [
    <p>{current}</p>,
    plan ? (
      <ActionForm action="/account/plan/portal" formToken={formToken} label={t('portal')} isQuiet />
    ) : (
      <div class="actions">
        {checkout.input.shape.plan.options.map(
          (name) =>
            <ActionForm key={name} action="/account/plan/checkout" formToken={formToken} label={t('subscribeTo', { plan: name })} isQuiet fields={{ plan: name }} />, // prettier-ignore
        )}
      </div>
    ),
  ];
}

/** Leads to a page of the payment provider. */
export function ContinuePage({ url }: { url: string }): ComponentChild {
  const t = useTexts();
  return [
    <h1>{t('continueStripe')}</h1>,
    <p class="lead">{t('stripeText')}</p>,
    <p>
      <a class="button" href={url} rel="noreferrer">
        {t('continue')}
      </a>
    </p>,
  ];
}
