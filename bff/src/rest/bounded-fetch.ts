/** More than any answer that a page needs; what is longer comes from something that is broken. */
const MAX_BYTES = 8 * 1024 * 1024

/** `fetch` whose answers are at most 8 MB long: a longer one is broken off, and reading it throws. */
export async function boundedFetch(request: Request): Promise<Response> {
  const response = await fetch(request)
  const { body, headers } = response
  if (!body || isShort(headers)) return response
  let read = 0
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      read += chunk.byteLength
      if (read > MAX_BYTES) throw new Error('The answer is too long')
      controller.enqueue(chunk)
    },
  })
  return new Response(body.pipeThrough(counter), response)
}

/** The length that is told holds for what is read, unless that is unpacked on the way. */
function isShort(headers: Headers): boolean {
  const length = headers.get('content-length')
  return length !== null && Number(length) <= MAX_BYTES && !headers.has('content-encoding')
}
