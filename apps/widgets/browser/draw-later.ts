const AT_ONCE = 4;

/** Lays out what page.css puts off, a few at a time, so that a slow device never does all of it in one go; over when all is. */
export async function drawLater(): Promise<void> {
  const putOff = [...document.querySelectorAll('main .event, main section')];
  while (putOff.length > 0) {
    for (const element of putOff.splice(0, AT_ONCE)) element.classList.add('drawn');
    document.body.getBoundingClientRect(); // now: else the next frame would lay out what many rounds have added
    await new Promise((settle) => setTimeout(settle));
  }
}
