import type { Shop } from './shop.ts'

interface Sent {
  query: string
  variables: Record<string, unknown>
  files: readonly Uint8Array[]
  filename: string
  /** Maps each file to its variable, e.g. `{ 0: ['variables.cv'] }`. */
  map: object
  headers?: Record<string, string>
}

/** Required header: any site could send a form without it. */
export const PREFLIGHT = { 'apollo-require-preflight': 'true' }

/** Uploads files like a browser, per the GraphQL multipart request specification; messages are in English. */
export async function sendFiles({ app }: Shop, { query, variables, files, filename, map, headers = PREFLIGHT }: Sent) {
  const form = new FormData()
  form.append('operations', JSON.stringify({ query, variables }))
  form.append('map', JSON.stringify(map))
  files.forEach((file, place) => form.append(String(place), new Blob([file as Uint8Array<ArrayBuffer>]), filename))
  const encoded = new Response(form)
  return app.inject({
    method: 'POST',
    url: '/graphql',
    payload: Buffer.from(await encoded.arrayBuffer()),
    headers: { ...headers, 'accept-language': 'en', 'content-type': encoded.headers.get('content-type') ?? '' },
  })
}
