// What script adds to a page in a frame: the countdown runs, the button counts without leaving, the frame fits.
import { startCountdowns } from './countdown.ts';
import { drawLater } from './draw-later.ts';
import { sendFormsInPlace } from './send-forms.ts';
import { tellHeight } from './tell-height.ts';

const PATIENCE_MS = 1_000;

function start(): void {
  startCountdowns(document);
  sendFormsInPlace();
}

/** Told is the height of all of it; only a page behind others, whose timers are slow, tells how far it got. */
function fit(): void {
  void Promise.race([drawLater(), new Promise((settle) => setTimeout(settle, PATIENCE_MS))]).then(tellHeight);
}

// In tasks of their own: between the two events a browser lays the page out, which is as long a task as one should be.
const soon = (work: () => void) => () => setTimeout(work);

if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', soon(start));
else start();
if (document.readyState === 'complete') fit();
else addEventListener('load', soon(fit));
