import type { Outcome } from './sender.ts'

/** Codes of WhatsApp that say 'not now' and not 'no': its rates, its overload, its maintenance, and what it calls unknown. */
const passing = new Set([1, 2, 4, 80_007, 130_429, 131_000, 131_016, 131_048, 131_056, 131_057, 133_004])
/** Nobody waits longer for a receiver that says when to come back, milliseconds. */
const PATIENCE = 3_600_000

export interface Refusal {
  status: number
  /** Of the error body `{error: {code, message, error_data: {details}}}`; absent when the body was none of WhatsApp's. */
  code?: number
  message?: string
  retryAfter: string | null
}

/** What a refused try is worth: codes decide where there is one, else the HTTP status. */
export function outcomeOf({ status, code, message = '', retryAfter }: Refusal, now: Date): Outcome {
  const reason = [code === undefined ? `HTTP ${status}` : String(code), message].filter(Boolean).join(' ').slice(0, 300)
  const worthwhile = status === 429 || status === 408 || status >= 500 || (code !== undefined && passing.has(code))
  return worthwhile ? { kind: 'later', reason, ...waitOf(retryAfter, now) } : { kind: 'never', reason }
}

/** `retry-after` is seconds or a date. */
function waitOf(retryAfter: string | null, now: Date): { afterMs?: number } {
  if (!retryAfter) return {}
  const wait = /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - now.getTime()
  return Number.isFinite(wait) ? { afterMs: Math.min(Math.max(wait, 0), PATIENCE) } : {}
}
