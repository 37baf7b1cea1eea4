import { createCorrectionRepository } from '@marquee/database';
import { z } from 'zod';
import { answerCorrection } from '../corrections/answer-correction.ts';
import { longText } from '../corrections/long-text.ts';
import { text } from '../parameters.ts';
import { defineAction } from './operator-action.ts';

/**
 * Decides a report or a submitted event, and answers by mail. An accepted one changes the
 * catalogue.
 */
const decide = (isAccepted: boolean) =>
  defineAction({
    name: isAccepted ? 'accept report' : 'reject report',
    input: z.object({ id: text(), note: longText(500).optional() }),
    describe: ({ id, note = null }) => ({ target: id, note }),
    run: ({ database, service, outbox, within }, { id, note = null }) => {
      const decision = { isAccepted, note };
      const enqueueAnswer = answerCorrection({ outbox }, decision);
      return service.decideCorrection(database, id, { ...decision, enqueueAnswer, within });
    },
  });
export const acceptReport = decide(true);
export const rejectReport = decide(false);

const BLOCK_MS = 30 * 86_400_000;
/** The keyed hash of a sender or a network, or the id of an account. */
const Reporter = z.object({ reporter: text(60) });

/**
 * Rejects all open reports of a sender or a network without an answer, and refuses new ones for 30
 * days.
 */
export const blockReporter = defineAction({
  name: 'block reporter',
  input: Reporter,
  describe: ({ reporter }) => ({ target: reporter }),
  run: async ({ database, within }, { reporter }) => {
    const until = new Date(Date.now() + BLOCK_MS);
    const corrections = createCorrectionRepository(database);
    return { rejected: await corrections.rejectAll(reporter, until, within) };
  },
});

export const unblockReporter = defineAction({
  name: 'unblock reporter',
  input: Reporter,
  describe: ({ reporter }) => ({ target: reporter }),
  run: async ({ database, within }, { reporter }) => ({
    unblocked: await createCorrectionRepository(database).unblock(reporter, within),
  }),
});
