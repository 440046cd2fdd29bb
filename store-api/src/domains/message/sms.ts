import type { SmsConfig } from '#src/config.ts'
import { isPassing, judgeTry, readRetryAfter } from './http-try.ts'
import { type Outcome, type Outgoing, SEND_LIMIT, type Sender } from './sender.ts'
import { renderMessage } from './templates.ts'

/**
 * Sends by an SMS gateway: one JSON POST for each try (docs/messages.md#sms). The key goes along as `Idempotency-Key`,
 * equal in each try, so that a gateway which knows it sends once. Every 2xx counts as accepted.
 */
export function smsSender({ url, key: secret, sender }: SmsConfig, limit = SEND_LIMIT): Sender {
  const post = ({ key, mobile, template, language, params }: Outgoing) =>
    fetch(url, {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify({
        to: mobile,
        from: sender,
        text: renderMessage(template, language, params),
        reference: key,
      }),
      redirect: 'error',
      signal: AbortSignal.timeout(limit),
    })
  return { keepsText: false, send: (message) => judgeTry(() => post(message), readOutcome) }
}

async function readOutcome(response: Response): Promise<Outcome> {
  const text = await response.text()
  if (response.ok) return { kind: 'sent', providerId: null }
  const reason = `HTTP ${response.status} ${text.replace(/\s+/g, ' ')}`.trim().slice(0, 300)
  return isPassing(response.status)
    ? { kind: 'later', reason, ...readRetryAfter(response.headers.get('retry-after')) }
    : { kind: 'never', reason }
}
