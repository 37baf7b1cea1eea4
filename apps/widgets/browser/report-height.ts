/** Tells whoever frames this page how high it is, and again when that changes. `id` is the one the frame was given. */
export function reportHeight(): void {
  if (parent === window) return;
  const id = new URLSearchParams(location.search).get('id') ?? '';
  let told = 0;
  const tell = () => {
    const height = Math.ceil(document.body.getBoundingClientRect().height);
    if (height === told) return;
    told = height;
    parent.postMessage({ type: 'marquee:height', v: 1, id, height }, '*'); // a height is no secret
  };
  new ResizeObserver(tell).observe(document.body);
  tell();
}
