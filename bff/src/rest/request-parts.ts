import type { Language } from 'server-kit/language.ts'
import { errorText } from './error-text.ts'
import { RestError } from './rest-error.ts'
import type { Visitor } from './visitor.ts'

export interface AnyRequest {
  path?: Record<string, number | string>
  query?: Record<string, unknown>
  header?: Record<string, unknown>
  body?: unknown
}

/** Path and query of a call; a list is one value with commas. Throws a URIError for half a surrogate pair. */
export function addressOf(template: string, { path: segments = {}, query }: AnyRequest): string {
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(segments[name] ?? ''))
  const pairs = Object.entries(query ?? {}).flatMap(([name, value]) =>
    value == null
      ? []
      : [
          `${name}=${[value]
            .flat()
            .map((each) => encodeURIComponent(String(each)))
            .join(',')}`,
        ],
  )
  return pairs.length > 0 ? `${path}?${pairs.join('&')}` : path
}

/** Headers of a call for a visitor, with those of the request that have a value. */
export function headersOf(
  { language, token, requestId, address }: Visitor,
  { header = {} }: AnyRequest,
): Record<string, string> {
  const given = Object.entries(header).flatMap(([name, value]) => (value == null ? [] : [[name, String(value)]]))
  return {
    accept: 'application/json',
    'accept-language': language,
    authorization: `Bearer ${token}`,
    'x-request-id': requestId,
    'x-forwarded-for': address,
    ...Object.fromEntries(given),
  }
}

/** `..` and the empty string would change the path; no valid name is that long. */
export function refuseOddSegments(segments: AnyRequest['path'] = {}, language: Language): void {
  for (const segment of Object.values(segments)) {
    const text = String(segment)
    if (text.isWellFormed() && /^(?!\.{1,2}$)[^\0]{1,120}$/s.test(text)) continue
    throw new RestError('answer', errorText('missing', language), { status: 404, code: 'NOT_FOUND' })
  }
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export const isOk = (status: number) => status >= 200 && status < 300

export function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString())
  } catch {
    return undefined
  }
}
