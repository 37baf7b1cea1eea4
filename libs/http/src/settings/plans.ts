import { z } from 'zod';
import { ConfigError } from './environment/config-error.ts';
import { HttpUrl } from './environment/value-types.ts';

/** Settings of evening plans and of links to ticket sellers. */
export const PLAN_ENVIRONMENT = {
  AFFILIATES_FILE: z.string().min(1).optional(),
  WEATHER_URL: HttpUrl.optional(),
  AI_BASE_URL: HttpUrl.optional(),
  AI_API_KEY: z.string().min(1).optional(),
  AI_MODEL: z.string().min(1).optional(),
  AI_DAILY_LIMIT: z.coerce.number({ error: 'must be a whole number' }).int().min(0).default(1_000),
};

type PlanSettings = z.output<z.ZodObject<typeof PLAN_ENVIRONMENT>>;

/**
 * Returns the settings of the language model, or null. A model needs a URL and a name; local
 * endpoints need no key.
 */
export function narratorSettings({
  AI_BASE_URL,
  AI_MODEL,
  AI_API_KEY = 'none',
  AI_DAILY_LIMIT,
}: PlanSettings) {
  if (AI_BASE_URL === undefined && AI_MODEL === undefined) return null;
  if (AI_BASE_URL === undefined || AI_MODEL === undefined)
    throw new ConfigError(
      `Set ${AI_BASE_URL === undefined ? 'AI_BASE_URL' : 'AI_MODEL'}: a language model needs AI_BASE_URL and AI_MODEL.`,
    );
  return { baseUrl: AI_BASE_URL, model: AI_MODEL, apiKey: AI_API_KEY, dailyLimit: AI_DAILY_LIMIT };
}
