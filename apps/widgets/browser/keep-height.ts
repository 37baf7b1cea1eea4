/**
 * Retains the height that the code of the builder reserves, if a list is higher and what is below it
 * is on the screen. The list then scrolls, until the reader uses it.
 */
export function keepHeight(box: HTMLElement, height: number): void {
  const { top, height: full } = box.getBoundingClientRect();
  if (full <= height || top + height >= innerHeight) return;
  box.style.maxHeight = `${height}px`;
  const release = () => {
    box.style.maxHeight = '';
  };
  for (const type of ['pointerdown', 'keydown'])
    box.addEventListener(type, release, { once: true });
}
