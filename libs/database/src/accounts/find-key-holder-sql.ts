// SQL because of cost: 220 µs CPU of Node and PostgreSQL per look-up, with Prisma's typed API 810
// µs.
import sql, { raw, type Sql } from 'sql-template-tag';

/** Days after which an unverified key expires if it is not used. */
export const UNUSED_DAYS = 30;

export interface KeyHolder {
  key_id: string;
  account_id: string | null;
  tier: 'free' | 'developer' | 'business' | 'enterprise' | 'custom';
  custom_limit: number | null;
  expires_at: Date | null;
  /** Of a publishable key; null for a secret one. */
  origins: string[] | null;
  /** Today's use is recorded. */
  is_recorded: boolean;
}

/**
 * Selects the `KeyHolder` of a key that is not revoked, with the higher of its granted and paid
 * tiers.
 */
export const findKeyHolderSql = (hash: string): Sql => sql`
  SELECT k.id AS key_id, k.account_id, coalesce(greatest(a.tier, s.plan), 'free') AS tier, a.custom_limit,
    CASE WHEN k.account_id IS NULL THEN k.last_used_on + ${UNUSED_DAYS}::int END::timestamptz AS expires_at,
    k.origins, coalesce(k.last_used_on = current_date, false) AS is_recorded
  FROM (
    SELECT id, account_id, last_used_on, NULL::text[] AS origins FROM api_key
    WHERE hash = decode(${hash}, 'hex') AND revoked_at IS NULL
    UNION ALL
    SELECT id, account_id, last_used_on, origins FROM publishable_key
    WHERE hash = decode(${hash}, 'hex') AND revoked_at IS NULL) k
  LEFT JOIN account a ON a.id = k.account_id
  LEFT JOIN LATERAL (
    SELECT max(plan) AS plan FROM subscription WHERE account_id = a.id AND paid_until > now()) s ON true`;

/** What an access token permits, and for whom. */
export interface AssistantAccess extends Pick<KeyHolder, 'tier' | 'custom_limit'> {
  account_id: string;
  /** The address of the server that the token is for. */
  audience: string | null;
  /** Separated by spaces. */
  scope: string | null;
  /** The use of the last ten minutes is recorded. */
  is_recorded: boolean;
}

/** Selects what a valid access token permits, with the tier of the account. */
export const findAccessSql = (hash: Uint8Array): Sql => sql`
  SELECT a.id AS account_id, coalesce(greatest(a.tier, s.plan), 'free') AS tier, a.custom_limit,
    r.content->>'aud' AS audience, r.content->>'scope' AS scope,
    coalesce(c.last_used_at > now() - interval '10 minutes', false) AS is_recorded
  FROM oauth_record r
  JOIN connected_assistant c ON c.id = r.assistant_id
  JOIN account a ON a.id = c.account_id
  LEFT JOIN LATERAL (
    SELECT max(plan) AS plan FROM subscription WHERE account_id = a.id AND paid_until > now()) s ON true
  WHERE r.kind = 'AccessToken' AND r.hash = ${hash} AND r.expires_at > now() AND c.expires_at > now()`;

export type KeyColumn =
  'account.id' | 'sign_in_link.token_hash' | 'key_confirmation.token_hash' | 'correction.id';

/**
 * Selects the `key` of the rows with an address in any case. Prisma compares with ILIKE, which uses
 * no index. Addresses are ASCII.
 */
export function keysByEmailSql(column: KeyColumn, email: string): Sql {
  const [table = ''] = column.split('.');
  return sql`SELECT ${raw(column)} AS key FROM ${raw(table)} WHERE lower(email) = ${email.toLowerCase()}`;
}
