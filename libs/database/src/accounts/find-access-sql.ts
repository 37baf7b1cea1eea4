// SQL because of cost: each call of a tool looks up its token, and the tables have no foreign keys.
import sql, { type Sql } from 'sql-template-tag';
import type { KeyHolder } from './find-key-holder-sql.ts';

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
