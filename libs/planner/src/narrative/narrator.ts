import { limitedFetch } from '@marquee/domain';
import { LRUCache } from 'lru-cache';
import type OpenAI from 'openai';
import type { PlannedEvent } from '../evening.ts';
import type { Plan } from '../plan.ts';
import { factsOf, INSTRUCTIONS } from './prompt.ts';
import { isSafeNarrative } from './validate-narrative.ts';

const TIMEOUT_MS = 5_000;
const REST_AFTER_FAILURE_MS = 30_000;
const MAX_KEPT = 5_000;
const MAX_TOKENS = 400;

export interface NarratorSettings {
  /** Of any endpoint that is compatible with OpenAI's chat completions, e.g. https://api.openai.com/v1. */
  baseUrl: string;
  apiKey: string;
  model: string;
  /** Calls in a day (UTC) at most: a kill switch for what they cost. */
  dailyLimit: number;
  now?: () => Date;
}

/** Asks a model to tell a plan: once for an event and day, within five seconds, never more often a day than it may. */
export function createNarrator({ now = () => new Date(), ...settings }: NarratorSettings) {
  const opened = openClient(settings);
  const told = new LRUCache<string, Promise<string | null>>({ max: MAX_KEPT });
  const budget = dailyBudget(settings.dailyLimit);
  let restsUntil = 0;

  /** Null where there is no answer in time, or none that may be shown. Never fails. */
  function narrate(event: PlannedEvent & { id: string; updated_at: string }, plan: Plan): Promise<string | null> {
    const day = now().toISOString().slice(0, 10);
    const key = `${event.id} ${event.updated_at} ${day}`;
    const known = told.get(key);
    if (known) return known;
    if (now().getTime() < restsUntil || !budget.take(day)) return Promise.resolve(null);
    const asked = opened.then((client) => ask(client, settings.model, factsOf(event, plan))).catch(() => null);
    told.set(key, asked);
    void asked.then((text) => {
      if (text !== null) return;
      told.delete(key);
      restsUntil = now().getTime() + REST_AFTER_FAILURE_MS; // the next callers are not to wait five seconds each
    });
    return asked;
  }
  return { narrate };
}
export type Narrator = ReturnType<typeof createNarrator>;

/** Its library is loaded with the settings, so neither without them nor while somebody waits. */
async function openClient({ baseUrl, apiKey }: NarratorSettings): Promise<OpenAI> {
  const { OpenAI } = await import('openai');
  const limits = { maxRetries: 0, timeout: TIMEOUT_MS, fetch: limitedFetch };
  return new OpenAI({ baseURL: baseUrl, apiKey, logLevel: 'off', ...limits });
}

async function ask(client: OpenAI, model: string, facts: string): Promise<string | null> {
  const completion = await client.chat.completions.create(
    {
      model,
      max_completion_tokens: MAX_TOKENS,
      messages: [
        { role: 'system', content: INSTRUCTIONS },
        { role: 'user', content: facts },
      ],
    },
    { signal: AbortSignal.timeout(TIMEOUT_MS) }, // of all of it, a slow body included
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
