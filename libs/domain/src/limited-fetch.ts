/** What a JSON answer of a provider may have at most; those that we use have a few kilobytes. */
const MAX_RESPONSE_BYTES = 100_000;

/** As `fetch`, for services that we call. A body of more than 100 kB ends with an error while it is read, not after it filled the memory. */
export async function limitedFetch(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, init);
  if (!response.body) return response;
  const { status, statusText, headers } = response;
  return new Response(response.body.pipeThrough(byteLimit(MAX_RESPONSE_BYTES)), { status, statusText, headers });
}

function byteLimit(maxBytes: number): TransformStream<Uint8Array, Uint8Array> {
  let bytes = 0;
  return new TransformStream({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes > maxBytes) controller.error(new Error(`The response has more than ${String(maxBytes)} bytes.`));
      else controller.enqueue(chunk);
    },
  });
}
