import sql, { raw, type Sql } from 'sql-template-tag';
import type { Query } from '../connect.ts';

/** Two listings that were kept apart though they may be of one event. */
export interface PossibleDuplicate {
  score: number;
  reasons: string[];
  a: QuestionedListing;
  b: QuestionedListing;
}

interface QuestionedListing {
  /** Of its event. */
  slug: string;
  source: string;
  source_event_id: string;
  title: string;
  start_local: string;
  venue_name: string | null;
  city_name: string | null;
}

/** The likeliest of the pairs that were left undecided, still are two events, and on which nobody ruled. */
export const listPossibleDuplicates = (query: Query, most: number): Promise<PossibleDuplicate[]> =>
  query(sql`
    SELECT u.score, u.reasons, ${listingOf('a')} AS a, ${listingOf('b')} AS b
    FROM undecided_pair u ${joinOf('a')} ${joinOf('b')}
    WHERE claim_a.event_id <> claim_b.event_id AND claim_a.withdrawn_at IS NULL AND claim_b.withdrawn_at IS NULL
      AND NOT EXISTS (SELECT FROM ruling r WHERE (r.source_a, r.id_a, r.source_b, r.id_b) IN
        ((u.source_a, u.id_a, u.source_b, u.id_b), (u.source_b, u.id_b, u.source_a, u.id_a)))
    ORDER BY u.score DESC, u.noted_at, u.id_a LIMIT ${most}::int`);

const listingOf = (side: 'a' | 'b'): Sql =>
  raw(`json_build_object('slug', event_${side}.slug, 'source', source_${side}.name, 'source_event_id', claim_${side}.source_event_id,
    'title', claim_${side}.facts->>'title', 'start_local', claim_${side}.facts->>'start_local',
    'venue_name', claim_${side}.facts->>'venue_name', 'city_name', claim_${side}.facts->>'city_name')`);

const joinOf = (side: 'a' | 'b'): Sql =>
  raw(`JOIN claim claim_${side} ON (claim_${side}.source_id, claim_${side}.source_event_id) = (u.source_${side}, u.id_${side})
    JOIN source source_${side} ON source_${side}.id = claim_${side}.source_id
    JOIN event event_${side} ON event_${side}.id = claim_${side}.event_id`);
