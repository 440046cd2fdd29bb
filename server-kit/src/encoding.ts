import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

/** Returns the best encoding for an `Accept-Encoding`. */
export function encodingFor(accepted: string | string[] = ''): Encoding {
  const names = String(accepted)
    .split(',')
    .filter((each) => !/;\s*q=0(\.0*)?\s*$/.test(each))
    .map((each) => each.split(';', 1)[0]?.trim())
  return (['br', 'gzip'] as const).find((each) => names.includes(each)) ?? 'identity'
}

/** Compresses a response that is made for each request, so quickly rather than well. */
export async function compress(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return body
  if (encoding === 'gzip') return promisify(gzip)(body, { level: 6 })
  return promisify(brotliCompress)(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  })
}
