import type { FastifyInstance, FastifyRequest } from 'fastify'
import Upload from 'graphql-upload/Upload.mjs'
import processRequest from 'graphql-upload/processRequest.mjs'
import { limits } from '#src/limits.ts'
import { isObject } from '#src/rest/request-parts.ts'
import { protocolFault } from './bad-input.ts'

/** Maximum size of an upload in bytes; the store API limits each kind of file. */
const MAX_FILE = 5 * 1024 * 1024 + 1
const MAX_FIELD = 20 * 1024
/** The operations that take a file. */
const TAKES_FILES = /\b(?:accountImageUpdate|jobApplicationAdd|productRequestAdd)\b/

/**
 * Accepts requests to `path` with files per the GraphQL multipart request specification: one file, for a mutation that
 * takes one, and only with a header that other sites cannot send without a preflight (Apollo's CSRF prevention checks
 * it again).
 */
export function takeUploads(app: FastifyInstance, path: string): void {
  app.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null))
  app.addHook('preValidation', async (request, reply) => {
    if (!request.headers['content-type']?.startsWith('multipart/form-data')) return
    refuseOdd(request, path)
    const sizes = { maxFieldSize: MAX_FIELD, maxFileSize: MAX_FILE, maxFiles: 1 }
    const operations = await processRequest(request.raw, reply.raw, sizes).catch(refuseUnreadable)
    if (!TAKES_FILES.test(queryOf(operations))) throw protocolFault('BAD_REQUEST', {}, 'This operation takes no file.')
    await arrival(operations)
    request.body = operations
  })
}

function refuseOdd({ headers, url }: FastifyRequest, path: string): void {
  if (url !== path) throw protocolFault('UNSUPPORTED_MEDIA_TYPE')
  const preflighted = headers['apollo-require-preflight'] || headers['x-apollo-operation-name']
  if (!preflighted) throw protocolFault('CSRF')
  if (Number(headers['content-length'] ?? 0) > limits.upload) throw protocolFault('BODY_TOO_LARGE')
}

/** A truncated form is an error of the client. */
function refuseUnreadable(error: Error): never {
  throw 'status' in error ? error : protocolFault('BAD_REQUEST', {}, 'The form cannot be read.')
}

function queryOf(operations: unknown): string {
  return isObject(operations) ? String(operations.query) : ''
}

/**
 * Waits until every file of the form, a variable or a field of an input, has begun to arrive. Throws 400 when the form
 * ends without one.
 */
async function arrival(operations: unknown): Promise<void> {
  const variables: unknown = isObject(operations) ? operations.variables : undefined
  const values = Object.values(variables ?? {}).flatMap((value) =>
    value instanceof Upload ? [value] : Object.values(value ?? {}),
  )
  const files = values.filter((value) => value instanceof Upload)
  await Promise.all(files.map(({ promise }) => promise))
}
