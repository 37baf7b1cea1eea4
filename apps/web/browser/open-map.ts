/** Loads the map when the reader presses its button, or when the address names it. */
export function offerMap(): void {
  const place = document.querySelector<HTMLElement>('#map[data-script]');
  const button = place?.querySelector('button');
  if (!place || !button) return;
  place.hidden = false;
  const open = async (): Promise<void> => {
    button.disabled = true;
    try {
      const { showMap } = (await import(place.dataset['script'] ?? '')) as MapModule;
      await showMap(place);
    } catch {
      place.hidden = true; // the browser has no WebGL, or is offline: the list remains
    }
  };
  button.addEventListener('click', () => void open());
  if (location.hash === '#map') void open();
}

interface MapModule {
  showMap: (place: HTMLElement) => Promise<void>;
}
