import { createInputReader } from '@marquee/http';
import { CorrectionInput, correctOwnEvent, findOwnEvent } from '@marquee/operations';
import type { Dependencies } from '../../dependencies.ts';
import type { Form, FormHandler } from '../account-handlers.ts';
import { ownEventPath } from './own-event-page.tsx';

const readCorrection = createInputReader(CorrectionInput);

const FACTS = ['title', 'description', 'ticket_url', 'image_url'] as const;

/** Corrects an event of a connected calendar: what differs from now, also in later reads. */
export const correctEvent: FormHandler = async (deps, form) => {
  const { event, correction } = await findOwnEvent(deps, toReference(form));
  const current: Readonly<Record<string, unknown>> = { ...event, ...correction };
  const changed = FACTS.flatMap((name): [string, string][] => {
    const value = form.fields[name]?.trim() ?? '';
    return value === '' || value === current[name] ? [] : [[name, value]];
  });
  const valid = Object.entries(readCorrection.parseFields(Object.fromEntries(changed)));
  return act(deps, form, Object.fromEntries(valid.filter(([, value]) => value !== undefined)));
};

export const cancelEvent: FormHandler = (deps, form) => act(deps, form, { status: 'cancelled' });

/** Takes all corrections of an event back. */
export const restoreEvent: FormHandler = (deps, form) => act(deps, form, null);

async function act(
  deps: Dependencies,
  form: Form,
  correction: Parameters<typeof correctOwnEvent>[2],
) {
  const reference = toReference(form);
  await correctOwnEvent(deps, reference, correction);
  return { goTo: ownEventPath(reference.id, reference.event), done: 'saved' as const };
}

const toReference = ({ session, params: { id = '', event = '' } }: Form) => ({
  ...{ id, event },
  accountId: session.accountId,
});
