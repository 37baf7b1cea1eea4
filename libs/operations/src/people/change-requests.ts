import type { SubscriberRepository } from '@marquee/database';
import { unknownLink } from '@marquee/domain';
import type { SubscriberTokens } from '@marquee/mail';
import { z } from 'zod';

export interface ChangeRequestsDeps {
  subscribers: Pick<SubscriberRepository, 'find' | 'confirmRequests' | 'deleteRequest'>;
  subscriberTokens: Pick<SubscriberTokens, 'verifyToken'>;
}

const TargetId = z.string().regex(/^[1-9]\d{0,17}$/);

/** The button that was pressed in the form of a subscriber's requests. */
const SubmittedAction = z.union([
  z
    .object({ delete: TargetId })
    .transform((pressed) => ({ action: 'delete' as const, targetId: pressed.delete })),
  z
    .object({ confirm: z.literal('all') })
    .transform(() => ({ action: 'confirm' as const, targetIds: null })),
  z
    .object({ confirm: TargetId })
    .transform(({ confirm }) => ({ action: 'confirm' as const, targetIds: [confirm] })),
]);

/**
 * Confirms or deletes requests of the subscriber of a preferences link. An invalid form changes
 * nothing.
 */
export async function changeRequests(
  deps: ChangeRequestsDeps,
  token: string,
  form: unknown,
): Promise<void> {
  const id = deps.subscriberTokens.verifyToken(token, 'preferences');
  if (id === null || !(await deps.subscribers.find(id))) throw unknownLink();
  const pressed = SubmittedAction.safeParse(form);
  if (!pressed.success) return;
  if (pressed.data.action === 'delete')
    await deps.subscribers.deleteRequest(id, pressed.data.targetId);
  else await deps.subscribers.confirmRequests(id, pressed.data.targetIds);
}

/**
 * Returns the ids of the ticked requests, or null (all requests) if the form does not list
 * requests.
 */
export function tickedRequests(form: unknown): string[] | null {
  const listed = z
    .object({ listed: z.string(), request: z.union([z.string(), z.array(z.string())]).optional() })
    .safeParse(form);
  if (!listed.success) return null;
  return [listed.data.request ?? []].flat().filter((id) => TargetId.safeParse(id).success);
}
