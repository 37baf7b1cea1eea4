import { z } from 'zod';
import { answerCorrection } from '../corrections/answer-correction.ts';
import { longText } from '../corrections/long-text.ts';
import { text } from '../parameters.ts';
import { defineAction } from './operator-action.ts';

/** Decides a report or a submitted event, and answers by mail. An accepted one changes the catalogue. */
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
