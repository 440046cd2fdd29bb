import { type Outcome, type Outgoing, SEND_LIMIT, type Sender } from './sender.ts'
import { isPassing, judgeTry, readRetryAfter } from './http-try.ts'
import { isCode, tapButton } from './templates.ts'

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
 * Sends by the WhatsApp Business Cloud API: template messages, each with its key as `biz_opaque_callback_data`, which
 * comes back with the delivery reports. An answer that cannot be read counts as not sent: a message twice is better
 * than none.
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
  return { keepsText: false, send: (message) => judgeTry(() => post(message), outcomeFrom) }
}

async function outcomeFrom(response: Response): Promise<Outcome> {
  const answer = read(await response.text())
  if (response.ok) return accepted(answer)
  const { code, message, error_data: more } = answer?.error ?? {}
  const text = [message, more?.details].filter(Boolean).join(': ')
  return outcomeOf({ status: response.status, code, message: text, retryAfter: response.headers.get('retry-after') })
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
    template: { name: template, language: { code: language }, components: toComponents({ key, template, params }) },
    biz_opaque_callback_data: key,
  }
}

/**
 * Returns the components of a template: a code is in the text and in the copy button; a button that the customer taps
 * carries the key of its message, which comes back with the tap; other templates have only a text.
 */
function toComponents({ key, template, params }: Pick<Outgoing, 'key' | 'template' | 'params'>) {
  const parameters = params.map((text) => ({ type: 'text', text: fit(text) }))
  const body = { type: 'body', parameters }
  if (isCode(template)) return [body, { type: 'button', sub_type: 'url', index: '0', parameters }]
  if (!tapButton(template)) return [body]
  return [
    body,
    { type: 'button', sub_type: 'quick_reply', index: '0', parameters: [{ type: 'payload', payload: key }] },
  ]
}

/** WhatsApp refuses parameters with line ends or many spaces in a row. */
function fit(text: string): string {
  return text.replace(/\s+/g, ' ').slice(0, 1_000)
}

/** Temporary error codes of WhatsApp: rate limits, overload, maintenance, unknown errors. */
const passing = new Set([1, 2, 4, 80_007, 130_429, 131_000, 131_016, 131_048, 131_056, 131_057, 133_004])

interface Refusal {
  status: number
  /**
   * Of the error body `{error: {code, message, error_data: {details}}}`; absent when the body was none of WhatsApp's.
   */
  code?: number
  message?: string
  retryAfter: string | null
}

/** Classifies a refused try by its code, otherwise by its HTTP status. */
function outcomeOf({ status, code, message = '', retryAfter }: Refusal): Outcome {
  const reason = [code === undefined ? `HTTP ${status}` : String(code), message].filter(Boolean).join(' ').slice(0, 300)
  const worthwhile = isPassing(status) || (code !== undefined && passing.has(code))
  return worthwhile ? { kind: 'later', reason, ...readRetryAfter(retryAfter) } : { kind: 'never', reason }
}
