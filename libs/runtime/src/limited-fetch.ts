/** Responses of the providers that we call have a few kilobytes. */
const MAX_RESPONSE_BYTES = 100_000;

/** Works like `fetch`, but reading a body of more than 100 kB fails before it fills the memory. */
export async function limitedFetch(
  input: string | URL | Request,
  init?: RequestInit,
): Promise<Response> {
  const response = await fetch(input, init);
  if (!response.body) return response;
  const { status, statusText, headers } = response;
  return new Response(response.body.pipeThrough(byteLimit(MAX_RESPONSE_BYTES)), {
    status,
    statusText,
    headers,
  });
}

function byteLimit(maxBytes: number): TransformStream<Uint8Array, Uint8Array> {
  let bytes = 0;
  return new TransformStream({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes > maxBytes)
        controller.error(new Error(`The response has more than ${String(maxBytes)} bytes.`));
      else controller.enqueue(chunk);
    },
  });
}
