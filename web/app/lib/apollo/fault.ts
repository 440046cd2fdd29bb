/** Error codes of the GraphQL layer, in `extensions.code`. */
export const faultCodes = [
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'NOT_FOUND',
  'GONE',
  'BAD_USER_INPUT',
  'BODY_TOO_LARGE',
  'RATE_LIMITED',
  'UPSTREAM_TIMEOUT',
  'UPSTREAM_UNAVAILABLE',
  'INTERNAL_SERVER_ERROR',
] as const

export type FaultCode = (typeof faultCodes)[number]

/** A failure: no response, or an unexpected one. User errors (`userErrors`) are data, not faults. */
export type Fault = { code: FaultCode; message?: string; reason?: string; requestId?: string }

export type GraphError = { message?: string; path?: readonly (string | number)[]; extensions?: Record<string, unknown> }

const statuses: Record<FaultCode, number> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  GONE: 410,
  BAD_USER_INPUT: 400,
  BODY_TOO_LARGE: 413,
  RATE_LIMITED: 429,
  UPSTREAM_TIMEOUT: 503,
  UPSTREAM_UNAVAILABLE: 503,
  INTERNAL_SERVER_ERROR: 500,
}

/** Returns the HTTP status of a page that failed with a fault. */
export function statusOf({ code }: Fault): number {
  return statuses[code]
}

/** Whether the shop did not respond: a retry may succeed. */
export function isOutage({ code }: Fault): boolean {
  return code === 'UPSTREAM_UNAVAILABLE' || code === 'UPSTREAM_TIMEOUT'
}

/** An Error that carries a fault. */
export function faultError(fault: Fault): Error {
  return Object.assign(new Error(fault.message ?? fault.code), { fault })
}

type Thrown = {
  name?: string
  message?: string
  fault?: Fault
  errors?: GraphError[]
  statusCode?: number
  bodyText?: string
}

/** Converts anything thrown to a fault: our own fault, GraphQL errors, Apollo's errors of a response, an abort. */
export function faultOf(thrown: unknown): Fault {
  if (typeof thrown !== 'object' || thrown === null) return { code: 'INTERNAL_SERVER_ERROR' }
  const { name, message, fault, errors, statusCode, bodyText } = thrown as Thrown
  if (fault) return fault
  if (errors?.[0]) return graphFault(errors[0])
  if (statusCode) return httpFault(statusCode, bodyText)
  if (name === 'AbortError' || name === 'TimeoutError') return { code: 'UPSTREAM_TIMEOUT' }
  return { code: 'INTERNAL_SERVER_ERROR', message }
}

/** Converts a GraphQL error to a fault. */
export function graphFault({ message, extensions = {} }: GraphError): Fault {
  const { code, reason, requestId } = extensions
  const known = faultCodes.find((each) => each === code) ?? 'INTERNAL_SERVER_ERROR'
  return { code: known, message, reason: textOrNothing(reason), requestId: textOrNothing(requestId) }
}

/** Converts an HTTP response without data to a fault: that of its GraphQL errors, if it has any. */
export function httpFault(status: number, body?: string): Fault {
  const [error] = errorsIn(body)
  if (error) return graphFault(error)
  if (status === 429) return { code: 'RATE_LIMITED' }
  if (status === 408 || status === 504) return { code: 'UPSTREAM_TIMEOUT' }
  // Includes status 200 with other content: the login page of a hotel network.
  if (status >= 500 || status < 400) return { code: 'UPSTREAM_UNAVAILABLE' }
  if (status === 413) return { code: 'BODY_TOO_LARGE' }
  return { code: 'BAD_USER_INPUT', message: body?.startsWith('{') ? body : undefined }
}

function errorsIn(body = ''): GraphError[] {
  try {
    return (JSON.parse(body) as { errors?: GraphError[] }).errors ?? []
  } catch {
    return []
  }
}

function textOrNothing(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}
