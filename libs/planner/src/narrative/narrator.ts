import { createCache, limitedFetch } from '@marquee/domain';
import type OpenAI from 'openai';
import type { PlannedEvent } from '../evening.ts';
import type { Plan } from '../plan.ts';
import { buildPrompt, INSTRUCTIONS } from './prompt.ts';
import { isSafeNarrative } from './validate-narrative.ts';

const TIMEOUT_MS = 5_000;
const COOLDOWN_MS = 30_000;
const CACHE_LIMIT = 5_000;
const MAX_TOKENS = 400;

export interface NarratorSettings {
  /** Base URL of an endpoint compatible with OpenAI chat completions, e.g. https://api.openai.com/v1. */
  baseUrl: string;
  apiKey: string;
  model: string;
  /** Maximum calls per UTC day, which limits the cost. */
  dailyLimit: number;
  now?: () => Date;
}

/** Creates a narrator that has a model summarise plans: once per event and day, within five seconds, within the daily limit. */
export function createNarrator({ now = () => new Date(), ...settings }: NarratorSettings) {
  const clientPromise = openClient(settings);
  const cache = createCache<string | null>({
    ttlMs: (narrative) => (narrative === null ? 0 : Infinity), // the key contains the day
    maxSize: CACHE_LIMIT,
  });
  const budget = dailyBudget(settings.dailyLimit);
  let pausedUntil = 0;

  /** Returns null if there is no answer in time or the answer is not safe to show. Never rejects. */
  function narrate(event: PlannedEvent & { id: string; updated_at: string }, plan: Plan): Promise<string | null> {
    const day = now().toISOString().slice(0, 10);
    return cache.get(`${event.id} ${event.updated_at} ${day}`, () => request(event, plan, day));
  }

  async function request(event: PlannedEvent, plan: Plan, day: string): Promise<string | null> {
    if (now().getTime() < pausedUntil || !budget.take(day)) return null;
    const narrative = await clientPromise
      .then((client) => requestNarrative(client, settings.model, buildPrompt(event, plan)))
      .catch(() => null);
    if (narrative === null) pausedUntil = now().getTime() + COOLDOWN_MS; // otherwise each of the next callers would wait for the timeout
    return narrative;
  }
  return { narrate };
}
export type Narrator = ReturnType<typeof createNarrator>;

/** Loads the library at start-up if the narrator is configured, so that no request waits for it. */
async function openClient({ baseUrl, apiKey }: NarratorSettings): Promise<OpenAI> {
  const { OpenAI } = await import('openai');
  const limits = { maxRetries: 0, timeout: TIMEOUT_MS, fetch: limitedFetch };
  return new OpenAI({ baseURL: baseUrl, apiKey, logLevel: 'off', ...limits });
}

async function requestNarrative(client: OpenAI, model: string, facts: string): Promise<string | null> {
  const completion = await client.chat.completions.create(
    {
      model,
      max_completion_tokens: MAX_TOKENS,
      messages: [
        { role: 'system', content: INSTRUCTIONS },
        { role: 'user', content: facts },
      ],
    },
    { signal: AbortSignal.timeout(TIMEOUT_MS) }, // also limits a slow body
  );
  const text: unknown = completion.choices[0]?.message.content;
  return typeof text === 'string' && isSafeNarrative(text) ? text.trim().replace(/\s+/g, ' ') : null;
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
