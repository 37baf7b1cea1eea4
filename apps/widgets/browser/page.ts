// What script adds to a page in a frame: the countdown runs, the button counts without leaving, the frame fits.
import { startCountdowns } from './countdown.ts';
import { drawInTurn, takeTurns } from './draw-in-turn.ts';
import { sendFormsInPlace } from './send-forms.ts';
import { tellHeight } from './tell-height.ts';

const PATIENCE_MS = 1_000;

function start(): void {
  fit(); // first: whatever else fails, nothing stays without its turn
  startCountdowns(document);
  sendFormsInPlace();
}

/** Told is the height of all of it; only a page behind others, whose timers are slow, tells how far it got. */
function fit(): void {
  void Promise.race([drawInTurn(), new Promise((settle) => setTimeout(settle, PATIENCE_MS))]).then(tellHeight);
}

takeTurns();
// In a task of its own: after this event a browser lays the beginning out, which is as long a task as one should be.
document.addEventListener('DOMContentLoaded', () => setTimeout(start));
