import { createCache } from '@marquee/runtime';
import type { Plan } from '../plan.ts';
import type { PlannedEvent } from '../planned-event.ts';
import { completeChat, type ChatModel } from './chat-completion.ts';
import { buildPrompt, INSTRUCTIONS } from './prompt.ts';
import { isSafeNarrative } from './validate-narrative.ts';

const COOLDOWN_MS = 30_000;
const CACHE_LIMIT = 5_000;

export interface NarratorSettings extends ChatModel {
  /** Maximum calls per UTC day, which limits the cost. */
  dailyLimit: number;
  now?: () => Date;
}

/**
 * Creates a narrator that has a model summarise plans: once per event, day and schedule, within
 * five seconds, within the daily limit.
 */
export function createNarrator({ now = () => new Date(), dailyLimit, ...model }: NarratorSettings) {
  const cache = createCache<string | null>({
    ttlMs: (narrative) => (narrative === null ? 0 : Infinity), // the key contains the day
    maxSize: CACHE_LIMIT,
  });
  const budget = dailyBudget(dailyLimit);
  let pausedUntil = 0;

  /**
   * Returns null if there is no answer in time or the answer is not safe to show. Never rejects.
   */
  function narrate(
    event: PlannedEvent & { id: string; updated_at: string },
    plan: Plan,
  ): Promise<string | null> {
    const day = now().toISOString().slice(0, 10);
    // changes while an event runs
    const schedule = JSON.stringify([plan.date, plan.timeline, plan.notices]);
    return cache.get(`${event.id} ${event.updated_at} ${day} ${schedule}`, () =>
      request(event, plan, day),
    );
  }

  async function request(event: PlannedEvent, plan: Plan, day: string): Promise<string | null> {
    if (now().getTime() < pausedUntil || !budget.take(day)) return null;
    const narrative = await requestNarrative(model, buildPrompt(event, plan)).catch(() => null);
    // otherwise each of the next callers would wait for the timeout
    if (narrative === null) pausedUntil = now().getTime() + COOLDOWN_MS;
    return narrative;
  }
  return { narrate };
}
export type Narrator = ReturnType<typeof createNarrator>;

async function requestNarrative(model: ChatModel, facts: string): Promise<string | null> {
  const text = await completeChat(model, { system: INSTRUCTIONS, user: facts });
  return isSafeNarrative(text) ? text.trim().replace(/\s+/g, ' ') : null;
}

function dailyBudget(limit: number) {
  let day = '';
  let spent = 0;
  return {
    take: (today: string): boolean => {
      if (today !== day) [day, spent] = [today, 0];
      if (spent >= limit) return false;
      spent++;
      return true;
    },
  };
}
