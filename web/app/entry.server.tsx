import { randomBytes } from 'node:crypto'
import { channel } from 'node:diagnostics_channel'
import { STATUS_CODES } from 'node:http'
import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { isbot } from 'isbot'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, ServerRouter } from 'react-router'
import { ApolloProvider } from '@apollo/client/react'
import { serverClient } from '#app/lib/apollo/render-cache.server.ts'
import { answersIn } from '#app/lib/apollo/document-answers.ts'
import { documentPolicy } from '#app/domains/pixels/consent.server.ts'
import { SHARED_PAGE, sharedLife } from '#app/lib/http/shared-page.ts'
import { Nonce } from '#app/lib/http/nonce.ts'
import { pageOwnerHeader } from '#app/domains/session/page-owner.ts'
import { plainData } from '#app/lib/route/document-data.ts'
import { addTexts } from '#app/lib/i18n/i18n.ts'
import { texts as arabic } from '#app/lib/i18n/texts-ar.ts'
import { texts as english } from '#app/lib/i18n/texts-en.ts'

addTexts('ar', arabic)
addTexts('en', english)

/** Maximum rendering time of a page, in milliseconds. */
export const streamTimeout = 8_000
/** Value of Retry-After in seconds: for an outage of the shop, or a rate limit (bff/src/limits.ts). */
const RETRY_AFTER: Record<number, string> = { 503: '120', 429: '10' }

/** Renders the document: streamed to people, whole to bots; non-documents get only the status (specification §8). */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const nonce = randomBytes(16).toString('base64')
  headers.set('content-type', 'text/html; charset=utf-8')
  const policy = documentPolicy(request, nonce)
  // In development Vite brings styles as elements.
  headers.set(
    'content-security-policy',
    import.meta.hot ? policy.replace("style-src 'self'", "$& 'unsafe-inline'") : policy,
  )
  context.staticHandlerContext.loaderData = plainData(context.staticHandlerContext.loaderData)
  const whose = pageOwnerHeader(new URL(request.url).pathname, context.staticHandlerContext.loaderData)
  if (whose) headers.set('x-page-of', whose)
  const bot = isbot(request.headers.get('user-agent'))
  // A refused form is still a page.
  const failed = status >= 400 && context.staticHandlerContext.errors !== null
  const retryAfter = RETRY_AFTER[status]
  if (retryAfter) headers.set('retry-after', retryAfter)
  if (request.method === 'HEAD') return Promise.resolve(new Response(null, { status, headers }))
  if (bot && failed) return Promise.resolve(statusAlone(status, headers))
  const isShared = request.headers.has(SHARED_PAGE)
  const ready = bot || isShared ? 'onAllReady' : 'onShellReady'
  const { loaderData, actionData } = context.staticHandlerContext
  const answers = answersIn([...Object.values(loaderData), ...Object.values(actionData ?? {})])
  const isComplete = status === 200 && whose?.endsWith(' keep') && answers.every(({ failed }) => failed.length === 0)
  if (isShared && isComplete) headers.set('cache-control', sharedLife(answers.map(({ name }) => name)))
  const client = serverClient(answers)
  return new Promise((resolve, reject) => {
    let answer = status
    const late = setTimeout(() => abort(), streamTimeout)
    const { pipe, abort } = renderToPipeableStream(
      <Nonce value={nonce}>
        <ApolloProvider client={client}>
          <ServerRouter context={context} url={request.url} nonce={nonce} />
        </ApolloProvider>
      </Nonce>,
      {
        nonce,
        // Renders parts in place: large parts would be moved by a script, which browsers without JavaScript do not run.
        progressiveChunkSize: Infinity,
        [ready]() {
          if (bot && answer === 500) {
            clearTimeout(late)
            resolve(statusAlone(answer, headers))
            return abort()
          }
          const body = new PassThrough({ final: (done) => (clearTimeout(late), done()) })
          resolve(new Response(createReadableStreamFromReadable(body), { headers, status: answer }))
          pipe(body)
        },
        onShellError(error: unknown) {
          clearTimeout(late)
          reject(error as Error)
        },
        onError() {
          answer = 500
        },
      },
    )
  })
}

/** Response for bots where people see the error page. */
function statusAlone(status: number, headers: Headers): Response {
  headers.set('content-type', 'text/plain; charset=utf-8')
  return new Response(`${status} ${STATUS_CODES[status] ?? ''}\n`, { status, headers })
}

const pageErrors = channel('web:page-error')

/** Logs errors of loaders, actions and rendering. Aborted requests are not errors. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (request.signal.aborted) return
  pageErrors.publish({ error, path: new URL(request.url).pathname, requestId: request.headers.get('x-request-id') })
}
