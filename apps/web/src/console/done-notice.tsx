import type { AuditEntry } from '@marquee/database';
import type { ActionName } from '@marquee/operations/operators';
import { Notice, type ComponentChild } from '@marquee/pages';
import { RowAction } from '../account/account-parts.tsx';

interface Sentence {
  text: (target: string, note: string | null) => string;
  /** The form that reverses the action: its path below /console, and the field of the target. */
  undo?: readonly [path: string, field: string];
}

const edited = (kind: string) => (target: string, note: string | null) =>
  `Saved the ${kind} ${target} (${note ?? 'no fact is pinned'}).`;

/** What the console states after each action. */
const SENTENCES = {
  'accept report': { text: (target) => `Accepted the report ${target}.` },
  'reject report': { text: (target) => `Rejected the report ${target}.` },
  'accept calendar': {
    text: (target) => `Accepted the calendar ${target}. The worker reads it next.`,
  },
  'reject calendar': { text: (target) => `Rejected the calendar ${target}.` },
  'block reporter': {
    text: (target) => `Rejected the open reports of ${target}, and refuses new ones for 30 days.`,
    undo: ['reports/unblock', 'reporter'],
  },
  'unblock reporter': { text: (target) => `Accepts reports of ${target} again.` },
  merge: { text: (target) => `Merged the event ${target}.` },
  'keep apart': { text: (target) => `The events ${target} are kept apart.` },
  'merge a pair of lists': {
    text: (target) => `Merged possible duplicates of the sources ${target}.`,
  },
  'keep a pair of lists apart': {
    text: (target) => `Possible duplicates of the sources ${target} are kept apart.`,
  },
  'edit event': { text: edited('event') },
  'decide event': {
    text: (target, note) =>
      note === null
        ? `The sources decide on day and status of ${target}.`
        : `Day and status of ${target} are those of ${note}.`,
  },
  'feature event': {
    text: (target) => `Featured the event ${target}.`,
    undo: ['events/unfeature', 'event'],
  },
  'unfeature event': {
    text: (target) => `The event ${target} is not featured any more.`,
    undo: ['events/feature', 'event'],
  },
  'cancel event': { text: (target) => `Cancelled the event ${target}.` },
  'remove event': {
    text: (target) => `Removed the event ${target}.`,
    undo: ['events/restore', 'event'],
  },
  'restore event': {
    text: (target) => `Restored the event ${target}.`,
    undo: ['events/remove', 'event'],
  },
  'edit venue': { text: edited('venue') },
  'merge venue': { text: (target) => `Merged the venue ${target}.` },
  'merge artist': { text: (target) => `Merged the artist ${target}.` },
  'merge organizer': { text: (target) => `Merged the organiser ${target}.` },
  'keep venues apart': { text: (target) => `The venues ${target} are kept apart.` },
  'keep artists apart': { text: (target) => `The artists ${target} are kept apart.` },
  'keep organizers apart': { text: (target) => `The organisers ${target} are kept apart.` },
  pause: { text: (target) => `Paused the source ${target}.`, undo: ['sources/resume', 'source'] },
  resume: { text: (target) => `Resumed the source ${target}.`, undo: ['sources/pause', 'source'] },
  run: {
    text: (target) => `The worker reads ${target} next, if it is in use there.`,
  },
} satisfies Partial<Record<ActionName, Sentence>>;

type ConsoleActionName = keyof typeof SENTENCES;
const isConsoleAction = (action: string): action is ConsoleActionName =>
  Object.hasOwn(SENTENCES, action);

interface Props {
  /** Null: the action found nothing to do. */
  entry: AuditEntry | null;
  formToken: string;
}

/** States what the operator has just done, with a form that reverses it where there is one. */
export const DoneNotice = ({ entry, formToken }: Props): ComponentChild => {
  if (!entry) return <Notice>Nothing was left to do.</Notice>;
  const { action, target, note } = entry;
  if (!isConsoleAction(action)) return null;
  const { text, undo }: Sentence = SENTENCES[action];
  return [
    <Notice>
      {text(target, note)} <a href="/console/log">Log</a>
    </Notice>,
    undo && (
      <RowAction
        action={`/console/${undo[0]}`}
        formToken={formToken}
        label="Undo"
        fields={{ [undo[1]]: target }}
      />
    ),
  ];
};
