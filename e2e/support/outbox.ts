import { expect } from '@playwright/test'
import { serviceKey, storeApiUrl } from './addresses.ts'

type Message = { id: number; mobile: string; template: string; params: string[] }

/** Returns the messages to a mobile (E.164), the newest first, by the internal call. */
async function messagesTo(mobile: string): Promise<Message[]> {
  const response = await fetch(`${storeApiUrl()}/outbox?first=20&mobile=${encodeURIComponent(mobile)}`, {
    headers: { 'x-service-key': serviceKey() },
  })
  expect(response.status).toBe(200)
  return ((await response.json()) as { data: Message[] }).data
}

type Wanted = {
  template?: string
  /** Only messages with a higher id. */ after?: number
  /** A text that the message must contain. */ about?: string
}

/** Waits for the newest message of a template and returns its code. */
export async function codeFor(
  mobile: string,
  { template = 'verify_code', after = 0, about }: Wanted = {},
): Promise<string> {
  let found: Message | undefined
  await expect(async () => {
    const messages = await messagesTo(mobile)
    found = messages.find(
      ({ id, params, ...message }) => message.template === template && id > after && (!about || params.includes(about)),
    )
    expect(found).toBeDefined()
  }).toPass({ timeout: 15_000 })
  const code = found?.params.find((param) => /^\d{4}$/.test(param)) ?? ''
  expect(code, 'a code of four digits').toMatch(/^\d{4}$/)
  return code
}

/** Returns the id of the newest message to a mobile, or 0 when there is none. */
export async function newestMessageId(mobile: string): Promise<number> {
  return (await messagesTo(mobile))[0]?.id ?? 0
}
