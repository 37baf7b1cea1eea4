const PIECES = 'main > *, main details, main .event:nth-child(odd), .builder > *, figure, .snippet';
const TURN_MS = 8;

/** Before there is anything to lay out: what page.css gives a turn takes no place until it has had it. */
export function takeTurns(): void {
  document.documentElement.classList.add('in-turn');
}

/**
 * Lays the page out from above, as much in one go as keeps a device busy for a few milliseconds; over when all is.
 * Nothing that is seen moves: what comes later stands below.
 */
export async function drawInTurn(): Promise<void> {
  const pieces = [...document.querySelectorAll(PIECES)];
  while (pieces.length > 0) {
    drawSome(pieces);
    await new Promise((resolve) => setTimeout(resolve));
  }
  document.documentElement.classList.remove('in-turn');
}

function drawSome(pieces: Element[]): void {
  const end = performance.now() + TURN_MS;
  do {
    pieces.shift()?.classList.add('drawn');
    document.body.getBoundingClientRect(); // now: else the next frame would lay out what many turns have added
  } while (pieces.length > 0 && performance.now() < end);
}
