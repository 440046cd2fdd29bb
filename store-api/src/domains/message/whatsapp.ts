import { type Outcome, type Outgoing, SEND_LIMIT, type Sender } from './sender.ts'
import { isCode } from './templates.ts'

interface WhatsappAccess {
  /** Address of the Graph API with its version, e.g. `https://graph.facebook.com/v23.0`. */
  apiUrl: string
  phoneId: string
  token: string
}

interface Answer {
  messages?: { id?: string }[]
  error?: { code?: number; message?: string; error_data?: { details?: string } }
}

/**
 * Sends by the WhatsApp Business Cloud API: template messages, each with its key as `biz_opaque_callback_data`, which comes back with
 * the delivery reports. An answer that cannot be read counts as not sent: a message twice is better than none.
 */
export function whatsappSender({ apiUrl, phoneId, token }: WhatsappAccess, limit = SEND_LIMIT): Sender {
  const url = `${apiUrl}/${encodeURIComponent(phoneId)}/messages`
  const post = (message: Outgoing) =>
    fetch(url, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(bodyOf(message)),
      redirect: 'error',
      signal: AbortSignal.timeout(limit),
    })
  return { keepsText: false, send: async (message) => judge(() => post(message)) }
}

async function judge(post: () => Promise<Response>): Promise<Outcome> {
  try {
    const response = await post()
    const answer = read(await response.text())
    if (response.ok) return accepted(answer)
    const { code, message, error_data: more } = answer?.error ?? {}
    const text = [message, more?.details].filter(Boolean).join(': ')
    return outcomeOf({ status: response.status, code, message: text, retryAfter: response.headers.get('retry-after') }, new Date())
  } catch (error) {
    return { kind: 'later', reason: (error as Error).name === 'TimeoutError' ? 'time-out' : 'no connection' }
  }
}

function accepted(answer: Answer | undefined): Outcome {
  const providerId = answer?.messages?.[0]?.id
  return providerId ? { kind: 'sent', providerId } : { kind: 'later', reason: 'an answer that cannot be read' }
}

function read(text: string): Answer | undefined {
  try {
    return JSON.parse(text) as Answer
  } catch {
    return undefined
  }
}

function bodyOf({ key, mobile, template, language, params }: Outgoing) {
  return {
    messaging_product: 'whatsapp',
    recipient_type: 'individual',
    to: mobile,
    type: 'template',
    template: { name: template, language: { code: language }, components: componentsOf({ template, params }) },
    biz_opaque_callback_data: key,
  }
}

/** Returns the components of a template: a code is in the text and in the copy button, other templates have only a text. */
function componentsOf({ template, params }: Pick<Outgoing, 'template' | 'params'>) {
  const parameters = params.map((text) => ({ type: 'text', text: fit(text) }))
  const body = { type: 'body', parameters }
  return isCode(template) ? [body, { type: 'button', sub_type: 'url', index: '0', parameters }] : [body]
}

/** WhatsApp refuses parameters with line ends or many spaces in a row. */
function fit(text: string): string {
  return text.replace(/\s+/g, ' ').slice(0, 1_000)
}

/** Temporary error codes of WhatsApp: rate limits, overload, maintenance, unknown errors. */
const passing = new Set([1, 2, 4, 80_007, 130_429, 131_000, 131_016, 131_048, 131_056, 131_057, 133_004])
/** Maximum accepted Retry-After (ms). */
const PATIENCE = 3_600_000

interface Refusal {
  status: number
  /** Of the error body `{error: {code, message, error_data: {details}}}`; absent when the body was none of WhatsApp's. */
  code?: number
  message?: string
  retryAfter: string | null
}

/** Classifies a refused try by its code, otherwise by its HTTP status. */
function outcomeOf({ status, code, message = '', retryAfter }: Refusal, now: Date): Outcome {
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
