import { limitedFetch } from '@marquee/runtime';
import { z } from 'zod';

/**
 * Less than the five seconds that a plan waits: the narrator notices a slow model before the next
 * caller waits for it.
 */
const TIMEOUT_MS = 4_800;
const MAX_TOKENS = 400;

/** An endpoint compatible with OpenAI chat completions. */
export interface ChatModel {
  /** Base URL, e.g. https://api.openai.com/v1. */
  baseUrl: string;
  apiKey: string;
  model: string;
}

/** The used part of a response. */
const Completion = z.object({
  choices: z.tuple([z.object({ message: z.object({ content: z.string() }) })], z.unknown()),
});

/**
 * Returns the model's text. Rejects if the model fails or takes too long. There is no second
 * attempt.
 */
export async function completeChat(
  { baseUrl, apiKey, model }: ChatModel,
  { system, user }: { system: string; user: string },
): Promise<string> {
  const response = await limitedFetch(completionsUrl(baseUrl), {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${apiKey}`,
      'Content-Type': 'application/json',
      Accept: 'application/json',
    },
    body: JSON.stringify({
      model,
      max_completion_tokens: MAX_TOKENS,
      messages: [
        { role: 'system', content: system },
        { role: 'user', content: user },
      ],
    }),
    signal: AbortSignal.timeout(TIMEOUT_MS), // also limits a slow body
  });
  if (!response.ok) throw new Error(`the language model responded with ${String(response.status)}`);
  return Completion.parse(await response.json()).choices[0].message.content;
}

/**
 * Appends the path and preserves the query, in which some providers have the version of their API.
 */
function completionsUrl(baseUrl: string): URL {
  const url = new URL(baseUrl);
  url.pathname = `${url.pathname.replace(/\/$/, '')}/chat/completions`;
  return url;
}
