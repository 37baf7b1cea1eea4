import type { AssistantRepository, OauthRecordRepository } from '@marquee/database';
import { errors, type Adapter, type AdapterFactory, type AdapterPayload } from 'oidc-provider';

export interface OauthStore {
  assistants: AssistantRepository;
  oauthRecords: OauthRecordRepository;
}

/** Stores the records of the OAuth library in the database. A grant is a connected assistant. */
export const createOauthAdapter =
  ({ assistants, oauthRecords: records }: OauthStore): AdapterFactory =>
  (kind) => ({
    ...UNUSED,
    upsert: (id, payload, ttlS) => records.save({ kind, id, ttlS }, payload),
    find: (id) => records.find(kind, id),
    // Of two requests at once with one code or refresh token, one is refused.
    consume: async (id) => {
      if (!(await records.consume(kind, id))) throw new errors.InvalidGrant('already used');
    },
    destroy: (id) => records.remove(kind, id),
    revokeByGrantId: (grantId) => records.removeOfGrant(kind, grantId),
    ...(kind === 'Grant' && {
      upsert: async (id: string, payload: AdapterPayload, ttlS = 0) => {
        await assistants.save(id, { ...payload }, ttlS);
        await records.keepClient(String(payload.clientId), ttlS);
      },
      find: (id: string) => assistants.find(id),
      destroy: (id: string) => assistants.remove(id),
    }),
  });

/** Of flows that are off. */
const UNUSED: Pick<Adapter, 'findByUid' | 'findByUserCode'> = {
  findByUid: () => Promise.resolve(),
  findByUserCode: () => Promise.resolve(),
};
