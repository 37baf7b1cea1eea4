import type { ArticleRepository } from '@marquee/database';
import {
  chooseRoundUps,
  closeRoundUps,
  planRoundUps,
  writeArticles,
  type GeneratedArticle,
  type RoundUp,
  type RoundUpPlan,
} from '../editorial/index.ts';
import { readEventPool, type EventPoolDeps } from './read-event-pool.ts';
import { ROUND_UP_SOURCE } from './round-up-source.ts';

export interface RoundUpDeps extends EventPoolDeps {
  articles: Pick<ArticleRepository, 'findSourceArticleIds'>;
}

/**
 * Yields the articles of all periods, in every language. Reads the events of one period at a time.
 * Throws when `signal` aborts.
 */
export async function* generateRoundUps(
  deps: RoundUpDeps,
  { now, signal }: { now: Date; signal: AbortSignal },
): AsyncGenerator<GeneratedArticle> {
  const published = new Set(await deps.articles.findSourceArticleIds(ROUND_UP_SOURCE.name));
  for (const plan of planRoundUps(now.toISOString().slice(0, 10))) {
    for (const roundUp of await chooseForPlan(deps, { plan, published, now })) {
      signal.throwIfAborted();
      yield* writeArticles(roundUp, now);
    }
  }
}

interface PlanRun {
  plan: RoundUpPlan;
  published: Set<string>;
  now: Date;
}

async function chooseForPlan(
  deps: RoundUpDeps,
  { plan, published, now }: PlanRun,
): Promise<RoundUp[]> {
  const ahead = plan.isOver
    ? []
    : chooseRoundUps(plan, await readEventPool(deps, { plan, since: now, now }), published);
  const isOfPlan = (id: string) => id === plan.id || id.startsWith(`${plan.id}:`);
  const written = new Set(ahead.map(({ id }) => id));
  const toClose = new Set([...published].filter((id) => isOfPlan(id) && !written.has(id)));
  if (toClose.size === 0) return ahead;
  return [
    ...ahead,
    ...closeRoundUps(plan, await readEventPool(deps, { plan, since: null, now }), toClose),
  ];
}
