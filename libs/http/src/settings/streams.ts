import { z } from 'zod';

const FORM = 'must be nats:// or tls:// URLs, separated by commas';
const isNatsUrl = (text: string) => /^(nats|tls):\/\/./.test(text) && URL.canParse(text);

/** Where the worker publishes the changes of the catalogue. */
export const STREAM_ENVIRONMENT = {
  NATS_URL: z
    .string()
    .transform((list) => list.split(',').map((url) => url.trim()))
    .refine((urls) => urls.every(isNatsUrl), { error: FORM })
    .optional(),
  NATS_STREAM: z
    .string()
    .regex(/^[\w-]{1,64}$/, { error: 'must be up to 64 letters, digits, - and _' })
    .default('marquee-changes'),
};

export interface StreamSettings {
  /** `host:port` of each. */
  servers: readonly string[];
  name: string;
  user?: string;
  pass?: string;
  token?: string;
  /** Connects with TLS only. */
  tls?: object;
}

/** Null if nothing is published. The credentials of the first URL count for all. */
export function streamSettings({
  NATS_URL: urls,
  NATS_STREAM: name,
}: {
  NATS_URL?: string[] | undefined;
  NATS_STREAM: string;
}): StreamSettings | null {
  if (!urls) return null;
  const parsed = urls.map((url) => new URL(url));
  const [first] = parsed;
  const user = decodeURIComponent(first?.username ?? '');
  const pass = decodeURIComponent(first?.password ?? '');
  return {
    servers: parsed.map(({ host }) => host),
    name,
    ...(user && (pass ? { user, pass } : { token: user })),
    ...(first?.protocol === 'tls:' && { tls: {} }),
  };
}
